// boardgame.io's own first example, tic-tac-toe, on its client with no network: node boardgame_io.js 1.0
const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some((line) => line.every((i) => G.cells[i] !== null && G.cells[i] === G.cells[line[0]]))) {
      return { winner: ctx.currentPlayer };
    }
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

function oneGame(client) {
  let decisions = 0;
  client.reset();
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) return decisions;
    const free = [];
    G.cells.forEach((cell, i) => cell === null && free.push(i));
    client.moves.clickCell(free[Math.floor(Math.random() * free.length)]);
    decisions += 1;
  }
}

const client = Client({ game, numPlayers: 2, debug: false });
client.start();
const seconds = Number(process.argv[2]);
for (let i = 0; i < 100; i += 1) oneGame(client);
let decisions = 0;
let games = 0;
const start = process.cpuUsage();
let taken = 0;
while (taken < seconds) {
  decisions += oneGame(client);
  games += 1;
  const used = process.cpuUsage(start);
  taken = (used.user + used.system) / 1e6;
}
console.log(JSON.stringify({ "decisions/s": decisions / taken, "calls/s": games / taken, decisions: decisions / games }));
