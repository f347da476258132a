/**
 * Passwords: argon2id, a few at a time, so that a flood of logins cannot exhaust the machine. Source:
 * docs/behaviour/limits.md "Waiting orders and passwords".
 */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '#contract/refusal.ts';

/** The library's default algorithm is argon2id. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 4;
const MAX_WAITING = 32;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAX_WAITING) throw new Refusal('too-many-requests', { retryAfterMs: 2000 });
    await new Promise<void>((turn) => waiting.push(turn));
  }
  running++;
  try {
    return await work();
  } finally {
    running--;
    waiting.shift()?.();
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, SETTINGS));

let decoy: Promise<string> | undefined;

/** @param stored undefined for an unknown user: the same work is done, so that timing reveals nothing */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  const against = stored ?? (await decoy);
  const right = await inTurn(() => verify(against, password));
  return stored !== undefined && right;
}

/** A password to print once, easy to type: four groups of four. */
export function newPassword(randomInt: (below: number) => number): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
