import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addConsoleTexts, changeLocale } from '#web/shell/i18n.ts';
import { guestRecipe } from '#test/guest-recipe.ts';
import { open, OWNER, refused, signIn, stubServer } from '#test/console-page.tsx';

const order = (n: number, recipeId: string, recipeName: string, part: object = {}) => ({
  id: `o${n}`,
  orderId: `o${n}`,
  shopId: 's1',
  recipeId,
  recipeName,
  name: 'Ada',
  size: 'sizeM',
  quantity: 1,
  displayId: `A0${n}`,
  status: 'PENDING',
  stage: 'waiting',
  timestamp: `2026-03-14T12:0${n}:00.000Z`,
  kioskInstanceCode: null,
  machineString: '',
  version: 1,
  ...part,
});
const ORDERS = [
  order(1, 'r1', 'Negroni'),
  order(2, 'r2', '檸檬茶', { status: 'IN_PROGRESS', stage: 'being-made' }),
  order(3, 'r3', 'Spritz', { status: 'COMPLETED', stage: 'ready' }),
  order(4, 'gone', 'Old Pal'),
];
const drink = (id: string, name: string, name_translations: object, available = true) => ({
  id,
  name,
  name_translations,
  hidden: false,
  available,
  drawing: guestRecipe().drawing,
});

function serve() {
  return stubServer({
    'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Bar' },
    'GET /api/kiosk-instances': { data: [] },
    'GET /api/admin/shops/s1/recipes': {
      recipes: [
        drink('r1', 'Negroni', { 'zh-HK': '尼格羅尼' }),
        drink('r2', '檸檬茶', { en: 'Lemon Tea' }),
        drink('r3', 'Spritz', {}),
        drink('r4', 'Mule', { 'zh-HK': '騾子' }, false),
      ],
    },
    'GET /api/admin/shops/s1/orders': { data: ORDERS, total: ORDERS.length, page: 1 },
    'GET /api/admin/recipes/r1': {
      ...guestRecipe({ id: 'r1', name: 'Negroni' }),
      mixingMethod: 'stir',
      recipeIngredient: [],
    },
    'GET /v1/admin/shops/s1': { names: { en: 'Bar', 'zh-HK': '' }, address: { en: '', 'zh-HK': '' } },
    'PATCH /api/admin/shops/s1/orders/o1': refused(412, 'Somebody else changed this meanwhile.'),
    'GET /api/admin/shops/s1/orders/o1': { ...ORDERS[0], recipeId: 'r2', recipeName: '檸檬茶', version: 2 },
  });
}

it('are read in the other language’s order once it is switched to', async () => {
  const sent = serve();
  open('/shops/s1/orders?sort=drink');
  await screen.findByText('Negroni');
  const lists = () => sent.filter(({ route }) => route === 'GET /api/admin/shops/s1/orders');
  expect(lists()).toHaveLength(1);
  await act(() => changeLocale('zh-HK'));
  await waitFor(() => expect(lists()).toHaveLength(2));
});

type Named = readonly [text: string, lang: string];

/** What a text is called, and the language it is marked with. */
const worded = (element: Element | null) => [element?.textContent, element?.closest('[lang]')?.getAttribute('lang')];
/** Its first span that says something. */
const named = (cell: Element) =>
  [...cell.querySelectorAll('span')].find(({ textContent }) => textContent !== '') ?? null;
const row = async (number: string) => within(await screen.findByRole('row', { name: new RegExp(number) }));

beforeEach(async () => {
  localStorage.clear();
  signIn(OWNER);
  await addConsoleTexts();
});
afterEach(() => changeLocale('en'));

interface Case {
  locale: 'en' | 'zh-HK';
  names: Record<'r1' | 'r2' | 'r3' | 'gone', Named>;
  /** Of an order: what is pressed, what is asked, and the drink in it. */
  questions: readonly [number: string, button: string, question: string, drink: Named][];
  soldOut: string;
  words: Record<'correct' | 'drink' | 'name' | 'save' | 'conflict' | 'print', string>;
}

const ENGLISH: Case = {
  locale: 'en',
  names: { r1: ['Negroni', 'en'], r2: ['Lemon Tea', 'en'], r3: ['Spritz', 'en'], gone: ['Old Pal', 'en'] },
  questions: [
    ['A01', 'Cancel', 'Negroni for Ada will not be made.', ['Negroni', 'en']],
    ['A02', 'Complete', 'Lemon Tea for Ada is ready.', ['Lemon Tea', 'en']],
    ['A03', 'Make again', 'Spritz for Ada gets a new number and waits to be made.', ['Spritz', 'en']],
  ],
  soldOut: 'Mule (sold out)',
  words: {
    correct: 'Correct',
    drink: 'Drink',
    name: 'Guest’s name',
    save: 'Save correction',
    conflict: 'Somebody else changed order A01 meanwhile',
    print: 'Print ticket',
  },
};
const CHINESE: Case = {
  locale: 'zh-HK',
  names: {
    r1: ['尼格羅尼', 'zh-Hant-HK'],
    r2: ['檸檬茶', 'zh-Hant-HK'],
    r3: ['Spritz', 'en'],
    gone: ['Old Pal', 'en'],
  },
  questions: [
    ['A01', '取消', 'Ada 的「尼格羅尼」將不會製作。', ['尼格羅尼', 'zh-Hant-HK']],
    ['A02', '完成', 'Ada 的「檸檬茶」已經準備好。', ['檸檬茶', 'zh-Hant-HK']],
    ['A03', '重做', 'Ada 的「Spritz」會取得新號碼，等候製作。', ['Spritz', 'en']],
  ],
  soldOut: '騾子（售罄）',
  words: {
    correct: '更正',
    drink: '飲品',
    name: '顧客姓名',
    save: '儲存更正',
    conflict: '期間有其他人更改了訂單 A01',
    print: '列印單據',
  },
};

describe.each([ENGLISH, CHINESE])(
  'drinks in the orders of a console in $locale',
  ({ locale, names, questions, soldOut, words }) => {
    beforeEach(() => changeLocale(locale));

    it('are called as the menu calls them, and marked with the language they are in', async () => {
      serve();
      open('/shops/s1/orders');
      const inRows = { A01: names.r1, A02: names.r2, A03: names.r3, A04: names.gone };
      for (const [number, name] of Object.entries(inRows))
        await waitFor(async () => expect(worded((await row(number)).getByText(name[0]))).toEqual(name));
    });

    it.each(questions)('%s, %s: are asked about by that name', async (number, button, question, drink) => {
      serve();
      open('/shops/s1/orders');
      await screen.findByText(names.r1[0]);
      await userEvent.click((await row(number)).getByRole('button', { name: button }));
      const dialog = within(await screen.findByRole('alertdialog'));
      expect(dialog.getByText((_, element) => element?.textContent === question)).toBeTruthy();
      expect(worded(dialog.getByText(drink[0]))).toEqual(drink);
    });

    it('are offered by that name in a correction, and told apart by it when somebody else changed it too', async () => {
      serve();
      open('/shops/s1/orders');
      await screen.findByText(names.r1[0]);
      await userEvent.click((await row('A01')).getByRole('button', { name: words.correct }));
      const options = within(await screen.findByRole('combobox', { name: words.drink })).getAllByRole('option');
      expect(options.map(({ textContent, lang }) => [textContent, lang]).slice(-4)).toEqual([
        names.r1,
        names.r2,
        names.r3,
        [soldOut, ''],
      ]);
      await userEvent.type(screen.getByLabelText(words.name), ' B');
      await userEvent.click(screen.getByRole('button', { name: words.save }));
      const conflict = within(await screen.findByRole('dialog', { name: words.conflict }));
      expect(conflict.getByText(names.r2[0]).lang).toBe(names.r2[1]);
      expect(conflict.getByText(names.r1[0]).lang).toBe(names.r1[1]);
    });

    it('are printed by that name', async () => {
      vi.stubGlobal('print', vi.fn());
      serve();
      open('/shops/s1/orders');
      await userEvent.click(await screen.findByRole('button', { name: /^A01/ }));
      await userEvent.click(await screen.findByRole('button', { name: words.print }));
      await waitFor(() => {
        const cells = [...document.querySelectorAll('td')].filter(({ textContent }) =>
          textContent.startsWith(names.r1[0]),
        );
        expect(cells.map((cell) => worded(named(cell)))).toEqual([names.r1, names.r1]);
      });
    });
  },
);
