import { expect, it, vi } from 'vitest';
import { noteOutcome, readConnection, watchConnection } from './connection.ts';

it('checks at once when somebody subscribes after a missed answer', async () => {
  noteOutcome(undefined);
  expect(readConnection()).toBe('here');
  const question = vi.fn(() => Promise.reject(new Error('no network')));
  const stop = watchConnection(question);
  expect(question).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(readConnection()).toBe('server-away'));
  noteOutcome(new Response());
  expect(readConnection()).toBe('here');
  stop();
});

it('checks nothing while everything was answered', () => {
  noteOutcome(new Response());
  const question = vi.fn(() => Promise.resolve());
  watchConnection(question)();
  expect(question).not.toHaveBeenCalled();
});
