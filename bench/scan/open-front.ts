/**
 * A door of the server for one kind of caller: whatever comes through it has their session, and an address of its own, so that
 * no limit hides what lies behind. What the server fails at is noted.
 */
import { randomInt } from 'node:crypto';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Front {
  origin: string;
  /** How often each status was answered. */
  statuses: Map<number, number>;
  /** Answers of 5xx that are not meant, each once. */
  failures: Set<string>;
  close: () => Promise<void>;
}

/** 5xx that are meant: another server or a setting is not there. */
const MEANT = ['main-api-refused', 'main-api-unreachable', 'llm-failed', 'offsite-failed', 'backup-tool-missing'];

export async function openFront(target: string, as: () => Record<string, string>): Promise<Front> {
  const statuses: Front['statuses'] = new Map();
  const failures: Front['failures'] = new Set();
  const note = (status: number, what: string, said: string) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500 && !MEANT.some((code) => said.includes(`"code":"${code}"`)))
      failures.add(`${status} ${what}: ${said.slice(0, 200)}`);
  };
  const { hostname, port, host } = new URL(target);
  const server = createServer((asked, answer) => {
    const { method, url: path, headers } = asked;
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    const sent = request(
      { hostname, port, method, path, headers: { ...headers, ...as(), host, 'x-forwarded-for': address } },
      (reply) => {
        let said = '';
        reply.on('data', (part: Buffer) => (said.length < 2000 ? (said += part.toString('latin1')) : undefined));
        reply.once('end', () => note(reply.statusCode ?? 0, `${method} ${path}`, said));
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      },
    );
    sent.on('error', () => answer.destroy());
    answer.on('close', () => sent.destroy());
    asked.pipe(sent);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    statuses,
    failures,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
