/**
 * Rate limits in memory: how often something may happen in a window. Source: docs/behaviour/limits.md "Rate limits".
 */
import { Refusal } from '#contract/refusal.ts';
import { NewestCounters } from './newest-counters.ts';
import type { Counted } from './shared-counts.ts';

/** For each family of rules: made-up keys of one push out none of another. */
const KEPT_KEYS = 100_000;

export interface Limits {
  /** Maximum number of waiting orders, for a shop and for one device. */
  waiting: { shop: number; device: number };
  /** Counts one for each rule; refuses with 429 if any is exceeded, counting nothing. */
  take: (...rules: Rule[]) => void;
  /** The same, to be called before waiting for what is counted. @returns takes the count back */
  reserve: (...rules: Rule[]) => () => void;
  /** The refusal if a rule is exceeded; counts nothing. */
  exceeded: (...rules: Rule[]) => Refusal | undefined;
  /** Counts one for each rule, where nothing was awaited since none was exceeded. @returns takes the count back */
  count: (...rules: Rule[]) => () => void;
  /** Counts what other servers have counted. */
  add: (counted: readonly Counted[]) => void;
}
export interface Rule {
  /** Counters of a family are kept together. */
  family: string;
  key: string;
  max: number;
  windowMs: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const RULES = {
  wrongCode: (ip: string, device: string | null): Rule[] => [
    { family: 'code-ip-m', key: ip, max: 20, windowMs: MINUTE },
    { family: 'code-ip-h', key: ip, max: 200, windowMs: HOUR },
    ...(device ? [{ family: 'code-device', key: device, max: 10, windowMs: MINUTE }] : []),
  ],
  /** Wrong codes and numbers of all addresses: beyond, every look-up is delayed. */
  wrongOfAll: (): Rule[] => [{ family: 'wrong-all', key: '', max: 300, windowMs: MINUTE }],
  wrongPassword: (ip: string, username: string): Rule[] => [
    { family: 'login', key: `${ip} ${username}`, max: 5, windowMs: 15 * MINUTE },
    { family: 'login-ip', key: ip, max: 30, windowMs: 15 * MINUTE },
  ],
  /** After the right password. */
  wrongSecondFactor: (ip: string, accountId: string): Rule[] => [
    { family: 'second-factor', key: `${ip} ${accountId}`, max: 5, windowMs: 15 * MINUTE },
    { family: 'second-factor-account', key: accountId, max: 20, windowMs: HOUR },
  ],
  /** Nobody guesses a signature: by address alone, so that no stranger locks an account out. */
  wrongPasskey: (ip: string): Rule[] => [{ family: 'passkey-ip', key: ip, max: 30, windowMs: 15 * MINUTE }],
  /** Each is a row until it expires. */
  passkeyChallenge: (ip: string): Rule[] => [
    { family: 'passkey-challenge-ip', key: ip, max: 120, windowMs: 15 * MINUTE },
  ],
  /** PINs are short: few tries for a tablet, and one tablet cannot use up those of the shop. */
  wrongPin: (shopId: string, tabletId: string): Rule[] => [
    { family: 'pin-tablet', key: tabletId, max: 5, windowMs: 5 * MINUTE },
    { family: 'pin-tablet-h', key: tabletId, max: 20, windowMs: HOUR },
    { family: 'pin-shop', key: shopId, max: 60, windowMs: HOUR },
  ],
  /** A full bar is one address: what stops a flood is the kiosk's limit and the shop's queue. */
  order: (ip: string, device: string | null, instance: string | null): Rule[] => [
    { family: 'order-ip', key: ip, max: 1500, windowMs: HOUR },
    ...(device ? [{ family: 'order-device', key: device, max: 6, windowMs: HOUR }] : []),
    ...(instance ? [{ family: 'order-instance', key: instance, max: 60, windowMs: MINUTE }] : []),
  ],
  /** Device ids are free to make, so a shop's wrong pick-up codes count together. */
  wrongPickup: (shopId: string, ip: string): Rule[] => [
    { family: 'pickup-shop', key: shopId, max: 30, windowMs: 10 * MINUTE },
    { family: 'pickup-ip', key: ip, max: 10, windowMs: 10 * MINUTE },
  ],
  /** Of tickets: nobody guesses one, so only wrong ones count. */
  wrongLink: (ip: string): Rule[] => [{ family: 'link-ip', key: ip, max: 60, windowMs: 10 * MINUTE }],
  /** Each is an event of the shop. */
  following: (ip: string, device: string): Rule[] => [
    { family: 'follow-ip', key: ip, max: 1500, windowMs: HOUR },
    { family: 'follow-device', key: device, max: 60, windowMs: HOUR },
  ],
  /** Six figures that change every 30 seconds; beyond it they are scanned. */
  wrongPresenceCode: (shopId: string): Rule[] => [
    { family: 'presence-shop', key: shopId, max: 30, windowMs: 10 * MINUTE },
  ],
  withdrawal: (ip: string, device: string | null, instance: string | null): Rule[] => [
    { family: 'withdraw-ip', key: ip, max: 1500, windowMs: HOUR },
    ...(device ? [{ family: 'withdraw-device', key: device, max: 120, windowMs: HOUR }] : []),
    ...(instance ? [{ family: 'withdraw-instance', key: instance, max: 120, windowMs: MINUTE }] : []),
  ],
  ownRecord: (device: string): Rule[] => [{ family: 'own-record', key: device, max: 20, windowMs: MINUTE }],
  recommendation: (device: string | null, ip: string): Rule[] => [
    { family: 'recommend', key: device ?? ip, max: 30, windowMs: MINUTE },
  ],
  capsulePlayer: (player: string): Rule[] => [{ family: 'capsule', key: player, max: 20, windowMs: MINUTE }],
  capsuleAddress: (ip: string): Rule[] => [{ family: 'capsule-ip', key: ip, max: 600, windowMs: HOUR }],
  /** Throttles bulk deletions; `what` is the scope. */
  bulkDelete: (accountId: string, what: string): Rule[] => [
    { family: 'bulk-delete', key: `${accountId} ${what}`, max: 1, windowMs: 10_000 },
  ],
  visit: (ip: string): Rule[] => [{ family: 'visit-ip', key: ip, max: 600, windowMs: HOUR }],
  wrongPairing: (ip: string): Rule[] => [{ family: 'pairing-ip', key: ip, max: 20, windowMs: MINUTE }],
  machineCall: (machineId: string): Rule[] => [{ family: 'machine', key: machineId, max: 1200, windowMs: MINUTE }],
  machinePoll: (machineId: string): Rule[] => [{ family: 'machine-poll', key: machineId, max: 120, windowMs: MINUTE }],
  /** Each makes this server call an address that somebody typed. */
  machineTry: (shopId: string): Rule[] => [{ family: 'machine-try', key: shopId, max: 30, windowMs: MINUTE }],
  proxiedPicture: (ip: string): Rule[] => [{ family: 'picture', key: ip, max: 600, windowMs: HOUR }],
  crashReport: (ip: string): Rule[] => [{ family: 'crash', key: ip, max: 30, windowMs: HOUR }],
  /** An address may open fewer than a kiosk has numbers for. */
  openRoom: (ip: string, device: string, instance: string): Rule[] => [
    { family: 'room-open-ip', key: ip, max: 30, windowMs: MINUTE },
    { family: 'room-open', key: device, max: 10, windowMs: MINUTE },
    { family: 'room-open-instance', key: instance, max: 60, windowMs: MINUTE },
  ],
  wrongRoom: (ip: string, device: string, instance: string): Rule[] => [
    { family: 'room-wrong-ip', key: ip, max: 60, windowMs: MINUTE },
    { family: 'room-wrong', key: device, max: 10, windowMs: MINUTE },
    { family: 'room-wrong-instance', key: instance, max: 120, windowMs: MINUTE },
  ],
  roomCall: (device: string): Rule[] => [{ family: 'room-call', key: device, max: 400, windowMs: MINUTE }],
  roundCall: (device: string): Rule[] => [{ family: 'round-call', key: device, max: 120, windowMs: MINUTE }],
  /** A full bar is one address, and plays several rounds an hour; device ids are free to make. */
  joinRound: (ip: string): Rule[] => [{ family: 'round-join-ip', key: ip, max: 1500, windowMs: 10 * MINUTE }],
  takenUsername: (accountId: string): Rule[] => [{ family: 'username', key: accountId, max: 10, windowMs: HOUR }],
  invitation: (accountId: string): Rule[] => [{ family: 'invitation', key: accountId, max: 60, windowMs: HOUR }],
  wrongInvitation: (ip: string): Rule[] => [{ family: 'invitation-ip', key: ip, max: 20, windowMs: MINUTE }],
  photo: (shopId: string): Rule[] => [{ family: 'photo', key: shopId, max: 120, windowMs: HOUR }],
  menuFile: (shopId: string): Rule[] => [{ family: 'menu-file', key: shopId, max: 120, windowMs: HOUR }],
  voiceCue: (shopId: string): Rule[] => [{ family: 'voice-cue', key: shopId, max: 300, windowMs: HOUR }],
  mapping: (shopId: string): Rule[] => [{ family: 'mapping', key: shopId, max: 6, windowMs: HOUR }],
  translation: (shopId: string): Rule[] => [{ family: 'translate', key: shopId, max: 60, windowMs: HOUR }],
};

/** One that ends later than a window takes began before the clock was set back: it would hold for as long as that was. */
const isOn = (endsAt: number, now: number, windowMs: number): boolean => endsAt > now && endsAt <= now + windowMs;

/** @param note is told of every count, for other servers */
export function createLimits(clock: () => Date, note: (counted: Counted) => void = () => undefined): Limits {
  /** Their times are when a window ends, in milliseconds since 1970. */
  const families = new Map<string, NewestCounters>();
  const countersOf = (family: string): NewestCounters => {
    const counters = families.get(family) ?? new NewestCounters(KEPT_KEYS);
    families.set(family, counters);
    return counters;
  };

  const exceeded = (...rules: Rule[]): Refusal | undefined => {
    const now = clock().getTime();
    for (const { family, key, max, windowMs } of rules) {
      const counters = families.get(family);
      const row = counters?.find(key);
      if (!counters || row === undefined) continue;
      const endsAt = counters.timeOf(row);
      if (isOn(endsAt, now, windowMs) && counters.countOf(row) >= max)
        return new Refusal('too-many-requests', { retryAfterMs: endsAt - now });
    }
    return undefined;
  };
  /** @returns when the window ends that was counted in: one that began before, or one that ends at `endsAt` */
  const change = ({ family, key, by, endsAt }: Counted, now: number, windowMs = Infinity): number => {
    const counters = countersOf(family);
    const row = counters.keep(key);
    const known = counters.timeOf(row);
    const goesOn = isOn(known, now, windowMs);
    const ends = goesOn ? known : endsAt;
    counters.put(row, Math.max(0, (goesOn ? counters.countOf(row) : 0) + by), ends);
    return ends;
  };
  /** Most of what is counted ahead is taken back: a counter of nothing is not kept. */
  const lower = ({ family, key, by }: Counted): void => {
    const counters = countersOf(family);
    const row = counters.find(key);
    if (row === undefined) return;
    const left = counters.countOf(row) + by;
    if (left <= 0) counters.delete(key);
    else counters.put(row, left, counters.timeOf(row));
  };
  const takeBack = (counted: Counted): void => {
    const counters = countersOf(counted.family);
    const row = counters.find(counted.key);
    if (row !== undefined && counters.timeOf(row) === counted.endsAt) lower(counted);
  };
  const count = (...rules: Rule[]): (() => void) => {
    const now = clock().getTime();
    const counted = rules.map(({ family, key, windowMs }): Counted => {
      const endsAt = change({ family, key, by: 1, endsAt: now + windowMs }, now, windowMs);
      return { family, key, by: 1, endsAt };
    });
    for (const one of counted) note(one);
    return () => {
      for (const one of counted.splice(0)) {
        const back = { ...one, by: -1 };
        takeBack(back);
        note(back);
      }
    };
  };
  const reserve = (...rules: Rule[]): (() => void) => {
    const refusal = exceeded(...rules);
    if (refusal) throw refusal;
    return count(...rules);
  };
  const add = (others: readonly Counted[]): void => {
    const now = clock().getTime();
    for (const counted of others) {
      if (counted.endsAt <= now) continue;
      if (counted.by < 0) lower(counted);
      else change(counted, now);
    }
  };
  const take = (...rules: Rule[]) => void reserve(...rules);
  return { waiting: { shop: 200, device: 3 }, exceeded, count, reserve, take, add };
}

/** For benchmarks, where one machine acts as thousands of guests. */
export const NO_LIMITS: Limits = {
  waiting: { shop: Infinity, device: Infinity },
  take: () => undefined,
  reserve: () => () => undefined,
  exceeded: () => undefined,
  count: () => () => undefined,
  add: () => undefined,
};
