/** What a shop's webhooks tell, when, and how often they are tried again. Source: docs/behaviour/webhooks.md. */
import type { OrderStatus } from '../order/order.ts';

export const WEBHOOK_TYPES = [
  'order.placed',
  'order.ready',
  'order.collected',
  'order.cancelled',
  'machine.down',
  'stock.low',
] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/** As long as staff can take a step back: what is done with money by then is not told and untold. Milliseconds. */
export const SETTLES_AFTER_MS = 15_000;
const TOLD_WHEN_SETTLED: readonly WebhookType[] = ['order.collected', 'order.cancelled'];

/** How long after it happened it is told, in milliseconds. */
export const settlesAfter = (type: WebhookType): number => (TOLD_WHEN_SETTLED.includes(type) ? SETTLES_AFTER_MS : 0);

interface OrderSoFar {
  status: OrderStatus;
  completedAt: string | null;
  collectedAt: string | null;
}

/** What has happened to an order so far: an order that was cancelled after it was made is not ready any more. */
export function milestonesOf({ status, completedAt, collectedAt }: OrderSoFar): WebhookType[] {
  if (status === 'CANCELLED') return ['order.placed', 'order.cancelled'];
  return [
    'order.placed',
    ...(completedAt === null ? [] : (['order.ready'] as const)),
    ...(collectedAt === null ? [] : (['order.collected'] as const)),
  ];
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** After each try that failed; then it is given up: about a day after the first. */
const PAUSES: readonly number[] = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  8 * HOUR,
];
export const TRIES_AT_MOST = PAUSES.length + 1;

/**
 * How long to wait after a number of tries that failed, in milliseconds; undefined: it is given up.
 *
 * @param random from 0 to 1: receivers that were down are not met by everything at once
 */
export function pauseAfterTry(tries: number, random: number): number | undefined {
  const pause = PAUSES[tries - 1];
  return pause === undefined ? undefined : Math.round(pause * (1 + random / 5));
}
