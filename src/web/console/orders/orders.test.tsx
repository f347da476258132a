import { beforeEach, describe, expect, it, vi } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { guestRecipe } from '#test/guest-recipe.ts';
import { newsStream } from '#test/news-stream.ts';
import { open, OWNER, refused, signIn, stubServer, type Answers } from '#test/console-page.tsx';

const { drawing } = guestRecipe();
const order = (n: number, part: object = {}) => ({
  id: `o${n}`,
  orderId: `o${n}`,
  shopId: 's1',
  recipeId: 'r1',
  recipeName: 'Negroni',
  name: `Guest ${n}`,
  size: 'sizeM',
  quantity: 1,
  displayId: `A0${n}`,
  status: 'PENDING',
  stage: 'waiting',
  timestamp: `2026-03-14T12:0${n}:00.000Z`,
  kioskInstanceCode: 'BCD234',
  version: 1,
  ...part,
});
const BEING_MADE = { status: 'IN_PROGRESS', stage: 'being-made' };
const READY = { status: 'COMPLETED', stage: 'ready' };
const COLLECTED = { status: 'COMPLETED', stage: 'collected' };
const EVENTS = 'GET /api/admin/shops/s1/events';
const LIST = 'GET /api/admin/shops/s1/orders';
const rows = (...data: object[]) => ({ data, total: data.length, page: 1 });

function serve(answers: Answers = {}) {
  return stubServer({
    'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Bar' },
    'GET /api/kiosk-instances': { data: [] },
    'GET /api/admin/shops/s1/recipes': {
      recipes: [
        { drawing, id: 'r1', name: 'Negroni', hidden: false, available: true },
        { drawing, id: 'r2', name: 'Spritz', hidden: false, available: true },
        { drawing, id: 'r3', name: 'Mule', hidden: false, available: false },
        { drawing, id: 'r4', name: 'Secret', hidden: true, available: true },
      ],
    },
    [LIST]: rows(order(2), order(1, BEING_MADE), order(0, COLLECTED)),
    ...answers,
  });
}
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

describe('the list', () => {
  it('offers for each order what its status allows', async () => {
    serve();
    open('/shops/s1/orders');
    const actions = async (name: RegExp) =>
      (await row(name))
        .queryAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent)
        .slice(1);
    expect(await actions(/A02/)).toEqual(['Make', 'More for order A02', 'Correct', 'Cancel']);
    expect(await actions(/A01/)).toEqual(['Complete', 'More for order A01', 'Cancel']);
    expect(await actions(/A00/)).toEqual(['More for order A00', 'Make again']);
  });

  it('names the kiosk beside its code, and says what is in the drink at a tap', async () => {
    const dry = (name: string) => ({ name, name_translations: {} });
    const recipe = guestRecipe({
      id: 'r1',
      name: 'Negroni',
      glass: dry('Rocks Glass'),
      allergens: ['sulphites'],
      allergenList: 'declared',
    });
    const gin = { id: 'gin', ...dry('Gin'), amount: 30, unit: 'ml', colour: null, abv: 40, sparkling: false };
    const price = { amount: 8850, currency: 'HKD' };
    serve({
      [LIST]: {
        ...rows(
          order(2, { size: 'sizeS', price, machineString: 'SW1;sizeS;1,23,900' }),
          order(1, { kioskInstanceCode: null }),
        ),
        kioskNames: { BCD234: 'Front bar' },
      },
      'GET /api/admin/recipes/r1': {
        ...recipe,
        mixingMethod: 'stir',
        recipeIngredient: [gin, { ...gin, id: 'campari', ...dry('Campari') }],
      },
    });
    open('/shops/s1/orders');
    expect((await row(/A02/)).getByText('Front bar')).toBeTruthy();
    expect((await row(/A02/)).getByText('BCD234')).toBeTruthy();
    expect((await row(/A01/)).getByText('Placed by staff')).toBeTruthy();
    expect((await row(/A02/)).getByText(/HK\$88\.50/)).toBeTruthy();

    const toggle = (await row(/A02/)).getByRole('button', { name: /^A02/ });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    const details = within(document.getElementById(toggle.getAttribute('aria-controls')!)!);
    const inIt = within(await details.findByRole('region', { name: 'What is in it' }));
    expect(inIt.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Gin22.5 ml',
      'Campari22.5 ml',
    ]);
    expect(inIt.getByText('Rocks Glass')).toBeTruthy();
    expect(details.getByText('Sulphites')).toBeTruthy();
    expect(details.getByText('The machine, the rest by hand')).toBeTruthy();
    expect(details.getByText('HK$88.50')).toBeTruthy();
    await userEvent.click(toggle);
    expect(screen.queryByRole('region', { name: 'What is in it' })).toBeNull();
  });

  it('says that the recipe was changed after it was ordered', async () => {
    const recipe = guestRecipe({ id: 'r1', allergens: [], allergenList: 'declared' });
    serve({
      [LIST]: rows(order(1, { machineString: 'SW1;sizeS;1,23,900' })),
      'GET /api/admin/recipes/r1': { ...recipe, mixingMethod: 'stir', contentsSince: '2099-01-01T00:00:00.000Z' },
    });
    open('/shops/s1/orders');
    await userEvent.click((await row(/A01/)).getByRole('button', { name: /^A01/ }));
    expect(await screen.findByText('The recipe has changed since this was ordered.')).toBeTruthy();
  });

  it('keeps its filters in the address, and begins at the first page with new ones', async () => {
    const sent = serve({ [LIST]: { ...rows(order(1)), total: 120 } });
    const at = open('/shops/s1/orders?status=OPEN&page=2');
    await row(/A01/);
    expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('OPEN');
    await userEvent.click(screen.getByRole('button', { name: 'Guest' }));
    expect(at()).toBe('/shops/s1/orders?status=OPEN&sort=name');
    await userEvent.type(screen.getByLabelText('Guest, drink or number'), 'ada{Enter}');
    await userEvent.type(screen.getByLabelText('Kiosk'), 'bcd234');
    expect(at()).toBe('/shops/s1/orders?status=OPEN&sort=name&search=ada&kiosk=BCD234');
    await waitFor(() =>
      expect(sent.filter(({ route }) => route === LIST).at(-1)?.query).toEqual({
        status: 'OPEN',
        search: 'ada',
        kioskInstanceCode: 'BCD234',
        page: '1',
        pageSize: '50',
        sort: 'name',
      }),
    );
  });

  it('turns pages', async () => {
    serve({ [LIST]: { ...rows(order(1)), total: 120 } });
    const at = open('/shops/s1/orders?day=2026-03-14');
    await row(/A01/);
    await press('Next page');
    expect(at()).toBe('/shops/s1/orders?day=2026-03-14&page=2');
    await userEvent.selectOptions(screen.getByLabelText('Rows on a page'), '100');
    expect(at()).toBe('/shops/s1/orders?day=2026-03-14&rows=100');
  });

  it('follows what happens, and shows what is new', async () => {
    let answer = rows(order(1));
    const news = newsStream();
    const sent = serve({ [LIST]: () => answer, [EVENTS]: news.answer });
    open('/shops/s1/orders');
    await row(/A01/);
    // Read again when the stream began: what came between would be missed.
    await waitFor(() => expect(sent.filter(({ route }) => route === LIST)).toHaveLength(2));
    expect(screen.queryByText('New')).toBeNull();
    answer = rows(order(2), order(1, READY));
    await news.say({ seq: 2, reset: false, events: [{ seq: 2, kind: 'order' }] });
    expect(await screen.findByText('1 new order')).toBeTruthy();
    expect((await row(/A02/)).getByText('New')).toBeTruthy();
    expect((await row(/A01/)).getByText('Ready')).toBeTruthy();
    expect((await row(/A01/)).queryByText('New')).toBeNull();
    expect(sent.filter(({ route }) => route === LIST)).toHaveLength(3);
  });

  it('says that the list may be out of date while the stream is lost', async () => {
    const news = newsStream();
    const sent = serve({ [EVENTS]: news.answer });
    open('/shops/s1/orders');
    await waitFor(() => expect(sent.filter(({ route }) => route === LIST)).toHaveLength(2));
    expect(screen.queryByText(/may be out of date/)).toBeNull();
    news.cut();
    expect(await screen.findByText('The server does not answer. This list may be out of date.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/may be out of date/)).toBeNull(), { timeout: 5000 });
  });

  it('says what to expect when there are none, and when none fits', async () => {
    serve({ [LIST]: rows() });
    open('/shops/s1/orders');
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'CANCELLED');
    expect(await screen.findByRole('heading', { name: 'No order fits' })).toBeTruthy();
    await press('Show all orders');
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeTruthy();
  });

  it('can be tried again when it does not load', async () => {
    let answer: unknown = refused(500);
    serve({ [LIST]: () => answer });
    open('/shops/s1/orders');
    expect(await screen.findByText('Failed to load orders.')).toBeTruthy();
    answer = rows(order(1));
    await press('Try Again');
    await row(/A01/);
  });
});

it('says why a list cannot be sorted, in place of the list', async () => {
  serve({
    [LIST]: {
      status: 422,
      body: { code: 'invalid-request', message: 'There are too many orders to sort them like this.' },
    },
  });
  open('/shops/s1/orders?sort=drink&page=4000');
  expect(await screen.findByText('There are too many orders to sort them like this.')).toBeTruthy();
});

describe('an order', () => {
  it.each([
    [/A02/, 'Cancel', 'Keep order', 'Cancel order', 'cancel', 'Order A02 was cancelled.'],
    [/A01/, 'Complete', 'Cancel', 'Complete order', 'complete', 'Order A01 was completed.'],
  ])('%s: %s after a question', async (name, button, refusal, action, call, said) => {
    const id = String(name).includes('A02') ? 'o2' : 'o1';
    const route = `POST /api/admin/shops/s1/orders/${id}/${call}`;
    const sent = serve({ [route]: order(1) });
    open('/shops/s1/orders');
    await userEvent.click((await row(name)).getByRole('button', { name: button }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: refusal }));
    expect(sent.some((request) => request.route === route)).toBe(false);

    await userEvent.click((await row(name)).getByRole('button', { name: button }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: action }));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(sent.some((request) => request.route === route)).toBe(true);
  });

  it.each([
    [order(2), 'Make', 'approve', 'Order A02 is being made.'],
    [order(2, READY), 'Hand out', 'collect', 'Order A02 was handed out.'],
  ])('%s: %s with one tap', async (placed, button, call, said) => {
    const route = `POST /api/admin/shops/s1/orders/o2/${call}`;
    const sent = serve({ [LIST]: rows(placed), [route]: placed });
    open('/shops/s1/orders');
    await userEvent.click((await row(/A02/)).getByRole('button', { name: button }));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(sent.some((request) => request.route === route)).toBe(true);
  });

  it('that failed is made again under a new number, after a question', async () => {
    serve({
      [LIST]: rows(order(2, { status: 'CANCELLED', stage: 'cancelled' })),
      'POST /api/admin/shops/s1/orders/o2/remake': order(5),
    });
    open('/shops/s1/orders');
    await userEvent.click((await row(/A02/)).getByRole('button', { name: 'Make again' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make again' }));
    expect(await screen.findByText('Order A02 is now A05.')).toBeTruthy();
  });

  it('that has moved on meanwhile is told', async () => {
    serve({
      'POST /api/admin/shops/s1/orders/o2/cancel': refused(409, 'This order has moved on meanwhile.'),
    });
    open('/shops/s1/orders');
    await userEvent.click((await row(/A02/)).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
    expect(
      await screen.findByRole('alertdialog', {
        name: 'Failed to cancel order A02: This order has moved on meanwhile.',
      }),
    ).toBeTruthy();
  });

  it('takes what the guest must not have: marks the drinks, and sends it with the order', async () => {
    const place = 'POST /api/admin/shops/s1/submit-order';
    const flip = { drawing, hidden: false, available: true, allergens: ['eggs'], allergenList: 'declared' };
    const sent = serve({
      'GET /api/admin/shops/s1/recipes': {
        recipes: [
          { ...flip, id: 'r1', name: 'Flip' },
          { ...flip, id: 'r2', name: 'Daiquiri', allergens: [] },
          { ...flip, id: 'r3', name: 'House punch', allergens: [], allergenList: 'unknown' },
          { ...flip, id: 'r4', name: 'Nog', available: false },
        ],
      },
      [place]: { ...order(9), orders: [order(9)], pickupCode: null },
    });
    open('/shops/s1/orders');
    await row(/Guest 2/);
    await press('New order');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'The guest has an allergy' }));
    const must = within(dialog.getByRole('group', { name: 'The guest must not have' }));
    await userEvent.click(must.getByRole('button', { name: 'Eggs' }));
    await userEvent.type(must.getByLabelText('Anything else'), 'kiwi');
    await userEvent.click(must.getByRole('button', { name: 'Done' }));
    expect(dialog.getByRole('button', { name: 'Must not have Eggs · kiwi: change' })).toBeTruthy();
    await dialog.findByRole('option', { name: 'Daiquiri' });
    const names = within(dialog.getByLabelText('Drink')).getAllByRole('option');
    expect(names.map(({ textContent }) => textContent).slice(1)).toEqual([
      'Flip · Contains Eggs',
      'Daiquiri',
      'House punch · Not stated: Eggs',
      'Nog · Contains Eggs (sold out)',
    ]);
    await userEvent.selectOptions(dialog.getByLabelText('Drink'), 'r1');
    // Once: by the button that changes it.
    expect(dialog.getAllByText(/Must not have/).length).toBe(1);
    expect(dialog.getByRole('alert').textContent).toBe(
      'This drink contains Eggs: do not serve it to this guest.Check it for kiwi before you serve it.',
    );
    await userEvent.type(dialog.getByLabelText('Guest’s name'), 'Lea');
    const placing = dialog.getByRole('button', { name: 'Place order' });
    expect(placing.className).toContain('danger');
    await userEvent.selectOptions(dialog.getByLabelText('Drink'), 'Daiquiri');
    expect(placing.className).toContain('main');
    await userEvent.selectOptions(dialog.getByLabelText('Drink'), 'r1');
    await userEvent.click(placing);
    expect(await screen.findByText('Order A09 was placed.')).toBeTruthy();
    expect(sent.find(({ route }) => route === place)?.body).toMatchObject({
      recipeId: 'r1',
      allergies: { allergens: ['eggs'], note: 'kiwi' },
    });
  });

  it('marks the drinks of a correction by what its guest must not have', async () => {
    serve({
      'GET /api/admin/shops/s1/recipes': {
        recipes: [
          {
            drawing,
            id: 'r1',
            name: 'Negroni',
            hidden: false,
            available: true,
            allergens: [],
            allergenList: 'declared',
          },
          {
            drawing,
            id: 'r2',
            name: 'Flip',
            hidden: false,
            available: true,
            allergens: ['eggs'],
            allergenList: 'declared',
          },
        ],
      },
      [LIST]: rows(order(2, { allergies: { allergens: ['eggs'], note: '' } })),
    });
    open('/shops/s1/orders');
    const guest = await row(/Guest 2/);
    await userEvent.click(guest.getByRole('button', { name: 'Correct' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(await dialog.findByLabelText('Drink'), 'r2');
    expect(dialog.getByRole('option', { name: 'Flip · Contains Eggs' })).toBeTruthy();
    expect(dialog.getByRole('alert').textContent).toBe('This drink contains Eggs: do not serve it to this guest.');
  });

  it('corrects what the guest must not have', async () => {
    const correct = 'PATCH /api/admin/shops/s1/orders/o2';
    const told = { allergens: ['eggs'], note: '' };
    const corrected = order(2, { allergies: told, version: 2 });
    const sent = serve({
      'GET /api/admin/shops/s1/recipes': {
        recipes: [
          {
            drawing,
            id: 'r1',
            name: 'Flip',
            hidden: false,
            available: true,
            allergens: ['eggs'],
            allergenList: 'declared',
          },
        ],
      },
      [LIST]: () =>
        rows(
          sent.some(({ route }) => route === correct)
            ? corrected
            : order(2, { allergies: { ...told, allergens: ['fish'] } }),
        ),
      [correct]: corrected,
    });
    open('/shops/s1/orders');
    const guest = await row(/Guest 2/);
    expect(guest.getByRole('alert').textContent).toBe('');
    await userEvent.click(guest.getByRole('button', { name: 'Correct' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Must not have Fish: change' }));
    const must = within(dialog.getByRole('group', { name: 'The guest must not have' }));
    await userEvent.click(must.getByRole('button', { name: 'Fish' }));
    await userEvent.click(must.getByRole('button', { name: 'Eggs' }));
    expect(dialog.getByRole('alert').textContent).toBe('This drink contains Eggs: do not serve it to this guest.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save correction' }));
    expect(await screen.findByText('Order A02 was corrected.')).toBeTruthy();
    expect(sent.find(({ route }) => route === correct)?.body).toMatchObject({
      allergies: { allergens: ['eggs'], note: '' },
    });
    const saved = await row(/Guest 2/);
    await waitFor(() =>
      expect(saved.getByRole('alert').textContent).toBe('This drink contains Eggs: do not serve it to this guest.'),
    );
  });

  it('is placed for a guest once, however often it is sent', async () => {
    let answer: unknown = 'no answer';
    const route = 'POST /api/admin/shops/s1/submit-order';
    const sent = serve({ [route]: () => answer });
    open('/shops/s1/orders');
    await row(/A02/);
    await press('New order');
    const dialog = within(await screen.findByRole('dialog', { name: 'New order for a guest' }));
    await dialog.findByRole('option', { name: 'Spritz' });
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).not.toContain('Secret');
    expect(dialog.getByRole<HTMLOptionElement>('option', { name: 'Mule (sold out)' }).disabled).toBe(true);
    await userEvent.click(dialog.getByRole('button', { name: 'Place order' }));
    expect(dialog.getByText('Enter the guest’s name.')).toBeTruthy();
    expect(dialog.getByText('Choose a drink.')).toBeTruthy();

    await userEvent.type(dialog.getByLabelText('Guest’s name'), ' Lea ');
    await userEvent.selectOptions(dialog.getByLabelText('Drink'), 'r2');
    await userEvent.selectOptions(dialog.getByLabelText('Size'), 'sizeL');
    await userEvent.click(dialog.getByRole('button', { name: 'Place order' }));
    expect(await dialog.findByText('No response from server. Please check your connection.')).toBeTruthy();
    answer = order(3);
    await userEvent.click(dialog.getByRole('button', { name: 'Place order' }));
    expect(await screen.findByText('Order A03 was placed.')).toBeTruthy();

    const orders = sent.filter((request) => request.route === route);
    expect(orders).toHaveLength(2);
    expect(orders.map(({ body }) => body)).toEqual(
      orders.map(() => ({
        targetShopId: 's1',
        recipeId: 'r2',
        name: 'Lea',
        size: 'sizeL',
        allergies: { allergens: [], note: '' },
      })),
    );
    expect(new Set(orders.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });
});

describe('the file', () => {
  it('is what the filters find, as the server wrote it', async () => {
    const sent = serve({ 'GET /api/admin/shops/s1/orders.csv': refused(500) });
    const stubbed = globalThis.fetch;
    let isReady = false;
    globalThis.fetch = async (url, init) => {
      const reply = await stubbed(url, init);
      if (!isReady || typeof url !== 'string' || !url.includes('orders.csv')) return reply;
      return new Response('\ufeffnumber,name\r\nA01,小明\r\n', {
        headers: { 'content-type': 'text/csv; charset=utf-8' },
      });
    };
    const blobs: Blob[] = [];
    URL.createObjectURL = vi.fn((blob: Blob) => (blobs.push(blob), 'blob:orders'));
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });

    open('/shops/s1/orders?day=2026-03-14&page=3');
    await screen.findByRole('button', { name: 'Export CSV' });
    await press('Export CSV');
    expect(await screen.findByText('Failed to export orders.')).toBeTruthy();
    isReady = true;
    await press('Export CSV');
    expect(await screen.findByText('Saved as orders-s1.csv.')).toBeTruthy();
    expect(names).toEqual(['orders-s1.csv']);
    const bytes = await new Promise<ArrayBuffer>((read) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => read(reader.result as ArrayBuffer));
      reader.readAsArrayBuffer(blobs[0]!);
    });
    expect([...new Uint8Array(bytes).subarray(0, 9)]).toEqual([
      0xef,
      0xbb,
      0xbf,
      ...new TextEncoder().encode('number'),
    ]);
    const request = sent.findLast(({ route }) => route.endsWith('orders.csv'));
    expect(request?.query).toEqual({ day: '2026-03-14' });
    expect(request?.headers.authorization).toBe('Bearer refresh-token');
  });
});
