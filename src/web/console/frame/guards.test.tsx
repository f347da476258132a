import { beforeEach, expect, it, vi } from 'vitest';
import { act, screen, waitFor } from '@testing-library/react';
import { clearSession } from '#web/shell/client/session.ts';
import { ADMIN, open, OWNER, refused, signIn, stubServer } from '#test/console-page.tsx';

beforeEach(() => {
  localStorage.clear();
  stubServer({ 'GET /api/admin/shops': { data: [] } });
});

const tokenWith = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`;

it.each([
  ['/shop-admin', '/'],
  ['/shops/s1', '/'],
  ['/shops/s1/master', '/'],
  ['/kiosk/admin/ABC234', '/'],
  ['/kiosk/ez-pairing/admin/ABC234', '/'],
])('a visitor without a session is sent from %s to %s', async (from, to) => {
  const at = open(from);
  await waitFor(() => expect(at()).toBe(to));
});

it.each([
  ['an owner to shop administration', OWNER, '/shop-admin'],
  ['an owner to another shop', OWNER, '/shops/s2'],
  ['an owner to another shop’s master page', OWNER, '/shops/s2/master'],
  ['somebody with no role', { username: 'x' }, '/shops/s1'],
])('%s is sent to /landing', async (_case, user, from) => {
  signIn(user);
  const at = open(from);
  await waitFor(() => expect(at()).toBe('/landing'));
});

it.each([
  ['an administrator by role, in any case', { role: 'Admin' }, 'token', '/shop-admin'],
  ['an administrator by flag', { isAdmin: true }, 'token', '/shop-admin'],
  ['an administrator in any shop', ADMIN, 'token', '/shops/s7'],
  ['an owner by the user record', OWNER, 'token', '/shops/s1'],
  ['an owner by the user record’s one shop', { shop: { shop_id: 's1' } }, 'token', '/shops/s1'],
  ['an owner by a claim that is an id', {}, tokenWith({ shops: ['s1'] }), '/shops/s1'],
  ['an owner by a claim that is an object', {}, tokenWith({ shops: [{ shop_id: 's1', name: 'Bar' }] }), '/shops/s1'],
  ['an administrator by claim', {}, tokenWith({ role: 'ADMIN' }), '/shop-admin'],
  ['anyone signed in to a kiosk', {}, 'token', '/kiosk/admin/ABC234'],
])('%s stays', async (_case, user, token, path) => {
  signIn(user, token);
  const at = open(path);
  await screen.findByRole('main');
  await screen.findByRole('button', { name: 'Sign out' });
  expect(at()).toBe(path);
});

it('offers a session that ended while the page was open to be begun again', async () => {
  signIn(OWNER);
  const at = open('/kiosk/admin/ABC234');
  await screen.findByRole('button', { name: 'Sign out' });
  act(() => clearSession());
  await waitFor(() => expect(at()).toBe('/login'));
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeTruthy();
});

it('notices that another tab signed out', async () => {
  signIn(OWNER);
  const at = open('/kiosk/admin/ABC234');
  await screen.findByRole('button', { name: 'Sign out' });
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  await waitFor(() => expect(at()).toBe('/login'));
});

it('signs out here and on the server', async () => {
  signIn(OWNER);
  const sent = stubServer({
    'GET /api/kiosk-instances/code/ABC234': refused(404),
    'POST /v1/auth/logout': { success: true },
  });
  const at = open('/kiosk/admin/ABC234');
  (await screen.findByRole('button', { name: 'Sign out' })).click();
  await waitFor(() => expect(at()).toBe('/login'));
  await vi.waitFor(() => expect(localStorage.getItem('refreshToken')).toBeNull());
  expect(sent.find(({ route }) => route === 'POST /v1/auth/logout')?.headers.authorization).toBe(
    'Bearer refresh-token',
  );
});

it('meets an unknown address kindly', async () => {
  open('/no/such/page');
  expect(await screen.findByRole('heading', { name: 'Nothing poured here' })).toBeTruthy();
});
