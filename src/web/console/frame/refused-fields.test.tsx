/** What only the server finds wrong with single fields, on the forms of the console, in both languages. */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addConsoleTexts, changeLocale } from '#web/shell/i18n.ts';
import { open, OWNER, signIn, stubServer, type Answers, type Sent } from '#test/console-page.tsx';

const SHOP = { shop_id: 's1', name: 'Bar', recipes: [] };
const KIOSK = {
  join_code: 'BCD234',
  kiosk_type_identifier: 'ez-pairing',
  status: 'active',
  created_at: '2026-01-05T10:00:00.000Z',
  shop_id: 's1',
  shop: { shop_id: 's1', name: 'Bar' },
  name: 'Terrace',
  config: {},
  version: 4,
};
const thing = (name: string) => ({ name, name_translations: {} });
const pour = (id: string) => ({ id, ...thing(id), amount: 30, unit: 'ml', colour: null, abv: 40, sparkling: false });
const DRINK = {
  id: 'r1',
  shopId: 's1',
  userId: null,
  ...thing('Gimlet'),
  description: '',
  description_translations: {},
  type: 'cocktail',
  ice: 'none',
  mixingMethod: 'shake',
  hidden: false,
  available: true,
  customised: false,
  glassId: 'coupe',
  glass: thing('Coupe Glass'),
  garnishId: null,
  garnish: null,
  image: null,
  recipeImage: null,
  ABV: null,
  layeringSequence: [],
  recipeIngredient: [pour('gin'), pour('lime')],
  drinkFeatures: [],
  flavourEstimated: false,
  allergens: [],
  version: 3,
};

interface FieldError {
  path: string;
  en: string;
  zh: string;
}

/** A refusal as the server words it for whoever asks. */
const refusing =
  (...errors: FieldError[]) =>
  ({ headers }: Sent) => {
    const said = errors.map(({ path, en, zh }) => ({
      path,
      message: headers['accept-language'] === 'zh-Hant-HK' ? zh : en,
    }));
    return { status: 422, body: { code: 'invalid-request', message: said[0]?.message, errors: said } };
  };
const serve = (answers: Answers) =>
  stubServer({
    'GET /api/admin/shops/s1': SHOP,
    'GET /api/kiosk-instances': { data: [] },
    'GET /api/admin/kiosk-types': { data: [{ config_identifier: 'ez-pairing', name: 'EZ Pairing', description: '' }] },
    'GET /api/admin/shops/s1/recipes': { recipes: [] },
    'GET /api/kiosk-instances/code/BCD234': KIOSK,
    'GET /v1/admin/shops/s1/recipes': { recipes: [DRINK] },
    'GET /v1/admin/shops/s1/recipes/r1': DRINK,
    'GET /v1/admin/shops/s1/staff': { staff: [] },
    'GET /api/admin/shops/s1/pumps': {
      pumps: [{ slot: 1, ingredientId: 'gin', mlPerSecond: 20 }],
      poursByHand: true,
      version: 7,
    },
    ...answers,
  });

/** The field is marked with the sentence, which is said with it. */
function isMarked(field: HTMLElement, sentence: string): boolean {
  const said = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
  return field.getAttribute('aria-invalid') === 'true' && said.some((each) => each?.textContent === sentence);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(
  () =>
    Promise.all([
      import('./console-routes.tsx'),
      import('#web/console/login/login-page.tsx'),
      import('#web/console/dashboard/shop-dashboard-page.tsx'),
      import('#web/console/kiosks/instance-admin-page.tsx'),
      import('#web/console/menu/menu-page.tsx'),
    ]),
  60_000,
);
beforeEach(async () => {
  localStorage.clear();
  await addConsoleTexts();
});
afterEach(() => changeLocale('en'));

describe.each([
  ['English', 'en'],
  ['Chinese', 'zh-HK'],
] as const)('in %s', (_name, locale) => {
  const inWords = (en: string, zh: string) => (locale === 'en' ? en : zh);
  beforeEach(() => changeLocale(locale));

  it('the name of a new kiosk is marked, and no alert comes before it', async () => {
    signIn(OWNER);
    const name = { path: 'name', en: 'A name has at most 60 characters.', zh: '名稱最多 60 個字。' };
    serve({ 'POST /api/kiosk-instances': refusing(name) });
    open('/shops/s1');
    const form = within(await screen.findByRole('region', { name: inWords('Launch New Kiosk', '啟動新自助機') }));
    const type = form.getByLabelText(inWords('Kiosk type', '自助機類型'));
    await waitFor(() => expect(within(type).getAllByRole('option').length).toBeGreaterThan(1));
    await userEvent.selectOptions(type, 'ez-pairing');
    await press(inWords('Launch Kiosk', '啟動自助機'));
    const field = form.getByLabelText(inWords('Kiosk name', '自助機名稱'));
    await waitFor(() => expect(isMarked(field, inWords(name.en, name.zh))).toBe(true));
    expect(document.activeElement).toBe(field);
    expect(type.getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.type(field, 'x');
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('of a kiosk’s settings each field that is named is marked, and the rest is said beside', async () => {
    signIn(OWNER);
    const logo = { path: 'appearance.logoUrl', en: 'This logo is on a list.', zh: '此標誌在名單上。' };
    const background = { path: 'appearance.backgroundUrl', en: 'This picture too.', zh: '此圖片亦然。' };
    const mood = { path: 'moods.2.label.en', en: 'A text needs its English.', zh: '文字必須有英文。' };
    serve({ 'PATCH /api/kiosk-instances/code/BCD234': refusing(mood, background, logo) });
    open('/kiosk/admin/BCD234');
    const field = await screen.findByLabelText(inWords('Logo address', '標誌網址'));
    fireEvent.change(field, { target: { value: 'https://bar.test/logo.png' } });
    await press(inWords('Save', '儲存'));
    // The first on the page, whatever the order in which they were found.
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(isMarked(field, inWords(logo.en, logo.zh))).toBe(true);
    const other = screen.getByLabelText(inWords('Background address', '背景網址'));
    expect(isMarked(other, inWords(background.en, background.zh))).toBe(true);
    expect(screen.getByText(new RegExp(`${inWords(mood.en, mood.zh)}$`))).toBeTruthy();
    fireEvent.input(field, { target: { value: 'https://bar.test/other.png' } });
    expect([field, other].map((one) => one.getAttribute('aria-invalid'))).toEqual([null, 'true']);
  });

  it('of a drink the very ingredient is marked, until ingredients change places', async () => {
    signIn(OWNER);
    const amount = { path: 'recipeIngredient.1.amount', en: 'An amount is 2000 at most.', zh: '份量最多 2000。' };
    serve({ 'PUT /v1/admin/shops/s1/recipes/r1': refusing(amount) });
    open('/shops/s1/master/r1');
    const lime = within(await screen.findByRole('listitem', { name: 'lime' }));
    const field = lime.getByLabelText(inWords('Amount', '份量'));
    fireEvent.change(field, { target: { value: '40' } });
    await press(inWords('Save', '儲存'));
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(isMarked(field, inWords(amount.en, amount.zh))).toBe(true);
    const gin = within(screen.getByRole('listitem', { name: 'gin' }));
    expect(gin.getByLabelText(inWords('Amount', '份量')).getAttribute('aria-invalid')).toBeNull();
    await userEvent.click(gin.getByRole('button', { name: inWords('Remove gin', '移除 gin') }));
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await press(inWords('Discard changes', '捨棄更改'));
  });

  it('a username that is taken is said at its field, by the code alone', async () => {
    signIn(OWNER);
    const message = inWords('This username is taken.', '此用戶名稱已有人使用。');
    serve({
      'POST /v1/admin/shops/s1/staff': () => ({ status: 409, body: { code: 'username-taken', message } }),
    });
    open('/shops/s1/master?tab=staff');
    const field = await screen.findByLabelText(inWords('Username of a new account', '新帳戶的用戶名稱'));
    await userEvent.type(field, 'grace');
    await press(inWords('Make an account', '建立帳戶'));
    await waitFor(() => expect(isMarked(field, message)).toBe(true));
    expect(document.activeElement).toBe(field);
  });

  it('signing in marks the password that is too long', async () => {
    const long = { path: 'password', en: 'The password is too long.', zh: '密碼太長。' };
    serve({ 'POST /v1/auth/login': refusing(long) });
    open('/login');
    await userEvent.type(await screen.findByLabelText(inWords('Username', '用戶名稱')), 'bar');
    const field = screen.getByLabelText(inWords('Password', '密碼'));
    await userEvent.type(field, 'secret');
    await press(inWords('Login', '登入'));
    await waitFor(() => expect(isMarked(field, inWords(long.en, long.zh))).toBe(true));
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(document.activeElement).toBe(field);
  });
});
