import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { KeptReply } from './kept-reply.ts';
import { endStreams, EventStream, sendEvents } from './send-events.ts';

type Send = (event: object) => void;

const stops: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const stop of stops.splice(0).toReversed()) await stop();
});

/** A server with streams. @returns opens one, and how it is sent to */
async function startStreams(schema: z.ZodType = z.object({ text: z.string() })) {
  const app = Fastify();
  endStreams(app);
  const begun: { send: Send; left: Promise<void> }[] = [];
  app.get('/', (_request, reply) => {
    const follow: EventStream['follow'] = (send) => {
      let leave = (): void => undefined;
      begun.push({ send, left: new Promise((done) => (leave = done)) });
      return leave;
    };
    return sendEvents(reply, schema, new EventStream({ text: 'first' }, follow));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  stops.push(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return async () => {
    const socket = connect(port, '127.0.0.1');
    stops.push(() => socket.destroy());
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    await vi.waitFor(() => expect(text).toContain('data: {"text":"first"}\n\n'));
    return { socket, text: () => text, ...begun.at(-1)! };
  };
}

it('drops a caller who does not read, and keeps little for one', async () => {
  const open = await startStreams();
  const { socket, send, left } = await open();
  socket.pause();
  const caller = { isGone: false };
  void left.then(() => (caller.isGone = true));
  let sent = 0;
  const event = new KeptReply({ text: 'x'.repeat(16_384) });
  while (!caller.isGone && sent < 64e6) {
    send(event);
    sent += 16_384;
    await new Promise((resume) => setImmediate(resume));
  }
  expect(caller.isGone).toBe(true);
  // The operating system takes some megabytes before anything waits.
  expect(sent).toBeLessThan(32e6);
});

it('sends whole what is larger than what may wait, and goes on', async () => {
  const open = await startStreams();
  const { send, text, socket } = await open();
  send({ text: 'x'.repeat(600_000) });
  send({ text: 'y'.repeat(300_000) });
  await vi.waitFor(() => expect(text()).toContain('yyy"}\n\n'));
  send({ text: 'next' });
  await vi.waitFor(() => expect(text()).toContain('data: {"text":"next"}\n\n'));
  expect(socket.destroyed).toBe(false);
});

it('checks and serialises what many are told once', async () => {
  const parsed = vi.fn((text: string) => text);
  const open = await startStreams(z.object({ text: z.string().transform(parsed) }));
  const [one, other] = [await open(), await open()];
  const before = parsed.mock.calls.length;
  const event = new KeptReply({ text: 'menu' });
  one.send(event);
  other.send(event);
  for (const { text } of [one, other]) await vi.waitFor(() => expect(text()).toContain('data: {"text":"menu"}\n\n'));
  expect(parsed.mock.calls.length - before).toBe(1);
});

it('shows every 15 s that it lives, and ends after 10 minutes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const open = await startStreams();
  const { socket, text } = await open();
  const beats = () => text().split('\n:\n\n').length - 1;
  const ended = once(socket, 'close');
  vi.advanceTimersByTime(14_000);
  expect(beats()).toBe(0);
  vi.advanceTimersByTime(2000);
  await vi.waitFor(() => expect(beats()).toBe(1));
  vi.advanceTimersByTime(15_000);
  await vi.waitFor(() => expect(beats()).toBe(2));
  expect(socket.destroyed).toBe(false);
  vi.advanceTimersByTime(10 * 60_000);
  await ended;
});
