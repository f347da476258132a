import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, displayId, mayBecome, newOrderStatus, orderSize, statusesBefore } from './order.ts';

it('allows exactly the transitions of the table', () => {
  const allowed = ORDER_STATUSES.flatMap((from) =>
    ORDER_STATUSES.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(allowed).toEqual([
    'PENDING → IN_PROGRESS',
    'PENDING → CANCELLED',
    'IN_PROGRESS → COMPLETED',
    'IN_PROGRESS → CANCELLED',
    'IMMEDIATE → IN_PROGRESS',
    'IMMEDIATE → CANCELLED',
  ]);
  expect(mayBecome('IN_PROGRESS', 'PENDING', true)).toBe(true);
  expect(statusesBefore('IN_PROGRESS')).toEqual(['PENDING', 'IMMEDIATE']);
});

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
