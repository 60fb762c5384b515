// A table server written the usual way: ws, better-sqlite3, one durable INSERT a move, the whole state to everybody.
// Its rules are nothing but whose turn it is. It speaks as much of the protocol as the load client needs.
const http = require("http");
const { WebSocketServer } = require("ws");
const Database = require("better-sqlite3");

const [, , port, file] = process.argv;
const db = new Database(file);
db.pragma("journal_mode = WAL");
db.pragma("synchronous = FULL");
db.exec("CREATE TABLE log (tbl TEXT, number INTEGER, at INTEGER, seat INTEGER, body TEXT, PRIMARY KEY (tbl, number))");
const insert = db.prepare("INSERT INTO log VALUES (?, ?, ?, ?, ?)");

const tables = new Map();
const board = () => Array.from({ length: 40 }, (_, k) => ({ place: k, owner: null, pieces: [0, 0, 0] }));
const legal = Array.from({ length: 5 }, (_, id) => ({ id, action: `action ${id}`, label: "", meaning: "" }));

function update(table, seat, entries) {
  const turn = table.number % 2;
  return JSON.stringify({
    type: "update",
    number: table.number,
    entries,
    position: { version: table.number, stage: "playing", turn, prompt: "", legal: seat === turn ? legal : [], view: table.board },
  });
}

const server = http.createServer((request, response) => {
  if (request.method === "GET") return response.end('{"status":"ok"}');
  const id = `table-${tables.size}`;
  tables.set(id, { number: 0, board: board(), sockets: [] });
  const seats = [0, 1].map((seat) => ({ seat, key: `${seat}` }));
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ table: id, seats, watch: "watch", commitment: "" }));
});

new WebSocketServer({ server, perMessageDeflate: false }).on("connection", (socket, request) => {
  const table = tables.get(request.url.split("/")[3]);
  let seat;
  socket.on("message", (data) => {
    const message = JSON.parse(data);
    if (seat === undefined) {
      seat = message.key === "0" ? 0 : message.key === "1" ? 1 : null;
      table.sockets.push({ socket, seat });
      return socket.send(update(table, seat, []));
    }
    if (message.at !== table.number || seat !== table.number % 2) {
      return socket.send(JSON.stringify({ type: "refusal", refusal: "stale", text: "", id: message.id, version: table.number }));
    }
    table.number += 1;
    const place = table.board[message.action * 8];
    place.owner = seat;
    place.pieces[seat] += 1;
    const at = Date.now();
    insert.run(request.url.split("/")[3], table.number, at, seat, JSON.stringify({ action: message.action }));
    socket.send(JSON.stringify({ type: "ack", id: message.id, number: table.number, version: table.number }));
    const entry = { number: table.number, at, kind: "move", seat, action: `action ${message.action}` };
    for (const other of table.sockets) other.socket.send(update(table, other.seat, [entry]));
  });
});
server.listen(Number(port), "127.0.0.1");
