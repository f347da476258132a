import { beforeEach, expect, it } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OWNER, open, refused, signIn, stubServer, type Answers } from '#test/console-page.tsx';

const READ = 'POST /api/invitations/read';
const ACCEPT = 'POST /api/invitations/accept';
const shop = { id: 's1', name: 'Bar' };
const accepted = {
  user: { id: 'a9', username: 'ada', role: 'STAFF', isAdmin: false, shop, shops: [shop] },
  shop,
  tokens: { access: { token: 'a', expires: '' }, refresh: { token: 'r', expires: '' } },
};

function start(answers: Answers = {}) {
  const sent = stubServer({
    [READ]: { role: 'STAFF', shops: [{ name: 'Bar' }], expires_at: '2026-01-09T00:00:00.000Z' },
    [ACCEPT]: accepted,
    ...answers,
  });
  return { sent, at: open('/invitation#the-token') };
}
const fill = async () => {
  await userEvent.type(await screen.findByLabelText('Username'), 'ada');
  await userEvent.type(screen.getByLabelText('Password'), 'a long password{Enter}');
};

beforeEach(() => localStorage.clear());

it.each([
  ['ADMIN', [], 'As an administrator of this server, with all its shops.'],
  ['SHOP_OWNER', [{ name: 'Bar' }, { name: 'Tea' }], 'As an owner of Bar, Tea.'],
  ['STAFF', [{ name: 'Bar' }], 'To work at Bar.'],
])('says what it is to: %s', async (role, shops, words) => {
  const { sent } = start({ [READ]: { role, shops, expires_at: '' } });
  await screen.findByLabelText('Username');
  expect(document.body.textContent).toContain(words);
  expect(sent[0]?.body).toEqual({ token: 'the-token' });
});

it('makes an account with a name and a password of one’s own, and signs in', async () => {
  const { sent, at } = start();
  await fill();
  await waitFor(() => expect(at()).toBe('/shops/s1/tonight'));
  expect(sent.find(({ route }) => route === ACCEPT)?.body).toEqual({
    token: 'the-token',
    username: 'ada',
    password: 'a long password',
  });
  expect(localStorage.getItem('refreshToken')).toBe('r');
  expect(location.href).not.toContain('the-token');
});

it('lets a password manager keep them', async () => {
  start();
  expect((await screen.findByLabelText('Username')).getAttribute('autocomplete')).toBe('username');
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('new-password');
});

it('says at its field what is wrong', async () => {
  start({ [ACCEPT]: { status: 409, body: { code: 'username-taken', message: 'This username is taken.' } } });
  await fill();
  expect(await screen.findByText('This username is taken.')).toBeTruthy();
  expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true');
});

it('says that a link is worth nothing any more, and signs nobody out', async () => {
  signIn(OWNER);
  start({ [READ]: { status: 404, body: { code: 'invitation-not-found', message: 'Gone.' } } });
  expect(await screen.findByText(/This invitation is not valid any more/)).toBeTruthy();
  expect(screen.queryByLabelText('Username')).toBeNull();
  expect(localStorage.getItem('refreshToken')).toBe('refresh-token');
});

it('can be tried again where the server stumbles', async () => {
  let answer: unknown = refused(500, 'Broken.');
  start({ [READ]: () => answer });
  expect(await screen.findByText('Broken.')).toBeTruthy();
  answer = { role: 'STAFF', shops: [{ name: 'Bar' }], expires_at: '' };
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByLabelText('Username')).toBeTruthy();
});
