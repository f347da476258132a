import { beforeEach, describe, expect, it } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { guestRecipe } from '#test/guest-recipe.ts';
import { open, OWNER, refused, signIn, stubServer } from '#test/console-page.tsx';

const { drawing } = guestRecipe();
const ORDER = {
  id: 'o2',
  orderId: 'o2',
  shopId: 's1',
  recipeId: 'r1',
  recipeName: 'Negroni',
  name: 'Ada',
  size: 'sizeM',
  quantity: 1,
  displayId: 'A02',
  status: 'PENDING',
  timestamp: '2026-03-14T12:02:00.000Z',
  kioskInstanceCode: 'BCD234',
  version: 1,
};
const CORRECT = 'PATCH /api/admin/shops/s1/orders/o2';
const changed = refused(412, 'Somebody else changed this meanwhile.');
const movedOn = { status: 409, body: { code: 'order-moved-on', message: 'This order has moved on meanwhile.' } };

/** Corrects the guest's name to Bo, and is answered so. */
async function correct(answers: unknown[], now?: unknown) {
  const sent = stubServer({
    'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Bar' },
    'GET /api/kiosk-instances': { data: [] },
    'GET /api/admin/shops/s1/recipes': {
      recipes: [
        { drawing, id: 'r1', name: 'Negroni', hidden: false, available: true },
        { drawing, id: 'r2', name: 'Spritz', hidden: false, available: true },
      ],
    },
    'GET /api/admin/shops/s1/orders': { data: [ORDER], total: 1, page: 1 },
    'GET /api/admin/shops/s1/orders/o2': now,
    [CORRECT]: () => answers.shift(),
  });
  open('/shops/s1/orders');
  await userEvent.click(await screen.findByRole('button', { name: 'Correct' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct order A02' }));
  await dialog.findByRole('option', { name: 'Spritz' });
  await userEvent.clear(dialog.getByLabelText('Guest’s name'));
  await userEvent.type(dialog.getByLabelText('Guest’s name'), 'Bo');
  await userEvent.click(dialog.getByRole('button', { name: 'Save correction' }));
  return { sent, dialog, corrections: () => sent.filter(({ route }) => route === CORRECT) };
}
const conflict = async () =>
  within(await screen.findByRole('dialog', { name: 'Somebody else changed order A02 meanwhile' }));
/** What stands side by side: label, theirs, mine. */
const rows = (dialog: ReturnType<typeof within>) =>
  dialog
    .getAllByRole('listitem')
    .map((row: HTMLElement) => [...row.querySelectorAll('h3, dd')].map(({ textContent }) => textContent));

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

describe('an order is corrected', () => {
  it('at the version one saw', async () => {
    const { corrections } = await correct([{ ...ORDER, name: 'Bo', version: 2 }]);
    expect(await screen.findByText('Order A02 was corrected.')).toBeTruthy();
    expect(corrections().map(({ headers, body }) => [headers['if-match'], body])).toEqual([
      ['"1"', { recipeId: 'r1', name: 'Bo', size: 'sizeM', allergies: { allergens: [], note: '' } }],
    ]);
  });

  it('by two at once: both values are shown, and nothing is lost', async () => {
    const theirs = { ...ORDER, name: 'Adele', recipeId: 'r2', recipeName: 'Spritz', size: 'sizeL', version: 4 };
    const { dialog, corrections } = await correct([changed, changed], theirs);
    expect(rows(await conflict())).toEqual([
      ['Guest’s name', 'Adele', 'Bo'],
      ['Drink', 'Spritz', 'Negroni'],
      ['Size', 'Large', 'Medium'],
    ]);
    await userEvent.click((await conflict()).getByRole('button', { name: 'Keep editing' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Guest’s name').value).toBe('Bo');
    await userEvent.click(dialog.getByRole('button', { name: 'Save correction' }));
    await conflict();
    expect(corrections().map(({ headers }) => headers['if-match'])).toEqual(['"1"', '"1"']);
  });

  it('by two at once: mine goes over theirs', async () => {
    const { corrections } = await correct([changed, { ...ORDER, name: 'Bo', version: 5 }], {
      ...ORDER,
      name: 'Adele',
      version: 4,
    });
    await userEvent.click((await conflict()).getByRole('button', { name: 'Save mine over theirs' }));
    expect(await screen.findByText('Order A02 was corrected.')).toBeTruthy();
    expect(corrections().map(({ headers }) => headers['if-match'])).toEqual(['"1"', '"4"']);
  });

  it('by two at once: theirs is taken', async () => {
    const { corrections } = await correct([changed], { ...ORDER, name: 'Adele', version: 4 });
    await userEvent.click((await conflict()).getByRole('button', { name: 'Discard mine, take theirs' }));
    expect(await screen.findByText('Order A02 stays as it was saved.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(corrections()).toHaveLength(1);
  });

  it('after it was made: what it is now is shown, and cannot be overwritten', async () => {
    await correct([movedOn], { ...ORDER, status: 'IN_PROGRESS', version: 2 });
    const dialog = await conflict();
    expect(rows(dialog)).toEqual([
      ['Status', 'Being made', 'Waiting'],
      ['Guest’s name', 'Ada', 'Bo'],
    ]);
    expect(dialog.getByText(/It can no longer be corrected/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Save mine over theirs' })).toBeNull();
  });

  it('and it is told when what it is now cannot be had', async () => {
    const { dialog } = await correct([changed], refused(500));
    expect((await dialog.findByRole('alert')).textContent).toBe('Somebody else changed this meanwhile.');
  });

  it('and a drink that is sold out is no conflict', async () => {
    const soldOut = { status: 409, body: { code: 'recipe-unavailable', message: 'This drink is sold out.' } };
    const { dialog, sent } = await correct([soldOut], ORDER);
    expect(await dialog.findByText('This drink is sold out.')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByLabelText('Drink'));
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(sent.some(({ route }) => route === 'GET /api/admin/shops/s1/orders/o2')).toBe(false);
  });
});
