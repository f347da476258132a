/**
 * Reference server: bare node:http. POST commits one row as durably as the product (WAL, synchronous=FULL); GET sends
 * precompressed bytes.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { DatabaseSync } from '@photostructure/sqlite';

const { PORT, FLOOR_DB, FLOOR_BYTES } = process.env;
// Kept for as long as the process lives: a statement does not keep its database open.
const db = FLOOR_DB ? new DatabaseSync(FLOOR_DB) : undefined;
let insert;
if (db) {
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table orders (id integer primary key, body text not null, at text not null)',
  );
  insert = db.prepare('insert into orders (body, at) values (?, ?) returning id');
}
const bytes = FLOOR_BYTES ? readFileSync(FLOOR_BYTES) : Buffer.from('{}');

createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-encoding': FLOOR_BYTES ? 'br' : 'identity',
    });
    response.end(bytes);
    return;
  }
  let text = '';
  request.on('data', (chunk) => (text += chunk));
  request.on('end', () => {
    const { id } = insert.get(JSON.stringify(JSON.parse(text)), new Date().toISOString());
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ id }));
  });
}).listen(Number(PORT), '127.0.0.1');
process.once('SIGTERM', () => {
  db?.close();
  process.exit(0);
});
