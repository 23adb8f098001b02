// A game of cards on boardgame.io's own server, for the load of bench/load: three seats play cards from their hands.
'use strict';
process.env.NODE_ENV = 'production';
const { Server } = require('boardgame.io/dist/cjs/server.js');

const SEATS = 3;
const HAND = 6;
const DECK = 60;

const deck = (seat) => Array.from({ length: DECK }, (_, n) => ({ id: `${seat}.${n}`, card: `card-${n % 14}`, cost: n % 8 }));

const draw = (player, random) => {
  if (player.deck.length === 0) {
    player.deck = random.Shuffle(player.discard);
    player.discard = [];
  }
  player.hand.push(player.deck.pop());
};

const game = {
  name: 'cards',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }) => {
    const players = {};
    for (let seat = 0; seat < SEATS; seat++) {
      const cards = random.Shuffle(deck(seat));
      players[seat] = { hand: cards.slice(0, HAND), deck: cards.slice(HAND), discard: [], points: 0 };
    }
    return { players, row: deck('row'), moves: 0 };
  },
  moves: {
    // A card goes from the hand to the discard pile and counts; another is drawn for it. The server alone does it: it draws.
    play: {
      client: false,
      move: ({ G, playerID, random }, index) => {
        const player = G.players[playerID];
        const [card] = player.hand.splice(index, 1);
        player.discard.push(card);
        player.points += card.cost;
        G.moves += 1;
        draw(player, random);
      },
    },
  },
  // What others hold, and what lies in decks, nobody sees.
  playerView: ({ G, playerID }) => {
    const players = {};
    for (const [seat, player] of Object.entries(G.players)) {
      players[seat] = { ...player, deck: player.deck.length, hand: seat === playerID ? player.hand : player.hand.length };
    }
    return { ...G, players };
  },
};

// By default the lobby is not found: its routes are added after the application has been put together. On a port of its own it is.
const server = Server({ games: [game], origins: ['http://127.0.0.1'] });
server.run({ port: 0, lobbyConfig: { apiPort: '0' } }).then(({ appServer, apiServer }) => {
  const [games, lobby] = [appServer, apiServer].map((listening) => `http://127.0.0.1:${listening.address().port}`);
  console.log(`listens on ${games} and ${lobby}`);
});
