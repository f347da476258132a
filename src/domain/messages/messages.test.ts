import { describe, expect, it } from 'vitest';
import { BACKUPS } from './backups.ts';
import { CATALOGUE } from './catalogue.ts';
import { FIELDS } from './fields.ts';
import { FOREIGN_WORDS } from './foreign-words.ts';
import { MENU_FILES } from './menu-files.ts';
import { message, type Message } from './message.ts';
import type { Text } from './text.ts';
import { ORDERS } from './orders.ts';
import { OUTCOMES } from './outcomes.ts';
import { PRIVACY } from './privacy.ts';
import { PROBLEMS } from './problems.ts';
import { render, renderAll } from './render.ts';
import { SETTINGS } from './settings.ts';
import { VALUES } from './values.ts';

const shops = (n: number) => message('shop-count', { n });
const kiosks = (n: number) => message('kiosk-count', { n });
const allergen = (said: string) => message('allergen-unknown', { said, known: ['milk', 'nuts'] });
const atPlace = (place: string, problem: Message) => message('at-place', { place: { place }, problem });
const service = message('language-model');

describe('a message', () => {
  it.each<[Message, string, string]>([
    [
      message('drink-of-too-many-ingredients', { max: 40 }),
      'A drink has at most 40 ingredients.',
      '飲品最多有 40 種材料。',
    ],
    [
      message('shops-deleted', { shops: shops(1), kiosks: kiosks(12) }),
      'Deleted 1 shop and 12 kiosks.',
      '已刪除 1 間店舖及 12 部自助機。',
    ],
    [
      message('shops-restored', { shops: shops(2), kiosks: kiosks(1) }),
      'Restored 2 shops and 1 kiosk.',
      '已復原 2 間店舖及 1 部自助機。',
    ],
    [message('drink-restored', { name: 'Negroni' }), 'Restored Negroni.', '已復原「Negroni」。'],
    [message('import-kept', { n: 1 }), '1 drink changed since stays.', '其後曾更改的 1 款飲品會保留。'],
    [message('import-kept', { n: 2 }), '2 drinks changed since stay.', '其後曾更改的 2 款飲品會保留。'],
    [
      atPlace('name', message('text-too-long', { max: 60 })),
      'name: Too big: expected string to have <=60 characters',
      '名稱：最多 60 個字。',
    ],
    [
      atPlace('recipeIngredient.2.amount', message('value-not-number', { received: 'string' })),
      'recipeIngredient.2.amount: Invalid input: expected number, received string',
      '材料第 3 項的份量：必須是數字。',
    ],
    [
      message('at-place', {
        place: message('place-in-ingredient', { n: 3, field: { place: 'name' } }),
        problem: message('ingredient-name-missing'),
      }),
      'Ingredient 3, name: Every ingredient needs a name.',
      '第 3 種材料的名稱：每種材料都必須有名稱。',
    ],
    [
      message('at-place', {
        place: message('place-ingredient', { n: 3 }),
        problem: message('field-not-wanted', { field: 'amount', wanted: message('wanted-number', { max: 2000 }) }),
      }),
      'Ingredient 3: amount is not a number from 0 to 2000.',
      '第 3 種材料：amount 須為 0 至 2000 的數字。',
    ],
    [
      message('text-shortened', { what: message('part-ingredient', { name: 'Extraordinarily long' }), max: 60 }),
      'The ingredient “Extraordinarily long…” was shortened to 60 characters.',
      '材料「Extraordinarily long…」已縮短至 60 個字。',
    ],
    [
      message('ingredient-too-much', { name: 'Gin', amount: 3800, unit: message('unit-ml') }),
      'There is too much Gin: 3800 ml.',
      'Gin 太多：3800 毫升。',
    ],
    [
      message('service-refused', { service, status: 401, said: 'Bad key. Ask for another.' }),
      'The language model refused (401): Bad key. Ask for another.',
      '語言模型拒絕了要求（401）：Bad key. Ask for another.',
    ],
    [message('pump-slot-twice', { slot: 3 }), 'Slot 3 is used twice.', '插槽 3 重複使用了。'],
    [message('changed-meanwhile'), 'Somebody else changed this meanwhile.', '內容剛剛被其他人更改。'],
  ])('$code', (said, english, chinese) => {
    expect([render(said, 'en'), render(said, 'zh-HK')]).toEqual([english, chinese]);
  });

  it('takes words over as they are', () => {
    const column = 'a{b}$1 {column} $& \n d';
    expect(render(message('csv-column-unknown', { column }), 'zh-HK')).toBe(`不認得「${column}」欄，已略過。`);
  });

  it('stands after another, the same one once', () => {
    const several = [allergen('a'), allergen('b'), allergen('a')];
    expect(renderAll(several, 'en')).toBe(
      'The allergen "a" is not one of milk, nuts. The allergen "b" is not one of milk, nuts.',
    );
    expect(renderAll(several, 'zh-HK')).toBe(
      '致敏物「a」並非以下其中一項：milk、nuts。致敏物「b」並非以下其中一項：milk、nuts。',
    );
  });
});

describe('the catalogue', () => {
  const PARTS = [PROBLEMS, VALUES, FIELDS, SETTINGS, MENU_FILES, OUTCOMES, ORDERS, PRIVACY, BACKUPS, FOREIGN_WORDS];
  const texts = Object.entries<Text>(CATALOGUE);
  const gapsOf = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  /** Their English is a library's, and says more than a reader needs. */
  const isForeign = (code: string) => code in VALUES || code === 'library-said';

  it('has each code once', () => {
    expect(texts.length).toBe(PARTS.reduce((sum, part) => sum + Object.keys(part).length, 0));
  });

  it.each(texts)('%s has the same gaps in both languages', (code, { en, one, 'zh-HK': chinese }) => {
    if (!isForeign(code)) expect(gapsOf(chinese)).toEqual(gapsOf(en));
    if (one === undefined) return;
    expect(gapsOf(one)).toEqual(gapsOf(en));
    expect(gapsOf(en)).toContain('n');
  });

  it.each(texts)('%s is Chinese in Chinese', (_code, { 'zh-HK': chinese }) => {
    const own = chinese.replaceAll(/\{\w+\}|Bar Assistant/g, '');
    if (own !== '') expect(own).toMatch(/\p{Script=Han}|：/u);
    expect(own).not.toMatch(/[a-z]{3,} [a-z]{3,}/i);
  });

  it('says each sentence in one way', () => {
    const ways = new Map<string, Set<string>>();
    for (const [, { en, 'zh-HK': chinese }] of texts) ways.set(en, (ways.get(en) ?? new Set()).add(chinese));
    const twice = [...ways].filter(([en, all]) => all.size > 1 && !/^\{|^Invalid/.test(en)).map(([en]) => en);
    // Guests are spoken to, owners are written to.
    expect(twice).toEqual(['No questions configured for this shop.']);
  });
});
