"""The operations as they are sent."""

_ACCOUNT = "fragment Account on Account{__typename player{...Player}suspended{...Suspension}games gamesAtOnce rate tokens linked deletedAt}"
_ACCOUNT_RESULT = (
    "fragment AccountResult on AccountResult{__typename ...on Account{...Account}...on Refusal{...Refusal}}"
)
_ACTION_ACCEPTED = "fragment ActionAccepted on ActionAccepted{__typename version events{...Event}head signature signedBy game{...Game}}"
_ACTION_REFUSED = "fragment ActionRefused on ActionRefused{__typename code message rule pointer retryAfter legal(locale:$locale){...LegalAction}}"
_ACTION_RESULT = "fragment ActionResult on ActionResult{__typename ...on ActionAccepted{...ActionAccepted}...on ActionRefused{...ActionRefused}...on VersionConflict{...VersionConflict}}"
_ADMIN_ACT = "fragment AdminAct on AdminAct{version at player requestId operation arguments prev hash}"
_ALIEN_GAME_VIEW = "fragment AlienGameView on AlienGameView{__typename version status seat current turn phase attack recruit recruitMade reserved{...ReservedView}plays{...PlayView}crew{...SurvivorView}rooms{...RoomView}combatZone{...EnemyView}hq{...HqSpace}location{...CardView}hazards objective{...ObjectiveView}hive{...CardView}rebuilt stacks{...StackView}hatchery{...CardView}deadEnemies{...CardView}deadCharacters{...CardView}discarded{...CardView}discardedStrikes{...CardView}removed{...CardView}aside{...CardView}decisions{...Decision}outcome reason winners scores talk{...TalkRule}clock{...GameClock}}"
_ALIEN_VIEW = "fragment AlienView on AlienView{id card seat strength held}"
_ATTEMPT = "fragment Attempt on Attempt{__typename notice kind number at milliseconds status failure}"
_ATTEMPT_RESULT = (
    "fragment AttemptResult on AttemptResult{__typename ...on Attempt{...Attempt}...on Refusal{...Refusal}}"
)
_AUDIT_READ = "fragment AuditRead on AuditRead{version at player requestId operation arguments prev hash}"
_AUDITED_ACTION = "fragment AuditedAction on AuditedAction{version madeAt seat player name bot action text rules hash}"
_AUDITED_ANSWER = "fragment AuditedAnswer on AuditedAnswer{decision prompt chosen askedAt}"
_AUDITED_CAUSE = "fragment AuditedCause on AuditedCause{at event{...Event}cited{...Rule}card{...CardView}entry{...Card}running{...RunningRule}agreed action{...AuditedAction}answer{...AuditedAnswer}}"
_AUDITED_CHANGE = "fragment AuditedChange on AuditedChange{what before after text}"
_AUDITED_COMMIT = "fragment AuditedCommit on AuditedCommit{version madeAt seat player name bot action text rules hash events{...AuditedEvent}}"
_AUDITED_DIFFERENCE = "fragment AuditedDifference on AuditedDifference{before after cards{...AuditedMove}shuffled values{...AuditedChange}opened{...Decision}closed{...Decision}}"
_AUDITED_EVENT = "fragment AuditedEvent on AuditedEvent{at event{...Event}cited{...Rule}}"
_AUDITED_MOVE = "fragment AuditedMove on AuditedMove{card{...CardView}left reached text}"
_BARRING_EVENT = "fragment BarringEvent on BarringEvent{version index event rule}"
_BATTLE_VIEW = "fragment BattleView on BattleView{seat space extra fights next{...CardView}fight{...FightView}}"
_BESIDE = "fragment Beside on Beside{stack size cards{...CardView}}"
_BRIDGE_SPACE = "fragment BridgeSpace on BridgeSpace{space character{...CardView}cost}"
_CAGED = "fragment Caged on Caged{adversary{...CardView}attack captured{...CardView}takesRecruit}"
_CAMPAIGN = "fragment Campaign on Campaign{__typename id game options visibility spectators delay status creator version games{...CampaignGame}score won title createdAt}"
_CAMPAIGN_CONNECTION = "fragment CampaignConnection on CampaignConnection{nodes{...Campaign}pageInfo{...PageInfo}}"
_CAMPAIGN_GAME = "fragment CampaignGame on CampaignGame{number objectives game{...Game}points bonus}"
_CAMPAIGN_RESULT = (
    "fragment CampaignResult on CampaignResult{__typename ...on Campaign{...Campaign}...on Refusal{...Refusal}}"
)
_CARD = "fragment Card on Card{__typename id game key name kind set group cls team cost attack recruit vp copies keywords text provenance definition}"
_CARD_VIEW = "fragment CardView on CardView{id card}"
_CHALLENGE_VIEW = "fragment ChallengeView on ChallengeView{name n rule}"
_CITY_SPACE = "fragment CitySpace on CitySpace{space adversary{...CardView}attack guarding{...CardView}captured{...CardView}takesRecruit lyingThere{...CardView}}"
_CLOCK = "fragment Clock on Clock{kind seconds increment atZero}"
_COMMANDER_VIEW = "fragment CommanderView on CommanderView{commander{...CardView}attack tactics guarding{...CardView}beside{...Beside}takesRecruit}"
_COMMIT = "fragment Commit on Commit{version at seat rules action events{...Event}prev hash signature signedBy}"
_CONQUEST_VIEW = "fragment ConquestView on ConquestView{__typename version status seat round phase whoseTurn first points goal terror invaders{...InvaderView}spaces{...SpaceView}edges battle{...BattleView}doomed{...AlienView}humans{...HumansView}decks{...DeckView}counterPool{...CardView}playing{...PlayedView}aside{...CardView}decisions{...Decision}outcome reason winners scores clock{...GameClock}}"
_CREW_VIEW = "fragment CrewView on CrewView{seat standing avatar{...CardView}rank health defense damage hand{...CardView}deck{...CardView}discard{...CardView}played{...CardView}strikes{...CardView}lent{...CardView}}"
_DEAD_LETTER = "fragment DeadLetter on DeadLetter{notice kind at about{...Occasion}last{...Attempt}}"
_DECISION = (
    "fragment Decision on Decision{decision seat ask prompt rule cause{...CardView}options{...Option}least most}"
)
_DECK_VIEW = "fragment DeckView on DeckView{deck cards{...CardView}discard{...CardView}}"
_ENEMY_VIEW = "fragment EnemyView on EnemyView{enemy{...CardView}attack strikes fightable markers{...MarkerView}turnsLeft captured{...CardView}}"
_EVENT = "fragment Event on Event{__typename rule card text@include(if:$describe)...on AbilityOff{source number}...on AbilityOn{source key number hook seat until target}...on AbilityUsed{seat key number until}...on AchievementEarned{seat achievement}...on Activated{id}...on AgendaDealt{seat id}...on Agreed{seat agreedTo}...on Aimed{id seat}...on AlienPlayerDied{seat}...on Answered{decision seat choice}...on Asked{decision seat ask optionKeys least most}...on AutoPassSet{seat on window}...on Barred{player}...on BattleBegan{seat space extra}...on BattleDecided{winner}...on Became{id key}...on BoardChosen{board}...on BotSat{seat bot}...on CalledOff{player reason}...on CameBack{seat}...on CardLent{seat id}...on CardsBought{n}...on Checkpoint{digest}...on ClassNamed{play id cls}...on ClockSet{times{...SeatTime}missed}...on ClockSwitched{stopped}...on ClockWished{seat stopped on}...on CloneMade{play id key cls keyword}...on ColourTaken{seat colour}...on CommandCounterRevealed{seat counter}...on Commanded{seat number}...on Conquered{space seat}...on Counted{tally seat ids}...on CounterAppeared{id cause}...on CounterMet{id}...on CounterPlaced{id}...on CountersSetAside{seat counters}...on Created{game preset options seats{...SeatPlan}creator visibility content seedHash seed campaign algorithm undo waitForReady expires spectators delay clock{...Clock}}...on CreditsChanged{n}...on Demolished{space}...on DeploymentsDue{circles}...on Doomed{ids}...on Ended{outcome reason winners scores seed}...on EpisodeBegan{episode}...on EpisodeEnded{fulfilled}...on EventPlayed{id seat title}...on FacehuggerPlaced{id seat due}...on FightBegan{seat counter}...on FightDecided{winner}...on FightDiceRolled{foe dice}...on FightRoundBegan{number}...on FightRoundResolved{total foeTotal result}...on FightRoundWon{winner}...on FiguresTaken{seat ids}...on FirstChosen{seat}...on FirstPlayerChosen{seat}...on Forked{of at seat zones table}...on GivenUp{player version head}...on HandDrawn{seat ids}...on HandShared{seat on}...on HiveRebuilt{n}...on HostIs{player seat}...on HumansHelped{figure by until}...on InevitableTimed{timed}...on LegacyChanged{what n}...on LetBack{player}...on Liberated{space}...on Made{zone first cards}...on Marked{id marker n}...on MemberDefeated{avatar}...on MemberReturned{avatar}...on MenaceChanged{seat tokens}...on Moved{ids src dst bottom}...on Noted{what}...on ObjectiveCompleted{stage}...on OptionsChanged{preset options}...on Paused{stack}...on PhaseBegan{phase seat}...on Played{id key cls}...on PlayedAs{play id key cls}...on PlayerDefeated{seat}...on PlayerDied{seat killedBy}...on PlayerReturned{seat}...on PointsChanged{points spent}...on Pooled{attack recruit only}...on ProposalsSettled{what}...on Proposed{seat what}...on Readied{ids}...on ReadySet{seat ready}...on Redealt{ids was rng}...on Rolled{seat sides faces rng}...on RoomBlocked{room}...on RoundOpened{round}...on SatDown{seat player clientSeed}...on SeatKept{seat kept}...on Seen{ids to cards}...on Shuffled{zone first was rng to}...on Soared{id}...on SpaceResolved{space}...on SpacesLaid{spaces centres edges}...on SpanEnded{span}...on StackChosen{kind name among}...on Started{clientSeed}...on StoodIn{seat bot}...on StoodUp{seat}...on Stopped{id}...on TaskSettled{task completed}...on TerrorGained{seat points}...on TimeRanOut{seat}...on TotalChanged{side by until}...on TrackMoved{to}...on TurnBegan{seat counts}...on TurnPhaseBegan{phase}...on TurnSkipped{seat}...on TurnedAlien{seat}...on TurnedDown{ids}...on TurnedUp{ids}...on UndoAnswered{seat agreed}...on UndoProposed{seat to}...on Undone{seat to table}}"
_FIGHT_VIEW = "fragment FightView on FightView{seat other counter{...CardView}resistance{...CardView}helping{...CardView}round dice foeDice diceColour foeDiceColour total foeTotal abilities}"
_FIREFLY_GAME_VIEW = "fragment FireflyGameView on FireflyGameView{__typename version status seat current turn phase attack recruit recruitMade reserved{...ReservedView}plays{...PlayView}episode currentObjective{...CardView}tasks{...TaskView}credits proposals{...ProposalView}nextObjectives{...CardView}verse{...VerseSpace}combatZone{...ForeView}operations{...CardView}timed serenity{...SlotView}players{...CrewView}mains{...MainView}bridge{...BridgeSpace}stacks{...StackView}episodeDeck{...CardView}offer{...CardView}secured{...CardView}repaired{...CardView}defeatedCards{...CardView}defeatedCharacters{...CardView}discardedStrikes{...CardView}aside{...CardView}keepsakes{...CardView}decisions{...Decision}outcome reason winners scores clock{...GameClock}}"
_FORE_VIEW = "fragment ForeView on ForeView{card{...CardView}attack strikes ship fightable under{...CardView}}"
_FORK = "fragment Fork on Fork{game version}"
_GAME = "fragment Game on Game{__typename id game preset options visibility spectators delay status seats{...Seat}creator host waitForReady barred version awaited campaign fork{...Fork}expiresAt rematch undo undoProposal{...UndoProposal}clock{...GameClock}outcome reason winners scores createdAt proof{...Proof}invites{...Invites}}"
_GAME_CLOCK = (
    "fragment GameClock on GameClock{kind seconds increment atZero stopped wished missing deadline seats{...SeatClock}}"
)
_GAME_CONNECTION = "fragment GameConnection on GameConnection{nodes{...Game}pageInfo{...PageInfo}}"
_GAME_OPTION = "fragment GameOption on GameOption{name type default text choices}"
_GAME_RESULT = "fragment GameResult on GameResult{__typename ...on Game{...Game}...on Refusal{...Refusal}}"
_GEAR_VIEW = "fragment GearView on GearView{card{...CardView}activated}"
_HQ_SPACE = "fragment HqSpace on HqSpace{space character{...CardView}cost}"
_HUMANS_VIEW = (
    "fragment HumansView on HumansView{track superCannon stage redCircles tech{...CardView}inPlay{...InPlayView}}"
)
_IN_PLAY_VIEW = "fragment InPlayView on InPlayView{card{...CardView}target}"
_IN_USE = "fragment InUse on InUse{commander plot allies groups backup}"
_INVADER_VIEW = "fragment InvaderView on InvaderView{seat side race{...CardView}colour strength intelligence menace terror counter command putAside alienPool{...AlienView}hand{...CardView}sharesHand gear{...GearView}inPlay{...InPlayView}}"
_INVITE = "fragment Invite on Invite{id seat uses left createdAt expiresAt}"
_INVITE_PREVIEW = "fragment InvitePreview on InvitePreview{__typename id game status host seats{...Seat}seat expiresAt}"
_INVITE_PREVIEW_RESULT = "fragment InvitePreviewResult on InvitePreviewResult{__typename ...on InvitePreview{...InvitePreview}...on Refusal{...Refusal}}"
_INVITE_RESULT = (
    "fragment InviteResult on InviteResult{__typename ...on MadeInvite{...MadeInvite}...on Refusal{...Refusal}}"
)
_INVITED = "fragment Invited on Invited{player name invite at}"
_INVITES = "fragment Invites on Invites{__typename invites{...Invite}invited{...Invited}}"
_INVITES_RESULT = (
    "fragment InvitesResult on InvitesResult{__typename ...on Invites{...Invites}...on Refusal{...Refusal}}"
)
_LAIR_SPACE = "fragment LairSpace on LairSpace{space ally{...CardView}lyingThere{...CardView}}"
_LEGAL_ACTION = "fragment LegalAction on LegalAction{seat type action costs text input}"
_LEGAL_ACTIONS = "fragment LegalActions on LegalActions{version actions{...LegalAction}decisions{...Decision}}"
_MADE_INVITE = "fragment MadeInvite on MadeInvite{__typename token about{...Invite}}"
_MADE_TOKEN = "fragment MadeToken on MadeToken{__typename token about{...PersonalToken}}"
_MADE_WEBHOOK = "fragment MadeWebhook on MadeWebhook{__typename secret about{...Webhook}}"
_MADE_WEBHOOK_RESULT = "fragment MadeWebhookResult on MadeWebhookResult{__typename ...on MadeWebhook{...MadeWebhook}...on Refusal{...Refusal}}"
_MAIN_VIEW = "fragment MainView on MainView{avatar{...CardView}standing strikes{...CardView}}"
_MARKER_VIEW = "fragment MarkerView on MarkerView{marker n}"
_MESSAGE = "fragment Message on Message{__typename id at seat player name to text removes}"
_MESSAGE_RESULT = (
    "fragment MessageResult on MessageResult{__typename ...on Message{...Message}...on Refusal{...Refusal}}"
)
_NODE = "fragment Node on Node{__typename ...on Campaign{...Campaign}...on Card{...Card}...on Game{...Game}...on Player{...Player}}"
_OBJECTIVE_VIEW = (
    "fragment ObjectiveView on ObjectiveView{stage stack{...CardView}secured{...CardView}markers{...MarkerView}}"
)
_OCCASION = "fragment Occasion on Occasion{gameId game version seats by}"
_OPTION = "fragment Option on Option{key text card{...CardView}}"
_PAGE_INFO = "fragment PageInfo on PageInfo{hasNextPage hasPreviousPage startCursor endCursor}"
_PERSONAL_TOKEN = "fragment PersonalToken on PersonalToken{id name scopes createdAt expiresAt}"
_PLAY_VIEW = "fragment PlayView on PlayView{id card cls also}"
_PLAYED_VIEW = "fragment PlayedView on PlayedView{card{...CardView}seat}"
_PLAYER = "fragment Player on Player{__typename id name locale tokens{...PersonalToken}webhooks{...Webhook}}"
_PLAYER_RESULT = "fragment PlayerResult on PlayerResult{__typename ...on Player{...Player}...on Refusal{...Refusal}}"
_PLOT_VIEW = "fragment PlotView on PlotView{plot{...CardView}beside{...Beside}twists progress needed}"
_PRESET = "fragment Preset on Preset{name text options}"
_PROOF = "fragment Proof on Proof{seedHash seed head signature signedBy algorithm content export}"
_PROPOSAL_VIEW = "fragment ProposalView on ProposalView{what card{...CardView}proposedBy agreed}"
_RECOVERY_CODE = "fragment RecoveryCode on RecoveryCode{__typename player{...Player}recoveryCode:code}"
_RECOVERY_RESULT = (
    "fragment RecoveryResult on RecoveryResult{__typename ...on RecoveryCode{...RecoveryCode}...on Refusal{...Refusal}}"
)
_REFUSAL = "fragment Refusal on Refusal{__typename code message rule pointer retryAfter}"
_REPLAY_RESULT = (
    "fragment ReplayResult on ReplayResult{__typename ...on Replayed{...Replayed}...on Refusal{...Refusal}}"
)
_REPLAYED = "fragment Replayed on Replayed{__typename queued}"
_RESERVED_VIEW = "fragment ReservedView on ReservedView{pool space attack}"
_ROOM_VIEW = "fragment RoomView on RoomView{room scanCost blocked card{...CardView}faceUp attack markers{...MarkerView}attached{...CardView}captured{...CardView}}"
_RULE = "fragment Rule on Rule{id text check kind ambiguity ruling}"
_RULESET = "fragment Ruleset on Ruleset{game title leastSeats mostSeats bots options{...GameOption}presets{...Preset}actions content rulesVersion talk{...TalkEntry}}"
_RUNNING_RULE = "fragment RunningRule on RunningRule{frame text cited{...Rule}card{...CardView}}"
_SCORE_PART = "fragment ScorePart on ScorePart{part n points rule}"
_SCORING = "fragment Scoring on Scoring{score parts{...ScorePart}}"
_SEAT = "fragment Seat on Seat{seat kind player name bot kept ready}"
_SEAT_CLOCK = "fragment SeatClock on SeatClock{seat left since deadline}"
_SEAT_PLAN = "fragment SeatPlan on SeatPlan{kind player bot kept}"
_SEAT_TIME = "fragment SeatTime on SeatTime{left awaited since}"
_SIGN_UP_RESULT = (
    "fragment SignUpResult on SignUpResult{__typename ...on SignedUp{...SignedUp}...on Refusal{...Refusal}}"
)
_SIGNED_UP = "fragment SignedUp on SignedUp{__typename player{...Player}token}"
_SIGNING_KEY = "fragment SigningKey on SigningKey{id key firstUsed}"
_SLOT_VIEW = "fragment SlotView on SlotView{slot strike{...CardView}repair credits upgrade{...CardView}}"
_SPACE_VIEW = "fragment SpaceView on SpaceView{space x y landingSite location{...CardView}demolished conqueror resistance population aliens{...AlienView}counters{...CardView}}"
_STACK_VIEW = "fragment StackView on StackView{stack size top{...CardView}}"
_SURVIVOR_VIEW = "fragment SurvivorView on SurvivorView{seat alive alien diedBy avatar{...CardView}health defense damage carrier hand{...CardView}deck{...CardView}discard{...CardView}played{...CardView}vigilant{...CardView}strikes{...CardView}facehuggers{...EnemyView}lent{...CardView}agenda{...CardView}achievements}"
_SUSPENSION = "fragment Suspension on Suspension{reason until}"
_TABLE_ETIQUETTE = "fragment TableEtiquette on TableEtiquette{channels rules{...TalkEntry}}"
_TALK_ENTRY = "fragment TalkEntry on TalkEntry{name allowed rule text option values}"
_TALK_RULE = "fragment TalkRule on TalkRule{name allowed rule}"
_TASK_VIEW = "fragment TaskView on TaskView{task state mandatory credits}"
_TOKEN_RESULT = "fragment TokenResult on TokenResult{__typename ...on MadeToken{...MadeToken}...on Refusal{...Refusal}}"
_TOKENS = "fragment Tokens on Tokens{__typename tokens{...PersonalToken}}"
_TOKENS_RESULT = "fragment TokensResult on TokensResult{__typename ...on Tokens{...Tokens}...on Refusal{...Refusal}}"
_TURN = "fragment Turn on Turn{gameId game version seats asked}"
_TURNS = "fragment Turns on Turns{complete turns{...Turn}cursor}"
_UNDO_PROPOSAL = "fragment UndoProposal on UndoProposal{seat to agreed awaited}"
_UNDO_REFUSED = (
    "fragment UndoRefused on UndoRefused{__typename code message rule pointer barredBy{...BarringEvent}retryAfter}"
)
_UNDO_RESULT = "fragment UndoResult on UndoResult{__typename ...on ActionAccepted{...ActionAccepted}...on UndoRefused{...UndoRefused}...on VersionConflict{...VersionConflict}}"
_VERSE_SPACE = "fragment VerseSpace on VerseSpace{space scanCost inGame card{...CardView}faceUp inevitable attack attached{...CardView}under{...CardView}}"
_VERSION_CONFLICT = "fragment VersionConflict on VersionConflict{__typename current}"
_VIEW = "fragment View on View{__typename ...on VillainsView{...VillainsView}...on ConquestView{...ConquestView}...on AlienGameView{...AlienGameView}...on FireflyGameView{...FireflyGameView}}"
_VILLAIN_VIEW = "fragment VillainView on VillainView{seat hand{...CardView}deck{...CardView}discard{...CardView}played{...CardView}victory{...CardView}victoryPoints before{...Caged}lent{...CardView}}"
_VILLAINS_VIEW = "fragment VillainsView on VillainsView{__typename version status seat current turn inUse{...InUse}challenges{...ChallengeView}attack recruit recruitMade reserved{...ReservedView}plays{...PlayView}players{...VillainView}board city{...CitySpace}lair{...LairSpace}commander{...CommanderView}plot{...PlotView}stacks{...StackView}adversaryDeck{...CardView}allyDeck{...CardView}bystanderDeck{...CardView}ko{...CardView}overrun{...CardView}aside{...CardView}decisions{...Decision}outcome reason winners scores scoring{...Scoring}clock{...GameClock}}"
_WEBHOOK = "fragment Webhook on Webhook{__typename id url kinds enabled gone createdAt oldSecretUntil attempts{...Attempt}deadLetters{...DeadLetter}}"
_WEBHOOK_RESULT = (
    "fragment WebhookResult on WebhookResult{__typename ...on Webhook{...Webhook}...on Refusal{...Refusal}}"
)
_WEBHOOKS = "fragment Webhooks on Webhooks{__typename webhooks{...Webhook}}"
_WEBHOOKS_RESULT = (
    "fragment WebhooksResult on WebhooksResult{__typename ...on Webhooks{...Webhooks}...on Refusal{...Refusal}}"
)
SIGN_UP = (
    "mutation SignUp($input:SignUpInput!$locale:String){signUp(input:$input locale:$locale){...SignUpResult}}"
    + _ATTEMPT
    + _DEAD_LETTER
    + _OCCASION
    + _PERSONAL_TOKEN
    + _PLAYER
    + _REFUSAL
    + _SIGN_UP_RESULT
    + _SIGNED_UP
    + _WEBHOOK
)
SET_LOCALE = (
    "mutation SetLocale($input:SetLocaleInput!$locale:String){setLocale(input:$input locale:$locale){...PlayerResult}}"
    + _ATTEMPT
    + _DEAD_LETTER
    + _OCCASION
    + _PERSONAL_TOKEN
    + _PLAYER
    + _PLAYER_RESULT
    + _REFUSAL
    + _WEBHOOK
)
CREATE_GAME = (
    "mutation CreateGame($input:CreateGameInput!$locale:String){createGame(input:$input locale:$locale){...GameResult}}"
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _GAME_RESULT
    + _INVITE
    + _INVITED
    + _INVITES
    + _PROOF
    + _REFUSAL
    + _SEAT
    + _SEAT_CLOCK
    + _UNDO_PROPOSAL
)
JOIN_GAME = (
    "mutation JoinGame($input:JoinGameInput!$locale:String){joinGame(input:$input locale:$locale){...GameResult}}"
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _GAME_RESULT
    + _INVITE
    + _INVITED
    + _INVITES
    + _PROOF
    + _REFUSAL
    + _SEAT
    + _SEAT_CLOCK
    + _UNDO_PROPOSAL
)
LEAVE_GAME = (
    "mutation LeaveGame($input:LeaveGameInput!$locale:String){leaveGame(input:$input locale:$locale){...GameResult}}"
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _GAME_RESULT
    + _INVITE
    + _INVITED
    + _INVITES
    + _PROOF
    + _REFUSAL
    + _SEAT
    + _SEAT_CLOCK
    + _UNDO_PROPOSAL
)
START_GAME = (
    "mutation StartGame($input:StartGameInput!$locale:String){startGame(input:$input locale:$locale){...GameResult}}"
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _GAME_RESULT
    + _INVITE
    + _INVITED
    + _INVITES
    + _PROOF
    + _REFUSAL
    + _SEAT
    + _SEAT_CLOCK
    + _UNDO_PROPOSAL
)
SET_READY = (
    "mutation SetReady($input:SetReadyInput!$locale:String){setReady(input:$input locale:$locale){...GameResult}}"
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _GAME_RESULT
    + _INVITE
    + _INVITED
    + _INVITES
    + _PROOF
    + _REFUSAL
    + _SEAT
    + _SEAT_CLOCK
    + _UNDO_PROPOSAL
)
CHANGE_OPTIONS = (
    "mutation ChangeOptions($input:ChangeOptionsInput!$locale:String){changeOptions(input:$input locale:$locale){...GameResult}}"
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _GAME_RESULT
    + _INVITE
    + _INVITED
    + _INVITES
    + _PROOF
    + _REFUSAL
    + _SEAT
    + _SEAT_CLOCK
    + _UNDO_PROPOSAL
)
SEAT_BOTS = (
    "mutation SeatBots($input:SeatBotsInput!$locale:String){seatBots(input:$input locale:$locale){...GameResult}}"
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _GAME_RESULT
    + _INVITE
    + _INVITED
    + _INVITES
    + _PROOF
    + _REFUSAL
    + _SEAT
    + _SEAT_CLOCK
    + _UNDO_PROPOSAL
)
HAND_OVER = (
    "mutation HandOver($input:HandOverInput!$locale:String){handOver(input:$input locale:$locale){...GameResult}}"
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _GAME_RESULT
    + _INVITE
    + _INVITED
    + _INVITES
    + _PROOF
    + _REFUSAL
    + _SEAT
    + _SEAT_CLOCK
    + _UNDO_PROPOSAL
)
READMIT = (
    "mutation Readmit($input:ReadmitInput!$locale:String){readmit(input:$input locale:$locale){...GameResult}}"
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _GAME_RESULT
    + _INVITE
    + _INVITED
    + _INVITES
    + _PROOF
    + _REFUSAL
    + _SEAT
    + _SEAT_CLOCK
    + _UNDO_PROPOSAL
)
REMATCH = (
    "mutation Rematch($input:RematchInput!$locale:String){rematch(input:$input locale:$locale){...GameResult}}"
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _GAME_RESULT
    + _INVITE
    + _INVITED
    + _INVITES
    + _PROOF
    + _REFUSAL
    + _SEAT
    + _SEAT_CLOCK
    + _UNDO_PROPOSAL
)
MAKE_INVITE = (
    "mutation MakeInvite($input:MakeInviteInput!$locale:String){makeInvite(input:$input locale:$locale){...InviteResult}}"
    + _INVITE
    + _INVITE_RESULT
    + _MADE_INVITE
    + _REFUSAL
)
REVOKE_INVITE = (
    "mutation RevokeInvite($input:RevokeInviteInput!$locale:String){revokeInvite(input:$input locale:$locale){...InvitesResult}}"
    + _INVITE
    + _INVITED
    + _INVITES
    + _INVITES_RESULT
    + _REFUSAL
)
UNINVITE = (
    "mutation Uninvite($input:UninviteInput!$locale:String){uninvite(input:$input locale:$locale){...InvitesResult}}"
    + _INVITE
    + _INVITED
    + _INVITES
    + _INVITES_RESULT
    + _REFUSAL
)
PREVIEW_INVITE = (
    "mutation PreviewInvite($input:TheInviteInput!$locale:String){previewInvite(input:$input locale:$locale){...InvitePreviewResult}}"
    + _INVITE_PREVIEW
    + _INVITE_PREVIEW_RESULT
    + _REFUSAL
    + _SEAT
)
ACCEPT_INVITE = (
    "mutation AcceptInvite($input:TheInviteInput!$locale:String){acceptInvite(input:$input locale:$locale){...GameResult}}"
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _GAME_RESULT
    + _INVITE
    + _INVITED
    + _INVITES
    + _PROOF
    + _REFUSAL
    + _SEAT
    + _SEAT_CLOCK
    + _UNDO_PROPOSAL
)
KEEP_SEAT = (
    "mutation KeepSeat($input:KeepSeatInput!$locale:String){keepSeat(input:$input locale:$locale){...GameResult}}"
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _GAME_RESULT
    + _INVITE
    + _INVITED
    + _INVITES
    + _PROOF
    + _REFUSAL
    + _SEAT
    + _SEAT_CLOCK
    + _UNDO_PROPOSAL
)
CREATE_CAMPAIGN = (
    "mutation CreateCampaign($input:CreateCampaignInput!$locale:String){createCampaign(input:$input locale:$locale){...CampaignResult}}"
    + _CAMPAIGN
    + _CAMPAIGN_GAME
    + _CAMPAIGN_RESULT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _PROOF
    + _REFUSAL
    + _SEAT
    + _SEAT_CLOCK
    + _UNDO_PROPOSAL
)
BEGIN_CAMPAIGN_GAME = (
    "mutation BeginCampaignGame($input:BeginCampaignGameInput!$locale:String){beginCampaignGame(input:$input locale:$locale){...CampaignResult}}"
    + _CAMPAIGN
    + _CAMPAIGN_GAME
    + _CAMPAIGN_RESULT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _PROOF
    + _REFUSAL
    + _SEAT
    + _SEAT_CLOCK
    + _UNDO_PROPOSAL
)
FORK_GAME = (
    "mutation ForkGame($input:ForkGameInput!$locale:String){forkGame(input:$input locale:$locale){...GameResult}}"
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _GAME_RESULT
    + _INVITE
    + _INVITED
    + _INVITES
    + _PROOF
    + _REFUSAL
    + _SEAT
    + _SEAT_CLOCK
    + _UNDO_PROPOSAL
)
UNDO = (
    "mutation Undo($input:UndoInput!$locale:String$describe:Boolean=false){undo(input:$input locale:$locale){...UndoResult}}"
    + _ACTION_ACCEPTED
    + _BARRING_EVENT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _UNDO_REFUSED
    + _UNDO_RESULT
    + _VERSION_CONFLICT
)
ANSWER_UNDO = (
    "mutation AnswerUndo($input:AnswerUndoInput!$locale:String$describe:Boolean=false){answerUndo(input:$input locale:$locale){...UndoResult}}"
    + _ACTION_ACCEPTED
    + _BARRING_EVENT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _UNDO_REFUSED
    + _UNDO_RESULT
    + _VERSION_CONFLICT
)
STAND_IN = (
    "mutation StandIn($input:AttendInput!$locale:String){standIn(input:$input locale:$locale){...GameResult}}"
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _GAME_RESULT
    + _INVITE
    + _INVITED
    + _INVITES
    + _PROOF
    + _REFUSAL
    + _SEAT
    + _SEAT_CLOCK
    + _UNDO_PROPOSAL
)
COME_BACK = (
    "mutation ComeBack($input:AttendInput!$locale:String){comeBack(input:$input locale:$locale){...GameResult}}"
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _GAME_RESULT
    + _INVITE
    + _INVITED
    + _INVITES
    + _PROOF
    + _REFUSAL
    + _SEAT
    + _SEAT_CLOCK
    + _UNDO_PROPOSAL
)
SET_CLOCK = (
    "mutation SetClock($input:SetClockInput!$locale:String){setClock(input:$input locale:$locale){...GameResult}}"
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _GAME_RESULT
    + _INVITE
    + _INVITED
    + _INVITES
    + _PROOF
    + _REFUSAL
    + _SEAT
    + _SEAT_CLOCK
    + _UNDO_PROPOSAL
)
MAKE_TOKEN = (
    "mutation MakeToken($input:MakeTokenInput!$locale:String){makeToken(input:$input locale:$locale){...TokenResult}}"
    + _MADE_TOKEN
    + _PERSONAL_TOKEN
    + _REFUSAL
    + _TOKEN_RESULT
)
REVOKE_TOKEN = (
    "mutation RevokeToken($input:RevokeTokenInput!$locale:String){revokeToken(input:$input locale:$locale){...TokensResult}}"
    + _PERSONAL_TOKEN
    + _REFUSAL
    + _TOKENS
    + _TOKENS_RESULT
)
GRANT_TOKEN = (
    "mutation GrantToken($input:GrantTokenInput!$locale:String){grantToken(input:$input locale:$locale){...TokenResult}}"
    + _MADE_TOKEN
    + _PERSONAL_TOKEN
    + _REFUSAL
    + _TOKEN_RESULT
)
LINK_IDENTITY = (
    "mutation LinkIdentity($input:LinkIdentityInput!$locale:String){linkIdentity(input:$input locale:$locale){...PlayerResult}}"
    + _ATTEMPT
    + _DEAD_LETTER
    + _OCCASION
    + _PERSONAL_TOKEN
    + _PLAYER
    + _PLAYER_RESULT
    + _REFUSAL
    + _WEBHOOK
)
PREPARE_RECOVERY = (
    "mutation PrepareRecovery($input:PrepareRecoveryInput!$locale:String){prepareRecovery(input:$input locale:$locale){...RecoveryResult}}"
    + _ATTEMPT
    + _DEAD_LETTER
    + _OCCASION
    + _PERSONAL_TOKEN
    + _PLAYER
    + _RECOVERY_CODE
    + _RECOVERY_RESULT
    + _REFUSAL
    + _WEBHOOK
)
RECOVER_ACCOUNT = (
    "mutation RecoverAccount($input:RecoverAccountInput!$locale:String){recoverAccount(input:$input locale:$locale){...SignUpResult}}"
    + _ATTEMPT
    + _DEAD_LETTER
    + _OCCASION
    + _PERSONAL_TOKEN
    + _PLAYER
    + _REFUSAL
    + _SIGN_UP_RESULT
    + _SIGNED_UP
    + _WEBHOOK
)
DELETE_ACCOUNT = (
    "mutation DeleteAccount($locale:String){deleteAccount(locale:$locale){...PlayerResult}}"
    + _ATTEMPT
    + _DEAD_LETTER
    + _OCCASION
    + _PERSONAL_TOKEN
    + _PLAYER
    + _PLAYER_RESULT
    + _REFUSAL
    + _WEBHOOK
)
MAKE_WEBHOOK = (
    "mutation MakeWebhook($input:MakeWebhookInput!$locale:String){makeWebhook(input:$input locale:$locale){...MadeWebhookResult}}"
    + _ATTEMPT
    + _DEAD_LETTER
    + _MADE_WEBHOOK
    + _MADE_WEBHOOK_RESULT
    + _OCCASION
    + _REFUSAL
    + _WEBHOOK
)
CHANGE_WEBHOOK = (
    "mutation ChangeWebhook($input:ChangeWebhookInput!$locale:String){changeWebhook(input:$input locale:$locale){...WebhookResult}}"
    + _ATTEMPT
    + _DEAD_LETTER
    + _OCCASION
    + _REFUSAL
    + _WEBHOOK
    + _WEBHOOK_RESULT
)
REMOVE_WEBHOOK = (
    "mutation RemoveWebhook($input:RemoveWebhookInput!$locale:String){removeWebhook(input:$input locale:$locale){...WebhooksResult}}"
    + _ATTEMPT
    + _DEAD_LETTER
    + _OCCASION
    + _REFUSAL
    + _WEBHOOK
    + _WEBHOOKS
    + _WEBHOOKS_RESULT
)
ROTATE_WEBHOOK = (
    "mutation RotateWebhook($input:RotateWebhookInput!$locale:String){rotateWebhook(input:$input locale:$locale){...MadeWebhookResult}}"
    + _ATTEMPT
    + _DEAD_LETTER
    + _MADE_WEBHOOK
    + _MADE_WEBHOOK_RESULT
    + _OCCASION
    + _REFUSAL
    + _WEBHOOK
)
PING_WEBHOOK = (
    "mutation PingWebhook($input:PingWebhookInput!$locale:String){pingWebhook(input:$input locale:$locale){...AttemptResult}}"
    + _ATTEMPT
    + _ATTEMPT_RESULT
    + _REFUSAL
)
REPLAY_NOTICES = (
    "mutation ReplayNotices($input:ReplayNoticesInput!$locale:String){replayNotices(input:$input locale:$locale){...ReplayResult}}"
    + _REFUSAL
    + _REPLAY_RESULT
    + _REPLAYED
)
ADMIN_SUSPEND = (
    "mutation AdminSuspend($input:AdminSuspendInput!$locale:String){adminSuspend(input:$input locale:$locale){...AccountResult}}"
    + _ACCOUNT
    + _ACCOUNT_RESULT
    + _ATTEMPT
    + _DEAD_LETTER
    + _OCCASION
    + _PERSONAL_TOKEN
    + _PLAYER
    + _REFUSAL
    + _SUSPENSION
    + _WEBHOOK
)
ADMIN_LIFT_SUSPENSION = (
    "mutation AdminLiftSuspension($input:AdminLiftSuspensionInput!$locale:String){adminLiftSuspension(input:$input locale:$locale){...AccountResult}}"
    + _ACCOUNT
    + _ACCOUNT_RESULT
    + _ATTEMPT
    + _DEAD_LETTER
    + _OCCASION
    + _PERSONAL_TOKEN
    + _PLAYER
    + _REFUSAL
    + _SUSPENSION
    + _WEBHOOK
)
ADMIN_SET_QUOTA = (
    "mutation AdminSetQuota($input:AdminSetQuotaInput!$locale:String){adminSetQuota(input:$input locale:$locale){...AccountResult}}"
    + _ACCOUNT
    + _ACCOUNT_RESULT
    + _ATTEMPT
    + _DEAD_LETTER
    + _OCCASION
    + _PERSONAL_TOKEN
    + _PLAYER
    + _REFUSAL
    + _SUSPENSION
    + _WEBHOOK
)
ADMIN_END_GAME = (
    "mutation AdminEndGame($input:AdminEndGameInput!$locale:String){adminEndGame(input:$input locale:$locale){...GameResult}}"
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _GAME_RESULT
    + _INVITE
    + _INVITED
    + _INVITES
    + _PROOF
    + _REFUSAL
    + _SEAT
    + _SEAT_CLOCK
    + _UNDO_PROPOSAL
)
SAY = (
    "mutation Say($input:SayInput!$locale:String){say(input:$input locale:$locale){...MessageResult}}"
    + _MESSAGE
    + _MESSAGE_RESULT
    + _REFUSAL
)
REMOVE_MESSAGE = (
    "mutation RemoveMessage($input:RemoveMessageInput!$locale:String){removeMessage(input:$input locale:$locale){...MessageResult}}"
    + _MESSAGE
    + _MESSAGE_RESULT
    + _REFUSAL
)
ADMIN_REMOVE_MESSAGE = (
    "mutation AdminRemoveMessage($input:AdminRemoveMessageInput!$locale:String){adminRemoveMessage(input:$input locale:$locale){...MessageResult}}"
    + _MESSAGE
    + _MESSAGE_RESULT
    + _REFUSAL
)
BETRAY = (
    "mutation Betray($input:BetrayInput!$locale:String$describe:Boolean=false){betray(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
BUY_MENACE = (
    "mutation BuyMenace($input:BuyMenaceInput!$locale:String$describe:Boolean=false){buyMenace(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
COORDINATE = (
    "mutation Coordinate($input:CoordinateInput!$locale:String$describe:Boolean=false){coordinate(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
DECIDE = (
    "mutation Decide($input:DecideInput!$locale:String$describe:Boolean=false){decide(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
DISCARD_VIGILANT = (
    "mutation DiscardVigilant($input:DiscardVigilantInput!$locale:String$describe:Boolean=false){discardVigilant(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
DODGE = (
    "mutation Dodge($input:DodgeInput!$locale:String$describe:Boolean=false){dodge(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
END_ACTION_PHASE = (
    "mutation EndActionPhase($input:EndActionPhaseInput!$locale:String$describe:Boolean=false){endActionPhase(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
END_ACTIONS = (
    "mutation EndActions($input:EndActionsInput!$locale:String$describe:Boolean=false){endActions(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
FIGHT = (
    "mutation Fight($input:FightInput!$locale:String$describe:Boolean=false){fight(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
FIGHT_ENEMY = (
    "mutation FightEnemy($input:FightEnemyInput!$locale:String$describe:Boolean=false){fightEnemy(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
FIGHT_PLAYER = (
    "mutation FightPlayer($input:FightPlayerInput!$locale:String$describe:Boolean=false){fightPlayer(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
HEAL = (
    "mutation Heal($input:HealInput!$locale:String$describe:Boolean=false){heal(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
LAND_REINFORCEMENT = (
    "mutation LandReinforcement($input:LandReinforcementInput!$locale:String$describe:Boolean=false){landReinforcement(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
MOVE_ALIEN = (
    "mutation MoveAlien($input:MoveAlienInput!$locale:String$describe:Boolean=false){moveAlien(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
PAY_FOR = (
    "mutation PayFor($input:PayForInput!$locale:String$describe:Boolean=false){payFor(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
PLAY_CARD = (
    "mutation PlayCard($input:PlayCardInput!$locale:String$describe:Boolean=false){playCard(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
PLAY_COORDINATED = (
    "mutation PlayCoordinated($input:PlayCoordinatedInput!$locale:String$describe:Boolean=false){playCoordinated(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
PLAY_COPY = (
    "mutation PlayCopy($input:PlayCopyInput!$locale:String$describe:Boolean=false){playCopy(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
PLAY_EVENT = (
    "mutation PlayEvent($input:PlayEventInput!$locale:String$describe:Boolean=false){playEvent(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
REACT = (
    "mutation React($input:ReactInput!$locale:String$describe:Boolean=false){react(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
RECRUIT = (
    "mutation Recruit($input:RecruitInput!$locale:String$describe:Boolean=false){recruit(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
REPAIR = (
    "mutation Repair($input:RepairInput!$locale:String$describe:Boolean=false){repair(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
RESOLVE_SPACE = (
    "mutation ResolveSpace($input:ResolveSpaceInput!$locale:String$describe:Boolean=false){resolveSpace(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
SACRIFICE = (
    "mutation Sacrifice($input:SacrificeInput!$locale:String$describe:Boolean=false){sacrifice(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
SCAN = (
    "mutation Scan($input:ScanInput!$locale:String$describe:Boolean=false){scan(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
SET_AUTO_PASS = (
    "mutation SetAutoPass($input:SetAutoPassInput!$locale:String$describe:Boolean=false){setAutoPass(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
SHARE_HAND = (
    "mutation ShareHand($input:ShareHandInput!$locale:String$describe:Boolean=false){shareHand(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
SHOW_CARDS = (
    "mutation ShowCards($input:ShowCardsInput!$locale:String$describe:Boolean=false){showCards(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
SWAP_COORDINATE = (
    "mutation SwapCoordinate($input:SwapCoordinateInput!$locale:String$describe:Boolean=false){swapCoordinate(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
USE_ABILITY = (
    "mutation UseAbility($input:UseAbilityInput!$locale:String$describe:Boolean=false){useAbility(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
USE_ONCE = (
    "mutation UseOnce($input:UseOnceInput!$locale:String$describe:Boolean=false){useOnce(input:$input locale:$locale){...ActionResult}}"
    + _ACTION_ACCEPTED
    + _ACTION_REFUSED
    + _ACTION_RESULT
    + _CLOCK
    + _EVENT
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _LEGAL_ACTION
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _SEAT_PLAN
    + _SEAT_TIME
    + _UNDO_PROPOSAL
    + _VERSION_CONFLICT
)
GET_ME = "query GetMe{me{...Player}}" + _ATTEMPT + _DEAD_LETTER + _OCCASION + _PERSONAL_TOKEN + _PLAYER + _WEBHOOK
GET_ME_WAITING = (
    "query GetMeWaiting($first:Int=20){me{waiting(first:$first){...Game}}}"
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _UNDO_PROPOSAL
)
GET_GAME = (
    "query GetGame($id:ID!){game(id:$id){...Game}}"
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _UNDO_PROPOSAL
)
GET_GAME_VIEW = (
    "query GetGameView($id:ID!$at:Int$reveal:Boolean=false$locale:String$seat:Int$spectator:Boolean=false){game(id:$id){view(at:$at reveal:$reveal locale:$locale seat:$seat spectator:$spectator){...View}}}"
    + _ALIEN_GAME_VIEW
    + _ALIEN_VIEW
    + _BATTLE_VIEW
    + _BESIDE
    + _BRIDGE_SPACE
    + _CAGED
    + _CARD_VIEW
    + _CHALLENGE_VIEW
    + _CITY_SPACE
    + _COMMANDER_VIEW
    + _CONQUEST_VIEW
    + _CREW_VIEW
    + _DECISION
    + _DECK_VIEW
    + _ENEMY_VIEW
    + _FIGHT_VIEW
    + _FIREFLY_GAME_VIEW
    + _FORE_VIEW
    + _GAME_CLOCK
    + _GEAR_VIEW
    + _HQ_SPACE
    + _HUMANS_VIEW
    + _IN_PLAY_VIEW
    + _IN_USE
    + _INVADER_VIEW
    + _LAIR_SPACE
    + _MAIN_VIEW
    + _MARKER_VIEW
    + _OBJECTIVE_VIEW
    + _OPTION
    + _PLAY_VIEW
    + _PLAYED_VIEW
    + _PLOT_VIEW
    + _PROPOSAL_VIEW
    + _RESERVED_VIEW
    + _ROOM_VIEW
    + _SCORE_PART
    + _SCORING
    + _SEAT_CLOCK
    + _SLOT_VIEW
    + _SPACE_VIEW
    + _STACK_VIEW
    + _SURVIVOR_VIEW
    + _TALK_RULE
    + _TASK_VIEW
    + _VERSE_SPACE
    + _VIEW
    + _VILLAIN_VIEW
    + _VILLAINS_VIEW
)
GET_GAME_LEGAL_ACTIONS = (
    "query GetGameLegalActions($id:ID!$locale:String){game(id:$id){legalActions(locale:$locale){...LegalAction}}}"
    + _LEGAL_ACTION
)
GET_GAME_DECISIONS = (
    "query GetGameDecisions($id:ID!$locale:String){game(id:$id){decisions(locale:$locale){...Decision}}}"
    + _CARD_VIEW
    + _DECISION
    + _OPTION
)
GET_GAME_EVENTS = (
    "query GetGameEvents($id:ID!$first:Int=10$after:Int=0$locale:String$seat:Int$spectator:Boolean=false$reveal:Boolean=false$describe:Boolean=false){game(id:$id){events(first:$first after:$after locale:$locale seat:$seat spectator:$spectator reveal:$reveal){...Commit}}}"
    + _CLOCK
    + _COMMIT
    + _EVENT
    + _SEAT_PLAN
    + _SEAT_TIME
)
GET_GAME_AUDIT_TIMELINE = (
    "query GetGameAuditTimeline($id:ID!$first:Int=10$after:Int=0$seat:Int$locale:String$describe:Boolean=false){game(id:$id){audit{timeline(first:$first after:$after seat:$seat locale:$locale){...AuditedCommit}}}}"
    + _AUDITED_COMMIT
    + _AUDITED_EVENT
    + _CLOCK
    + _EVENT
    + _RULE
    + _SEAT_PLAN
    + _SEAT_TIME
)
GET_GAME_AUDIT_TABLE = (
    "query GetGameAuditTable($id:ID!$at:Int$seat:Int$locale:String){game(id:$id){audit{table(at:$at seat:$seat locale:$locale){...View}}}}"
    + _ALIEN_GAME_VIEW
    + _ALIEN_VIEW
    + _BATTLE_VIEW
    + _BESIDE
    + _BRIDGE_SPACE
    + _CAGED
    + _CARD_VIEW
    + _CHALLENGE_VIEW
    + _CITY_SPACE
    + _COMMANDER_VIEW
    + _CONQUEST_VIEW
    + _CREW_VIEW
    + _DECISION
    + _DECK_VIEW
    + _ENEMY_VIEW
    + _FIGHT_VIEW
    + _FIREFLY_GAME_VIEW
    + _FORE_VIEW
    + _GAME_CLOCK
    + _GEAR_VIEW
    + _HQ_SPACE
    + _HUMANS_VIEW
    + _IN_PLAY_VIEW
    + _IN_USE
    + _INVADER_VIEW
    + _LAIR_SPACE
    + _MAIN_VIEW
    + _MARKER_VIEW
    + _OBJECTIVE_VIEW
    + _OPTION
    + _PLAY_VIEW
    + _PLAYED_VIEW
    + _PLOT_VIEW
    + _PROPOSAL_VIEW
    + _RESERVED_VIEW
    + _ROOM_VIEW
    + _SCORE_PART
    + _SCORING
    + _SEAT_CLOCK
    + _SLOT_VIEW
    + _SPACE_VIEW
    + _STACK_VIEW
    + _SURVIVOR_VIEW
    + _TALK_RULE
    + _TASK_VIEW
    + _VERSE_SPACE
    + _VIEW
    + _VILLAIN_VIEW
    + _VILLAINS_VIEW
)
GET_GAME_AUDIT_CAUSE = (
    "query GetGameAuditCause($id:ID!$event:String!$locale:String$describe:Boolean=false){game(id:$id){audit{cause(event:$event locale:$locale){...AuditedCause}}}}"
    + _AUDITED_ACTION
    + _AUDITED_ANSWER
    + _AUDITED_CAUSE
    + _CARD
    + _CARD_VIEW
    + _CLOCK
    + _EVENT
    + _RULE
    + _RUNNING_RULE
    + _SEAT_PLAN
    + _SEAT_TIME
)
GET_GAME_AUDIT_DIFFERENCE = (
    "query GetGameAuditDifference($id:ID!$before:Int!$after:Int$seat:Int$locale:String){game(id:$id){audit{difference(before:$before after:$after seat:$seat locale:$locale){...AuditedDifference}}}}"
    + _AUDITED_CHANGE
    + _AUDITED_DIFFERENCE
    + _AUDITED_MOVE
    + _CARD_VIEW
    + _DECISION
    + _OPTION
)
GET_GAME_AUDIT_LEGAL = (
    "query GetGameAuditLegal($id:ID!$at:Int$seat:Int$locale:String){game(id:$id){audit{legal(at:$at seat:$seat locale:$locale){...LegalActions}}}}"
    + _CARD_VIEW
    + _DECISION
    + _LEGAL_ACTION
    + _LEGAL_ACTIONS
    + _OPTION
)
GET_GAME_AUDIT_READS = (
    "query GetGameAuditReads($id:ID!$first:Int=20$after:Int=0){game(id:$id){audit{reads(first:$first after:$after){...AuditRead}}}}"
    + _AUDIT_READ
)
GET_GAME_TALK = (
    "query GetGameTalk($id:ID!$first:Int=20$after:ID=0$locale:String){game(id:$id){talk(first:$first after:$after locale:$locale){...Message}}}"
    + _MESSAGE
)
GET_GAME_ETIQUETTE = (
    "query GetGameEtiquette($id:ID!$locale:String){game(id:$id){etiquette(locale:$locale){...TableEtiquette}}}"
    + _TABLE_ETIQUETTE
    + _TALK_ENTRY
)
GET_GAMES = (
    "query GetGames($filter:GameFilter$first:Int=20$after:String){games(filter:$filter first:$first after:$after){...GameConnection}}"
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _GAME_CONNECTION
    + _INVITE
    + _INVITED
    + _INVITES
    + _PAGE_INFO
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _UNDO_PROPOSAL
)
GET_CAMPAIGN = (
    "query GetCampaign($id:ID!$locale:String){campaign(id:$id locale:$locale){...Campaign}}"
    + _CAMPAIGN
    + _CAMPAIGN_GAME
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _UNDO_PROPOSAL
)
GET_CAMPAIGNS = (
    "query GetCampaigns($mine:Boolean=false$first:Int=5$after:String$locale:String){campaigns(mine:$mine first:$first after:$after locale:$locale){...CampaignConnection}}"
    + _CAMPAIGN
    + _CAMPAIGN_CONNECTION
    + _CAMPAIGN_GAME
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _PAGE_INFO
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _UNDO_PROPOSAL
)
GET_RULESETS = (
    "query GetRulesets($locale:String){rulesets(locale:$locale){...Ruleset}}"
    + _GAME_OPTION
    + _PRESET
    + _RULESET
    + _TALK_ENTRY
)
GET_RULESET = (
    "query GetRuleset($game:GameName!$locale:String){ruleset(game:$game locale:$locale){...Ruleset}}"
    + _GAME_OPTION
    + _PRESET
    + _RULESET
    + _TALK_ENTRY
)
GET_RULESET_CARDS = (
    "query GetRulesetCards($game:GameName!$locale:String){ruleset(game:$game locale:$locale){cards(locale:$locale){...Card}}}"
    + _CARD
)
GET_RULESET_RULES = (
    "query GetRulesetRules($game:GameName!$locale:String){ruleset(game:$game locale:$locale){rules(locale:$locale){...Rule}}}"
    + _RULE
)
GET_CARD = "query GetCard($id:ID!$locale:String){card(id:$id locale:$locale){...Card}}" + _CARD
GET_NODE = (
    "query GetNode($id:ID!$locale:String){node(id:$id locale:$locale){...Node}}"
    + _ATTEMPT
    + _CAMPAIGN
    + _CAMPAIGN_GAME
    + _CARD
    + _DEAD_LETTER
    + _FORK
    + _GAME
    + _GAME_CLOCK
    + _INVITE
    + _INVITED
    + _INVITES
    + _NODE
    + _OCCASION
    + _PERSONAL_TOKEN
    + _PLAYER
    + _PROOF
    + _SEAT
    + _SEAT_CLOCK
    + _UNDO_PROPOSAL
    + _WEBHOOK
)
GET_KEYS = "query GetKeys{keys{...SigningKey}}" + _SIGNING_KEY
GET_ADMIN_PLAYER = (
    "query GetAdminPlayer($id:ID!){adminPlayer(id:$id){...Account}}"
    + _ACCOUNT
    + _ATTEMPT
    + _DEAD_LETTER
    + _OCCASION
    + _PERSONAL_TOKEN
    + _PLAYER
    + _SUSPENSION
    + _WEBHOOK
)
GET_ADMIN_LOG = (
    "query GetAdminLog($first:Int=20$after:Int=0){adminLog(first:$first after:$after){...AdminAct}}" + _ADMIN_ACT
)
GAME_EVENTS = (
    "subscription GameEvents($gameId:ID!$after:Int$locale:String$describe:Boolean=false){gameEvents(gameId:$gameId after:$after locale:$locale){...Commit}}"
    + _CLOCK
    + _COMMIT
    + _EVENT
    + _SEAT_PLAN
    + _SEAT_TIME
)
TALK = (
    "subscription Talk($gameId:ID!$after:ID=0$locale:String){talk(gameId:$gameId after:$after locale:$locale){...Message}}"
    + _MESSAGE
)
MY_TURNS = (
    'subscription MyTurns($after:String=""$locale:String){myTurns(after:$after locale:$locale){...Turns}}'
    + _TURN
    + _TURNS
)
