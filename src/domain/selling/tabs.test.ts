import { expect, it } from 'vitest';
import { tabsOf, type TabOrder } from './tabs.ts';

const order = (name: string, amount: number | null, more: Partial<TabOrder> = {}): TabOrder => ({
  name,
  quantity: 1,
  price: amount === null ? null : { amount, currency: 'HKD' },
  remakeOf: null,
  ...more,
});
const hkd = (amount: number) => ({ amount, currency: 'HKD' });
const EUR = { amount: 900, currency: 'EUR' };

it.each<[string, TabOrder[], object[]]>([
  ['nobody', [], []],
  [
    'one name, however it is written',
    [order('Ada', 8800), order(' ada ', 8800), order('ADA', 9800)],
    [{ name: 'Ada', drinks: 3, sums: [hkd(27_400)], unpriced: 0 }],
  ],
  [
    'names in their order',
    [order('小明', 100), order('Zoe', 200), order('ben', 300)],
    [{ name: 'ben' }, { name: 'Zoe' }, { name: '小明' }],
  ],
  [
    'a drink made again: it costs nothing, and lacks no price',
    [order('Ada', 8800), order('Ada', 0, { remakeOf: 'o1' }), order('Ada', null, { remakeOf: 'o2' })],
    [{ drinks: 3, sums: [hkd(8800)], unpriced: 0 }],
  ],
  [
    'a drink without a price',
    [order('Ada', 8800), order('Ada', null)],
    [{ drinks: 2, sums: [hkd(8800)], unpriced: 1 }],
  ],
  [
    'a currency that was changed',
    [order('Ada', 8800), order('Ada', null, { price: EUR })],
    [{ sums: [hkd(8800), EUR] }],
  ],
  ['several drinks in one order', [order('Ada', null, { quantity: 2 })], [{ drinks: 2, sums: [], unpriced: 2 }]],
])('%s', (_case, orders, tabs) => {
  const found = tabsOf(orders);
  expect(found).toMatchObject(tabs);
  expect(found).toHaveLength(tabs.length);
  expect(found.flatMap((tab) => tab.orders)).toHaveLength(orders.length);
});
