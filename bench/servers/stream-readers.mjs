/**
 * Holds open streams for a bench, in a process of its own so that reading them costs the server nothing but the
 * processor. Told by messages: `open` sends requests, each on a socket of its own; `tell` sends one request and answers
 * after how many milliseconds the last stream has heard; `close` closes all of a name.
 */
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';

/** Sockets that are opened at the same time. */
const AT_ONCE = 50;

const held = new Map();
let heard = () => undefined;

const openOne = (port, request, onData) =>
  new Promise((done, failed) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const one = { socket, round: -1 };
    socket.once('error', failed);
    socket.once('connect', () => socket.write(request, 'latin1'));
    socket.on('data', (chunk) => {
      if (!chunk.includes('data: ')) {
        if (one.round < 0 && !chunk.toString('latin1').startsWith('HTTP/1.1 200')) failed(new Error(String(chunk)));
        return;
      }
      if (one.round >= 0) return onData(one, chunk);
      one.round = 0;
      done(one);
    });
  });

const open = async ({ name, port, requests }) => {
  const group = { streams: [], round: 0, waiting: 0, last: '' };
  const onData = (one, chunk) => {
    if (one.round === group.round) return;
    one.round = group.round;
    if (--group.waiting > 0) return;
    group.last = chunk.toString('latin1');
    heard();
  };
  for (let i = 0; i < requests.length; i += AT_ONCE)
    group.streams.push(
      ...(await Promise.all(requests.slice(i, i + AT_ONCE).map((request) => openOne(port, request, onData)))),
    );
  held.set(name, group);
  return { count: group.streams.length };
};

const tell = async ({ name, port, request }) => {
  const group = held.get(name);
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise((ready) => socket.once('connect', ready));
  socket.on('data', () => undefined);
  group.round++;
  group.waiting = group.streams.length;
  const all = new Promise((done) => (heard = done));
  const started = performance.now();
  socket.write(request, 'latin1');
  await all;
  const ms = performance.now() - started;
  socket.destroy();
  return { ms, text: /data: .*\n\n/.exec(group.last)?.[0] ?? '' };
};

const close = ({ name }) => {
  for (const { socket } of held.get(name)?.streams ?? []) socket.destroy();
  held.delete(name);
  return {};
};

const commands = { open, tell, close };
process.on('message', async ({ command, given }) => process.send(await commands[command](given)));
