import { describe, expect, it } from 'vitest';
import { milestonesOf, pauseAfterTry, settlesAfter, TRIES_AT_MOST } from './webhook.ts';

const NOW = '2026-03-14T12:00:00.000Z';

describe('what has happened to an order', () => {
  it.each([
    ['waits', { status: 'PENDING', completedAt: null, collectedAt: null }, ['order.placed']],
    ['is being made', { status: 'IN_PROGRESS', completedAt: null, collectedAt: null }, ['order.placed']],
    ['is ready', { status: 'COMPLETED', completedAt: NOW, collectedAt: null }, ['order.placed', 'order.ready']],
    [
      'is collected',
      { status: 'COMPLETED', completedAt: NOW, collectedAt: NOW },
      ['order.placed', 'order.ready', 'order.collected'],
    ],
    [
      'is cancelled',
      { status: 'CANCELLED', completedAt: null, collectedAt: null },
      ['order.placed', 'order.cancelled'],
    ],
  ] as const)('%s', (_case, order, told) => expect(milestonesOf(order)).toEqual(told));
});

it('tells what money depends on once staff can no longer take it back', () => {
  expect((['order.placed', 'order.ready', 'order.collected', 'order.cancelled'] as const).map(settlesAfter)).toEqual([
    0, 0, 15_000, 15_000,
  ]);
});

describe('trying again', () => {
  it('waits longer each time, and gives up after about a day', () => {
    const pauses = Array.from({ length: TRIES_AT_MOST - 1 }, (_, tried) => pauseAfterTry(tried + 1, 0)!);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000).toBeCloseTo(23.7, 1);
    expect(pauseAfterTry(TRIES_AT_MOST, 0)).toBeUndefined();
  });

  it('spreads receivers that were down over a fifth of the pause', () => {
    expect([pauseAfterTry(1, 0), pauseAfterTry(1, 0.5), pauseAfterTry(1, 1)]).toEqual([5000, 5500, 6000]);
  });
});
