import { describe, expect, it } from 'vitest';
import { nextInLine, placesByDevice, pouringOf, usualWait, type OpenOrder } from './queue.ts';

const MINUTE = 60_000;
const NOW = 100 * MINUTE;
const open = (id: string, minutesAgo: number, more: Partial<OpenOrder> = {}): OpenOrder => ({
  id,
  displayId: id.toUpperCase(),
  devices: [id.charAt(0)],
  isBeingMade: false,
  placedAt: NOW - minutesAgo * MINUTE,
  ...more,
});

describe('placesByDevice', () => {
  it.each<[string, OpenOrder[], [string, number][]]>([
    ['nobody before', [open('a1', 2), open('b1', 1)], [['a1', 0]]],
    ['two before', [open('b1', 3), open('c1', 2), open('a1', 1)], [['a1', 2]]],
    [
      'own orders count as well',
      [open('a1', 3), open('b1', 2), open('a2', 1)],
      [
        ['a1', 0],
        ['a2', 2],
      ],
    ],
    ['what is being made is before, however old', [open('b1', 50, { isBeingMade: true }), open('a1', 1)], [['a1', 1]]],
    ['what nobody came for is not', [open('b1', 31), open('a1', 1)], [['a1', 0]]],
    ['an own one being made has no place', [open('a1', 3, { isBeingMade: true }), open('a2', 1)], [['a2', 1]]],
    ['a followed one has its place', [open('b1', 2), open('b2', 1, { devices: ['b', 'a'] })], [['b2', 1]]],
    ['orders of nobody are before, and nobody’s', [open('x', 2, { devices: [] }), open('a1', 1)], [['a1', 1]]],
  ])('%s', (_case, orders, expected) => {
    expect(placesByDevice(orders, NOW).get('a') ?? []).toEqual(
      expected.map(([orderId, ahead]) => ({ orderId, ahead })),
    );
  });
});

it('names who is next: what waits and was not forgotten, oldest first', () => {
  const orders = [open('a1', 31), open('b1', 20, { isBeingMade: true }), open('c1', 9), open('d1', 5), open('e1', 1)];
  expect(nextInLine(orders, NOW, 2)).toEqual(['C1', 'D1']);
});

it('has the places of every device, and of no other', () => {
  const orders = [open('a1', 3), open('b1', 2), open('x', 2, { devices: [] }), open('c1', 1, { isBeingMade: true })];
  expect([...placesByDevice(orders, NOW).keys()]).toEqual(['a', 'b']);
});

it('names what is being made for others, oldest first', () => {
  const isBeingMade = true;
  const orders = [
    open('b1', 5, { isBeingMade }),
    open('c1', 4),
    open('a1', 3, { isBeingMade }),
    open('x', 2, { isBeingMade, devices: [] }),
    open('d1', 1, { isBeingMade, devices: ['d', 'a'] }),
  ];
  expect(pouringOf(orders, 'a')).toEqual(['B1', 'X']);
});

describe('usualWait', () => {
  const minutes = (...all: number[]) => usualWait(all.map((one) => one * MINUTE));
  it.each<[string, number[], { from: number; to: number } | undefined]>([
    ['too few', [3, 3, 3, 3], undefined],
    ['all alike: still a range', [3, 3, 3, 3, 3], { from: 3, to: 4 }],
    ['rounded up', [2.1, 2.1, 2.1, 2.1, 2.1], { from: 3, to: 4 }],
    ['the middle to what most took', [1, 2, 3, 4, 10], { from: 3, to: 4 }],
    ['in whatever order they were made', [10, 4, 3, 2, 1], { from: 3, to: 4 }],
    ['one that was forgotten does not count', [2, 2, 2, 2, 2, 2, 2, 2, 2, 300], { from: 2, to: 3 }],
    ['never no time at all', [0, 0, 0, 0, 0], { from: 1, to: 2 }],
  ])('%s', (_case, waits, expected) => {
    expect(minutes(...waits)).toEqual(expected);
  });
});
