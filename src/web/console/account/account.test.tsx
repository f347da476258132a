import { beforeEach, describe, expect, it } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADMIN, open, OWNER, refused, signIn, stubServer, type Answers } from '#test/console-page.tsx';

const session = (id: string, part: object = {}) => ({
  id,
  browser: 'Safari',
  system: 'iPhone',
  created_at: '2026-01-01T00:00:00.000Z',
  last_used_at: new Date().toISOString(),
  own: false,
  ...part,
});
const HERE = session('s-here', { browser: 'Chrome', system: 'Windows', own: true });

const serve = (answers: Answers = {}) =>
  stubServer({
    'GET /api/me': { id: 'a1', username: 'bar', role: 'SHOP_OWNER', secondFactor: null },
    'GET /api/me/sessions': { sessions: [HERE, session('s-phone')] },
    'POST /v1/auth/logout': { success: true },
    ...answers,
  });
const cardOf = async (name: string) => within(await screen.findByRole('region', { name }));
const devices = () => cardOf('Where you are signed in');

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

it.each([
  ['an administrator', ADMIN],
  ['an owner', OWNER],
  ['staff', { username: 'ada', role: 'STAFF', shops: [{ id: 's1', name: 'Bar' }] }],
])('is open to %s, from every page of the console', async (_who, user) => {
  signIn(user);
  serve();
  open('/account');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('My account');
  const link = within(screen.getAllByRole('banner')[0]!).getByRole('link', { name: 'My account' });
  expect(link.getAttribute('aria-current')).toBe('page');
});

it('is no page of a shared tablet', async () => {
  signIn({ username: 'Bar, left', role: 'STAFF', shops: [{ id: 's1' }], isTablet: true });
  serve();
  const at = open('/account');
  await waitFor(() => expect(at()).toBe('/shops/s1/tonight'));
});

it('says when it does not load', async () => {
  serve({ 'GET /api/me': refused(500) });
  open('/account');
  expect(await screen.findByText('Failed to load your account.')).toBeTruthy();
});

describe('the password', () => {
  const fill = async () => {
    const card = await cardOf('Password');
    await userEvent.type(card.getByLabelText('Present password'), 'old password');
    await userEvent.type(card.getByLabelText('New password'), 'new password{Enter}');
    return card;
  };

  it('is changed, and says that other devices are signed out', async () => {
    const sent = serve({ 'PATCH /api/me/password': { success: true } });
    open('/account');
    const card = await fill();
    expect(await card.findByText('The password is changed. All other devices are signed out.')).toBeTruthy();
    expect(sent.find(({ route }) => route === 'PATCH /api/me/password')?.body).toEqual({
      presentPassword: 'old password',
      newPassword: 'new password',
    });
    expect(card.getByLabelText<HTMLInputElement>('New password').value).toBe('');
    await waitFor(() => expect(sent.filter(({ route }) => route === 'GET /api/me/sessions')).toHaveLength(2));
  });

  it('says at its field that the present one is wrong, and keeps what was typed', async () => {
    serve({
      'PATCH /api/me/password': {
        status: 403,
        body: { code: 'wrong-password', message: 'This is not your present password.' },
      },
    });
    open('/account');
    const card = await fill();
    expect(await card.findByText('This is not your present password.')).toBeTruthy();
    const field = card.getByLabelText('Present password');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(card.getByLabelText<HTMLInputElement>('New password').value).toBe('new password');
  });

  it('says how long to wait after too many guesses', async () => {
    serve({
      'PATCH /api/me/password': { status: 429, body: { code: 'too-many-requests', message: 'Wait a minute.' } },
    });
    open('/account');
    expect(await (await fill()).findByText('Wait a minute.')).toBeTruthy();
  });

  it('can be looked at while it is typed', async () => {
    serve();
    open('/account');
    const card = await cardOf('Password');
    const field = card.getByLabelText('New password');
    const look = card.getByRole('button', { name: 'Show the password' });
    expect([field.getAttribute('type'), look.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
    await userEvent.click(look);
    expect([field.getAttribute('type'), look.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  });
});

describe('the devices', () => {
  it('are named, this one marked', async () => {
    serve({ 'GET /api/me/sessions': { sessions: [HERE, session('x', { browser: null, system: null })] } });
    open('/account');
    const [here, unknown] = await (await devices()).findAllByRole('listitem');
    expect(here?.textContent).toContain('Chrome on Windows');
    expect(here?.textContent).toContain('This device');
    expect(unknown?.textContent).toContain('Unknown device');
    expect(unknown?.textContent).not.toContain('This device');
  });

  it('are signed out one by one', async () => {
    let sessions = [HERE, session('s-phone')];
    const sent = serve({
      'GET /api/me/sessions': () => ({ sessions }),
      'DELETE /api/me/sessions/s-phone': () => {
        sessions = [HERE];
        return { success: true };
      },
    });
    open('/account');
    const card = await devices();
    await userEvent.click(await card.findByRole('button', { name: 'Sign out: Safari on iPhone' }));
    expect(await card.findByText('The device is signed out.')).toBeTruthy();
    await waitFor(() => expect(card.queryByText('Safari on iPhone')).toBeNull());
    expect(card.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
    expect(sent.some(({ route }) => route === 'DELETE /api/me/sessions/s-phone')).toBe(true);
  });

  it('are signed out all but this one', async () => {
    const sent = serve({ 'DELETE /api/me/sessions': { success: true } });
    const at = open('/account');
    const card = await devices();
    await userEvent.click(await card.findByRole('button', { name: 'Sign out all other devices' }));
    expect(await card.findByText('All other devices are signed out.')).toBeTruthy();
    expect(sent.some(({ route }) => route === 'POST /v1/auth/logout')).toBe(false);
    expect(at()).toBe('/account');
  });

  it('are signed out everywhere after a question, this one last', async () => {
    const sent = serve({ 'DELETE /api/me/sessions': { success: true } });
    const at = open('/account');
    await userEvent.click(await (await devices()).findByRole('button', { name: 'Sign out everywhere' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(at()).toBe('/login'));
    const ended = sent.map(({ route }) => route).filter((route) => /^(DELETE|POST)/.test(route));
    expect(ended).toEqual(['DELETE /api/me/sessions', 'POST /v1/auth/logout']);
    await waitFor(() => expect(localStorage.getItem('refreshToken')).toBeNull());
  });

  it('stay signed in where that fails, and say why', async () => {
    serve({ 'DELETE /api/me/sessions': refused(503, 'Busy.') });
    const at = open('/account');
    const card = await devices();
    await userEvent.click(await card.findByRole('button', { name: 'Sign out everywhere' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await card.findByText('That did not work: Busy.')).toBeTruthy();
    expect(at()).toBe('/account');
  });

  it('lead to signing in where one signs out the own', async () => {
    serve();
    const at = open('/account');
    await userEvent.click(await (await devices()).findByRole('button', { name: 'Sign out: Chrome on Windows' }));
    await waitFor(() => expect(at()).toBe('/login'));
  });
});
