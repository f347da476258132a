import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, OWNER, refused, signIn, stubServer, type Answers } from '#test/console-page.tsx';

const AT = '/api/me/passkeys';
const PHONE = {
  id: 'p1',
  name: 'My phone',
  created_at: '2026-01-01T00:00:00.000Z',
  last_used_at: null as string | null,
  made_for: null as string | null,
};
const OPTIONS = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Sipwell' },
  user: { id: 'YTE', name: 'bar', displayName: 'bar' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};
const bytes = Uint8Array.of(1, 2, 3).buffer;
const CREDENTIAL = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes, attestationObject: bytes, getTransports: () => ['internal'] },
};

let passkeys: (typeof PHONE)[];
const create = vi.fn<() => Promise<unknown>>();
const serve = (answers: Answers = {}, secondFactor: object | null = null) =>
  stubServer({
    'GET /api/me': { id: 'a1', username: 'bar', role: 'SHOP_OWNER', secondFactor },
    'GET /api/me/sessions': { sessions: [] },
    [`GET ${AT}`]: () => ({ passkeys }),
    [`POST ${AT}/options`]: OPTIONS,
    [`POST ${AT}`]: () => {
      passkeys = [PHONE];
      return PHONE;
    },
    ...answers,
  });
const card = async () => within(await screen.findByRole('region', { name: 'Passkeys' }));
const beginAdding = async () => {
  await userEvent.click(await (await card()).findByRole('button', { name: 'Add a passkey…' }));
  return within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
};

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
  passkeys = [];
  create.mockReset().mockResolvedValue(CREDENTIAL);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.publicUrl;
});

it('are added by the password, under the name of the device', async () => {
  const sent = serve();
  open('/account');
  expect(await (await card()).findByText('You have no passkeys yet.')).toBeTruthy();
  const dialog = await beginAdding();
  expect(document.activeElement).toBe(dialog.getByLabelText('Present password'));
  expect(dialog.queryByLabelText('Code')).toBeNull();
  await userEvent.keyboard('secret{Enter}');
  const name = await dialog.findByLabelText<HTMLInputElement>('Name');
  expect(name.value).not.toBe('');
  await userEvent.clear(name);
  await userEvent.type(name, 'My phone{Enter}');
  expect(await (await card()).findByText('The passkey is added. Sign in with it next time.')).toBeTruthy();
  expect(await (await card()).findByText('My phone')).toBeTruthy();
  expect(sent.find(({ route }) => route === `POST ${AT}/options`)?.body).toEqual({ presentPassword: 'secret' });
  expect(sent.find(({ route }) => route === `POST ${AT}`)?.body).toMatchObject({
    name: 'My phone',
    credential: { id: 'AQID', response: { attestationObject: 'AQID', transports: ['internal'] } },
  });
});

it('take the code as well where the account has codes', async () => {
  const wrong = { status: 403, body: { code: 'wrong-code', message: 'This code is not right.' } };
  const sent = serve({ [`POST ${AT}/options`]: wrong }, { recoveryCodesLeft: 8 });
  open('/account');
  const dialog = await beginAdding();
  await userEvent.keyboard('secret');
  await userEvent.type(dialog.getByLabelText('Code'), '123456{Enter}');
  expect(await dialog.findByText('This code is not right.')).toBeTruthy();
  expect(sent.find(({ route }) => route === `POST ${AT}/options`)?.body).toEqual({
    presentPassword: 'secret',
    code: '123456',
  });
});

describe('a ceremony that fails', () => {
  it.each([
    ['NotAllowedError', 'It was cancelled, or took too long. Nothing has changed.'],
    ['NotSupportedError', 'This device has no passkeys that ask for your fingerprint, face or PIN.'],
    ['UnknownError', 'The browser could not use a passkey. Please try again.'],
  ])('says so in place, and goes on where it was: %s', async (name, text) => {
    const sent = serve();
    create.mockRejectedValueOnce(new DOMException('broken', name));
    open('/account');
    const dialog = await beginAdding();
    await userEvent.keyboard('secret{Enter}');
    await userEvent.type(await dialog.findByLabelText('Name'), ' of mine{Enter}');
    expect(await dialog.findByText(text)).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toContain('of mine');
    await userEvent.click(dialog.getByRole('button', { name: 'Make the passkey' }));
    expect(await (await card()).findByText('The passkey is added. Sign in with it next time.')).toBeTruthy();
    expect(sent.filter(({ route }) => route === `POST ${AT}/options`)).toHaveLength(1);
  });

  it('is begun anew when the server did not take it', async () => {
    const over = { status: 403, body: { code: 'passkey-over', message: 'This attempt is over.' } };
    serve({ [`POST ${AT}`]: over });
    open('/account');
    const dialog = await beginAdding();
    await userEvent.keyboard('secret{Enter}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Make the passkey' }));
    expect(await dialog.findByText('This attempt is over.')).toBeTruthy();
    expect(dialog.getByLabelText('Present password')).toBeTruthy();
  });
});

it('are renamed', async () => {
  passkeys = [PHONE];
  const sent = serve({
    [`PATCH ${AT}/p1`]: () => {
      passkeys = [{ ...PHONE, name: 'Old phone' }];
      return passkeys[0];
    },
  });
  open('/account');
  await userEvent.click(await (await card()).findByRole('button', { name: 'Rename: My phone' }));
  const name = within(await screen.findByRole('dialog', { name: 'Rename the passkey' })).getByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Old phone{Enter}');
  expect(await (await card()).findByText('Old phone')).toBeTruthy();
  expect(sent.find(({ route }) => route === `PATCH ${AT}/p1`)?.body).toEqual({ name: 'Old phone' });
});

it('are removed after a question, and say if that did not work', async () => {
  passkeys = [{ ...PHONE, last_used_at: new Date().toISOString() }];
  let isBroken = true;
  serve({
    [`DELETE ${AT}/p1`]: () => {
      if (isBroken) return refused(500, 'The server broke.');
      passkeys = [];
      return { success: true };
    },
  });
  open('/account');
  const remove = async () => {
    await userEvent.click(await (await card()).findByRole('button', { name: 'Remove: My phone' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  };
  await remove();
  expect(await (await card()).findByText('That did not work: The server broke.')).toBeTruthy();
  isBroken = false;
  await remove();
  expect(await (await card()).findByText('The passkey is removed.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('My phone')).toBeNull());
});

it('say when they do not load, and try again', async () => {
  let isBroken = true;
  serve({ [`GET ${AT}`]: () => (isBroken ? refused(500) : { passkeys: [PHONE] }) });
  open('/account');
  expect(await (await card()).findByText('Failed to load your passkeys.')).toBeTruthy();
  isBroken = false;
  await userEvent.click((await card()).getByRole('button', { name: 'Try Again' }));
  expect(await (await card()).findByText('My phone')).toBeTruthy();
});

describe('where they cannot be added', () => {
  const text = async () => {
    const shown = await card();
    const found = await shown.findByText(/^Passkeys cannot be added here/);
    expect(shown.queryByRole('button', { name: 'Add a passkey…' })).toBeNull();
    return found.textContent;
  };

  it('say that the page has no HTTPS', async () => {
    vi.stubGlobal('isSecureContext', false);
    serve();
    open('/account');
    expect(await text()).toContain('this page is open without it');
  });

  it('say that the browser has none', async () => {
    vi.unstubAllGlobals();
    vi.stubGlobal('isSecureContext', true);
    serve();
    open('/account');
    expect(await text()).toContain('this browser has none');
  });

  it('say where they work, and list those there are', async () => {
    document.documentElement.dataset.publicUrl = 'https://bar.example/sipwell';
    passkeys = [{ ...PHONE, made_for: 'bar.example' }];
    serve();
    open('/account');
    expect(await text()).toContain('they work at https://bar.example/sipwell');
    const link = (await card()).getByRole('link');
    expect(link.getAttribute('href')).toBe('https://bar.example/sipwell/account');
    expect(await (await card()).findByText('Works at bar.example only')).toBeTruthy();
  });

  it('say that an address without HTTPS is none for them', async () => {
    document.documentElement.dataset.publicUrl = 'http://bar.example';
    serve();
    open('/account');
    expect(await text()).toContain('this page is open without it');
  });
});
