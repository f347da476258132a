import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const CONNECTIONS = 40;
/** As many as one connection may have unanswered. */
const ASKED_ON_EACH = 4;

/**
 * Asks for a path on many connections, and takes nothing of the answers.
 * @returns what the process holds more for it. MB
 */
export async function heldForUntaken(port: number, path: string): Promise<number> {
  const held = () => process.memoryUsage().arrayBuffers / 1e6;
  const before = held();
  const sockets = Array.from({ length: CONNECTIONS }, () => connect(port, '127.0.0.1').pause());
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`.repeat(ASKED_ON_EACH));
  let most = 0;
  for (let looked = 0; looked < 20; looked++) {
    await wait(100);
    most = Math.max(most, held() - before);
  }
  for (const socket of sockets) socket.destroy();
  return most;
}
