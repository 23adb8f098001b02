"""Plays a whole game of Legendary Villains against one of the service's bots: `python bot.py [URL]`."""

import random
import sys

from turnledger_client import Turnledger, models


def move(client: Turnledger, game: str) -> bool:
    """Do something, if the game waits for us: whether it did."""
    for asked in client.get_game_decisions(game) or ():
        if asked.options is not None and asked.least is not None:  # the others are asked somebody else
            choice = random.sample([option.key for option in asked.options], asked.least)
            client.decide(models.DecideInput(game_id=game, decision=asked.decision, choice=choice))
            return True
    actions = sorted(client.get_game_legal_actions(game) or (), key=lambda action: action.type_ == "endActions")
    if actions:
        client.act(game, actions[0])
    return bool(actions)


def play(client: Turnledger) -> models.Game | None:
    """Lay a table, play to the end, and return the game as it ended."""
    client.become("thirty lines")
    seats = [models.SeatInput(), models.SeatInput(kind=models.SeatInputKind.bot, bot=models.Bot.greedy)]
    table = models.CreateGameInput(game=models.GameName.villains, preset="first-game", seats=seats, sit=True)
    game = client.create_game(table).id
    client.start_game(models.StartGameInput(game_id=game))
    for commit in client.game_events(game, after=0):
        while move(client, game):
            pass
        if any(isinstance(event, models.Ended) for event in commit.events):
            break
    return client.get_game(game)


if __name__ == "__main__":
    with Turnledger(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000") as client:
        if ended := play(client):
            print(ended.outcome, ended.reason, ended.scores)
