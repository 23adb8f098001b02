"""Plays a whole game of Legendary Villains against one of the service's bots, doing whatever comes first.

python bot.py [URL]
"""

import random
import sys

from turnledger_client import Turnledger
from turnledger_client.models import (
    Bot,
    CreateGameInput,
    DecideInput,
    Ended,
    Game,
    GameName,
    SeatInput,
    SeatInputKind,
    StartGameInput,
)

LAST = ["endActions"]  # what is only done when there is nothing else


def move(client: Turnledger, game: str) -> bool:
    """Do something, if the game waits for us: whether it did."""
    for decision in client.get_game_decisions(game) or ():
        if decision.options is not None and decision.least is not None:
            choice = random.sample([option.key for option in decision.options], decision.least)
            client.decide(DecideInput(game_id=game, decision=decision.decision, choice=choice))
            return True
    actions = sorted(client.get_game_legal_actions(game) or (), key=lambda action: action.type_ in LAST)
    if actions:
        client.act(game, actions[0])
    return bool(actions)


def play(client: Turnledger) -> Game | None:
    """Lay a table, play to the end, and return the game as it ended."""
    client.become("thirty lines")
    seats = [SeatInput(), SeatInput(kind=SeatInputKind.bot, bot=Bot.greedy)]
    game = client.create_game(CreateGameInput(game=GameName.villains, preset="first-game", seats=seats, sit=True)).id
    client.start_game(StartGameInput(game_id=game))
    for commit in client.game_events(game, after=0):
        while move(client, game):
            pass
        if any(isinstance(event, Ended) for event in commit.events):
            break
    return client.get_game(game)


if __name__ == "__main__":
    with Turnledger(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000") as client:
        if ended := play(client):
            print(ended.outcome, ended.reason, ended.scores)
