import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newsStream } from '#test/news-stream.ts';
import { open, signIn, stubServer, type Answers, type Sent } from '#test/console-page.tsx';

const AT = '/api/admin/shops/s1';
const TABLET = `GET ${AT}/tablet`;
const PERSON = `${AT}/tablet/person`;
const MAKE = `POST ${AT}/orders/o1/approve`;
const ADA = { id: 'ada', name: 'ada' };
const BEN = { id: 'ben', name: 'ben' };

const order = (part: object = {}) => ({
  orderId: 'o1',
  shopId: 's1',
  recipeId: 'r1',
  recipeName: 'Negroni',
  name: 'Lea',
  size: 'sizeM',
  displayId: 'A01',
  status: 'PENDING',
  stage: 'waiting',
  timestamp: new Date().toISOString(),
  madeAt: null,
  allergies: null,
  version: 1,
  ...part,
});
const tabletOf = (person: object | null, people = [ADA, BEN]) => ({ name: 'Bar, left', people, person });
const refusal = (status: number, code: string, more: object = {}) => ({ status, body: { code, ...more } });
/** The right PIN is 4071. */
const door = ({ body }: Sent) => {
  const { personId, pin } = body as { personId: string; pin: string };
  return pin === '4071'
    ? tabletOf([ADA, BEN].find(({ id }) => id === personId)!)
    : refusal(403, 'wrong-pin', { message: 'This PIN is not right.' });
};

function serve(person: object | null, answers: Answers = {}) {
  return stubServer({
    [`GET ${AT}`]: { shop_id: 's1', name: 'Bar' },
    [`GET ${AT}/recipes`]: { recipes: [] },
    [`GET ${AT}/orders`]: { data: [order()], total: 1, page: 1 },
    [`GET ${AT}/events`]: newsStream().answer,
    [TABLET]: tabletOf(person),
    [`PUT ${PERSON}`]: door,
    [`DELETE ${PERSON}`]: tabletOf(null),
    [`POST ${AT}/tablet/taps`]: tabletOf(ADA),
    [MAKE]: order({ status: 'IN_PROGRESS', stage: 'being-made', version: 2 }),
    ...answers,
  });
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Who is it?' }));
const sentTo = (sent: Sent[], route: string) => sent.filter((each) => each.route === route);
const type = async (pin: string) => {
  const pad = within((await dialog()).getByRole('group', { name: 'PIN' }));
  for (const digit of pin) await userEvent.click(pad.getByRole('button', { name: digit }));
};

beforeEach(() => {
  localStorage.clear();
  const shop = { id: 's1', name: 'Bar' };
  signIn({ username: 'Bar, left', role: 'STAFF', shops: [shop], isTablet: true }, 'tablet_key');
});
afterEach(() => vi.useRealTimers());

describe('a shared tablet', () => {
  it('shows who acts and the counter, and no way anywhere else', async () => {
    serve(ADA);
    open('/shops/s1/tonight');
    expect(await button('Change who acts: ada')).toBeTruthy();
    expect(await screen.findByText('A01')).toBeTruthy();
    const links = within(screen.getAllByRole('navigation', { name: 'Console' })[0]!).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Bar', 'Tonight']);
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
  });

  it.each(['/shops/s1/orders', '/shops/s1/settings', '/shops/s1', '/shop-admin'])(
    'comes back to the counter from %s',
    async (path) => {
      serve(ADA);
      const at = open(path);
      await waitFor(() => expect(at()).toBe('/shops/s1/tonight'));
    },
  );

  it('can be read while it is locked; the next step asks who it is, and is then done', async () => {
    const sent = serve(null);
    open('/shops/s1/tonight');
    expect(await screen.findByText('A01')).toBeTruthy();
    expect(screen.getByText('Locked.')).toBeTruthy();
    await press('Make');
    await userEvent.click((await dialog()).getByRole('button', { name: 'ben' }));
    expect(sentTo(sent, MAKE)).toEqual([]);
    await type('4071');
    await press('OK');
    expect(await screen.findByText('Order A01 is being made.')).toBeTruthy();
    expect(sentTo(sent, `PUT ${PERSON}`)[0]?.body).toEqual({ personId: 'ben', pin: '4071' });
    expect(sentTo(sent, MAKE)).toHaveLength(1);
    expect(await button('Change who acts: ben')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks where the server has locked it meanwhile, and sends the step again', async () => {
    let isLocked = true;
    const sent = serve(ADA, {
      [`PUT ${PERSON}`]: (request: Sent) => {
        isLocked = false;
        return door(request);
      },
      [MAKE]: () =>
        isLocked ? refusal(403, 'pin-required') : order({ status: 'IN_PROGRESS', stage: 'being-made', version: 2 }),
    });
    open('/shops/s1/tonight');
    await press('Make');
    await dialog();
    await type('4071');
    await press('OK');
    expect(await screen.findByText('Order A01 is being made.')).toBeTruthy();
    expect(sentTo(sent, MAKE)).toHaveLength(2);
  });

  it('changes nothing if nobody enters a PIN', async () => {
    const sent = serve(null);
    open('/shops/s1/tonight');
    await press('Make');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Close' }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'Order A01 was not changed: Enter your PIN first.',
    );
    expect(sentTo(sent, MAKE)).toEqual([]);
  });

  it('takes a PIN from the keyboard alone', async () => {
    const sent = serve(ADA);
    open('/shops/s1/tonight');
    (await button('Change who acts: ada')).focus();
    await userEvent.keyboard('{Enter}');
    const pad = await dialog();
    expect(document.activeElement).toBe(pad.getByRole('button', { name: 'ada', pressed: true }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(pad.getByRole('button', { name: 'ben', pressed: true })).toBeTruthy();
    await userEvent.keyboard('40717{Backspace}');
    expect(pad.getByRole('status').textContent).toBe('4 digits of the PIN');
    await userEvent.keyboard('{Enter}');
    expect(await button('Change who acts: ben')).toBeTruthy();
    expect(sentTo(sent, `PUT ${PERSON}`).map(({ body }) => body)).toEqual([{ personId: 'ben', pin: '4071' }]);
  });

  it('says what is wrong with a PIN, and how long to wait after too many', async () => {
    const answers: unknown[] = [refusal(429, 'too-many-requests', { retryAfterMs: 200_000 })];
    const sent = serve(null, {
      [`PUT ${PERSON}`]: (request: Sent) => (sentTo(sent, `PUT ${PERSON}`).length > 1 ? answers[0] : door(request)),
    });
    open('/shops/s1/tonight');
    await press('Enter PIN');
    const pad = await dialog();
    await press('OK');
    expect(pad.getByRole('alert').textContent).toBe('Choose who you are.');
    await userEvent.click(pad.getByRole('button', { name: 'ada' }));
    await type('12');
    await press('OK');
    expect(pad.getByRole('alert').textContent).toBe('A PIN has 4 to 6 digits.');
    await type('3400');
    await press('OK');
    await waitFor(() => expect(pad.getByRole('alert').textContent).toBe('This PIN is not right.'));
    expect(pad.getByRole('status').textContent).toBe('0 digits of the PIN');
    await type('3401');
    await press('OK');
    await waitFor(() =>
      expect(pad.getByRole('alert').textContent).toBe('Too many wrong PINs. Try again in 4 minutes.'),
    );
    await type('4071');
    await press('OK');
    expect(sentTo(sent, `PUT ${PERSON}`)).toHaveLength(2);
  });

  it('says what to do where nobody has a PIN', async () => {
    serve(null, { [TABLET]: tabletOf(null, []) });
    open('/shops/s1/tonight');
    await press('Enter PIN');
    expect((await dialog()).getByText(/^Nobody has a PIN yet/)).toBeTruthy();
  });

  it('locks at a tap, at once', async () => {
    const sent = serve(ADA);
    open('/shops/s1/tonight');
    await press('Lock');
    expect(await screen.findByText('Locked.')).toBeTruthy();
    expect(sentTo(sent, `DELETE ${PERSON}`)).toHaveLength(1);
  });

  it('locks after ten minutes without a tap, and tells the server of taps once a minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const sent = serve(ADA);
    open('/shops/s1/tonight');
    await button('Change who acts: ada');
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const tap = () => fireEvent.pointerDown(document.body);
    tap();
    await pass(60_000);
    tap();
    tap();
    await waitFor(() => expect(sentTo(sent, `POST ${AT}/tablet/taps`)).toHaveLength(1));
    await pass(9 * 60_000 + 50_000);
    expect(screen.queryByText('Locked.')).toBeNull();
    await pass(11_000);
    expect(await screen.findByText('Locked.')).toBeTruthy();
    expect(sentTo(sent, `DELETE ${PERSON}`)).toHaveLength(1);
    expect(screen.getByText('A01')).toBeTruthy();
  });
});
