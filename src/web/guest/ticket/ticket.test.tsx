/** What a guest's phone shows between ordering and collecting. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { guestRecipe } from '#test/guest-recipe.ts';
import { atKiosk, nameField, order, orderOf, SUBMIT } from '#test/at-kiosk.ts';

const thing = (name: string) => ({ name, name_translations: {} });

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('what its guest must not have', () => {
  const allergies = { allergens: ['tree-nuts'], note: '' };
  const nobodyHasStated = 'Nobody has stated whether it contains Tree nuts: ask the bar before you drink it.';
  const warning = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

  it('is held against the drink on the ticket', async () => {
    atKiosk({ allergies });
    await order(/Yuzu Sour/, 'Ada');
    expect(screen.getByText('Must not have:', { exact: false }).textContent).toBe('Must not have: Tree nuts');
    expect(warning().join('')).toBe('');
  });

  it.each([
    ['is made differently from what is on the menu', { changes: [{ without: thing('Egg white'), by: null }] }],
    ['is another one, which is on no menu', { recipeId: 'gone' }],
  ])('is held against what nobody has stated where the drink %s', async (_case, more) => {
    const { say } = atKiosk({ allergies });
    await order(/Yuzu Sour/, 'Ada');
    const now = orderOf('A01', { allergies, version: 2, ...more });
    await say({ events: [{ seq: 9, kind: 'order', order: now }] });
    await vi.waitFor(() => expect(warning()).toContain(nobodyHasStated));
  });
});

it('says that nobody has stated what is in a drink whose recipe changed while it waits', async () => {
  const allergies = { allergens: ['tree-nuts'], note: '' };
  const [before, after] = [{}, { contentsSince: '2099-01-01T00:00:00.000Z' }];
  let now: object = before;
  const { say } = atKiosk({ allergies }, undefined, {
    'GET /api/admin/shops/bar/recipes': () => ({
      recipes: [guestRecipe({ allergens: [], allergenList: 'declared', ...now })],
    }),
  });
  await order(/Yuzu Sour/, 'Ada');
  const warning = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  expect(warning().join('')).toBe('');
  now = after;
  await say({ events: [{ seq: 9, kind: 'menu', id: null }] });
  await vi.waitFor(() =>
    expect(warning()).toContain('Nobody has stated whether it contains Tree nuts: ask the bar before you drink it.'),
  );
});

describe('a drink that staff made of an order', () => {
  const hidden = guestRecipe({ id: 'hidden', name: 'Last Word', name_translations: {} });

  it('is shown on the ticket and on its card, though no menu has it', async () => {
    const { say } = atKiosk({}, undefined, { 'POST /api/admin/recipes/batch': [hidden] });
    await order(/Yuzu Sour/, 'Ada');
    expect(await screen.findByRole('heading', { name: 'Yuzu Sour' })).toBeTruthy();
    await say({ events: [{ seq: 9, kind: 'order', order: orderOf('A01', { recipeId: 'hidden', version: 2 }) }] });
    expect(await screen.findByRole('heading', { name: 'Last Word' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Order another' }));
    const tickets = within(await screen.findByRole('list', { name: 'Your tickets' }));
    expect(tickets.getByRole('button').textContent).toContain('A01 Last Word');
  });
});

describe('while a drink waits for its guest', () => {
  it('says whether the machine is free, not whose turn it is', async () => {
    const { sayQueue } = atKiosk();
    await order(/Yuzu Sour/, 'Ada');
    expect(screen.getByText('At the machine, scan its QR code.')).toBeTruthy();
    await sayQueue({});
    expect(await screen.findByText('The machine is free.')).toBeTruthy();
    await sayQueue({ pouring: ['A10'], usually: { from: 3, to: 4 } });
    expect(await screen.findByText('A10 is pouring now. Tonight a drink takes about 3 to 4 minutes.')).toBeTruthy();
    await sayQueue({ pouring: ['A10', 'A11'] });
    expect(await screen.findByText('A10 · A11 are pouring now.')).toBeTruthy();
    expect(screen.queryByText(/You are next|before yours/)).toBeNull();
  });

  it('says that no machine answers, instead of that it is free, until it is back', async () => {
    const { say, sayQueue } = atKiosk();
    await order(/Yuzu Sour/, 'Ada');
    await sayQueue({});
    expect(await screen.findByText('The machine is free.')).toBeTruthy();
    await say({ machines: { state: 'offline', reason: null, asksForCode: false } });
    expect(await screen.findByText('The machine does not answer now. Your drink waits: ask at the bar.')).toBeTruthy();
    expect(screen.queryByText('The machine is free.')).toBeNull();
    await say({ machines: { state: 'ready', reason: null, asksForCode: false } });
    expect(await screen.findByText('The machine is free.')).toBeTruthy();
    expect(screen.queryByText(/does not answer now/)).toBeNull();
  });

  it('says whose turn it is where the bar makes the drinks in turn', async () => {
    const { sayQueue } = atKiosk({ staffApproves: 'allowance' });
    await order(/Yuzu Sour/, 'Ada');
    await sayQueue({});
    expect(await screen.findByText('1 order before yours.')).toBeTruthy();
    await sayQueue({ places: [{ orderId: 'A01', ahead: 0 }] });
    expect(await screen.findByText('You are next.')).toBeTruthy();
    expect(screen.queryByText(/machine/)).toBeNull();
  });

  it('says that staff want to see it where the bar would have started it', async () => {
    const { say } = atKiosk();
    await order(/Yuzu Sour/, 'Ada');
    expect(screen.queryByText(/Show this to the staff/)).toBeNull();
    const left = orderOf('A01', { status: 'IMMEDIATE', stage: 'waiting', version: 2, staffApproves: 'alcohol-duty' });
    await say({ events: [{ seq: 9, kind: 'order', order: left }] });
    expect(await screen.findByText('Show this to the staff: they start drinks with alcohol.')).toBeTruthy();
    expect(screen.queryByText('The bar has it. Listen for your number.')).toBeNull();
  });

  it('says nothing of a turn that was missed while the network was away', async () => {
    const { say, sayQueue } = atKiosk({ staffApproves: 'allowance' });
    await order(/Yuzu Sour/, 'Ada');
    await sayQueue({});
    expect(await screen.findByText('1 order before yours.')).toBeTruthy();
    const ready = orderOf('A01', { status: 'COMPLETED', stage: 'ready', version: 3, staffApproves: 'allowance' });
    await say({ events: [{ seq: 9, kind: 'order', order: ready }] });
    expect(await screen.findByText('Ready: collect A01 at the bar.')).toBeTruthy();
    expect(screen.queryByText('1 order before yours.')).toBeNull();
  });

  it('says how far the machine is, as long as it pours', async () => {
    const { say } = atKiosk();
    await order(/Yuzu Sour/, 'Ada');
    const sayMachine = (state: string, progress: number | null, more: object = {}) => {
      const machine = { state, progress, step: null, code: null, stoppable: true, notTaken: false };
      const now = orderOf('A01', { status: 'IN_PROGRESS', stage: 'being-made', version: 2, machine, ...more });
      return say({ events: [{ seq: 9, kind: 'order', order: now }] });
    };
    const progress = () => screen.queryByRole('progressbar', { name: 'Progress of A01' });
    await sayMachine('waiting_glass', 0);
    expect(await screen.findByText('Being made')).toBeTruthy();
    expect(progress()).toBeNull();
    await sayMachine('dispensing', 41.6);
    await vi.waitFor(() => expect(progress()?.getAttribute('value')).toBe('42'));
    expect(screen.getByText('42 %')).toBeTruthy();
    await sayMachine('dispensing', null);
    await vi.waitFor(() => expect(progress()).toBeNull());
    await sayMachine('done', 100, { status: 'COMPLETED', stage: 'ready', version: 3 });
    expect(await screen.findByText('Ready: collect A01 at the bar.')).toBeTruthy();
    expect(progress()).toBeNull();
  });

  it('reminds of a drink that stays, in words too', async () => {
    const { say } = atKiosk();
    await order(/Yuzu Sour/, 'Ada');
    const ready = orderOf('A01', { status: 'COMPLETED', stage: 'ready', version: 3 });
    await say({ events: [{ seq: 9, kind: 'order', order: ready }] });
    expect(await screen.findByText('Ready: collect A01 at the bar.')).toBeTruthy();
    expect(screen.queryByText(/Still waiting there/)).toBeNull();
    const later = Date.now() + 6 * 60_000;
    vi.spyOn(Date, 'now').mockImplementation(() => later);
    expect(await screen.findByText('Still waiting there for you: A01', {}, { timeout: 5000 })).toBeTruthy();
  });

  it('is torn, and shows an install prompt, only once the drink is collected', async () => {
    const { say } = atKiosk();
    await order(/Yuzu Sour/, 'Ada');
    const prompt = () => document.querySelector('[data-prompt]');
    expect(screen.getByRole('link', { name: "I'm at the machine" })).toBeTruthy();
    expect(prompt()).toBeNull();
    expect(document.querySelector('[data-torn]')).toBeNull();
    const collected = orderOf('A01', { status: 'COMPLETED', stage: 'collected' });
    await say({ events: [{ seq: 9, kind: 'order', order: collected }] });
    await vi.waitFor(() => expect(document.querySelector('[data-torn]')).not.toBeNull());
    await vi.waitFor(() => expect(prompt()).not.toBeNull(), 10_000);
  });
});

it('shows no install prompt beside an order that will not be made', async () => {
  const { say } = atKiosk();
  await order(/Yuzu Sour/, 'Ada');
  const cancelled = orderOf('A01', { status: 'CANCELLED', stage: 'cancelled', cancelledBy: 'staff', version: 2 });
  await say({ events: [{ seq: 9, kind: 'order', order: cancelled }] });
  await screen.findByText('Cancelled by the bar');
  expect(document.querySelector('[data-playing]')).not.toBeNull();
  // As long as the card takes to come where it does.
  await new Promise((later) => setTimeout(later, 1500));
  expect(document.querySelector('[data-prompt]')).toBeNull();
});

describe('what becomes of an order', () => {
  const became = (more: object) => ({ events: [{ seq: 9, kind: 'order', order: orderOf('A01', more) }] });

  it.each([
    ['staff', 'Cancelled by the bar'],
    ['guest', 'Cancelled by you'],
    ['time', 'Waited too long'],
    [null, 'Cancelled by the bar'],
  ])('is said with who ended it: %s', async (cancelledBy, text) => {
    const { say } = atKiosk();
    await order(/Yuzu Sour/, 'Ada');
    await say(became({ status: 'CANCELLED', stage: 'cancelled', cancelledBy, version: 2 }));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('is the newest that was heard, whatever comes late', async () => {
    const { say } = atKiosk();
    await order(/Yuzu Sour/, 'Ada');
    await say(became({ status: 'COMPLETED', stage: 'ready', version: 3 }));
    expect(await screen.findByText('Ready: collect A01 at the bar.')).toBeTruthy();
    await say(became({ status: 'IN_PROGRESS', stage: 'being-made', version: 2 }));
    await say({ machines: { state: 'offline', reason: null, asksForCode: false } });
    expect(screen.queryByText('Being made')).toBeNull();
    expect(screen.getByText('Ready: collect A01 at the bar.')).toBeTruthy();
  });

  it('can be said by the guest who has the drink', async () => {
    const COLLECT = 'POST /api/admin/shops/bar/orders/A01/collect';
    const collected = orderOf('A01', { status: 'COMPLETED', stage: 'collected', version: 4 });
    const { say } = atKiosk({}, undefined, { [COLLECT]: collected });
    await order(/Yuzu Sour/, 'Ada');
    await say(became({ status: 'COMPLETED', stage: 'ready', version: 3 }));
    await userEvent.click(await screen.findByRole('button', { name: 'I have it' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'I have it' }));
    expect(await screen.findByText('Collected')).toBeTruthy();
  });

  it('can be ended by its guest while it waits its turn', async () => {
    atKiosk({ status: 'IMMEDIATE' });
    await order(/Yuzu Sour/, 'Ada');
    expect(screen.getByText('Waiting for the bar')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeTruthy();
  });

  it('is said beforehand where the drink is made differently since', async () => {
    atKiosk();
    await order(/Gin Smash/, 'Ada');
    expect((await screen.findByRole('alert')).textContent).toContain('Gin Smash is made differently now.');
    expect(screen.getByRole('button', { name: /^Have .+ instead$/ })).toBeTruthy();
  });
});

describe('another drink, for a friend', () => {
  it('keeps the name, and joins the others on the ticket', async () => {
    const { sent } = atKiosk();
    await order(/Yuzu Sour/, 'Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Order another' }));
    await order(/Ginger Fizz/);
    const names = sent.filter(({ route }) => route === SUBMIT).map(({ body }) => (body as { name: string }).name);
    expect(names).toEqual(['Ada', 'Ada']);
    const ticket = within(screen.getByRole('region', { name: 'Ginger Fizz' }));
    expect(ticket.getByText('A01').closest('li')?.textContent).toContain('Yuzu Sour');
    expect(ticket.getByText('A02').closest('li')?.textContent).toContain('Ginger Fizz');
    expect(ticket.getAllByText('for Ada')).toHaveLength(1);
    expect(ticket.getByRole('button', { name: 'Cancel order A01' })).toBeTruthy();
  });

  it('names whose each is where the names differ', async () => {
    atKiosk();
    await order(/Yuzu Sour/, 'Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Order another' }));
    await order(/Ginger Fizz/, 'Bea');
    const ticket = within(screen.getByRole('region', { name: 'Ginger Fizz' }));
    expect(ticket.getByText('for Ada').closest('li')?.textContent).toContain('A01');
    expect(ticket.getByText('for Bea').closest('li')?.textContent).toContain('A02');
  });

  it('on a shared screen asks for the next guest’s name', async () => {
    atKiosk({}, '/kiosk/live?joinCode=BCD234&screen=shared');
    await order(/Yuzu Sour/, 'Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Done, next guest' }));
    await userEvent.click(await screen.findByRole('button', { name: /Ginger Fizz/ }));
    expect(nameField().value).toBe('');
  });
});
