/**
 * Rate limits in memory: how often something may happen in a window. Source: docs/behaviour/limits.md "Rate limits".
 */
import { Refusal } from '#contract/refusal.ts';

const KEPT_KEYS = 100_000;

export interface Limits {
  /** Maximum number of waiting orders, for a shop and for one device. */
  waiting: { shop: number; device: number };
  /** Counts one for each rule; refuses with 429 if any is exceeded, counting nothing. */
  take: (...rules: Rule[]) => void;
  /** Refuses if a rule is exceeded, without counting: for limits that count failures only. */
  check: (...rules: Rule[]) => void;
  /** Counts without ever refusing. */
  count: (...rules: Rule[]) => void;
}
export interface Rule {
  key: string;
  max: number;
  windowMs: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const RULES = {
  wrongCode: (ip: string, device: string | null): Rule[] => [
    { key: `code-ip-m ${ip}`, max: 20, windowMs: MINUTE },
    { key: `code-ip-h ${ip}`, max: 200, windowMs: HOUR },
    ...(device ? [{ key: `code-device ${device}`, max: 10, windowMs: MINUTE }] : []),
  ],
  wrongPassword: (ip: string, username: string): Rule[] => [
    { key: `login ${username} ${ip}`, max: 5, windowMs: 15 * MINUTE },
    { key: `login-ip ${ip}`, max: 30, windowMs: 15 * MINUTE },
  ],
  order: (ip: string, device: string | null, instance: string | null): Rule[] => [
    { key: `order-ip ${ip}`, max: 120, windowMs: HOUR },
    ...(device ? [{ key: `order-device ${device}`, max: 6, windowMs: HOUR }] : []),
    ...(instance ? [{ key: `order-instance ${instance}`, max: 60, windowMs: MINUTE }] : []),
  ],
  withdrawal: (who: string): Rule[] => [{ key: `withdraw ${who}`, max: 120, windowMs: HOUR }],
  recommendation: (device: string | null, ip: string): Rule[] => [
    { key: `recommend ${device ?? ip}`, max: 30, windowMs: MINUTE },
  ],
  capsule: (ip: string, player: string): Rule[] => [
    { key: `capsule-ip ${ip}`, max: 600, windowMs: HOUR },
    { key: `capsule ${player}`, max: 20, windowMs: MINUTE },
  ],
  /** Throttles bulk deletions; `what` is the scope. */
  bulkDelete: (accountId: string, what: string): Rule[] => [
    { key: `bulk-delete ${accountId} ${what}`, max: 1, windowMs: 10_000 },
  ],
  visit: (ip: string): Rule[] => [{ key: `visit-ip ${ip}`, max: 600, windowMs: HOUR }],
  proxiedPicture: (ip: string): Rule[] => [{ key: `picture ${ip}`, max: 600, windowMs: HOUR }],
  crashReport: (ip: string): Rule[] => [{ key: `crash ${ip}`, max: 30, windowMs: HOUR }],
  openRoom: (device: string, instance: string): Rule[] => [
    { key: `room-open ${device}`, max: 10, windowMs: MINUTE },
    { key: `room-open-instance ${instance}`, max: 60, windowMs: MINUTE },
  ],
  wrongRoom: (device: string, instance: string): Rule[] => [
    { key: `room-wrong ${device}`, max: 10, windowMs: MINUTE },
    { key: `room-wrong-instance ${instance}`, max: 120, windowMs: MINUTE },
  ],
  roomCall: (device: string): Rule[] => [{ key: `room-call ${device}`, max: 400, windowMs: MINUTE }],
  photo: (shopId: string): Rule[] => [{ key: `photo ${shopId}`, max: 120, windowMs: HOUR }],
  menuFile: (shopId: string): Rule[] => [{ key: `menu-file ${shopId}`, max: 120, windowMs: HOUR }],
  voiceCue: (shopId: string): Rule[] => [{ key: `voice-cue ${shopId}`, max: 300, windowMs: HOUR }],
  mapping: (shopId: string): Rule[] => [{ key: `mapping ${shopId}`, max: 6, windowMs: HOUR }],
  translation: (shopId: string): Rule[] => [{ key: `translate ${shopId}`, max: 60, windowMs: HOUR }],
};

export function createLimits(clock: () => Date): Limits {
  const counters = new Map<string, { n: number; endsAt: number }>();

  const counterOf = ({ key, windowMs }: Rule, now: number) => {
    const known = counters.get(key);
    if (known && known.endsAt > now) return known;
    const fresh = { n: 0, endsAt: now + windowMs };
    counters.delete(key);
    if (counters.size >= KEPT_KEYS) counters.delete(counters.keys().next().value ?? '');
    counters.set(key, fresh);
    return fresh;
  };
  const check = (...rules: Rule[]) => {
    const now = clock().getTime();
    for (const rule of rules) {
      const { n, endsAt } = counterOf(rule, now);
      if (n >= rule.max) throw new Refusal('too-many-requests', { retryAfterMs: endsAt - now });
    }
  };
  const count = (...rules: Rule[]) => {
    const now = clock().getTime();
    for (const rule of rules) counterOf(rule, now).n++;
  };
  return {
    waiting: { shop: 200, device: 3 },
    check,
    count,
    take: (...rules) => {
      check(...rules);
      count(...rules);
    },
  };
}

/** For benchmarks, where one machine acts as thousands of guests. */
export const NO_LIMITS: Limits = {
  waiting: { shop: Infinity, device: Infinity },
  take: () => undefined,
  check: () => undefined,
  count: () => undefined,
};
