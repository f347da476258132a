import { describe, expect, it } from 'vitest';
import type { SellingNow } from './selling.ts';
import { whyNotSold, whyStaffApprove } from './may-sell.ts';
import { sayAhead } from './say-ahead.ts';

const ALWAYS: SellingNow = { open: null, alcohol: null, lastOrdersMinutes: 0, pause: null, alcoholDuty: false };
const window = (opens: string, closes: string) => ({
  opensAt: `2026-03-14T${opens}:00.000Z`,
  closesAt: `2026-03-14T${closes}:00.000Z`,
});
const reason = { en: 'Ice is on its way', 'zh-HK': '冰送緊嚟' };
const TONIGHT: SellingNow = {
  ...ALWAYS,
  open: [
    window('10:00', '18:00'),
    { ...window('10:00', '18:00'), opensAt: '2026-03-15T10:00:00.000Z', closesAt: '2026-03-15T18:00:00.000Z' },
  ],
};
const LAST_ORDERS: SellingNow = { ...TONIGHT, lastOrdersMinutes: 30 };
const LICENSED: SellingNow = { ...TONIGHT, alcohol: [window('12:00', '16:00')] };
const DUTY: SellingNow = { ...ALWAYS, alcoholDuty: true };

describe('whether a drink is sold', () => {
  it.each<[string, SellingNow, string, object, string | undefined]>([
    ['at all times', ALWAYS, '03:00', {}, undefined],
    ['while open', TONIGHT, '12:00', {}, undefined],
    ['from the minute it opens', TONIGHT, '10:00', {}, undefined],
    ['not a minute before', TONIGHT, '09:59', {}, 'bar-closed'],
    ['not from closing on', TONIGHT, '18:00', {}, 'bar-closed'],
    ['until last orders', LAST_ORDERS, '17:29', {}, undefined],
    ['not after', LAST_ORDERS, '17:30', {}, 'last-orders-over'],
    ['what was ordered is made until closing', LAST_ORDERS, '17:59', { step: 'approve' }, undefined],
    ['and not after', LAST_ORDERS, '18:00', { step: 'approve' }, 'bar-closed'],
    ['paused', { ...TONIGHT, pause: { reason } }, '12:00', {}, 'bar-paused'],
    ['paused, at the machine', { ...TONIGHT, pause: { reason } }, '12:00', { step: 'approve' }, 'bar-paused'],
    ['alcohol in its hours', LICENSED, '12:00', {}, undefined],
    ['alcohol before', LICENSED, '11:59', {}, 'alcohol-hours-over'],
    ['alcohol after', LICENSED, '16:00', {}, 'alcohol-hours-over'],
    ['alcohol after, at the machine', LICENSED, '16:00', { step: 'approve' }, 'alcohol-hours-over'],
    ['anything else then', LICENSED, '16:00', { isLiquor: false }, undefined],
    ['alcohol without a confirmation', DUTY, '12:00', { isAdult: false }, 'adult-unconfirmed'],
    ['with one', DUTY, '12:00', {}, undefined],
    ['anything else without', DUTY, '12:00', { isAdult: false, isLiquor: false }, undefined],
    ['confirmed when it was ordered', DUTY, '12:00', { isAdult: false, step: 'approve' }, undefined],
    ['another for one that is gone, after last orders', LAST_ORDERS, '17:45', { step: 'swap' }, undefined],
    ['another, not confirmed either', DUTY, '12:00', { isAdult: false, step: 'swap' }, 'adult-unconfirmed'],
    ['without the duty nobody is asked', ALWAYS, '12:00', { isAdult: false }, undefined],
    ['the server’s clock put back before opening', TONIGHT, '09:00', { step: 'approve' }, 'bar-closed'],
  ])('%s', (_case, selling, time, more, expected) => {
    const now = new Date(`2026-03-14T${time}:00Z`);
    const sale = { selling, now, step: 'order' as const, isLiquor: true, isAdult: true, ...more };
    expect(whyNotSold(sale)?.code).toBe(expected);
  });

  it.each([
    [TONIGHT, '09:00', { code: 'bar-closed', opensAt: '2026-03-14T10:00:00.000Z' }],
    [TONIGHT, '19:00', { code: 'bar-closed', opensAt: '2026-03-15T10:00:00.000Z' }],
    [{ ...ALWAYS, open: [] }, '19:00', { code: 'bar-closed', opensAt: null }],
    [LICENSED, '17:00', { code: 'alcohol-hours-over', opensAt: null }],
    [{ ...ALWAYS, pause: { reason } }, '12:00', { code: 'bar-paused', reason }],
  ])('says until when', (selling, time, expected) => {
    const now = new Date(`2026-03-14T${time}:00Z`);
    expect(whyNotSold({ selling, now, step: 'order', isLiquor: true, isAdult: true })).toEqual(expected);
  });
});

it.each([
  ['nothing to watch', false, { allowance: null, gramsBefore: 90, gramsOrdered: 20 }, true, null],
  ['alcohol under the duty', true, { allowance: null, gramsBefore: 0, gramsOrdered: 20 }, true, 'alcohol-duty'],
  ['a tea under the duty', true, { allowance: null, gramsBefore: 0, gramsOrdered: 0 }, false, null],
  ['up to the allowance', false, { allowance: 4, gramsBefore: 25, gramsOrdered: 15 }, true, null],
  ['past it', false, { allowance: 4, gramsBefore: 25.1, gramsOrdered: 15 }, true, 'allowance'],
  ['a tea past it', false, { allowance: 4, gramsBefore: 60, gramsOrdered: 0 }, false, null],
] as const)('who approves: %s', (_case, alcoholDuty, night, isLiquor, expected) =>
  expect(whyStaffApprove({ alcoholDuty, isLiquor }, night)).toBe(expected),
);

describe('what is said ahead', () => {
  const alcoholUntil = { code: 'alcohol-until', closesAt: '2026-03-14T16:00:00.000Z' };
  it.each<[string, SellingNow, string, object[]]>([
    ['nothing where the bar always sells', ALWAYS, '12:00', []],
    ['nothing early in the evening', TONIGHT, '16:59', []],
    ['the end an hour before', TONIGHT, '17:00', [{ code: 'closes-in', minutes: 60 }]],
    ['begun minutes count', { ...TONIGHT }, '17:40', [{ code: 'closes-in', minutes: 20 }]],
    ['last orders instead of the end', LAST_ORDERS, '17:10', [{ code: 'last-orders-in', minutes: 20 }]],
    [
      'that last orders are over',
      LAST_ORDERS,
      '17:31',
      [{ code: 'last-orders-over', closesAt: '2026-03-14T18:00:00.000Z' }],
    ],
    ['until when there is alcohol', LICENSED, '13:00', [alcoholUntil]],
    [
      'from when there is alcohol',
      LICENSED,
      '11:00',
      [{ code: 'alcohol-hours-over', opensAt: '2026-03-14T12:00:00.000Z' }],
    ],
    ['nothing of alcohol that ends with the bar', { ...TONIGHT, alcohol: [window('10:00', '18:00')] }, '12:00', []],
    [
      'both',
      { ...TONIGHT, alcohol: [window('10:00', '17:50')] },
      '17:45',
      [
        { code: 'closes-in', minutes: 15 },
        { code: 'alcohol-until', closesAt: '2026-03-14T17:50:00.000Z' },
      ],
    ],
    ['a pause alone', { ...LICENSED, pause: { reason } }, '13:00', [{ code: 'bar-paused', reason }]],
    ['that it is closed', TONIGHT, '09:00', [{ code: 'bar-closed', opensAt: '2026-03-14T10:00:00.000Z' }]],
  ])('%s', (_case, selling, time, expected) =>
    expect(sayAhead(selling, new Date(`2026-03-14T${time}:00Z`))).toEqual(expected),
  );
});
