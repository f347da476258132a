import type { Brakes } from './brakes.ts';
import { RULES } from './limits.ts';

export const guessOf = (joinCode: string): string => `code ${joinCode}`;

/**
 * Only wrong codes are counted against address and device: a whole bar may share one address.
 * @param find what is behind a code; undefined if it is wrong
 * @param atHand the same if it need not be waited for
 */
export const guessCode = <T>(
  brakes: Brakes,
  { ip, deviceHash }: { ip: string; deviceHash: string | null },
  joinCode: string,
  find: () => Promise<T | undefined>,
  atHand: () => T | undefined = () => undefined,
): Promise<T | undefined> =>
  brakes.guess({ address: ip, what: guessOf(joinCode), rules: RULES.wrongCode(ip, deviceHash), find, atHand });
