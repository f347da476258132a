import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, refused, stubServer, type Answers } from '#test/console-page.tsx';

const NAME = 'Sign in with a passkey';
const bytes = Uint8Array.of(1, 2, 3).buffer;
const CREDENTIAL = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
};
const REPLY = {
  tokens: { access: { token: 'a' }, refresh: { token: 'r' } },
  user: { role: 'SHOP_OWNER' },
  shop: { id: 's1', name: 'Bar' },
};
const get = vi.fn<() => Promise<unknown>>();
const serve = (answers: Answers = {}) =>
  stubServer({
    'POST /v1/auth/passkey/options': {
      challenge: 'AAAA',
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
    },
    'POST /v1/auth/passkey': REPLY,
    ...answers,
  });
const alertWith = async (text: string) =>
  waitFor(() => expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(text));

beforeEach(() => {
  localStorage.clear();
  get.mockReset().mockResolvedValue(CREDENTIAL);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
});
afterEach(() => vi.unstubAllGlobals());

it('signs in without a name, and leads where signing in leads', async () => {
  const sent = serve();
  const at = open('/login');
  await userEvent.click(await screen.findByRole('button', { name: NAME }));
  await waitFor(() => expect(at()).toBe('/shops/s1'));
  expect(localStorage.getItem('refreshToken')).toBe('r');
  expect(sent.find(({ route }) => route === 'POST /v1/auth/passkey')?.body).toMatchObject({
    credential: { id: 'AQID', type: 'public-key', response: { signature: 'AQID', userHandle: 'AQID' } },
  });
});

it.each<[string, Error | undefined, Answers, string]>([
  [
    'was cancelled',
    new DOMException('', 'NotAllowedError'),
    {},
    'It was cancelled, or took too long. Nothing has changed.',
  ],
  [
    'is not known',
    undefined,
    { 'POST /v1/auth/passkey': refused(403, 'This server does not know it.') },
    'This server does not know it.',
  ],
  [
    'had no answer',
    undefined,
    { 'POST /v1/auth/passkey/options': 'no answer' },
    'No response from server. Please check your connection.',
  ],
])('says that it %s, and keeps what was typed', async (_case, failure, answers, text) => {
  serve(answers);
  if (failure) get.mockRejectedValueOnce(failure);
  const at = open('/login');
  await userEvent.type(await screen.findByLabelText('Username'), 'bar');
  await userEvent.type(screen.getByLabelText('Password'), 'half');
  await userEvent.click(screen.getByRole('button', { name: NAME }));
  await alertWith(text);
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('bar');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('half');
  expect(at()).toBe('/login');
});

it.each([
  ['the page has no HTTPS', () => vi.stubGlobal('isSecureContext', false)],
  ['the browser has none', () => vi.unstubAllGlobals()],
])('is not offered where %s', async (_case, without) => {
  without();
  serve();
  open('/login');
  await screen.findByRole('button', { name: 'Login' });
  expect(screen.queryByRole('button', { name: NAME })).toBeNull();
});
