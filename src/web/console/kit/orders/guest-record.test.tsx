import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addConsoleTexts, changeLocale } from '#web/shell/i18n.ts';
import { EMPTY_RECORD, ERASED_NOTHING } from '#test/guest-record.ts';
import { guestRecipe } from '#test/guest-recipe.ts';
import { open, OWNER, refused, signIn, stubServer, type Answers } from '#test/console-page.tsx';

const order = {
  id: 'o1',
  orderId: 'o1',
  shopId: 's1',
  recipeId: 'r1',
  recipeName: 'Negroni',
  name: 'Ada',
  size: 'sizeM',
  quantity: 1,
  displayId: 'A01',
  status: 'COMPLETED',
  stage: 'collected',
  machineString: '',
  version: 1,
  timestamp: '2026-03-14T12:00:00.000Z',
  kioskInstanceCode: 'BCD234',
  allergies: null,
  price: { amount: 8850, currency: 'HKD' },
};
const RECORD = 'GET /api/admin/shops/s1/orders/o1/guest';
const ERASE = 'POST /api/admin/shops/s1/orders/o1/erase-guest';
const record = (part: object = {}) => ({
  ...EMPTY_RECORD,
  orders: [{ ...order, drink: 'Negroni', placedAt: order.timestamp }],
  visits: [{ day: '2026-03-14', kiosk: 'BCD234', joinedAt: null, orderedAt: null }],
  ...part,
});
const serve = (answers: Answers = {}) =>
  stubServer({
    'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Bar' },
    'GET /v1/admin/shops/s1': {
      names: { en: 'Night Owl', 'zh-HK': '夜貓' },
      address: { en: '1 Wing Lok Street', 'zh-HK': '' },
    },
    'GET /api/kiosk-instances': { data: [] },
    'GET /api/admin/shops/s1/orders': { data: [order], total: 1, page: 1, kioskNames: {} },
    'GET /api/admin/recipes/r1': {
      ...guestRecipe({ id: 'r1', name: 'Negroni' }),
      mixingMethod: 'stir',
      recipeIngredient: [],
    },
    [RECORD]: record(),
    ...answers,
  });
afterEach(() => changeLocale('en'));

const openDetails = async () => {
  open('/shops/s1/orders');
  await userEvent.click(await screen.findByRole('button', { name: /^A01/ }));
};
const openGuest = async () => {
  await openDetails();
  await userEvent.click(await screen.findByRole('button', { name: 'What is kept of this guest' }));
  return within(await screen.findByRole('dialog', { name: 'The guest of order A01' }));
};

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

it('shows what is kept of a guest, and erases it after a question', async () => {
  let isErased = false;
  const sent = serve({
    [RECORD]: () =>
      isErased ? record({ of: 'ticket', orders: [{ ...record().orders[0], name: 'Guest' }] }) : record(),
    [ERASE]: () => {
      isErased = true;
      return { ...ERASED_NOTHING, orders: 1, visits: 1 };
    },
  });
  const dialog = await openGuest();
  expect(await dialog.findByText('1 visit to a kiosk')).toBeTruthy();
  expect(dialog.getByText('A01')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Erase' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/taken out of 1 order .* Copies that were made before/)).toBeTruthy();
  expect(sent.some(({ route }) => route === ERASE)).toBe(false);
  await userEvent.click(question.getByRole('button', { name: 'Erase' }));
  expect(await dialog.findByText("Erased. What was ordered stays, as nobody's.")).toBeTruthy();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Erase' }).hasAttribute('disabled')).toBe(true));
});

it('says why it was not erased', async () => {
  const why = 'An order of this guest is still under way. Finish or cancel it first.';
  serve({ [ERASE]: refused(409, why) });
  const dialog = await openGuest();
  await dialog.findByText('1 visit to a kiosk');
  await userEvent.click(dialog.getByRole('button', { name: 'Erase' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Erase' }));
  expect(await dialog.findByText(`Not erased: ${why}`)).toBeTruthy();
});

it('saves all of it as a file', async () => {
  serve();
  let saved: Blob | undefined;
  URL.createObjectURL = (file) => {
    saved = file as Blob;
    return 'blob:1';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  const dialog = await openGuest();
  await dialog.findByText('1 visit to a kiosk');
  await userEvent.click(dialog.getByRole('button', { name: 'Save as a file' }));
  expect(await dialog.findByText('Saved as guest-s1-2026-03-14.json.')).toBeTruthy();
  const text = await new Promise<unknown>((read) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => read(reader.result));
    reader.readAsText(saved!);
  });
  expect(JSON.parse(String(text))).toEqual(record());
});

it('is for owners alone', async () => {
  signIn({ username: 'wing', role: 'STAFF', shops: [{ id: 's1', name: 'Bar' }] });
  serve();
  await openDetails();
  expect(await screen.findByRole('button', { name: 'Print ticket' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'What is kept of this guest' })).toBeNull();
});

it('prints a ticket with the shop, the drink and what it cost', async () => {
  serve();
  let paper = '';
  vi.spyOn(window, 'print').mockImplementation(() => {
    paper = document.querySelector('body > [data-active]')?.textContent ?? '';
  });
  await openDetails();
  const button = await screen.findByRole('button', { name: 'Print ticket' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
  await userEvent.click(button);
  await waitFor(() => expect(paper).toContain('Night Owl'));
  for (const said of ['1 Wing Lok Street', 'A01', 'for Ada', 'Negroni Medium', 'HK$88.50'])
    expect(paper).toContain(said);
});

it('names the drinks in the reader’s language', async () => {
  const negroni = {
    drawing: guestRecipe().drawing,
    id: 'r1',
    name: 'Negroni',
    name_translations: { 'zh-HK': '尼格羅尼' },
    ingredients: [],
  };
  serve({ 'GET /api/admin/shops/s1/recipes': { recipes: [negroni] } });
  await addConsoleTexts();
  const guest = await openGuest();
  await act(() => changeLocale('zh-HK'));
  expect((await guest.findByText('尼格羅尼')).lang).toBe('zh-Hant-HK');
  expect(guest.queryByText('Negroni')).toBeNull();
});
