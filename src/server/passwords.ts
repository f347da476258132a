/**
 * Passwords: argon2id, a few at a time, so that a flood of logins cannot exhaust the machine. Source:
 * docs/behaviour/limits.md "Waiting orders and passwords".
 */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createFairQueue } from './fair-queue.ts';

/** The library's default algorithm is argon2id. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One processor is left to those who order: each hash keeps one busy for 15 to 60 ms. */
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));
const inTurn = createFairQueue({ atOnce: AT_ONCE, mostWaiting: 512, longestWaitMs: 20_000 });
/** What the server hashes for itself waits like one more address. */
const OURS = '';

export const hashPassword = (password: string): Promise<string> => inTurn(OURS, () => hash(password, SETTINGS));

/** For what the server compares itself: no attempt of anybody. */
export const isSamePassword = (stored: string, password: string): Promise<boolean> =>
  inTurn(OURS, () => verify(stored, password));

let decoy: Promise<string> | undefined;

interface Attempt {
  /** Addresses take turns. */
  address: string;
  /** undefined for an unknown user: the same work is done, so that timing reveals nothing */
  stored: string | undefined;
  password: string;
  /** Called when its turn has come; may refuse. */
  begin: () => void;
}

/** @throws Refusal too-many-requests if its turn does not come in time */
export async function isPassword({ address, stored, password, begin }: Attempt): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  const against = stored ?? (await decoy);
  const right = await inTurn(address, () => {
    begin();
    return verify(against, password);
  });
  return stored !== undefined && right;
}

/** A password to print once, easy to type: four groups of four. */
export function newPassword(randomInt: (below: number) => number): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
