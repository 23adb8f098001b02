from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any, Optional, Union

from .accept_invite import AcceptInvite
from .admin_end_game import AdminEndGame
from .admin_lift_suspension import AdminLiftSuspension
from .admin_remove_message import AdminRemoveMessage
from .admin_set_quota import AdminSetQuota
from .admin_suspend import AdminSuspend
from .answer_undo import AnswerUndo
from .async_base import AsyncBase
from .base_model import UNSET, UnsetType
from .begin_campaign_game import BeginCampaignGame
from .betray import Betray
from .buy_menace import BuyMenace
from .change_options import ChangeOptions
from .change_webhook import ChangeWebhook
from .come_back import ComeBack
from .coordinate import Coordinate
from .create_campaign import CreateCampaign
from .create_game import CreateGame
from .decide import Decide
from .delete_account import DeleteAccount
from .discard_vigilant import DiscardVigilant
from .dodge import Dodge
from .end_action_phase import EndActionPhase
from .end_actions import EndActions
from .enums import GameName
from .fight import Fight
from .fight_enemy import FightEnemy
from .fight_player import FightPlayer
from .fork_game import ForkGame
from .fragments import (
    Account,
    ActionAccepted,
    AdminAct,
    AlienGameView,
    Attempt,
    AuditedCause,
    AuditedCommit,
    AuditedDifference,
    AuditRead,
    Campaign,
    CampaignConnection,
    Card,
    Commit,
    ConquestView,
    Decision,
    FireflyGameView,
    Game,
    GameConnection,
    InvitePreview,
    Invites,
    LegalAction,
    LegalActions,
    MadeInvite,
    MadeToken,
    MadeWebhook,
    Message,
    Player,
    RecoveryCode,
    Replayed,
    Rule,
    Ruleset,
    SignedUp,
    SigningKey,
    TableEtiquette,
    Tokens,
    Turns,
    VillainsView,
    Webhook,
    Webhooks,
)
from .game_events import GameEvents
from .get_admin_log import GetAdminLog
from .get_admin_player import GetAdminPlayer
from .get_campaign import GetCampaign
from .get_campaigns import GetCampaigns
from .get_card import GetCard
from .get_game import GetGame
from .get_game_audit_cause import GetGameAuditCause
from .get_game_audit_difference import GetGameAuditDifference
from .get_game_audit_legal import GetGameAuditLegal
from .get_game_audit_reads import GetGameAuditReads
from .get_game_audit_table import GetGameAuditTable
from .get_game_audit_timeline import GetGameAuditTimeline
from .get_game_decisions import GetGameDecisions
from .get_game_etiquette import GetGameEtiquette
from .get_game_events import GetGameEvents
from .get_game_legal_actions import GetGameLegalActions
from .get_game_talk import GetGameTalk
from .get_game_view import GetGameView
from .get_games import GetGames
from .get_keys import GetKeys
from .get_me import GetMe
from .get_me_waiting import GetMeWaiting
from .get_node import GetNode, Node
from .get_ruleset import GetRuleset
from .get_ruleset_cards import GetRulesetCards
from .get_ruleset_rules import GetRulesetRules
from .get_rulesets import GetRulesets
from .grant_token import GrantToken
from .hand_over import HandOver
from .heal import Heal
from .input_types import (
    AdminEndGameInput,
    AdminLiftSuspensionInput,
    AdminRemoveMessageInput,
    AdminSetQuotaInput,
    AdminSuspendInput,
    AnswerUndoInput,
    AttendInput,
    BeginCampaignGameInput,
    BetrayInput,
    BuyMenaceInput,
    ChangeOptionsInput,
    ChangeWebhookInput,
    CoordinateInput,
    CreateCampaignInput,
    CreateGameInput,
    DecideInput,
    DiscardVigilantInput,
    DodgeInput,
    EndActionPhaseInput,
    EndActionsInput,
    FightEnemyInput,
    FightInput,
    FightPlayerInput,
    ForkGameInput,
    GameFilter,
    GrantTokenInput,
    HandOverInput,
    HealInput,
    JoinGameInput,
    KeepSeatInput,
    LandReinforcementInput,
    LeaveGameInput,
    LinkIdentityInput,
    MakeInviteInput,
    MakeTokenInput,
    MakeWebhookInput,
    MoveAlienInput,
    PayForInput,
    PingWebhookInput,
    PlayCardInput,
    PlayCoordinatedInput,
    PlayCopyInput,
    PlayEventInput,
    PrepareRecoveryInput,
    ReactInput,
    ReadmitInput,
    RecoverAccountInput,
    RecruitInput,
    RematchInput,
    RemoveMessageInput,
    RemoveWebhookInput,
    RepairInput,
    ReplayNoticesInput,
    ResolveSpaceInput,
    RevokeInviteInput,
    RevokeTokenInput,
    RotateWebhookInput,
    SacrificeInput,
    SayInput,
    ScanInput,
    SeatBotsInput,
    SetAutoPassInput,
    SetClockInput,
    SetLocaleInput,
    SetReadyInput,
    ShareHandInput,
    ShowCardsInput,
    SignUpInput,
    StartGameInput,
    SwapCoordinateInput,
    TheInviteInput,
    UndoInput,
    UninviteInput,
    UseAbilityInput,
    UseOnceInput,
)
from .join_game import JoinGame
from .keep_seat import KeepSeat
from .land_reinforcement import LandReinforcement
from .leave_game import LeaveGame
from .link_identity import LinkIdentity
from .make_invite import MakeInvite
from .make_token import MakeToken
from .make_webhook import MakeWebhook
from .move_alien import MoveAlien
from .my_turns import MyTurns
from .operations import (
    ACCEPT_INVITE,
    ADMIN_END_GAME,
    ADMIN_LIFT_SUSPENSION,
    ADMIN_REMOVE_MESSAGE,
    ADMIN_SET_QUOTA,
    ADMIN_SUSPEND,
    ANSWER_UNDO,
    BEGIN_CAMPAIGN_GAME,
    BETRAY,
    BUY_MENACE,
    CHANGE_OPTIONS,
    CHANGE_WEBHOOK,
    COME_BACK,
    COORDINATE,
    CREATE_CAMPAIGN,
    CREATE_GAME,
    DECIDE,
    DELETE_ACCOUNT,
    DISCARD_VIGILANT,
    DODGE,
    END_ACTION_PHASE,
    END_ACTIONS,
    FIGHT,
    FIGHT_ENEMY,
    FIGHT_PLAYER,
    FORK_GAME,
    GAME_EVENTS,
    GET_ADMIN_LOG,
    GET_ADMIN_PLAYER,
    GET_CAMPAIGN,
    GET_CAMPAIGNS,
    GET_CARD,
    GET_GAME,
    GET_GAME_AUDIT_CAUSE,
    GET_GAME_AUDIT_DIFFERENCE,
    GET_GAME_AUDIT_LEGAL,
    GET_GAME_AUDIT_READS,
    GET_GAME_AUDIT_TABLE,
    GET_GAME_AUDIT_TIMELINE,
    GET_GAME_DECISIONS,
    GET_GAME_ETIQUETTE,
    GET_GAME_EVENTS,
    GET_GAME_LEGAL_ACTIONS,
    GET_GAME_TALK,
    GET_GAME_VIEW,
    GET_GAMES,
    GET_KEYS,
    GET_ME,
    GET_ME_WAITING,
    GET_NODE,
    GET_RULESET,
    GET_RULESET_CARDS,
    GET_RULESET_RULES,
    GET_RULESETS,
    GRANT_TOKEN,
    HAND_OVER,
    HEAL,
    JOIN_GAME,
    KEEP_SEAT,
    LAND_REINFORCEMENT,
    LEAVE_GAME,
    LINK_IDENTITY,
    MAKE_INVITE,
    MAKE_TOKEN,
    MAKE_WEBHOOK,
    MOVE_ALIEN,
    MY_TURNS,
    PAY_FOR,
    PING_WEBHOOK,
    PLAY_CARD,
    PLAY_COORDINATED,
    PLAY_COPY,
    PLAY_EVENT,
    PREPARE_RECOVERY,
    PREVIEW_INVITE,
    REACT,
    READMIT,
    RECOVER_ACCOUNT,
    RECRUIT,
    REMATCH,
    REMOVE_MESSAGE,
    REMOVE_WEBHOOK,
    REPAIR,
    REPLAY_NOTICES,
    RESOLVE_SPACE,
    REVOKE_INVITE,
    REVOKE_TOKEN,
    ROTATE_WEBHOOK,
    SACRIFICE,
    SAY,
    SCAN,
    SEAT_BOTS,
    SET_AUTO_PASS,
    SET_CLOCK,
    SET_LOCALE,
    SET_READY,
    SHARE_HAND,
    SHOW_CARDS,
    SIGN_UP,
    STAND_IN,
    START_GAME,
    SWAP_COORDINATE,
    TALK,
    UNDO,
    UNINVITE,
    USE_ABILITY,
    USE_ONCE,
)
from .pay_for import PayFor
from .ping_webhook import PingWebhook
from .play_card import PlayCard
from .play_coordinated import PlayCoordinated
from .play_copy import PlayCopy
from .play_event import PlayEvent
from .prepare_recovery import PrepareRecovery
from .preview_invite import PreviewInvite
from .react import React
from .readmit import Readmit
from .recover_account import RecoverAccount
from .recruit import Recruit
from .rematch import Rematch
from .remove_message import RemoveMessage
from .remove_webhook import RemoveWebhook
from .repair import Repair
from .replay_notices import ReplayNotices
from .resolve_space import ResolveSpace
from .revoke_invite import RevokeInvite
from .revoke_token import RevokeToken
from .rotate_webhook import RotateWebhook
from .sacrifice import Sacrifice
from .say import Say
from .scan import Scan
from .seat_bots import SeatBots
from .set_auto_pass import SetAutoPass
from .set_clock import SetClock
from .set_locale import SetLocale
from .set_ready import SetReady
from .share_hand import ShareHand
from .show_cards import ShowCards
from .sign_up import SignUp
from .stand_in import StandIn
from .start_game import StartGame
from .swap_coordinate import SwapCoordinate
from .talk import Talk
from .undo import Undo
from .uninvite import Uninvite
from .use_ability import UseAbility
from .use_once import UseOnce


def gql(q: str) -> str:
    return q


class AsyncClient(AsyncBase):
    async def sign_up(
        self,
        input: SignUpInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> SignedUp:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(query=SIGN_UP, operation_name="SignUp", variables=variables, **kwargs)
        data = self.get_data(response)
        found = SignUp.model_validate(data)
        return found.sign_up

    async def set_locale(
        self,
        input: SetLocaleInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Player:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(query=SET_LOCALE, operation_name="SetLocale", variables=variables, **kwargs)
        data = self.get_data(response)
        found = SetLocale.model_validate(data)
        return found.set_locale

    async def create_game(
        self,
        input: CreateGameInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Game:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(
            query=CREATE_GAME,
            operation_name="CreateGame",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = CreateGame.model_validate(data)
        return found.create_game

    async def join_game(
        self,
        input: JoinGameInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Game:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(query=JOIN_GAME, operation_name="JoinGame", variables=variables, **kwargs)
        data = self.get_data(response)
        found = JoinGame.model_validate(data)
        return found.join_game

    async def leave_game(
        self,
        input: LeaveGameInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Game:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(query=LEAVE_GAME, operation_name="LeaveGame", variables=variables, **kwargs)
        data = self.get_data(response)
        found = LeaveGame.model_validate(data)
        return found.leave_game

    async def start_game(
        self,
        input: StartGameInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Game:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(query=START_GAME, operation_name="StartGame", variables=variables, **kwargs)
        data = self.get_data(response)
        found = StartGame.model_validate(data)
        return found.start_game

    async def set_ready(
        self,
        input: SetReadyInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Game:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(query=SET_READY, operation_name="SetReady", variables=variables, **kwargs)
        data = self.get_data(response)
        found = SetReady.model_validate(data)
        return found.set_ready

    async def change_options(
        self,
        input: ChangeOptionsInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Game:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(
            query=CHANGE_OPTIONS,
            operation_name="ChangeOptions",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = ChangeOptions.model_validate(data)
        return found.change_options

    async def seat_bots(
        self,
        input: SeatBotsInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Game:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(query=SEAT_BOTS, operation_name="SeatBots", variables=variables, **kwargs)
        data = self.get_data(response)
        found = SeatBots.model_validate(data)
        return found.seat_bots

    async def hand_over(
        self,
        input: HandOverInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Game:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(query=HAND_OVER, operation_name="HandOver", variables=variables, **kwargs)
        data = self.get_data(response)
        found = HandOver.model_validate(data)
        return found.hand_over

    async def readmit(
        self,
        input: ReadmitInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Game:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(query=READMIT, operation_name="Readmit", variables=variables, **kwargs)
        data = self.get_data(response)
        found = Readmit.model_validate(data)
        return found.readmit

    async def rematch(
        self,
        input: RematchInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Game:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(query=REMATCH, operation_name="Rematch", variables=variables, **kwargs)
        data = self.get_data(response)
        found = Rematch.model_validate(data)
        return found.rematch

    async def make_invite(
        self,
        input: MakeInviteInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> MadeInvite:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(
            query=MAKE_INVITE,
            operation_name="MakeInvite",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = MakeInvite.model_validate(data)
        return found.make_invite

    async def revoke_invite(
        self,
        input: RevokeInviteInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Invites:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(
            query=REVOKE_INVITE,
            operation_name="RevokeInvite",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = RevokeInvite.model_validate(data)
        return found.revoke_invite

    async def uninvite(
        self,
        input: UninviteInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Invites:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(query=UNINVITE, operation_name="Uninvite", variables=variables, **kwargs)
        data = self.get_data(response)
        found = Uninvite.model_validate(data)
        return found.uninvite

    async def preview_invite(
        self,
        input: TheInviteInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> InvitePreview:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(
            query=PREVIEW_INVITE,
            operation_name="PreviewInvite",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = PreviewInvite.model_validate(data)
        return found.preview_invite

    async def accept_invite(
        self,
        input: TheInviteInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Game:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(
            query=ACCEPT_INVITE,
            operation_name="AcceptInvite",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = AcceptInvite.model_validate(data)
        return found.accept_invite

    async def keep_seat(
        self,
        input: KeepSeatInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Game:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(query=KEEP_SEAT, operation_name="KeepSeat", variables=variables, **kwargs)
        data = self.get_data(response)
        found = KeepSeat.model_validate(data)
        return found.keep_seat

    async def create_campaign(
        self,
        input: CreateCampaignInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Campaign:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(
            query=CREATE_CAMPAIGN,
            operation_name="CreateCampaign",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = CreateCampaign.model_validate(data)
        return found.create_campaign

    async def begin_campaign_game(
        self,
        input: BeginCampaignGameInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Campaign:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(
            query=BEGIN_CAMPAIGN_GAME,
            operation_name="BeginCampaignGame",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = BeginCampaignGame.model_validate(data)
        return found.begin_campaign_game

    async def fork_game(
        self,
        input: ForkGameInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Game:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(query=FORK_GAME, operation_name="ForkGame", variables=variables, **kwargs)
        data = self.get_data(response)
        found = ForkGame.model_validate(data)
        return found.fork_game

    async def undo(
        self,
        input: UndoInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(query=UNDO, operation_name="Undo", variables=variables, **kwargs)
        data = self.get_data(response)
        found = Undo.model_validate(data)
        return found.undo

    async def answer_undo(
        self,
        input: AnswerUndoInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(
            query=ANSWER_UNDO,
            operation_name="AnswerUndo",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = AnswerUndo.model_validate(data)
        return found.answer_undo

    async def stand_in(
        self,
        input: AttendInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Game:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(query=STAND_IN, operation_name="StandIn", variables=variables, **kwargs)
        data = self.get_data(response)
        found = StandIn.model_validate(data)
        return found.stand_in

    async def come_back(
        self,
        input: AttendInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Game:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(query=COME_BACK, operation_name="ComeBack", variables=variables, **kwargs)
        data = self.get_data(response)
        found = ComeBack.model_validate(data)
        return found.come_back

    async def set_clock(
        self,
        input: SetClockInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Game:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(query=SET_CLOCK, operation_name="SetClock", variables=variables, **kwargs)
        data = self.get_data(response)
        found = SetClock.model_validate(data)
        return found.set_clock

    async def make_token(
        self,
        input: MakeTokenInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> MadeToken:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(query=MAKE_TOKEN, operation_name="MakeToken", variables=variables, **kwargs)
        data = self.get_data(response)
        found = MakeToken.model_validate(data)
        return found.make_token

    async def revoke_token(
        self,
        input: RevokeTokenInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Tokens:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(
            query=REVOKE_TOKEN,
            operation_name="RevokeToken",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = RevokeToken.model_validate(data)
        return found.revoke_token

    async def grant_token(
        self,
        input: GrantTokenInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> MadeToken:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(
            query=GRANT_TOKEN,
            operation_name="GrantToken",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = GrantToken.model_validate(data)
        return found.grant_token

    async def link_identity(
        self,
        input: LinkIdentityInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Player:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(
            query=LINK_IDENTITY,
            operation_name="LinkIdentity",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = LinkIdentity.model_validate(data)
        return found.link_identity

    async def prepare_recovery(
        self,
        input: PrepareRecoveryInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> RecoveryCode:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(
            query=PREPARE_RECOVERY,
            operation_name="PrepareRecovery",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = PrepareRecovery.model_validate(data)
        return found.prepare_recovery

    async def recover_account(
        self,
        input: RecoverAccountInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> SignedUp:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(
            query=RECOVER_ACCOUNT,
            operation_name="RecoverAccount",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = RecoverAccount.model_validate(data)
        return found.recover_account

    async def delete_account(self, locale: Union[Optional[str], UnsetType] = UNSET, **kwargs: Any) -> Player:
        variables: dict[str, object] = {"locale": locale}
        response = await self.execute(
            query=DELETE_ACCOUNT,
            operation_name="DeleteAccount",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = DeleteAccount.model_validate(data)
        return found.delete_account

    async def make_webhook(
        self,
        input: MakeWebhookInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> MadeWebhook:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(
            query=MAKE_WEBHOOK,
            operation_name="MakeWebhook",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = MakeWebhook.model_validate(data)
        return found.make_webhook

    async def change_webhook(
        self,
        input: ChangeWebhookInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Webhook:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(
            query=CHANGE_WEBHOOK,
            operation_name="ChangeWebhook",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = ChangeWebhook.model_validate(data)
        return found.change_webhook

    async def remove_webhook(
        self,
        input: RemoveWebhookInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Webhooks:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(
            query=REMOVE_WEBHOOK,
            operation_name="RemoveWebhook",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = RemoveWebhook.model_validate(data)
        return found.remove_webhook

    async def rotate_webhook(
        self,
        input: RotateWebhookInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> MadeWebhook:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(
            query=ROTATE_WEBHOOK,
            operation_name="RotateWebhook",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = RotateWebhook.model_validate(data)
        return found.rotate_webhook

    async def ping_webhook(
        self,
        input: PingWebhookInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Attempt:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(
            query=PING_WEBHOOK,
            operation_name="PingWebhook",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = PingWebhook.model_validate(data)
        return found.ping_webhook

    async def replay_notices(
        self,
        input: ReplayNoticesInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Replayed:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(
            query=REPLAY_NOTICES,
            operation_name="ReplayNotices",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = ReplayNotices.model_validate(data)
        return found.replay_notices

    async def admin_suspend(
        self,
        input: AdminSuspendInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Account:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(
            query=ADMIN_SUSPEND,
            operation_name="AdminSuspend",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = AdminSuspend.model_validate(data)
        return found.admin_suspend

    async def admin_lift_suspension(
        self,
        input: AdminLiftSuspensionInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Account:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(
            query=ADMIN_LIFT_SUSPENSION,
            operation_name="AdminLiftSuspension",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = AdminLiftSuspension.model_validate(data)
        return found.admin_lift_suspension

    async def admin_set_quota(
        self,
        input: AdminSetQuotaInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Account:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(
            query=ADMIN_SET_QUOTA,
            operation_name="AdminSetQuota",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = AdminSetQuota.model_validate(data)
        return found.admin_set_quota

    async def admin_end_game(
        self,
        input: AdminEndGameInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Game:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(
            query=ADMIN_END_GAME,
            operation_name="AdminEndGame",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = AdminEndGame.model_validate(data)
        return found.admin_end_game

    async def say(
        self,
        input: SayInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Message:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(query=SAY, operation_name="Say", variables=variables, **kwargs)
        data = self.get_data(response)
        found = Say.model_validate(data)
        return found.say

    async def remove_message(
        self,
        input: RemoveMessageInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Message:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(
            query=REMOVE_MESSAGE,
            operation_name="RemoveMessage",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = RemoveMessage.model_validate(data)
        return found.remove_message

    async def admin_remove_message(
        self,
        input: AdminRemoveMessageInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Message:
        variables: dict[str, object] = {"input": input, "locale": locale}
        response = await self.execute(
            query=ADMIN_REMOVE_MESSAGE,
            operation_name="AdminRemoveMessage",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = AdminRemoveMessage.model_validate(data)
        return found.admin_remove_message

    async def betray(
        self,
        input: BetrayInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(query=BETRAY, operation_name="Betray", variables=variables, **kwargs)
        data = self.get_data(response)
        found = Betray.model_validate(data)
        return found.betray

    async def buy_menace(
        self,
        input: BuyMenaceInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(query=BUY_MENACE, operation_name="BuyMenace", variables=variables, **kwargs)
        data = self.get_data(response)
        found = BuyMenace.model_validate(data)
        return found.buy_menace

    async def coordinate(
        self,
        input: CoordinateInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(query=COORDINATE, operation_name="Coordinate", variables=variables, **kwargs)
        data = self.get_data(response)
        found = Coordinate.model_validate(data)
        return found.coordinate

    async def decide(
        self,
        input: DecideInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(query=DECIDE, operation_name="Decide", variables=variables, **kwargs)
        data = self.get_data(response)
        found = Decide.model_validate(data)
        return found.decide

    async def discard_vigilant(
        self,
        input: DiscardVigilantInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(
            query=DISCARD_VIGILANT,
            operation_name="DiscardVigilant",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = DiscardVigilant.model_validate(data)
        return found.discard_vigilant

    async def dodge(
        self,
        input: DodgeInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(query=DODGE, operation_name="Dodge", variables=variables, **kwargs)
        data = self.get_data(response)
        found = Dodge.model_validate(data)
        return found.dodge

    async def end_action_phase(
        self,
        input: EndActionPhaseInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(
            query=END_ACTION_PHASE,
            operation_name="EndActionPhase",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = EndActionPhase.model_validate(data)
        return found.end_action_phase

    async def end_actions(
        self,
        input: EndActionsInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(
            query=END_ACTIONS,
            operation_name="EndActions",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = EndActions.model_validate(data)
        return found.end_actions

    async def fight(
        self,
        input: FightInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(query=FIGHT, operation_name="Fight", variables=variables, **kwargs)
        data = self.get_data(response)
        found = Fight.model_validate(data)
        return found.fight

    async def fight_enemy(
        self,
        input: FightEnemyInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(
            query=FIGHT_ENEMY,
            operation_name="FightEnemy",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = FightEnemy.model_validate(data)
        return found.fight_enemy

    async def fight_player(
        self,
        input: FightPlayerInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(
            query=FIGHT_PLAYER,
            operation_name="FightPlayer",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = FightPlayer.model_validate(data)
        return found.fight_player

    async def heal(
        self,
        input: HealInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(query=HEAL, operation_name="Heal", variables=variables, **kwargs)
        data = self.get_data(response)
        found = Heal.model_validate(data)
        return found.heal

    async def land_reinforcement(
        self,
        input: LandReinforcementInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(
            query=LAND_REINFORCEMENT,
            operation_name="LandReinforcement",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = LandReinforcement.model_validate(data)
        return found.land_reinforcement

    async def move_alien(
        self,
        input: MoveAlienInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(query=MOVE_ALIEN, operation_name="MoveAlien", variables=variables, **kwargs)
        data = self.get_data(response)
        found = MoveAlien.model_validate(data)
        return found.move_alien

    async def pay_for(
        self,
        input: PayForInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(query=PAY_FOR, operation_name="PayFor", variables=variables, **kwargs)
        data = self.get_data(response)
        found = PayFor.model_validate(data)
        return found.pay_for

    async def play_card(
        self,
        input: PlayCardInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(query=PLAY_CARD, operation_name="PlayCard", variables=variables, **kwargs)
        data = self.get_data(response)
        found = PlayCard.model_validate(data)
        return found.play_card

    async def play_coordinated(
        self,
        input: PlayCoordinatedInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(
            query=PLAY_COORDINATED,
            operation_name="PlayCoordinated",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = PlayCoordinated.model_validate(data)
        return found.play_coordinated

    async def play_copy(
        self,
        input: PlayCopyInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(query=PLAY_COPY, operation_name="PlayCopy", variables=variables, **kwargs)
        data = self.get_data(response)
        found = PlayCopy.model_validate(data)
        return found.play_copy

    async def play_event(
        self,
        input: PlayEventInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(query=PLAY_EVENT, operation_name="PlayEvent", variables=variables, **kwargs)
        data = self.get_data(response)
        found = PlayEvent.model_validate(data)
        return found.play_event

    async def react(
        self,
        input: ReactInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(query=REACT, operation_name="React", variables=variables, **kwargs)
        data = self.get_data(response)
        found = React.model_validate(data)
        return found.react

    async def recruit(
        self,
        input: RecruitInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(query=RECRUIT, operation_name="Recruit", variables=variables, **kwargs)
        data = self.get_data(response)
        found = Recruit.model_validate(data)
        return found.recruit

    async def repair(
        self,
        input: RepairInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(query=REPAIR, operation_name="Repair", variables=variables, **kwargs)
        data = self.get_data(response)
        found = Repair.model_validate(data)
        return found.repair

    async def resolve_space(
        self,
        input: ResolveSpaceInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(
            query=RESOLVE_SPACE,
            operation_name="ResolveSpace",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = ResolveSpace.model_validate(data)
        return found.resolve_space

    async def sacrifice(
        self,
        input: SacrificeInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(query=SACRIFICE, operation_name="Sacrifice", variables=variables, **kwargs)
        data = self.get_data(response)
        found = Sacrifice.model_validate(data)
        return found.sacrifice

    async def scan(
        self,
        input: ScanInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(query=SCAN, operation_name="Scan", variables=variables, **kwargs)
        data = self.get_data(response)
        found = Scan.model_validate(data)
        return found.scan

    async def set_auto_pass(
        self,
        input: SetAutoPassInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(
            query=SET_AUTO_PASS,
            operation_name="SetAutoPass",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = SetAutoPass.model_validate(data)
        return found.set_auto_pass

    async def share_hand(
        self,
        input: ShareHandInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(query=SHARE_HAND, operation_name="ShareHand", variables=variables, **kwargs)
        data = self.get_data(response)
        found = ShareHand.model_validate(data)
        return found.share_hand

    async def show_cards(
        self,
        input: ShowCardsInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(query=SHOW_CARDS, operation_name="ShowCards", variables=variables, **kwargs)
        data = self.get_data(response)
        found = ShowCards.model_validate(data)
        return found.show_cards

    async def swap_coordinate(
        self,
        input: SwapCoordinateInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(
            query=SWAP_COORDINATE,
            operation_name="SwapCoordinate",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = SwapCoordinate.model_validate(data)
        return found.swap_coordinate

    async def use_ability(
        self,
        input: UseAbilityInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(
            query=USE_ABILITY,
            operation_name="UseAbility",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = UseAbility.model_validate(data)
        return found.use_ability

    async def use_once(
        self,
        input: UseOnceInput,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> ActionAccepted:
        variables: dict[str, object] = {
            "input": input,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(query=USE_ONCE, operation_name="UseOnce", variables=variables, **kwargs)
        data = self.get_data(response)
        found = UseOnce.model_validate(data)
        return found.use_once

    async def get_me(self, **kwargs: Any) -> Optional[Player]:
        variables: dict[str, object] = {}
        response = await self.execute(query=GET_ME, operation_name="GetMe", variables=variables, **kwargs)
        data = self.get_data(response)
        found = GetMe.model_validate(data)
        return found.me

    async def get_me_waiting(
        self, first: Union[Optional[int], UnsetType] = UNSET, **kwargs: Any
    ) -> Optional[list[Game]]:
        variables: dict[str, object] = {"first": first}
        response = await self.execute(
            query=GET_ME_WAITING,
            operation_name="GetMeWaiting",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = GetMeWaiting.model_validate(data)
        return found.me.waiting if found.me else None

    async def get_game(self, id: str, **kwargs: Any) -> Optional[Game]:
        variables: dict[str, object] = {"id": id}
        response = await self.execute(query=GET_GAME, operation_name="GetGame", variables=variables, **kwargs)
        data = self.get_data(response)
        found = GetGame.model_validate(data)
        return found.game

    async def get_game_view(
        self,
        id: str,
        at: Union[Optional[int], UnsetType] = UNSET,
        reveal: Union[Optional[bool], UnsetType] = UNSET,
        locale: Union[Optional[str], UnsetType] = UNSET,
        seat: Union[Optional[int], UnsetType] = UNSET,
        spectator: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Optional[Union[VillainsView, ConquestView, AlienGameView, FireflyGameView]]:
        variables: dict[str, object] = {
            "id": id,
            "at": at,
            "reveal": reveal,
            "locale": locale,
            "seat": seat,
            "spectator": spectator,
        }
        response = await self.execute(
            query=GET_GAME_VIEW,
            operation_name="GetGameView",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = GetGameView.model_validate(data)
        return found.game.view if found.game else None

    async def get_game_legal_actions(
        self, id: str, locale: Union[Optional[str], UnsetType] = UNSET, **kwargs: Any
    ) -> Optional[list[LegalAction]]:
        variables: dict[str, object] = {"id": id, "locale": locale}
        response = await self.execute(
            query=GET_GAME_LEGAL_ACTIONS,
            operation_name="GetGameLegalActions",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = GetGameLegalActions.model_validate(data)
        return found.game.legal_actions if found.game else None

    async def get_game_decisions(
        self, id: str, locale: Union[Optional[str], UnsetType] = UNSET, **kwargs: Any
    ) -> Optional[list[Decision]]:
        variables: dict[str, object] = {"id": id, "locale": locale}
        response = await self.execute(
            query=GET_GAME_DECISIONS,
            operation_name="GetGameDecisions",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = GetGameDecisions.model_validate(data)
        return found.game.decisions if found.game else None

    async def get_game_events(
        self,
        id: str,
        first: Union[Optional[int], UnsetType] = UNSET,
        after: Union[Optional[int], UnsetType] = UNSET,
        locale: Union[Optional[str], UnsetType] = UNSET,
        seat: Union[Optional[int], UnsetType] = UNSET,
        spectator: Union[Optional[bool], UnsetType] = UNSET,
        reveal: Union[Optional[bool], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Optional[list[Commit]]:
        variables: dict[str, object] = {
            "id": id,
            "first": first,
            "after": after,
            "locale": locale,
            "seat": seat,
            "spectator": spectator,
            "reveal": reveal,
            "describe": describe,
        }
        response = await self.execute(
            query=GET_GAME_EVENTS,
            operation_name="GetGameEvents",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = GetGameEvents.model_validate(data)
        return found.game.events if found.game else None

    async def get_game_audit_timeline(
        self,
        id: str,
        first: Union[Optional[int], UnsetType] = UNSET,
        after: Union[Optional[int], UnsetType] = UNSET,
        seat: Union[Optional[int], UnsetType] = UNSET,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Optional[list[AuditedCommit]]:
        variables: dict[str, object] = {
            "id": id,
            "first": first,
            "after": after,
            "seat": seat,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(
            query=GET_GAME_AUDIT_TIMELINE,
            operation_name="GetGameAuditTimeline",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = GetGameAuditTimeline.model_validate(data)
        return found.game.audit.timeline if found.game else None

    async def get_game_audit_table(
        self,
        id: str,
        at: Union[Optional[int], UnsetType] = UNSET,
        seat: Union[Optional[int], UnsetType] = UNSET,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Optional[Union[VillainsView, ConquestView, AlienGameView, FireflyGameView]]:
        variables: dict[str, object] = {
            "id": id,
            "at": at,
            "seat": seat,
            "locale": locale,
        }
        response = await self.execute(
            query=GET_GAME_AUDIT_TABLE,
            operation_name="GetGameAuditTable",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = GetGameAuditTable.model_validate(data)
        return found.game.audit.table if found.game else None

    async def get_game_audit_cause(
        self,
        id: str,
        event: str,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Optional[list[AuditedCause]]:
        variables: dict[str, object] = {
            "id": id,
            "event": event,
            "locale": locale,
            "describe": describe,
        }
        response = await self.execute(
            query=GET_GAME_AUDIT_CAUSE,
            operation_name="GetGameAuditCause",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = GetGameAuditCause.model_validate(data)
        return found.game.audit.cause if found.game else None

    async def get_game_audit_difference(
        self,
        id: str,
        before: int,
        after: Union[Optional[int], UnsetType] = UNSET,
        seat: Union[Optional[int], UnsetType] = UNSET,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Optional[AuditedDifference]:
        variables: dict[str, object] = {
            "id": id,
            "before": before,
            "after": after,
            "seat": seat,
            "locale": locale,
        }
        response = await self.execute(
            query=GET_GAME_AUDIT_DIFFERENCE,
            operation_name="GetGameAuditDifference",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = GetGameAuditDifference.model_validate(data)
        return found.game.audit.difference if found.game else None

    async def get_game_audit_legal(
        self,
        id: str,
        at: Union[Optional[int], UnsetType] = UNSET,
        seat: Union[Optional[int], UnsetType] = UNSET,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Optional[LegalActions]:
        variables: dict[str, object] = {
            "id": id,
            "at": at,
            "seat": seat,
            "locale": locale,
        }
        response = await self.execute(
            query=GET_GAME_AUDIT_LEGAL,
            operation_name="GetGameAuditLegal",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = GetGameAuditLegal.model_validate(data)
        return found.game.audit.legal if found.game else None

    async def get_game_audit_reads(
        self,
        id: str,
        first: Union[Optional[int], UnsetType] = UNSET,
        after: Union[Optional[int], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Optional[list[AuditRead]]:
        variables: dict[str, object] = {"id": id, "first": first, "after": after}
        response = await self.execute(
            query=GET_GAME_AUDIT_READS,
            operation_name="GetGameAuditReads",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = GetGameAuditReads.model_validate(data)
        return found.game.audit.reads if found.game else None

    async def get_game_talk(
        self,
        id: str,
        first: Union[Optional[int], UnsetType] = UNSET,
        after: Union[Optional[str], UnsetType] = UNSET,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Optional[list[Message]]:
        variables: dict[str, object] = {
            "id": id,
            "first": first,
            "after": after,
            "locale": locale,
        }
        response = await self.execute(
            query=GET_GAME_TALK,
            operation_name="GetGameTalk",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = GetGameTalk.model_validate(data)
        return found.game.talk if found.game else None

    async def get_game_etiquette(
        self, id: str, locale: Union[Optional[str], UnsetType] = UNSET, **kwargs: Any
    ) -> Optional[TableEtiquette]:
        variables: dict[str, object] = {"id": id, "locale": locale}
        response = await self.execute(
            query=GET_GAME_ETIQUETTE,
            operation_name="GetGameEtiquette",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = GetGameEtiquette.model_validate(data)
        return found.game.etiquette if found.game else None

    async def get_games(
        self,
        filter_: Union[Optional[GameFilter], UnsetType] = UNSET,
        first: Union[Optional[int], UnsetType] = UNSET,
        after: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> GameConnection:
        variables: dict[str, object] = {
            "filter": filter_,
            "first": first,
            "after": after,
        }
        response = await self.execute(query=GET_GAMES, operation_name="GetGames", variables=variables, **kwargs)
        data = self.get_data(response)
        found = GetGames.model_validate(data)
        return found.games

    async def get_campaign(
        self, id: str, locale: Union[Optional[str], UnsetType] = UNSET, **kwargs: Any
    ) -> Optional[Campaign]:
        variables: dict[str, object] = {"id": id, "locale": locale}
        response = await self.execute(
            query=GET_CAMPAIGN,
            operation_name="GetCampaign",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = GetCampaign.model_validate(data)
        return found.campaign

    async def get_campaigns(
        self,
        mine: Union[Optional[bool], UnsetType] = UNSET,
        first: Union[Optional[int], UnsetType] = UNSET,
        after: Union[Optional[str], UnsetType] = UNSET,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> CampaignConnection:
        variables: dict[str, object] = {
            "mine": mine,
            "first": first,
            "after": after,
            "locale": locale,
        }
        response = await self.execute(
            query=GET_CAMPAIGNS,
            operation_name="GetCampaigns",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = GetCampaigns.model_validate(data)
        return found.campaigns

    async def get_rulesets(self, locale: Union[Optional[str], UnsetType] = UNSET, **kwargs: Any) -> list[Ruleset]:
        variables: dict[str, object] = {"locale": locale}
        response = await self.execute(
            query=GET_RULESETS,
            operation_name="GetRulesets",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = GetRulesets.model_validate(data)
        return found.rulesets

    async def get_ruleset(
        self,
        game: GameName,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Optional[Ruleset]:
        variables: dict[str, object] = {"game": game, "locale": locale}
        response = await self.execute(
            query=GET_RULESET,
            operation_name="GetRuleset",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = GetRuleset.model_validate(data)
        return found.ruleset

    async def get_ruleset_cards(
        self,
        game: GameName,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Optional[list[Card]]:
        variables: dict[str, object] = {"game": game, "locale": locale}
        response = await self.execute(
            query=GET_RULESET_CARDS,
            operation_name="GetRulesetCards",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = GetRulesetCards.model_validate(data)
        return found.ruleset.cards if found.ruleset else None

    async def get_ruleset_rules(
        self,
        game: GameName,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Optional[list[Rule]]:
        variables: dict[str, object] = {"game": game, "locale": locale}
        response = await self.execute(
            query=GET_RULESET_RULES,
            operation_name="GetRulesetRules",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = GetRulesetRules.model_validate(data)
        return found.ruleset.rules if found.ruleset else None

    async def get_card(self, id: str, locale: Union[Optional[str], UnsetType] = UNSET, **kwargs: Any) -> Optional[Card]:
        variables: dict[str, object] = {"id": id, "locale": locale}
        response = await self.execute(query=GET_CARD, operation_name="GetCard", variables=variables, **kwargs)
        data = self.get_data(response)
        found = GetCard.model_validate(data)
        return found.card

    async def get_node(
        self, id: str, locale: Union[Optional[str], UnsetType] = UNSET, **kwargs: Any
    ) -> Optional[Union[Node, Campaign, Card, Game, Player]]:
        variables: dict[str, object] = {"id": id, "locale": locale}
        response = await self.execute(query=GET_NODE, operation_name="GetNode", variables=variables, **kwargs)
        data = self.get_data(response)
        found = GetNode.model_validate(data)
        return found.node

    async def get_keys(self, **kwargs: Any) -> list[SigningKey]:
        variables: dict[str, object] = {}
        response = await self.execute(query=GET_KEYS, operation_name="GetKeys", variables=variables, **kwargs)
        data = self.get_data(response)
        found = GetKeys.model_validate(data)
        return found.keys

    async def get_admin_player(self, id: str, **kwargs: Any) -> Optional[Account]:
        variables: dict[str, object] = {"id": id}
        response = await self.execute(
            query=GET_ADMIN_PLAYER,
            operation_name="GetAdminPlayer",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = GetAdminPlayer.model_validate(data)
        return found.admin_player

    async def get_admin_log(
        self,
        first: Union[Optional[int], UnsetType] = UNSET,
        after: Union[Optional[int], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> Optional[list[AdminAct]]:
        variables: dict[str, object] = {"first": first, "after": after}
        response = await self.execute(
            query=GET_ADMIN_LOG,
            operation_name="GetAdminLog",
            variables=variables,
            **kwargs,
        )
        data = self.get_data(response)
        found = GetAdminLog.model_validate(data)
        return found.admin_log

    async def game_events(
        self,
        game_id: str,
        after: Union[Optional[int], UnsetType] = UNSET,
        locale: Union[Optional[str], UnsetType] = UNSET,
        describe: Union[Optional[bool], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> AsyncGenerator[Commit, None]:
        variables: dict[str, object] = {
            "gameId": game_id,
            "after": after,
            "locale": locale,
            "describe": describe,
        }
        async with aclosing(
            self.execute_ws(
                query=GAME_EVENTS,
                operation_name="GameEvents",
                variables=variables,
                **kwargs,
            )
        ) as told:
            async for data in told:
                found = GameEvents.model_validate(data)
                yield found.game_events

    async def talk(
        self,
        game_id: str,
        after: Union[Optional[str], UnsetType] = UNSET,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> AsyncGenerator[Message, None]:
        variables: dict[str, object] = {
            "gameId": game_id,
            "after": after,
            "locale": locale,
        }
        async with aclosing(self.execute_ws(query=TALK, operation_name="Talk", variables=variables, **kwargs)) as told:
            async for data in told:
                found = Talk.model_validate(data)
                yield found.talk

    async def my_turns(
        self,
        after: Union[Optional[str], UnsetType] = UNSET,
        locale: Union[Optional[str], UnsetType] = UNSET,
        **kwargs: Any,
    ) -> AsyncGenerator[Turns, None]:
        variables: dict[str, object] = {"after": after, "locale": locale}
        async with aclosing(
            self.execute_ws(query=MY_TURNS, operation_name="MyTurns", variables=variables, **kwargs)
        ) as told:
            async for data in told:
                found = MyTurns.model_validate(data)
                yield found.my_turns
