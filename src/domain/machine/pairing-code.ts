/** One-time codes that pair a machine: eight letters and digits as in join codes. Source: docs/behaviour/machines.md "Pairing". */
import { JOIN_CODE_ALPHABET } from '#domain/kiosk/join-code.ts';

const LENGTH = 8;

/** How long a code can be redeemed. Milliseconds. */
export const PAIRING_CODE_LIFE_MS = 10 * 60_000;

/** @param randomInt a source of uniform integers in [0, below) */
export const newPairingCode = (randomInt: (below: number) => number): string =>
  Array.from({ length: LENGTH }, () => JOIN_CODE_ALPHABET[randomInt(JOIN_CODE_ALPHABET.length)]).join('');

/** As it was made, however it was typed: in either case, with spaces or dashes between. */
export const typedPairingCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
