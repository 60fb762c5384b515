// A table server written the usual way: ws, better-sqlite3, a game in plain JavaScript, the state kept as JSON beside a log
// of moves in one durable transaction a move, and to everybody what they may see of it. It speaks as much of the protocol
// as the load client needs. With `bare` nothing is kept but the log, and no rules but whose turn it is.
const http = require("http");
const { WebSocketServer } = require("ws");
const Database = require("better-sqlite3");
const game = require("./game");

const [, , port, file, manner] = process.argv;
const bare = manner === "bare";
const db = new Database(file);
db.pragma("journal_mode = WAL");
db.pragma("synchronous = FULL");
db.exec("CREATE TABLE tables (id TEXT PRIMARY KEY, state TEXT)");
db.exec("CREATE TABLE log (tbl TEXT, number INTEGER, at INTEGER, seat INTEGER, body TEXT, PRIMARY KEY (tbl, number))");
const found = db.prepare("INSERT INTO tables VALUES (?, ?)");
const insert = db.prepare("INSERT INTO log VALUES (?, ?, ?, ?, ?)");
const keep = db.prepare("UPDATE tables SET state = ? WHERE id = ?");
const store = db.transaction((id, state, at, seat, body) => {
  insert.run(id, state.number, at, seat, body);
  keep.run(JSON.stringify(state), id);
});

const tables = new Map();
const fiveChoices = Array.from({ length: 5 }, (_, id) => ({ id, action: `action ${id}`, label: "", meaning: "" }));

function update(table, seat, entries) {
  const { state } = table;
  const turn = state.number % 2;
  const mine = seat === turn ? (bare ? fiveChoices : game.legal(state)) : [];
  const view = bare ? state.board : game.view(state, seat);
  return JSON.stringify({
    type: "update",
    number: state.number,
    entries,
    position: { version: state.number, stage: "playing", turn, prompt: "", legal: mine, view },
  });
}

function play(table, seat, action, at) {
  const body = JSON.stringify({ action });
  if (bare) {
    table.state.number += 1;
    const place = table.state.board[action * 8];
    place.owner = seat;
    place.pieces[seat] += 1;
    insert.run(table.id, table.state.number, at, seat, body);
    return true;
  }
  const next = game.apply(table.state, action);
  if (!next) return false;
  store(table.id, next, at, seat, body);
  table.state = next;
  return true;
}

const server = http.createServer((request, response) => {
  if (request.method === "GET") return response.end('{"status":"ok"}');
  const id = `table-${tables.size}`;
  const table = { id, state: game.start(), sockets: [] };
  tables.set(id, table);
  found.run(id, JSON.stringify(table.state));
  const seats = [0, 1].map((seat) => ({ seat, key: `${seat}` }));
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ table: id, seats, watch: "watch", commitment: "" }));
});

new WebSocketServer({ server, perMessageDeflate: false }).on("connection", (socket, request) => {
  const table = tables.get(request.url.split("/")[3]);
  const refuse = (message, refusal) =>
    socket.send(JSON.stringify({ type: "refusal", refusal, text: "", id: message.id, version: table.state.number }));
  let seat;
  socket.on("message", (data) => {
    const message = JSON.parse(data);
    if (seat === undefined) {
      seat = message.key === "0" ? 0 : message.key === "1" ? 1 : null;
      table.sockets.push({ socket, seat });
      return socket.send(update(table, seat, []));
    }
    if (message.at !== table.state.number || seat !== table.state.number % 2) return refuse(message, "stale");
    const at = Date.now();
    if (!play(table, seat, message.action, at)) return refuse(message, "illegal");
    const { number } = table.state;
    socket.send(JSON.stringify({ type: "ack", id: message.id, number, version: number }));
    const entry = { number, at, kind: "move", seat, action: `action ${message.action}` };
    for (const other of table.sockets) other.socket.send(update(table, other.seat, [entry]));
  });
});
server.listen(Number(port), "127.0.0.1");
