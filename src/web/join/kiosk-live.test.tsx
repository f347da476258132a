import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findPlay } from '#experiences/plays.ts';
import { guestRecipe } from '#test/guest-recipe.ts';
import { listPendingOrders } from '#web/shell/client/pending-orders.ts';
import { open, refused, stubServer, type Answers, type Sent } from '#test/console-page.tsx';

const INSTANCE = 'GET /api/kiosk-instances/code/BCD234';
const SHOP = 'GET /api/admin/shops/bar';
const RECIPES = 'GET /api/admin/shops/bar/recipes';
const SUBMIT = 'POST /api/admin/shops/bar/submit-order';

const instance = (more: object = {}) => ({
  join_code: 'BCD234',
  kiosk_type_identifier: 'ordering-terminal',
  shop_id: 'bar',
  shop: { shop_id: 'bar', name: 'Ladder & Lantern' },
  name: 'By the door',
  config: {},
  ...more,
});
const order = {
  id: 'o1',
  orderId: 'o1',
  shopId: 'bar',
  recipeId: 'sour',
  name: 'Ada',
  size: 'sizeS',
  displayId: 'A07',
  status: 'PENDING',
  glasswareParams: { glassType: 'coupe', name: 'Coupe Glass' },
  machineString: '1;S;0,30,4000',
  timestamp: '2026-03-01T12:00:00.000Z',
};
const good: Answers = {
  [INSTANCE]: instance(),
  [RECIPES]: { recipes: [guestRecipe()] },
  [SUBMIT]: order,
};

const codeField = () => screen.findByLabelText<HTMLInputElement>('Kiosk code');
const joinButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Join Kiosk' });

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('the join screen', () => {
  it('asks for the code', async () => {
    stubServer({});
    open('/kiosk/live');
    const field = await codeField();
    expect(screen.getByRole('heading', { name: 'Enter Kiosk Code' })).toBeTruthy();
    expect(screen.getByText('The code is case-insensitive and 6 characters long.')).toBeTruthy();
    expect([field.placeholder, field.maxLength]).toEqual(['ABC123', 6]);
    expect(joinButton().disabled).toBe(true);
    await userEvent.type(field, '   ');
    expect(joinButton().disabled).toBe(true);
  });

  it('writes upper case, puts the code in the address and shows the experience', async () => {
    const sent = stubServer(good);
    const at = open('/kiosk/live');
    await userEvent.type(await codeField(), 'bcd234');
    expect((await codeField()).value).toBe('BCD234');
    await userEvent.click(joinButton());
    await vi.waitFor(() => expect(at()).toBe('/kiosk/live?joinCode=BCD234'));
    expect(await screen.findByRole('heading', { name: 'The menu' })).toBeTruthy();
    expect(sent.map(({ route }) => route).slice(0, 2)).toEqual([INSTANCE, RECIPES]);
    expect(sent[1]?.headers['x-join-code']).toBe('BCD234');
  });

  it('extracts the code from a pasted link', async () => {
    stubServer({});
    open('/kiosk/live');
    fireEvent.paste(await codeField(), {
      clipboardData: { getData: () => 'http://bar.local/kiosk/live?joinCode=bcd234' },
    });
    expect((await codeField()).value).toBe('BCD234');
  });

  it('loads the code in the address', async () => {
    globalThis.fetch = () => new Promise(() => {});
    open('/kiosk/live?joinCode=bcd234');
    expect(await screen.findByText('Loading kiosk data...')).toBeTruthy();
    expect(screen.getByText('BCD234')).toBeTruthy();
  });
});

describe('the Live Code Mismatch screen', () => {
  const noShop = { shop: undefined, shop_id: undefined };

  it.each<[string, Answers, string]>([
    [
      'the server refuses',
      { [INSTANCE]: refused(404, 'Instance not found') },
      'Failed to load kiosk: Instance not found',
    ],
    [
      'it refuses without a word',
      { [INSTANCE]: refused(404, '') },
      'An unknown error occurred while loading the kiosk.',
    ],
    ['the answer is empty', { [INSTANCE]: { status: 200, body: undefined } }, 'No response data received from server.'],
    [
      'the answer is null',
      { [INSTANCE]: () => ({ status: 200, body: null }) },
      'No response data received from server.',
    ],
    ['there is no shop', { [INSTANCE]: instance(noShop) }, 'Kiosk is not associated with a valid shop'],
    [
      'the shop cannot be had',
      { [INSTANCE]: instance({ shop: undefined }), [SHOP]: refused(500, 'Out of order.') },
      'Failed to fetch shop: Out of order.',
    ],
    ['the shop is no object', { [INSTANCE]: instance({ shop: 'bar' }) }, 'Invalid shop data: expected an object'],
    [
      'the shop has no id',
      { [INSTANCE]: instance({ shop: { name: 'Bar' } }) },
      'Invalid shop data: missing or invalid shop_id/id',
    ],
    [
      'the shop has no name',
      { [INSTANCE]: instance({ shop: { id: 'bar' } }) },
      'Invalid shop data: missing or invalid name',
    ],
  ])('when %s', async (_case, answers, text) => {
    stubServer({ ...good, ...answers });
    open('/kiosk/live?joinCode=BCD234');
    expect(
      await screen.findByText('Live code mismatch with active instance. Please check your code and try again.'),
    ).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('if it cannot be a code', async () => {
    const sent = stubServer(good);
    open('/kiosk/live?joinCode=A!');
    expect(await screen.findByText('Failed to join kiosk: Invalid join code.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('leads back to the code as typed', async () => {
    stubServer({ [INSTANCE]: refused(404, 'Instance not found') });
    const at = open('/kiosk/live?joinCode=BCD234');
    await userEvent.click(await screen.findByRole('button', { name: 'Back to Join' }));
    expect((await codeField()).value).toBe('BCD234');
    await vi.waitFor(() => expect(at()).toBe('/kiosk/live'));
  });
});

describe('without an answer', () => {
  const portal = () => new Response('<html>Welcome to HarbourWiFi', { headers: { 'content-type': 'text/html' } });
  const unanswered = 'Failed to load kiosk: No response from server. Please check your connection.';
  const cases: [string, Answers, string][] = [
    ['no network', { [INSTANCE]: 'no answer' }, unanswered],
    ['a network that wants a sign-in', { [INSTANCE]: portal }, unanswered],
    [
      'a proxy without its server',
      { [INSTANCE]: { status: 502, body: undefined } },
      'Failed to load kiosk: That did not work on our side. Please try again in a moment.',
    ],
    [
      'no network after the kiosk was found',
      { [RECIPES]: 'no answer' },
      'Failed to join kiosk: No response from server. Please check your connection.',
    ],
  ];

  it.each(cases)('%s: blames the network, never the code, and heals by itself', async (_case, answers, detail) => {
    let isAway = true;
    const healing = Object.entries(answers).map(([route, answer]) => {
      const reply = () => (typeof answer === 'function' ? (answer as () => unknown)() : answer);
      return [route, () => (isAway ? reply() : good[route])] as const;
    });
    stubServer({ ...good, ...Object.fromEntries(healing) });
    open('/kiosk/live?joinCode=BCD234');
    expect(await screen.findByRole('heading', { name: 'No connection' })).toBeTruthy();
    expect(screen.queryByText(/mismatch/i)).toBeNull();
    expect(screen.getByText('BCD234')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('goes on by itself');
    expect(screen.getByText(detail)).toBeTruthy();
    isAway = false;
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('heading', { name: 'The menu' })).toBeTruthy();
  });

  it('tries at once if the guest wants to, and turns out wrong if the code is', async () => {
    let answer: unknown = 'no answer';
    stubServer({ ...good, [INSTANCE]: () => answer });
    open('/kiosk/live?joinCode=BCD234');
    await screen.findByRole('heading', { name: 'No connection' });
    answer = { status: 404, body: { code: 'instance-not-found', message: 'Instance not found' } };
    await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
    expect(await screen.findByRole('heading', { name: 'Live Code Mismatch' })).toBeTruthy();
    expect(screen.getByText(/^Compare it with the card at your table/)).toBeTruthy();
  });

  it('leads back to the code as typed', async () => {
    stubServer({ [INSTANCE]: 'no answer' });
    open('/kiosk/live?joinCode=BCD234');
    await userEvent.click(await screen.findByRole('button', { name: 'Back to Join' }));
    expect((await codeField()).value).toBe('BCD234');
  });
});

describe('the kiosk', () => {
  it.each([
    ['kiosk_type', { kiosk_type_identifier: undefined, kiosk_type: 'ordering-terminal' }],
    ['kioskType', { kiosk_type_identifier: undefined, kioskType: { config_identifier: 'ordering-terminal' } }],
  ])('reads its type from %s too', async (_case, more) => {
    stubServer({ ...good, [INSTANCE]: instance(more) });
    open('/kiosk/live?joinCode=BCD234');
    expect(await screen.findByRole('heading', { name: 'The menu' })).toBeTruthy();
  });

  it('says if its type is unknown', async () => {
    stubServer({ ...good, [INSTANCE]: instance({ kiosk_type_identifier: 'karaoke' }) });
    const at = open('/kiosk/live?joinCode=BCD234');
    expect(await screen.findByRole('heading', { name: 'Unsupported Kiosk Type' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Return to Home' }));
    await vi.waitFor(() => expect(at()).toBe('/'));
  });

  it('loads the shop by its id, and opens without a menu', async () => {
    stubServer({
      [INSTANCE]: instance({ shop: undefined }),
      [SHOP]: { shop_id: 'bar', name: 'Bar' },
      [RECIPES]: refused(500),
    });
    open('/kiosk/live?joinCode=BCD234');
    expect(await screen.findByText('No drinks on the menu yet')).toBeTruthy();
    expect(screen.getByText('Bar')).toBeTruthy();
  });

  it('has the shop’s appearance, and rejects anything but pictures and gradients', async () => {
    const appearance = { titleText: 'Rooftop', backgroundUrl: 'https://bar.test/wall.jpg', logoGradient: 'url(evil)' };
    stubServer({ ...good, [INSTANCE]: instance({ config: { appearance } }) });
    open('/kiosk/live?joinCode=BCD234');
    expect(await screen.findByText('Rooftop')).toBeTruthy();
    expect(document.body.innerHTML).toContain('https://bar.test/wall.jpg');
    expect(document.body.innerHTML).not.toContain('evil');
  });

  it('retries the shop’s background through the server, then uses the drawn one', async () => {
    const backgroundUrl = 'http://bar.test/wall.jpg';
    stubServer({ ...good, [INSTANCE]: instance({ config: { appearance: { titleText: 'Rooftop', backgroundUrl } } }) });
    open('/kiosk/live?joinCode=BCD234');
    await screen.findByText('Rooftop');
    const picture = () => document.querySelector<HTMLImageElement>('img[src*="wall.jpg"]');
    expect(picture()?.getAttribute('src')).toBe(backgroundUrl);
    fireEvent.error(picture()!);
    expect(picture()?.getAttribute('src')).toBe(`/api/uploads/proxy?url=${encodeURIComponent(backgroundUrl)}`);
    fireEvent.error(picture()!);
    expect(picture()).toBeNull();
    expect(screen.getByText('Rooftop')).toBeTruthy();
  });

  it.each([
    ['ez-pairing', 'EZ Pairing'],
    ['mbti', findPlay('mbti')?.name],
  ])('survives a crash of %s', async (type, name) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(findPlay(type)!, 'guest').mockResolvedValue({
      artOf: () => Promise.reject(new Error('no card')),
      default: () => {
        throw new Error('broken');
      },
    });
    const report = 'POST /api/crash-reports';
    const sent = stubServer({
      ...good,
      [INSTANCE]: instance({ kiosk_type_identifier: type }),
      [report]: { success: true },
    });
    open('/kiosk/live?joinCode=BCD234');
    expect(await screen.findByText(`Something went wrong with ${name} component`)).toBeTruthy();
    await vi.waitFor(() =>
      expect(sent.find(({ route }) => route === report)?.body).toMatchObject({ experience: type, message: 'broken' }),
    );
    expect(screen.getByRole('button', { name: 'Return to Home' })).toBeTruthy();
  });

  it('offers the whole menu after a crash, and leads back from there', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(findPlay('ez-pairing')!, 'guest').mockResolvedValue({
      artOf: () => Promise.reject(new Error('no card')),
      default: () => {
        throw new Error('broken');
      },
    });
    const sent = stubServer({
      ...good,
      [INSTANCE]: instance({ kiosk_type_identifier: 'ez-pairing' }),
      'POST /api/crash-reports': { success: true },
    });
    open('/kiosk/live?joinCode=BCD234');
    const wayToMenu = () => screen.findByRole('button', { name: 'The whole menu' });
    await userEvent.click(await wayToMenu());
    expect(await screen.findByRole('heading', { name: 'The menu' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(document.activeElement).toBe(screen.getByText('Something went wrong with EZ Pairing component'));
    await userEvent.click(await wayToMenu());
    await userEvent.click(await screen.findByRole('button', { name: /Yuzu Sour/ }));
    await userEvent.type(screen.getByLabelText('Your name (for the order):'), 'Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Order This Drink' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ready - Place Order' }));
    await screen.findByText(/Your order has been placed!/);
    expect(sent.find(({ route }) => route === SUBMIT)?.body).toMatchObject({ recipeId: 'sour', name: 'Ada' });
    expect(sent.filter(({ route }) => route === 'POST /api/crash-reports')).toHaveLength(1);
  });

  it('asks for a new page where its code fails again and the server answers', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(findPlay('mbti')!, 'guest').mockRejectedValue(new Error('failed once'));
    stubServer({ ...good, [INSTANCE]: instance({ kiosk_type_identifier: 'mbti' }) });
    open('/kiosk/live?joinCode=BCD234');
    await screen.findByText(/Something went wrong/);
    const asked = vi.fn(() => Promise.resolve(new Response('')));
    vi.stubGlobal('fetch', asked);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await vi.waitFor(() => expect(asked).toHaveBeenCalledWith(location.href, { method: 'HEAD', cache: 'no-store' }));
    // The page goes: nothing is told of it any more.
    expect(screen.queryByText(/Something went wrong/)).toBeNull();
  });

  it('opens if its code loads on the second try', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = vi.spyOn(findPlay('mbti')!, 'guest').mockRejectedValue(new Error('offline'));
    stubServer({ ...good, [INSTANCE]: instance({ kiosk_type_identifier: 'mbti' }) });
    open('/kiosk/live?joinCode=BCD234');
    await screen.findByText(/Something went wrong/);
    load.mockResolvedValue({ artOf: () => Promise.reject(new Error('no card')), default: () => <p>Here</p> });
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Here')).toBeTruthy();
  });
});

describe('an order', () => {
  async function placeOrder(answers: Answers = good): Promise<Sent[]> {
    const sent = stubServer(answers);
    open('/kiosk/live?joinCode=BCD234');
    await userEvent.click(await screen.findByRole('button', { name: /Yuzu Sour/ }));
    await userEvent.type(screen.getByLabelText('Your name (for the order):'), 'Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Order This Drink' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ready - Place Order' }));
    return sent;
  }

  it('is sent with its key and stored on this phone', async () => {
    const sent = await placeOrder();
    await screen.findByText(/Your order has been placed!/);
    const submit = sent.find(({ route }) => route === SUBMIT);
    expect(submit?.body).toEqual({ targetShopId: 'bar', recipeId: 'sour', name: 'Ada', kioskInstanceCode: 'BCD234' });
    expect(submit?.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(listPendingOrders()).toEqual([
      expect.objectContaining({
        orderId: 'o1',
        displayId: 'A07',
        name: 'Ada',
        brewingTime: 19_000,
        recipe: guestRecipe(),
      }),
    ]);
  });

  it('without an answer is saved, not failed, and OK keeps it', async () => {
    let isAway = true;
    const sent = await placeOrder({ ...good, [SUBMIT]: () => (isAway ? 'no answer' : order) });
    const alert = within(await screen.findByRole('alertdialog'));
    expect(alert.getByText('Saved on this phone, will be sent')).toBeTruthy();
    expect(screen.queryByText(/Failed/)).toBeNull();
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    isAway = false;
    fireEvent(window, new Event('online'));
    await screen.findByText(/Your order has been placed!/);
    const keys = sent.filter(({ route }) => route === SUBMIT).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    expect(listPendingOrders()).toHaveLength(1);
  });

  it('of a drink that is already queued asks before it becomes a second one', async () => {
    const experience = { sizes: ['sizeS', 'sizeL'] };
    const sent = await placeOrder({ ...good, [INSTANCE]: instance({ config: { experience } }), [SUBMIT]: 'no answer' });
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    const tries = sent.filter(({ route }) => route === SUBMIT).length;
    await userEvent.click(screen.getByRole('radio', { name: 'Large' }));
    await userEvent.click(screen.getByRole('button', { name: 'Order This Drink' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ready - Place Order' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Order one more?' }));
    expect(question.getByText(/^Yuzu Sour for Ada is saved on this phone already/)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'No, one is enough' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByText('Failed to submit order. Please try again.')).toBeNull();
    expect(sent.filter(({ route }) => route === SUBMIT)).toHaveLength(tries);
  });

  it('can be withdrawn when it is reported as queued', async () => {
    const WITHDRAW = 'POST /api/admin/shops/bar/withdraw-order';
    const sent = await placeOrder({ ...good, [SUBMIT]: 'no answer', [WITHDRAW]: { order: null } });
    const alert = within(await screen.findByRole('alertdialog'));
    await userEvent.click(alert.getByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() => expect(sent.filter(({ route }) => route === WITHDRAW)).toHaveLength(1));
    expect(screen.queryByText('Saved on this phone, will be sent')).toBeNull();
  });

  it('becomes a ticket that leads to the machine, or to another drink', async () => {
    await placeOrder();
    await screen.findByText(/Your order has been placed!/);
    const ticket = await screen.findByRole('region', { name: 'Yuzu Sour' });
    expect(within(ticket).getByText('A07')).toBeTruthy();
    expect(within(ticket).getByText('At the machine, scan its QR code.')).toBeTruthy();
    expect(within(ticket).getByRole('link', { name: "I'm at the machine" }).getAttribute('href')).toBe('/approve');
    expect(document.activeElement?.textContent).toBe('Yuzu Sour');
    await userEvent.click(within(ticket).getByRole('button', { name: 'Order another' }));
    expect(await screen.findByRole('heading', { name: 'The menu' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Yuzu Sour' })).toBeNull();
    // One tap leads back to it.
    await userEvent.click(
      within(screen.getByRole('list', { name: 'Your tickets' })).getByRole('button', { name: /A07/ }),
    );
    const again = await screen.findByRole('region', { name: 'Yuzu Sour' });
    expect(within(again).getByText('A07')).toBeTruthy();
  });

  it('sent in the background has its ticket on the card at once, and in another tab', async () => {
    let isAway = true;
    await placeOrder({ ...good, [SUBMIT]: () => (isAway ? 'no answer' : order) });
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }));
    cleanup();
    open('/kiosk/live?joinCode=BCD234');
    await screen.findByRole('heading', { name: 'The menu' });
    isAway = false;
    fireEvent(window, new Event('online'));
    expect(within(await screen.findByRole('list', { name: 'Your tickets' })).getByText('A07')).toBeTruthy();
    cleanup();

    localStorage.clear();
    let isOrdered = false;
    const now = { ...order, ticketId: 'o1', stage: 'waiting', timestamp: new Date().toISOString() };
    stubServer({ ...good, 'GET /api/admin/shops/bar/orders': () => ({ data: isOrdered ? [now] : [] }) });
    open('/kiosk/live?joinCode=BCD234');
    await screen.findByRole('heading', { name: 'The menu' });
    expect(screen.queryByRole('list', { name: 'Your tickets' })).toBeNull();
    isOrdered = true;
    fireEvent(window, new StorageEvent('storage', { key: 'orderedAt' }));
    expect(within(await screen.findByRole('list', { name: 'Your tickets' })).getByText('A07')).toBeTruthy();
  });

  it('is there again after a reload, as it is now', async () => {
    localStorage.setItem('orderedAt', new Date().toISOString());
    const now = { ...order, ticketId: 'o1', timestamp: new Date().toISOString(), status: 'COMPLETED' };
    stubServer({
      ...good,
      'GET /api/admin/shops/bar/orders': {
        data: [
          { ...now, stage: 'ready' },
          { ...now, orderId: 'o2', displayId: 'A06', stage: 'collected' },
        ],
      },
    });
    open('/kiosk/live?joinCode=BCD234');
    const tickets = within(await screen.findByRole('list', { name: 'Your tickets' }));
    expect(tickets.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['A07 Yuzu SourReady']);
    await vi.waitFor(() => expect(document.title).toBe('Ready: A07'));
    await userEvent.click(tickets.getByRole('button'));
    expect(screen.getByText('Ready: collect A07 at the bar.')).toBeTruthy();
  });

  it('that the bar ended stays on the card until its ticket was opened', async () => {
    localStorage.setItem('orderedAt', new Date().toISOString());
    const ended = { ...order, stage: 'cancelled', status: 'CANCELLED', timestamp: new Date().toISOString() };
    const data = [
      { ...ended, ticketId: 'o1', cancelledBy: 'staff' },
      { ...ended, orderId: 'o2', ticketId: 'o2', displayId: 'A08', cancelledBy: 'guest' },
      { ...ended, orderId: 'o3', ticketId: 'o3', displayId: 'A09', cancelledBy: 'time' },
    ];
    stubServer({ ...good, 'GET /api/admin/shops/bar/orders': { data } });
    open('/kiosk/live?joinCode=BCD234');
    const card = async () => within(await screen.findByRole('list', { name: 'Your tickets' }));
    expect((await card()).getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'A07 Yuzu SourCancelled by the bar',
      'A09 Yuzu SourWaited too long',
    ]);
    await userEvent.click((await card()).getByRole('button', { name: /A07/ }));
    expect(await screen.findByText('It will not be made. Ask at the bar, or order something else.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Order another' }));
    expect((await card()).getAllByRole('button')).toHaveLength(1);
    cleanup();
    open('/kiosk/live?joinCode=BCD234');
    await userEvent.click((await card()).getByRole('button', { name: /A09/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Order another' }));
    await screen.findByRole('heading', { name: 'The menu' });
    expect(screen.queryByRole('list', { name: 'Your tickets' })).toBeNull();
  });

  it('shows a drink that has left the menu as what was ordered', async () => {
    localStorage.setItem('orderedAt', new Date().toISOString());
    const now = { ...order, recipeId: 'gone', ticketId: 'o1', stage: 'waiting', timestamp: new Date().toISOString() };
    stubServer({
      ...good,
      'GET /api/admin/shops/bar/orders': { data: [now] },
      'POST /api/admin/recipes/batch': [guestRecipe({ id: 'gone', name: 'Last Word' })],
    });
    open('/kiosk/live?joinCode=BCD234');
    await userEvent.click(await screen.findByRole('button', { name: /A07/ }));
    expect(await screen.findByRole('heading', { name: 'Last Word' })).toBeTruthy();
    expect(screen.getByText('Last Word', { selector: 'strong' }).closest('p')?.textContent).toContain('sold out');
  });

  it('is cancelled by the guest until it is made', async () => {
    const cancel = 'POST /api/admin/shops/bar/orders/o1/cancel';
    const sent = await placeOrder({ ...good, [cancel]: { ...order, status: 'CANCELLED', stage: 'cancelled' } });
    await screen.findByText(/Your order has been placed!/);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('It will not be made. Ask at the bar, or order something else.')).toBeTruthy();
    expect(listPendingOrders()).toEqual([]);
    expect(sent.filter(({ route }) => route === cancel)).toHaveLength(1);
  });

  it('under a name the server refuses returns to the name field', async () => {
    const message = 'Please enter your name first!';
    const errors = [{ path: 'name', message }];
    await placeOrder({ ...good, [SUBMIT]: { status: 422, body: { code: 'invalid-request', message, errors } } });
    const alert = within(await screen.findByRole('alertdialog'));
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    const field = screen.getByLabelText('Your name (for the order):');
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.queryByText('Prepare Your Glass')).toBeNull();
  });

  it('is not stored if it failed', async () => {
    await placeOrder({ ...good, [SUBMIT]: refused(409, 'This drink is sold out.') });
    expect(await screen.findByText('Failed to submit order. Please try again.')).toBeTruthy();
    expect(listPendingOrders()).toEqual([]);
  });
});
