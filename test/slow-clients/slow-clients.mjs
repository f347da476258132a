/**
 * Connections that take their time, held by a process of its own: `node slow-clients.mjs KIND PORT COUNT CODE`. Says "held"
 * once all are open, and goes on until it is killed; one that the server ends is opened anew.
 *
 * - headers: begins a request, and sends a line of its headers every now and then
 * - body: a guest with the kiosk's code sends the headers of an order, and of its body a byte every now and then
 * - read: a guest asks for the kiosk's menu again and again, and reads nothing of the answers
 */
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';

const [kind, port, count, code] = process.argv.slice(2);
/** Fewer than a server grants one address. */
const OF_ADDRESS = 40;
const EVERY_MS = 3000;
const AT_ONCE = 100;
const AGAIN_MS = 200;
const ANSWERS = 50;

const asGuest = () => `host: 127.0.0.1\r\nx-join-code: ${code}\r\nx-device-id: ${randomUUID()}\r\n`;
const BEGIN = {
  headers: () => `GET / HTTP/1.1\r\n${asGuest()}`,
  body: () =>
    `POST /api/admin/shops/demo-bar/submit-order HTTP/1.1\r\n${asGuest()}content-type: application/json\r\ncontent-length: 2000\r\n\r\n{`,
  read: () => `GET /api/admin/shops/demo-bar/recipes HTTP/1.1\r\n${asGuest()}\r\n`.repeat(ANSWERS),
};
const MORE = { headers: 'x-more: 1\r\n', body: ' ', read: '' };

/** @returns once it is open */
function hold(n) {
  return new Promise((opened) => {
    const address = Math.floor(n / OF_ADDRESS);
    const localAddress = `127.0.${1 + Math.floor(address / 250)}.${1 + (address % 250)}`;
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress });
    let timer;
    socket.once('connect', () => {
      socket.write(BEGIN[kind]());
      if (kind === 'read') socket.pause();
      else timer = setInterval(() => socket.write(MORE[kind]), EVERY_MS);
      opened();
    });
    if (kind !== 'read') socket.resume();
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(timer);
      opened();
      setTimeout(() => void hold(n), AGAIN_MS);
    });
  });
}

for (let from = 0; from < Number(count); from += AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, Number(count) - from) }, (_, i) => hold(from + i)));
console.log('held');
