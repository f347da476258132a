import { beforeEach, expect, it } from 'vitest';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiProvider } from '#ui/kit/api/client.tsx';
import { client } from '#web/shell/client/api-client.ts';
import { OWNER, open, refused, signIn, stubServer } from '#test/console-page.tsx';
import { LoginForm } from './login-form.tsx';

const tokens = { access: { token: 'a' }, refresh: { token: 'r' } };

beforeEach(() => localStorage.clear());

async function submit(reply: unknown, username = ' bar ', password = 'secret') {
  const sent = stubServer({ 'POST /v1/auth/login': reply, 'GET /api/admin/shops': { data: [] } });
  const at = open('/login');
  await screen.findByRole('heading', { name: 'Admin Login' });
  if (username) await userEvent.type(screen.getByLabelText('Username'), username);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  return { sent, at };
}

it('clears the tokens and the user on entry', async () => {
  signIn(OWNER);
  open('/login');
  await screen.findByRole('heading', { name: 'Admin Login' });
  const kept = () => ['accessToken', 'refreshToken', 'user'].map((key) => localStorage.getItem(key));
  await waitFor(() => expect(kept()).toEqual([null, null, null]));
});

it('lets a password manager help', async () => {
  open('/login');
  expect((await screen.findByLabelText('Username')).getAttribute('autocomplete')).toBe('username');
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
});

it.each([
  ['nothing', '', ''],
  ['blanks for a name', '   ', 'secret'],
  ['no password', 'bar', ''],
])('asks for both, given %s', async (_case, username, password) => {
  const { sent } = await submit({}, username, password);
  expect(screen.getByRole('alert').textContent).toBe('Please enter both username and password');
  expect(sent).toEqual([]);
});

it.each<[string, unknown, unknown, string]>([
  ['an administrator', { role: 'admin' }, null, '/shop-admin'],
  ['somebody with the flag', { isAdmin: true }, { id: 's1', name: 'Bar' }, '/shop-admin'],
  ['an owner', { role: 'SHOP_OWNER' }, { id: 's1', name: 'Bar' }, '/shops/s1'],
  ['an owner by a shop alone', {}, { shop_id: 's1', name: 'Bar' }, '/shops/s1'],
  [
    'an owner whose shop has no id: to shop administration, and on',
    { role: 'SHOP_OWNER' },
    { name: 'Bar' },
    '/landing',
  ],
  ['anybody else', { role: 'STAFF' }, null, '/landing'],
])('leads %s to the right page', async (_case, user, shop, to) => {
  const { at } = await submit({ tokens, user, shop });
  await waitFor(() => expect(at()).toBe(to));
  expect(localStorage.getItem('accessToken')).toBe('a');
  expect(localStorage.getItem('refreshToken')).toBe('r');
});

it('sends the name trimmed and the password as typed', async () => {
  const { sent } = await submit({ tokens, user: {}, shop: null }, ' bar ', ' secret ');
  expect(sent[0]?.body).toEqual({ username: 'bar', password: ' secret ' });
});

it.each<[string, unknown, string]>([
  ['the server’s message', refused(401, 'Incorrect username or password.'), 'Incorrect username or password.'],
  ['a status without a message', refused(503), 'Server error: 503'],
  ['no answer', 'no answer', 'No response from server. Please check your connection.'],
  ['no tokens', { user: {}, shop: null }, 'Invalid response format from server - missing tokens.'],
  [
    'half the tokens',
    { tokens: { access: { token: 'a' } }, user: {} },
    'Invalid response format from server - missing tokens.',
  ],
])('says what went wrong, and empties the password: %s', async (_case, reply, message) => {
  const { at } = await submit(reply);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe(' bar ');
  expect(at()).toBe('/login');
});

it.each<[string, unknown, string]>([
  ['an error that says nothing', new Error(''), 'An unexpected error occurred.'],
  ['something that is no error', 'what?', 'Login failed. Please try again.'],
])('has words for %s', async (_case, failure, message) => {
  stubServer({ 'POST /v1/auth/login': { tokens, user: {}, shop: null } });
  const fail = () => {
    throw failure;
  };
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider client={client}>
          <LoginForm onSignedIn={fail} />
        </ApiProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
  await userEvent.type(screen.getByLabelText('Username'), 'bar');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
});
