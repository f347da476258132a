import { expect, it, vi } from 'vitest';
import { noteOutcome, readConnection, watchConnection } from './connection.ts';

it('asks as soon as somebody watches, when an answer was missed before', async () => {
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

it('asks nothing while all was answered', () => {
  noteOutcome(new Response());
  const question = vi.fn(() => Promise.resolve());
  watchConnection(question)();
  expect(question).not.toHaveBeenCalled();
});
