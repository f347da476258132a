import { describe, expect, it } from 'vitest';
import {
  ORDER_STATUSES,
  displayId,
  isOpenStatus,
  mayRemake,
  mayTake,
  newOrderStatus,
  ORDER_STEPS,
  orderOutcome,
  orderSize,
  orderStage,
  pickupCode,
  type OrderStep,
} from './order.ts';

it('allows exactly the steps of the table', () => {
  const steps = (Object.keys(ORDER_STEPS) as OrderStep[]).map((step) => [
    step,
    ORDER_STATUSES.filter((status) => mayTake(step, status)).join(' '),
    ORDER_STEPS[step].to,
  ]);
  expect(steps).toEqual([
    ['release', 'PENDING IMMEDIATE', 'IN_PROGRESS'],
    ['reject', 'IN_PROGRESS', 'PENDING'],
    ['complete', 'IN_PROGRESS', 'COMPLETED'],
    ['cancel', 'PENDING IN_PROGRESS IMMEDIATE', 'CANCELLED'],
    ['withdraw', 'PENDING IMMEDIATE', 'CANCELLED'],
    ['collect', 'COMPLETED', 'COMPLETED'],
  ]);
});

it('is open while it waits or is being made', () => {
  expect(ORDER_STATUSES.filter(isOpenStatus)).toEqual(['PENDING', 'IN_PROGRESS', 'IMMEDIATE']);
});

it.each([
  ['PENDING', null, null, 'waiting', false],
  ['IMMEDIATE', null, null, 'waiting', false],
  ['IN_PROGRESS', null, null, 'being-made', false],
  ['IN_PROGRESS', 'held', null, 'attention', true],
  ['COMPLETED', null, null, 'ready', true],
  ['COMPLETED', null, 'collected', 'collected', true],
  ['CANCELLED', null, null, 'cancelled', true],
] as const)('%s, held %s, collected %s is %s', (status, heldAt, collectedAt, stage, remade) => {
  expect(orderStage({ status, heldAt, collectedAt })).toBe(stage);
  expect(mayRemake(stage)).toBe(remade);
});

it('writes a pick-up code in four digits', () => expect([7, 9999].map(pickupCode)).toEqual(['0007', '9999']));

describe('displayId', () => {
  it.each([
    [1, 'A01'],
    [99, 'A99'],
    [100, 'B01'],
    [24 * 99, 'Z99'],
    [24 * 99 + 1, '2377'],
  ])('number %i becomes %s', (n, expected) => expect(displayId(n)).toBe(expected));

  it('never repeats within a day', () => {
    const ids = Array.from({ length: 9000 }, (_, i) => displayId(i + 1));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it.each([
  ['the guest chooses', 'sizeL', 'sizeM', 'sizeL'],
  ['the shop chose', undefined, 'sizeM', 'sizeM'],
  ['nobody chose', undefined, null, 'sizeS'],
] as const)('size when %s', (_case, chosen, saved, expected) => expect(orderSize(chosen, saved)).toBe(expected));

it.each([
  [null, 'PENDING'],
  ['PENDING', 'PENDING'],
  ['IMMEDIATE', 'IMMEDIATE'],
  ['COMPLETED', 'PENDING'],
] as const)('a saved default of %s makes a %s order', (saved, expected) =>
  expect(newOrderStatus(saved)).toBe(expected),
);

it.each([
  ['PENDING', null, 'waiting'],
  ['COMPLETED', null, 'ready'],
  ['CANCELLED', 'staff', 'cancelled-by-staff'],
  ['CANCELLED', 'guest', 'cancelled-by-guest'],
  ['CANCELLED', 'time', 'abandoned'],
  ['CANCELLED', null, 'cancelled'],
] as const)('what became of %s, ended by %s', (status, cancelledBy, outcome) =>
  expect(orderOutcome({ status, cancelledBy, heldAt: null, collectedAt: null })).toBe(outcome),
);
