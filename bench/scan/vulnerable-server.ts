/** A server with the holes that the scanners look for: whoever finds nothing here has not looked. */
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from '@photostructure/sqlite';

const LINKS = '<a href="/hello?name=Ada">Hello</a> <a href="/find?drink=Negroni">Find</a>';

const html = (answer: ServerResponse, text: string): void => {
  answer.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><body>${text}</body>`);
};

export async function startVulnerableServer(): Promise<{ origin: string; close: () => void }> {
  const db = new DatabaseSync(':memory:');
  db.exec("create table drinks (name text); insert into drinks values ('Negroni'), ('Mojito')");
  const routes: Record<string, (answer: ServerResponse, query: URLSearchParams) => void> = {
    '/': (answer) => html(answer, LINKS),
    '/hello': (answer, query) => html(answer, `Hello, ${query.get('name')}`),
    '/find': (answer, query) =>
      html(answer, JSON.stringify(db.prepare(`select name from drinks where name = '${query.get('drink')}'`).all())),
    '/.git/HEAD': (answer) => void answer.end('ref: refs/heads/main\n'),
  };
  const server = createServer((asked, answer) => {
    const url = new URL(asked.url ?? '/', 'http://localhost');
    const route = routes[url.pathname];
    try {
      if (route) route(answer, url.searchParams);
      else answer.end(readFileSync(decodeURIComponent(asked.url ?? '')));
    } catch (cause) {
      answer.writeHead(cause instanceof Error && 'errcode' in cause ? 500 : 404).end(String(cause));
    }
  });
  // Whoever is slow has all the time there is, and the place of somebody else.
  Object.assign(server, { requestTimeout: 0, headersTimeout: 0, maxConnections: 200 });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
      db.close();
    },
  };
}
