import { fireEvent, render, screen } from '@testing-library/react';
import { Router } from 'wouter';
import { afterEach, expect, it, vi } from 'vitest';
import { keepTrying } from './keep-trying.ts';

const services = vi.hoisted(() => ({ isAway: true, calls: 0 }));
vi.mock('./i18n.ts', () => ({
  addPlayTexts: () => {
    services.calls += 1;
    return services.isAway ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve();
  },
}));
vi.mock('#web/guest/phone/guest-services.tsx', () => ({
  GuestServices: () => <p>At your service</p>,
  GuestFooter: () => null,
}));

afterEach(() => vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('repeats after 2 s, doubling to 20 s, until it succeeds', async () => {
  vi.useFakeTimers();
  const work = vi.fn(() => (work.mock.calls.length < 7 ? Promise.reject(new Error('away')) : Promise.resolve('here')));
  const done = keepTrying(work, new AbortController().signal);
  const triedAfter = async (ms: number) => {
    await pass(ms);
    return work.mock.calls.length;
  };
  expect(await triedAfter(1999)).toBe(1);
  expect(await triedAfter(1)).toBe(2);
  expect(await triedAfter(4000)).toBe(3);
  expect(await triedAfter(8000 + 16_000)).toBe(5);
  expect(await triedAfter(20_000)).toBe(6);
  await pass(20_000);
  expect(await done).toBe('here');
});

it('tries at once when the phone is online again, and never after it was left', async () => {
  vi.useFakeTimers();
  const left = new AbortController();
  const work = vi.fn(() => Promise.reject(new Error('away')));
  const done = keepTrying(work, left.signal);
  await pass(0);
  fireEvent(window, new Event('online'));
  await pass(0);
  expect(work).toHaveBeenCalledTimes(2);
  left.abort();
  expect(await done).toBeUndefined();
  await pass(60_000);
  expect(work).toHaveBeenCalledTimes(2);
});

it('a guest’s screen stands without its services until the network is back', async () => {
  const { GuestShell } = await import('./guest-shell.tsx');
  render(
    <Router>
      <GuestShell>
        <h1>The play</h1>
      </GuestShell>
    </Router>,
  );
  await vi.waitFor(() => expect(services.calls).toBe(1));
  expect(screen.getByRole('heading', { name: 'The play' })).toBeTruthy();
  expect(screen.queryByText('At your service')).toBeNull();
  services.isAway = false;
  await vi.waitFor(() => {
    fireEvent(window, new Event('online'));
    expect(screen.getByText('At your service')).toBeTruthy();
  });
});
