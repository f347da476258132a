import { afterEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/order/orders.ts';
import {
  addPendingOrder,
  listPendingOrders,
  mergePendingOrders,
  pendingOrderOf,
  removePendingOrder,
  waitingOrders,
  type PendingOrder,
} from './pending-orders.ts';

const AT = '2026-03-01T12:00:00.000Z';
const reply = (id: string, rest: Partial<Order> = {}): Partial<Order> => ({
  id,
  orderId: id,
  shopId: 'bar',
  recipeId: 'sour',
  name: 'Ada',
  size: 'sizeS',
  displayId: 'A01',
  status: 'PENDING',
  timestamp: AT,
  ...rest,
});
const pending = (id: string, rest: Partial<PendingOrder> = {}): PendingOrder => ({
  ...pendingOrderOf(reply(id), { shopId: 'bar', recipeId: 'sour', now: AT })!,
  ...rest,
});

afterEach(() => localStorage.clear());

describe('pendingOrderOf', () => {
  it('takes the server’s values', () => {
    const machineString = '1;S;0,30,4000;1,60,9000';
    expect(
      pendingOrderOf(reply('o1', { machineString, glasswareParams: { glassType: 'coupe', name: 'Coupe' } }), {
        shopId: 'x',
        recipeId: 'x',
        now: 'x',
      }),
    ).toEqual({
      id: 'o1',
      orderId: 'o1',
      shopId: 'bar',
      recipeId: 'sour',
      name: 'Ada',
      size: 'sizeS',
      displayId: 'A01',
      glasswareParams: { glassType: 'coupe', name: 'Coupe' },
      machineString,
      brewingTime: 24_000,
      timestamp: AT,
    });
  });

  it('fills in the defaults', () => {
    expect(pendingOrderOf({ id: 'o1' }, { shopId: 'bar', recipeId: 'sour', now: AT })).toMatchObject({
      orderId: 'o1',
      shopId: 'bar',
      recipeId: 'sour',
      name: 'Your Drink',
      size: 'Medium',
      displayId: '',
      brewingTime: 3000,
      timestamp: AT,
    });
  });

  it('is nothing without an id', () => {
    expect(pendingOrderOf({ name: 'Ada' }, { shopId: 'bar', recipeId: 'sour', now: AT })).toBeUndefined();
  });
});

describe('the list on this phone', () => {
  it('adds, replaces and removes', () => {
    addPendingOrder(pending('o1'));
    addPendingOrder(pending('o2'));
    addPendingOrder(pending('o1', { name: 'Bo' }));
    expect(listPendingOrders().map(({ orderId, name }) => [orderId, name])).toEqual([
      ['o2', 'Ada'],
      ['o1', 'Bo'],
    ]);
    removePendingOrder('o2');
    expect(listPendingOrders().map(({ orderId }) => orderId)).toEqual(['o1']);
  });

  it.each([
    ['no JSON', '{oops', []],
    ['no list', '{"a":1}', []],
    ['null', 'null', []],
    [
      'strange entries among good ones',
      '[1,null,"x",{},{"orderId":7,"shopId":"bar"},{"id":"o1","shopId":"bar"}]',
      ['o1'],
    ],
  ])('skips %s', (_case, stored, ids) => {
    localStorage.setItem('pendingOrders', stored);
    expect(listPendingOrders().map(({ orderId }) => orderId)).toEqual(ids);
  });

  it('repairs wrong fields', () => {
    localStorage.setItem(
      'pendingOrders',
      JSON.stringify([
        { orderId: 'o1', shopId: 'bar', name: 3, brewingTime: 'long', recipe: 'x', glasswareParams: null },
      ]),
    );
    expect(listPendingOrders()).toEqual([
      expect.objectContaining({ name: 'Your Drink', size: 'Medium', brewingTime: 3000, glasswareParams: {} }),
    ]);
    expect(listPendingOrders()[0]).not.toHaveProperty('recipe');
  });

  it('reminds of those that can still be made', () => {
    addPendingOrder(pending('old', { timestamp: '2026-03-01T05:00:00.000Z' }));
    addPendingOrder(pending('young'));
    addPendingOrder(pending('undated', { timestamp: '' }));
    expect(waitingOrders(Date.parse(AT)).map(({ orderId }) => orderId)).toEqual(['young', 'undated']);
  });
});

describe('mergePendingOrders', () => {
  const ids = (orders: PendingOrder[]) => orders.map(({ orderId }) => orderId);

  it.each<[string, PendingOrder[], Partial<Order>[], boolean, string[]]>([
    ['adds what the server knows', [], [reply('o1')], true, ['o1']],
    ['adds pending orders only', [], [reply('o1', { status: 'IN_PROGRESS' })], true, []],
    ['an answer without a status is pending', [], [{ id: 'o1', timestamp: AT }], true, ['o1']],
    ['drops what is no longer pending', [pending('o1')], [reply('o1', { status: 'COMPLETED' })], false, []],
    ['keeps what a partial answer left out', [pending('o1')], [reply('o2')], false, ['o1', 'o2']],
    ['drops what a complete answer left out', [pending('o1')], [], true, []],
    ['keeps everything when nothing was heard', [pending('o1')], [], false, ['o1']],
    ['leaves other shops alone', [pending('o1', { shopId: 'tea' })], [], true, ['o1']],
  ])('%s', (_case, known, orders, complete, expected) => {
    expect(ids(mergePendingOrders(known, 'bar', { orders, complete }))).toEqual(expected);
  });

  it('keeps the attached drink, oldest first', () => {
    const recipe = { name: 'Sour', drawing: {} } as PendingOrder['recipe'] & object;
    const later = { timestamp: '2026-03-01T12:05:00.000Z' };
    const known = [pending('o1', { recipe, ...later })];
    const merged = mergePendingOrders(known, 'bar', { orders: [reply('o1', later), reply('o2')], complete: true });
    expect(ids(merged)).toEqual(['o2', 'o1']);
    expect(merged[1]?.recipe).toBe(recipe);
  });

  it('takes the server’s word of an order that was corrected or swapped since', () => {
    const recipe = { id: 'sour', name: 'Sour', drawing: {} } as PendingOrder['recipe'] & object;
    const thing = (name: string) => ({ name, name_translations: {} });
    const before = { recipe, shopName: 'Bar', changes: [{ without: thing('Egg'), by: null }] };
    const allergies = { allergens: ['tree-nuts' as const], note: '' };
    const corrected = reply('o1', {
      recipeId: 'flip',
      name: 'Bo',
      size: 'sizeL',
      machineString: '1;S;0,30,9000',
      allergies,
    });
    const [now] = mergePendingOrders([pending('o1', before)], 'bar', { orders: [corrected], complete: true });
    expect(now).toMatchObject({
      recipeId: 'flip',
      name: 'Bo',
      size: 'sizeL',
      brewingTime: 24_000,
      allergies,
      shopName: 'Bar',
    });
    expect(now).not.toHaveProperty('recipe');
    expect(now).not.toHaveProperty('changes');
    // What is no longer declared is not told.
    const known = pending('o1', { recipe, allergies });
    const [same] = mergePendingOrders([known], 'bar', { orders: [reply('o1', { allergies: null })], complete: true });
    expect(same).not.toHaveProperty('allergies');
    expect(same?.recipe).toBe(recipe);
  });

  it('keeps what a server leaves out that answers fewer fields', () => {
    const known = pending('o1', { machineString: '1;S;0,30,9000', brewingTime: 24_000, displayId: 'A07' });
    const [same] = mergePendingOrders([known], 'bar', { orders: [{ id: 'o1', status: 'PENDING' }], complete: true });
    expect(same).toEqual(known);
  });
});
