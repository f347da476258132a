/**
 * Reference server: bare node:http, as fast as it can be. A prepared statement for each route, the flags of the product
 * (WAL, synchronous=FULL, exclusive), no middleware. GET / sends precompressed bytes; POST / commits one row a request,
 * POST /grouped one transaction for all that arrived in a turn of the event loop, POST /told the same and a line to one
 * open stream for each; the rest makes the query of one of the
 * product's routes over a copy of its database (FLOOR_COPY). GET /stream stays open, and POST /tell commits a row and writes
 * a text to all of them. SIGUSR2 collects garbage.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { PORT, FLOOR_DB, FLOOR_COPY, FLOOR_BYTES, FLOOR_POSTGRES } = process.env;
const bytes = FLOOR_BYTES ? readFileSync(FLOOR_BYTES) : Buffer.from('{}');
const insertRow = 'insert into floor_orders (body, at) values (?, ?) returning id';

// Kept for as long as the process lives: a statement does not keep its database open.
const open = async (file) => {
  const { DatabaseSync } = await import('@photostructure/sqlite');
  const db = new DatabaseSync(file);
  db.exec(
    'pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -8000',
  );
  return db;
};
const table = 'create table if not exists floor_orders (id integer primary key, body text not null, at text not null)';
const db = FLOOR_DB ? await open(FLOOR_DB) : undefined;
db?.exec(table);
const insert = db?.prepare(insertRow);
const [begin, commit] = ['begin', 'commit'].map((text) => db?.prepare(text));

const copy = FLOOR_COPY ? await open(FLOOR_COPY) : undefined;
const join = copy?.prepare('select * from kiosk_instances i join shops s on s.id = i.shop_id where join_code = ?');
const own = copy?.prepare(
  'select * from orders where shop_id = ? and device_hash = ? order by created_at desc, id desc limit 200',
);
const order = copy?.prepare('select * from orders where shop_id = ? and id = ?');
const approve = copy?.prepare(
  "update orders set status = 'IN_PROGRESS', version = version + 1, approved_at = ? where shop_id = ? and id = ? and status in ('PENDING', 'IMMEDIATE') returning *",
);
const quiz = copy?.prepare('select * from ez_quizzes where shop_id = ?');
const effects = copy?.prepare('select * from ez_effects where shop_id = ?');

let pool;
if (FLOOR_POSTGRES) {
  const { default: pg } = await import('pg');
  pool = new pg.Pool({ connectionString: FLOOR_POSTGRES, max: 10 });
  await pool.query(table.replace('integer primary key', 'integer generated always as identity primary key'));
}
const inserted = {
  name: 'insert',
  text: 'insert into floor_orders (body, at) values ($1, $2) returning id',
};

const send = (response, value) => {
  const text = JSON.stringify(value);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  response.end(text);
};
const sendBytes = (response) => {
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-encoding': FLOOR_BYTES ? 'br' : 'identity',
    'content-length': bytes.length,
  });
  response.end(bytes);
};
const withBody = (request, done) => {
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (chunk) => (text += chunk));
  request.on('end', () => done(JSON.parse(text)));
};
const rowOf = (body) => [JSON.stringify(body), new Date().toISOString()];

const streams = new Set();
let turn = streams.values();
const nextStream = () => {
  let next = turn.next();
  if (next.done) next = (turn = streams.values()).next();
  return next.value;
};
let waiting = [];
const commitAll = () => {
  const group = waiting;
  waiting = [];
  begin.run();
  const rows = group.map(({ body }) => insert.get(...rowOf(body)));
  commit.run();
  group.forEach(({ response, isTold }, i) => {
    send(response, rows[i]);
    if (isTold) nextStream().write(`data: ${JSON.stringify({ ...rows[i], ...group[i].body })}\n\n`);
  });
};
const commitTogether = (isTold) => (request, response) =>
  withBody(request, (body) => {
    waiting.push({ response, body, isTold });
    if (waiting.length === 1) setImmediate(commitAll);
  });

const routes = {
  '/': (request, response) => {
    if (request.method === 'GET') return sendBytes(response);
    withBody(request, (body) => send(response, insert.get(...rowOf(body))));
  },
  '/grouped': commitTogether(false),
  '/told': commitTogether(true),
  '/postgres': (request, response) =>
    withBody(request, async (body) => send(response, (await pool.query({ ...inserted, values: rowOf(body) })).rows[0])),
  '/stream': (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: {}\n\n');
    streams.add(response);
    response.on('close', () => streams.delete(response));
  },
  '/tell': (request, response) =>
    withBody(request, (body) => {
      const row = insert.get(...rowOf(body));
      for (const stream of streams) stream.write(body.text);
      send(response, row);
    }),
  '/join': (_request, response, [code]) => send(response, join.get(code)),
  '/own': (_request, response, [shop, device]) => send(response, own.all(shop, device)),
  '/approve': (_request, response, [shop, id]) => {
    order.get(shop, id);
    send(response, approve.get(new Date().toISOString(), shop, id));
  },
  '/recommend': (request, response, [shop]) =>
    withBody(request, () => send(response, [quiz.get(shop), effects.all(shop)].length)),
};

createServer((request, response) => {
  const [path, ...given] = request.url.split('?');
  routes[path](request, response, given.join('').split(','));
}).listen(Number(PORT), '127.0.0.1');
process.on('SIGUSR2', () => globalThis.gc?.());
process.once('SIGTERM', () => {
  db?.close();
  copy?.close();
  process.exit(0);
});
