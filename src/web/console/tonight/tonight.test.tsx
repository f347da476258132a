import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { guestRecipe } from '#test/guest-recipe.ts';
import { newsStream } from '#test/news-stream.ts';
import { addConsoleTexts, changeLocale } from '#web/shell/i18n.ts';
import { open, OWNER, refused, signIn, stubServer, type Answers, type Sent } from '#test/console-page.tsx';

const AT = '/api/admin/shops/s1';
const LIST = `GET ${AT}/orders`;
const EVENTS = `GET ${AT}/events`;
const SOLD_OUT = `${AT}/sold-out`;

const order = (n: number, part: object = {}) => ({
  orderId: `o${n}`,
  shopId: 's1',
  recipeId: 'r1',
  recipeName: 'Negroni',
  name: `Guest ${n}`,
  size: 'sizeM',
  displayId: `A0${n}`,
  status: 'PENDING',
  stage: 'waiting',
  timestamp: new Date(Date.now() - n * 60_000).toISOString(),
  madeAt: null,
  allergies: null,
  guestTonight: `guest ${n}`,
  version: 1,
  ...part,
});
const BEING_MADE = { status: 'IN_PROGRESS', stage: 'being-made', version: 2 };
const READY = { status: 'COMPLETED', stage: 'ready', version: 3, madeAt: new Date().toISOString() };
const rows = (...data: object[]) => ({ data, total: data.length, page: 1 });
const step = (n: number, action: string) => `POST ${AT}/orders/o${n}/${action}`;

function serve(answers: Answers = {}) {
  return stubServer({
    [`GET ${AT}`]: { shop_id: 's1', name: 'Bar' },
    [`GET ${AT}/recipes`]: { recipes: [] },
    [LIST]: rows(order(2), order(1)),
    [EVENTS]: newsStream().answer,
    [`GET ${AT}/machines`]: { now: new Date().toISOString(), machines: [] },
    ...answers,
  });
}
const column = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});
afterEach(() => changeLocale('en'));

describe('the counter', () => {
  it('says which orders are one guest’s, until they have gone out', async () => {
    const stream = newsStream();
    const ada = { guestTonight: 'ada' };
    serve({ [LIST]: rows(order(3), order(2, { ...READY, ...ada }), order(1, ada)), [EVENTS]: stream.answer });
    open('/shops/s1/tonight');
    const first = await screen.findByRole('listitem', { name: /A01/ });
    expect(within(first).getByText('Same guest: A02')).toBeTruthy();
    expect(within(screen.getByRole('listitem', { name: /A02/ })).getByText('Same guest: A01')).toBeTruthy();
    expect(within(screen.getByRole('listitem', { name: /A03/ })).queryByText(/Same guest/)).toBeNull();
    const gone = order(2, { ...READY, ...ada, stage: 'collected', version: 4 });
    await stream.say({ seq: 2, reset: false, events: [{ kind: 'order', order: gone }] } as never);
    await waitFor(() => expect(screen.queryByText(/Same guest/)).toBeNull());
  });

  it('has staff ask for the age where the alcohol duty came after the order', async () => {
    const duty = { staffApproves: 'alcohol-duty', adultConfirmedAt: null };
    const confirmed = { ...duty, adultConfirmedAt: new Date().toISOString() };
    serve({ [LIST]: rows(order(4, { ...duty, ...BEING_MADE }), order(3), order(2, confirmed), order(1, duty)) });
    open('/shops/s1/tonight');
    const first = await screen.findByRole('listitem', { name: /A01/ });
    expect(within(first).getByText('Check age: 18+')).toBeTruthy();
    expect(screen.getAllByText('Check age: 18+')).toHaveLength(1);
  });

  it('sorts orders by what is to be done, and takes each on with one tap', async () => {
    const sent = serve({
      [LIST]: () => {
        const isMade = sent.some(({ route }) => route === step(3, 'approve'));
        return rows(order(3, isMade ? BEING_MADE : {}), order(2, BEING_MADE), order(1, READY));
      },
      [step(3, 'approve')]: order(3, BEING_MADE),
    });
    open('/shops/s1/tonight');
    expect(await screen.findByText('A03')).toBeTruthy();
    expect(column('Being made').getByText('A02')).toBeTruthy();
    expect(column('Ready').getByText('A01')).toBeTruthy();
    await press('Make');
    expect(await column('Being made').findByText('A03')).toBeTruthy();
    expect(screen.getByText('Order A03 is being made.')).toBeTruthy();
    expect(sent.filter(({ route }) => route === step(3, 'approve'))).toHaveLength(1);
  });

  it('keeps what was heard while the list was being read, whose answer is older', async () => {
    const news = newsStream();
    const held: (() => void)[] = [];
    let isHeld = false;
    const asItWas = rows(order(3), order(2), order(1));
    serve({
      [LIST]: () => (isHeld ? new Promise((resolve) => held.push(() => resolve(asItWas))) : asItWas),
      [EVENTS]: news.answer,
    });
    open('/shops/s1/tonight');
    await screen.findByText('A03');
    await waitFor(() => expect(screen.queryByText(/No connection/)).toBeNull());
    isHeld = true;
    await news.say({ seq: 5, reset: true, events: [] });
    await waitFor(() => expect(held.length).toBeGreaterThan(0));
    const heard = [order(4), order(3, BEING_MADE), order(2, { status: 'CANCELLED', stage: 'cancelled', version: 2 })];
    const events = heard.map((one, at) => ({ seq: 6 + at, kind: 'order', orderId: one.orderId, order: one }));
    await news.say({ seq: 8, reset: false, events: events as never });
    expect(await column('Being made').findByText('A03')).toBeTruthy();
    isHeld = false;
    await act(async () => held.forEach((answer) => answer()));
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(column('Being made').getByText('A03')).toBeTruthy();
    expect(column('Waiting').getByText('A04')).toBeTruthy();
    expect(column('Waiting').getByText('A01')).toBeTruthy();
    expect(screen.queryByText('A02')).toBeNull();
  });

  it('makes by hand what the machine cannot take, once staff say so', async () => {
    const sent = serve({
      [LIST]: rows(order(3)),
      [step(3, 'approve')]: ({ body }: Sent) =>
        (body as { by?: string } | undefined)?.by === 'hand'
          ? order(3, BEING_MADE)
          : { status: 409, body: { code: 'machine-offline', message: 'The machine does not answer.' } },
    });
    open('/shops/s1/tonight');
    await screen.findByText('A03');
    await press('Make');
    const question = within(await screen.findByRole('alertdialog', { name: 'Make order A03 by hand?' }));
    expect(question.getByText('The machine does not answer.')).toBeTruthy();
    expect(column('Waiting').getByText('A03')).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Make it by hand' }));
    expect(await column('Being made').findByText('A03')).toBeTruthy();
    expect(sent.filter(({ route }) => route === step(3, 'approve')).map(({ body }) => body)).toEqual([
      undefined,
      { by: 'hand' },
    ]);
  });

  it('shows what the bar’s machines do, and stops one', async () => {
    const now = new Date().toISOString();
    const job = { displayId: 'A17', progress: 40, state: 'dispensing' };
    const stop = `POST ${AT}/machines/m1/stop`;
    const sent = serve({
      [`GET ${AT}/machines`]: {
        now,
        machines: [
          { id: 'm1', name: 'Left', state: 'busy', isPaired: true, lastSeenAt: now, job },
          { id: 'm2', name: 'Right', state: 'offline', isPaired: true, lastSeenAt: now, job: null },
          { id: 'm3', name: 'New', state: 'unpaired', isPaired: false, lastSeenAt: null, job: null },
        ],
      },
      [stop]: { machine: {} },
    });
    open('/shops/s1/tonight');
    const machines = within(await screen.findByRole('list', { name: 'Machines' }));
    expect(machines.getByText(/A17 · 40 %/)).toBeTruthy();
    expect(machines.getByText('Offline')).toBeTruthy();
    expect(machines.queryByText('New')).toBeNull();
    expect(screen.queryByText(/is an estimate/)).toBeNull();
    await press('Stop: Left');
    expect(sent.filter(({ route }) => route === stop)).toHaveLength(1);
  });

  it('shows how far the machine is with an order instead of Done, stops it, and completes it by hand only when asked twice', async () => {
    const machine = {
      state: 'dispensing',
      progress: 40,
      step: '2/5',
      code: null,
      stoppable: true,
      notTaken: false,
    };
    const poured = order(2, { ...BEING_MADE, machine });
    const sent = serve({
      [LIST]: rows(poured),
      [step(2, 'stop')]: poured,
      [step(2, 'complete')]: order(2, READY),
    });
    const calls = (action: string) => sent.filter(({ route }) => route === step(2, action));
    open('/shops/s1/tonight');
    const bar = await screen.findByRole('progressbar', { name: 'Progress of A02' });
    expect(bar.getAttribute('value')).toBe('40');
    expect(screen.getByText('Pouring · 2/5 · 40 %')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();

    await press('Stop the machine for A02');
    expect(await screen.findByText('The machine was told to stop order A02.')).toBeTruthy();
    expect(calls('stop')).toHaveLength(1);

    await userEvent.click(screen.getByLabelText('More for order A02'));
    await press('Done by hand');
    const question = () => screen.findByRole('alertdialog', { name: 'Is order A02 done by hand?' });
    await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    expect(calls('complete')).toEqual([]);
    await press('Done by hand');
    await userEvent.click(within(await question()).getByRole('button', { name: 'Done by hand' }));
    expect(await column('Ready').findByText('A02')).toBeTruthy();
    expect(calls('complete')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('keeps Done where a machine has ended, or none makes it', async () => {
    const machine = { state: 'failed', progress: 40, step: null, code: 'timeout', stoppable: false, notTaken: false };
    serve({ [LIST]: rows(order(2, { ...BEING_MADE, stage: 'attention', machine }), order(1, BEING_MADE)) });
    open('/shops/s1/tonight');
    await screen.findByText('A02');
    expect(screen.getAllByRole('button', { name: 'Done' })).toHaveLength(2);
  });

  it('says why a machine gave an order back, or left it to staff, until it is made', async () => {
    const ended = (state: string, code: string) => ({
      machine: { state, progress: null, step: null, code, stoppable: false, notTaken: false },
    });
    const stream = newsStream();
    const given = order(1, { ...ended('rejected', 'no_glass'), version: 3 });
    const left = order(2, { ...BEING_MADE, stage: 'attention', ...ended('failed', 'pump_fault') });
    serve({ [LIST]: rows(left, given), [EVENTS]: stream.answer });
    open('/shops/s1/tonight');
    expect(
      within(await screen.findByRole('listitem', { name: /A01/ })).getByText('Machine: It saw no glass.'),
    ).toBeTruthy();
    expect(
      within(screen.getByRole('listitem', { name: /A02/ })).getByText('Machine: A pump does not work.'),
    ).toBeTruthy();
    const byHand = { ...given, ...BEING_MADE, version: 4 };
    await stream.say({ seq: 2, reset: false, events: [{ kind: 'order', order: byHand }] } as never);
    await waitFor(() => expect(screen.queryByText(/It saw no glass/)).toBeNull());
  });

  it('marks what is ready and was not collected in the shop’s minutes', async () => {
    const madeAt = (minutesAgo: number) => ({
      ...READY,
      madeAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
    });
    serve({
      [LIST]: rows(order(2, madeAt(7)), order(1, madeAt(9))),
      [`GET ${AT}/selling`]: { now: { pause: null, reminderMinutes: 8, open: null, alcohol: null } },
    });
    open('/shops/s1/tonight');
    const ticket = async (id: string) => within((await screen.findByText(id)).closest('li')!);
    expect(await (await ticket('A01')).findByText('Not collected')).toBeTruthy();
    expect((await ticket('A02')).queryByText('Not collected')).toBeNull();
  });

  it('says until when the bar is open, all night', async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60_000).toISOString();
    const now = { pause: null, reminderMinutes: 5, lastOrdersMinutes: 0, alcohol: null, timeZone: 'Asia/Hong_Kong' };
    const [opensAt, closesAt] = [inHours(-1), inHours(5)];
    serve({ [`GET ${AT}/selling`]: { now: { ...now, open: [{ opensAt, closesAt }] } } });
    open('/shops/s1/tonight');
    const time = new Date(closesAt).toLocaleTimeString('en-GB', { timeZone: 'Asia/Hong_Kong' }).slice(0, 5);
    expect(await screen.findByText(`Open until ${time}`)).toBeTruthy();
  });

  it('adds up what each name has had, one tap away and only where prices are on', async () => {
    const now = { pause: null, reminderMinutes: 5, open: null, alcohol: null };
    const drink = (n: number, amount: number | null) => ({
      ...order(n),
      quantity: 1,
      price: amount === null ? null : { amount, currency: 'HKD' },
    });
    const tab = { name: 'A.', drinks: 3, sums: [{ amount: 26400, currency: 'HKD' }], unpriced: 1 };
    serve({
      [`GET ${AT}/selling`]: { now: { ...now, currency: 'HKD' } },
      [`GET ${AT}/tabs`]: {
        day: '2026-03-14',
        tabs: [
          { ...tab, orders: [drink(1, 8800), drink(2, 17600), drink(3, null)] },
          { name: 'Ben', drinks: 1, sums: [], unpriced: 1, orders: [drink(4, null)] },
        ],
      },
    });
    open('/shops/s1/tonight');
    await userEvent.click(await screen.findByRole('button', { name: 'Totals…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Totals of tonight' }));
    const summaries = () => screen.getAllByRole('dialog')[0]!.querySelectorAll('summary');
    await dialog.findByText('A.');
    expect([...summaries()].map(({ textContent }) => textContent)).toEqual(['A.3 drinksHK$264.00', 'Ben1 drink–']);
    await userEvent.click(summaries()[0]!);
    expect(dialog.getByText('HK$176.00')).toBeTruthy();
    expect(dialog.getAllByText('1 drink has no price.')).toHaveLength(2);
    await userEvent.type(dialog.getByLabelText('Name'), 'be');
    expect([...summaries()].map(({ textContent }) => textContent)).toEqual(['Ben1 drink–']);
  });

  it('has no totals while prices are off', async () => {
    const now = { pause: null, reminderMinutes: 5, open: null, alcohol: null, currency: null };
    serve({ [`GET ${AT}/selling`]: { now } });
    open('/shops/s1/tonight');
    await screen.findByRole('button', { name: 'Pause orders' });
    expect(screen.queryByRole('button', { name: 'Totals…' })).toBeNull();
    await userEvent.keyboard('t');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows what happens elsewhere as it happens, the newest state of each order', async () => {
    const news = newsStream();
    const sent = serve({ [EVENTS]: news.answer });
    open('/shops/s1/tonight');
    await waitFor(() => expect(sent.filter(({ route }) => route === LIST)).toHaveLength(2));
    const say = (seq: number, one: object) =>
      news.say({ seq, reset: false, events: [{ seq, kind: 'order', order: one as never }] });
    await say(2, order(4));
    expect(await column('Waiting').findByText('A04')).toBeTruthy();
    await say(3, order(4, READY));
    expect(await column('Ready').findByText('A04')).toBeTruthy();
    // An answer that was overtaken changes nothing.
    await say(4, order(4, BEING_MADE));
    await say(5, order(1, { status: 'CANCELLED', stage: 'cancelled', version: 2 }));
    await waitFor(() => expect(screen.queryByText('A01')).toBeNull());
    expect(column('Ready').getByText('A04')).toBeTruthy();
    expect(sent.filter(({ route }) => route === LIST)).toHaveLength(2);
  });

  it('says for how long somebody has waited', async () => {
    serve({ [LIST]: rows(order(12), order(6), order(0)) });
    open('/shops/s1/tonight');
    const waits = async (text: string) => (await screen.findByText(text)).closest('li')?.dataset.wait;
    expect(await waits('12 min')).toBe('very-long');
    expect(await waits('6 min')).toBe('long');
    expect(await waits('just now')).toBeUndefined();
  });

  it('takes a wrong tap back with one more', async () => {
    serve({
      [LIST]: rows(order(1, READY)),
      [step(1, 'collect')]: order(1, { ...READY, stage: 'collected', version: 4 }),
      [step(1, 'take-back')]: order(1, { ...READY, version: 5 }),
    });
    open('/shops/s1/tonight');
    await screen.findByText('A01');
    await press('Hand out');
    await waitFor(() => expect(screen.queryByText('A01')).toBeNull());
    await press('Undo');
    expect(await screen.findByText('A01')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('takes either of two quick taps back', async () => {
    serve({
      [LIST]: rows(order(1, READY), order(2, READY)),
      [step(1, 'collect')]: order(1, { ...READY, stage: 'collected', version: 4 }),
      [step(2, 'collect')]: order(2, { ...READY, stage: 'collected', version: 4 }),
      [step(1, 'take-back')]: order(1, { ...READY, version: 5 }),
    });
    open('/shops/s1/tonight');
    await screen.findByText('A01');
    await userEvent.click(screen.getAllByRole('button', { name: 'Hand out' })[0]!);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Hand out' })).toHaveLength(1));
    expect(screen.queryByText('A01')).toBeNull();
    await press('Hand out');
    await waitFor(() => expect(screen.queryByText('A02')).toBeNull());
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    await press('Undo A01');
    expect(await screen.findByText('A01')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo A01' })).toBeNull();
  });

  it('says why a tap changed nothing', async () => {
    serve({ [step(1, 'approve')]: refused(409, 'This order can no longer be made.'), [LIST]: rows(order(1)) });
    open('/shops/s1/tonight');
    await screen.findByText('A01');
    await press('Make');
    const alert = await screen.findByRole('alertdialog');
    expect(alert.textContent).toContain('Order A01 was not changed: This order can no longer be made.');
    expect(column('Waiting').getByText('A01')).toBeTruthy();
  });

  it('sends nothing while the connection is lost, and says since when it is', async () => {
    const news = newsStream();
    let answer: unknown = news.answer;
    const sent = serve({ [EVENTS]: () => (typeof answer === 'function' ? (answer as () => unknown)() : answer) });
    open('/shops/s1/tonight');
    await waitFor(() => expect(sent.filter(({ route }) => route === LIST)).toHaveLength(2));
    answer = 'no answer';
    news.cut();
    expect((await screen.findByText(/^No connection since/)).textContent).toContain('nothing can be changed');
    await userEvent.click(screen.getAllByRole('button', { name: 'Make' })[0]!);
    expect((await screen.findByRole('alertdialog')).textContent).toMatch(/No connection since .+ was not changed\./);
    expect(sent.some(({ route }) => route.includes('/approve'))).toBe(false);
  });

  it('marks a bottle as empty with one tap', async () => {
    const bottle = { key: 'gin', name: 'Gin', name_translations: {}, drinks: 3, isOut: false };
    const sent = serve({
      [`GET ${SOLD_OUT}`]: { drinks: [], ingredients: [bottle] },
      [`PUT ${SOLD_OUT}`]: { drinks: [], ingredients: [{ ...bottle, isOut: true }] },
    });
    open('/shops/s1/tonight');
    await screen.findByText('A01');
    await userEvent.keyboard('s');
    await userEvent.click(await screen.findByRole('button', { name: /Gin/ }));
    expect(await screen.findByRole('button', { name: /Gin/, pressed: true })).toBeTruthy();
    expect(sent.find(({ route }) => route === `PUT ${SOLD_OUT}`)?.body).toEqual({
      kind: 'ingredient',
      id: 'gin',
      isOut: true,
    });
  });

  it('begins the three taps of a new order with one key, and keeps one order where the answer was lost', async () => {
    let isLost = true;
    const place = `POST ${AT}/submit-order`;
    const recipe = { ...guestRecipe({ id: 'r1', name: 'Negroni', name_translations: {} }), hidden: false };
    const sent = serve({
      [`GET ${AT}/recipes`]: { recipes: [recipe] },
      [place]: () => (isLost ? 'no answer' : { ...order(9), orders: [order(9)], pickupCode: null }),
    });
    open('/shops/s1/tonight');
    await screen.findByText('A01');
    await userEvent.keyboard('n');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Negroni' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Large' }));
    await userEvent.type(dialog.getByLabelText('Guest’s name'), 'Lea');
    await userEvent.click(dialog.getByRole('button', { name: 'Place order' }));
    await dialog.findByRole('alert');
    isLost = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Place order' }));
    expect(await column('Waiting').findByText('A09')).toBeTruthy();
    const placed = sent.filter(({ route }) => route === place);
    expect(placed.map(({ body }) => body)).toEqual(
      Array.from({ length: 2 }, () => ({
        targetShopId: 's1',
        recipeId: 'r1',
        name: 'Lea',
        size: 'sizeL',
        allergies: { allergens: [], note: '' },
      })),
    );
    expect(new Set(placed.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it.each([
    [undefined, 'This drink contains Eggs: do not serve it to this guest.'],
    [
      [{ without: { name: 'Cream', name_translations: {} }, by: { name: 'Egg white', name_translations: {} } }],
      'Nobody has stated whether it contains Eggs: check before you serve it.',
    ],
  ])('warns of what the guest must not have, made as ordered with %j', async (changes, warning) => {
    serve({
      [`GET ${AT}/recipes`]: {
        recipes: [{ ...guestRecipe({ allergens: changes ? [] : ['eggs'], allergenList: 'declared' }), id: 'r1' }],
      },
      [LIST]: rows(order(1, { allergies: { allergens: ['eggs'], note: '' }, changes })),
    });
    open('/shops/s1/tonight');
    const ticket = within(await screen.findByRole('listitem', { name: /A01/ }));
    await waitFor(() => expect(ticket.getByRole('alert').textContent).toBe(warning));
    // What contains it is no main button any more.
    expect(ticket.getByRole('button', { name: 'Make' }).className).toContain(changes ? 'main' : 'danger');
  });

  it('takes nothing of a drink for granted whose recipe was changed after it was ordered', async () => {
    const recipe = guestRecipe({ alcohol: 'free', allergens: [], allergenList: 'declared' });
    serve({
      [`GET ${AT}/recipes`]: { recipes: [{ ...recipe, id: 'r1', contentsSince: '2099-01-01T00:00:00.000Z' }] },
      [LIST]: rows(order(1, { allergies: { allergens: ['eggs'], note: '' } })),
    });
    open('/shops/s1/tonight');
    const ticket = within(await screen.findByRole('listitem', { name: /A01/ }));
    await waitFor(() =>
      expect(ticket.getByRole('alert').textContent).toBe(
        'Nobody has stated whether it contains Eggs: check before you serve it.',
      ),
    );
    expect(ticket.queryByText('No alcohol')).toBeNull();
  });

  it('says it in the words of the console, not in a guest’s, in Chinese too', async () => {
    await addConsoleTexts();
    await changeLocale('zh-HK');
    serve({
      [`GET ${AT}/recipes`]: { recipes: [{ ...guestRecipe({ allergens: ['eggs'] }), id: 'r1' }] },
      [LIST]: rows(order(1, { allergies: { allergens: ['eggs'], note: '' } })),
    });
    open('/shops/s1/tonight');
    const ticket = within(await screen.findByRole('listitem', { name: /A01/ }));
    await ticket.findByText(/^這杯含有/);
    expect(ticket.getByText(/^不可進食/)).toBeTruthy();
  });

  it('takes what the guest must not have: marks the drinks, and sends it with the order', async () => {
    const drink = (id: string, name: string, more: object) => ({
      ...guestRecipe({ id, name, name_translations: {}, ...more }),
      hidden: false,
    });
    const place = `POST ${AT}/submit-order`;
    const sent = serve({
      [`GET ${AT}/recipes`]: {
        recipes: [
          drink('r1', 'Flip', { allergens: ['eggs'], allergenList: 'declared' }),
          drink('r2', 'Daiquiri', { allergens: [], allergenList: 'declared' }),
          drink('r3', 'House punch', { allergens: [], allergenList: 'unknown' }),
        ],
      },
      [place]: { ...order(9), orders: [order(9)], pickupCode: null },
    });
    open('/shops/s1/tonight');
    await screen.findByText('A01');
    await userEvent.keyboard('n');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'The guest has an allergy' }));
    const must = within(dialog.getByRole('group', { name: 'The guest must not have' }));
    await userEvent.click(must.getByRole('button', { name: 'Eggs' }));
    await userEvent.type(must.getByLabelText('Anything else'), 'kiwi');
    await userEvent.click(must.getByRole('button', { name: 'Done' }));
    expect(dialog.getByRole('button', { name: 'Must not have Eggs · kiwi: change' })).toBeTruthy();
    const names = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names).toEqual(['FlipContains Eggs', 'Daiquiri', 'House punchNot stated: Eggs']);
    await userEvent.click(dialog.getByRole('button', { name: /^Flip/ }));
    expect(dialog.getByText('Must not have:', { exact: false }).textContent).toBe('Must not have: Eggs · kiwi');
    expect(dialog.getByRole('alert').textContent).toBe(
      'This drink contains Eggs: do not serve it to this guest.Check it for kiwi before you serve it.',
    );
    await userEvent.type(dialog.getByLabelText('Guest’s name'), 'Lea');
    const placing = dialog.getByRole('button', { name: 'Place order' });
    expect(placing.className).toContain('danger');
    await userEvent.click(placing);
    expect(await column('Waiting').findByText('A09')).toBeTruthy();
    expect(sent.find(({ route }) => route === place)?.body).toMatchObject({
      recipeId: 'r1',
      allergies: { allergens: ['eggs'], note: 'kiwi' },
    });
  });

  it('begins an order with a drink of the quiet bar, and asks what its guest must not have', async () => {
    const place = `POST ${AT}/submit-order`;
    const flip = guestRecipe({
      id: 'r1',
      name: 'Flip',
      name_translations: {},
      allergens: ['eggs'],
      allergenList: 'declared',
    });
    const sent = serve({
      [LIST]: rows(),
      [`GET ${AT}/recipes`]: { recipes: [flip, { ...flip, id: 'r2', name: 'Gone', available: false }] },
      [place]: { ...order(9), orders: [order(9)], pickupCode: null },
    });
    open('/shops/s1/tonight');
    const first = within(await screen.findByRole('region', { name: 'For a guest without a phone' }));
    expect(first.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Flip']);
    await userEvent.click(first.getByRole('button', { name: 'Flip' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Flip' }));
    await userEvent.click(dialog.getByRole('button', { name: 'The guest has an allergy' }));
    const must = within(dialog.getByRole('group', { name: 'The guest must not have' }));
    await userEvent.click(must.getByRole('button', { name: 'Eggs' }));
    await userEvent.click(must.getByRole('button', { name: 'Done' }));
    // Once: by the button that changes it.
    expect(dialog.getAllByText(/Must not have/).map(({ textContent }) => textContent)).toEqual([
      'Must not have Eggs: change',
    ]);
    expect(dialog.getByRole('alert').textContent).toContain('This drink contains Eggs');
    await userEvent.type(dialog.getByLabelText('Guest’s name'), 'Lea');
    const placing = dialog.getByRole('button', { name: 'Place order' });
    expect(placing.className).toContain('danger');
    await userEvent.click(placing);
    await waitFor(() =>
      expect(sent.find(({ route }) => route === place)?.body).toMatchObject({
        recipeId: 'r1',
        allergies: { allergens: ['eggs'] },
      }),
    );
  });

  it.each([
    ['en', 'Negroni', 'en'],
    ['zh-HK', '內格羅尼', 'zh-Hant-HK'],
  ] as const)('calls the drink of a new order what it is called in %s', async (locale, name, lang) => {
    await addConsoleTexts();
    await changeLocale(locale);
    const recipe = {
      ...guestRecipe({ id: 'r1', name: 'Negroni', name_translations: { 'zh-HK': '內格羅尼' } }),
      hidden: false,
    };
    serve({ [`GET ${AT}/recipes`]: { recipes: [recipe] } });
    open('/shops/s1/tonight');
    await screen.findByText('A01');
    await userEvent.keyboard('n');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /Negroni/ }));
    const heading = await dialog.findByRole('heading', { name });
    expect(heading.firstElementChild?.getAttribute('lang')).toBe(lang);
  });
});
