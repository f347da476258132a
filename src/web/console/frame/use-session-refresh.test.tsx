import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { act, renderHook } from '@testing-library/react';
import { PageProviders } from '#web/shell/page-providers.tsx';
import { OWNER, refused, signIn, stubServer, type Sent } from '#test/console-page.tsx';
import { clearSession } from '#web/shell/client/session.ts';
import { useSessionRefresh } from './use-session-refresh.ts';

const ROUTE = 'POST /v1/auth/refresh-tokens';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.parse('2026-03-14T12:00:00Z');

const token = (name: string, endsAt: number, issuedAt = START) =>
  `h.${btoa(JSON.stringify({ jti: name, iat: issuedAt / 1000, exp: endsAt / 1000 }))}.s`;
const pair = (refresh: string) => ({ tokens: { access: { token: 'new-access' }, refresh: { token: refresh } } });
const stored = () => ['accessToken', 'refreshToken', 'user'].map((key) => localStorage.getItem(key));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const open = () => renderHook(useSessionRefresh, { wrapper: PageProviders });

let sent: Sent[];
const serve = (reply: unknown) => (sent = stubServer({ [ROUTE]: reply }));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('exchanges the tokens five minutes before their end, and the new ones before theirs', async () => {
  const [first, second, third] = [12, 24, 36].map((hours) => token(`t${hours}`, START + hours * HOUR));
  serve(({ body }: Sent) => pair((body as { refreshToken: string }).refreshToken === first ? second! : third!));
  signIn(OWNER, first);
  open();
  await pass(12 * HOUR - 5 * MINUTE - 1000);
  expect(sent).toEqual([]);
  await pass(2000);
  expect(sent.map(({ route, body }) => [route, body])).toEqual([[ROUTE, { refreshToken: first }]]);
  expect(sent[0]?.headers.authorization).toBeUndefined();
  expect(stored()).toEqual(['new-access', second, JSON.stringify(OWNER)]);
  await pass(12 * HOUR);
  expect(stored()[1]).toBe(third);
  expect(sent).toHaveLength(2);
});

it('waits longer than a timer can', async () => {
  signIn(OWNER, token('long', START + 30 * DAY));
  serve(pair(token('next', START + 60 * DAY)));
  open();
  await pass(30 * DAY - 6 * MINUTE);
  expect(sent).toEqual([]);
  await pass(2 * MINUTE);
  expect(sent).toHaveLength(1);
});

it('does so at once where the page is opened late', async () => {
  signIn(OWNER, token('late', START + 2 * MINUTE, START - HOUR));
  serve(pair(token('next', START + DAY)));
  open();
  await pass(100);
  expect(sent).toHaveLength(1);
});

it('tries once a minute where the device’s clock is ahead and every token seems old', async () => {
  signIn(OWNER, token('a', START - DAY, START - 2 * DAY));
  let n = 0;
  serve(() => pair(token(`t${(n += 1)}`, START - DAY, START - 2 * DAY)));
  open();
  await pass(3 * MINUTE + 1000);
  expect(sent).toHaveLength(4);
});

it('leaves it to the tab that is at it, and takes over if that one does not come back', async () => {
  signIn(OWNER, token('old', START + HOUR));
  const next = token('next', START + DAY);
  serve(pair(next));
  localStorage.setItem('refreshOwner', `another-tab ${START + 55 * MINUTE + 8000}`);
  open();
  await pass(55 * MINUTE + 1000);
  expect(sent).toEqual([]);
  await pass(MINUTE + 1000);
  expect(stored()[1]).toBe(next);
  expect(localStorage.getItem('refreshOwner')).toBeNull();
});

it('asks the browser’s locks where it has them', async () => {
  const request = vi.fn((_name: string, _options: object, work: (lock: unknown) => Promise<boolean>) => work(null));
  vi.stubGlobal('navigator', { languages: ['en'], locks: { request } });
  signIn(OWNER, token('old', START + HOUR));
  serve(pair('never'));
  open();
  await pass(56 * MINUTE);
  expect(request).toHaveBeenCalledWith('sipwell-refresh', { ifAvailable: true }, expect.any(Function));
  expect(sent).toEqual([]);
});

it('does nothing more once another tab has stored new tokens', async () => {
  signIn(OWNER, token('old', START + HOUR));
  serve(pair('never'));
  open();
  await pass(55 * MINUTE - 1000);
  localStorage.setItem('refreshToken', token('theirs', START + DAY));
  await pass(5 * MINUTE);
  expect(sent).toEqual([]);
});

it.each([
  ['tries again in a minute without an answer', 'no answer', 3],
  ['tries again in a minute if the server stumbled', refused(503), 3],
  ['gives up on a token that is no longer good', refused(401), 1],
])('%s, and keeps the session', async (_case, reply, times) => {
  const old = token('old', START + HOUR);
  signIn(OWNER, old);
  serve(reply);
  open();
  await pass(55 * MINUTE + 2 * MINUTE + 1000);
  expect(sent).toHaveLength(times);
  expect(stored()[1]).toBe(old);
});

it('does not try a refused token again when the page comes back to sight', async () => {
  signIn(OWNER, token('old', START + HOUR));
  serve(refused(401));
  open();
  await pass(56 * MINUTE);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(5 * MINUTE);
  expect(sent).toHaveLength(1);
});

it('looks at the clock when the device wakes: no timer counts while it sleeps', async () => {
  signIn(OWNER, token('old', START + 12 * HOUR));
  serve(pair(token('next', START + DAY)));
  open();
  vi.setSystemTime(START + 12 * HOUR - MINUTE);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(100);
  expect(sent).toHaveLength(1);
});

it('does not bring back a session that was signed out meanwhile', async () => {
  signIn(OWNER, token('old', START + HOUR));
  serve(() => {
    clearSession();
    return pair(token('next', START + DAY));
  });
  open();
  await pass(56 * MINUTE);
  expect(sent).toHaveLength(1);
  expect(stored()).toEqual([null, null, null]);
});

it.each([
  ['a token without an end', 'opaque'],
  ['nobody signed in', ''],
])('does nothing with %s', async (_case, refreshToken) => {
  signIn(OWNER, refreshToken);
  serve(pair('never'));
  open();
  await pass(40 * DAY);
  expect(sent).toEqual([]);
});
