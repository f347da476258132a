/**
 * Join codes: six characters without vowels or look-alikes, so that no code is a word or misread. Source:
 * docs/behaviour/joining.md "Join codes".
 */
export const JOIN_CODE_LENGTH = 6;
export const JOIN_CODE_ALPHABET = 'BCDFGHJKMNPQRSTVWXYZ23456789';

/** @param randomInt a source of uniform integers in [0, below) */
export const newJoinCode = (randomInt: (below: number) => number): string =>
  Array.from({ length: JOIN_CODE_LENGTH }, () => JOIN_CODE_ALPHABET[randomInt(JOIN_CODE_ALPHABET.length)]).join('');

/** Normalises typed input: upper case, at most six characters; a pasted join link is reduced to its code. */
export function typedJoinCode(typed: string): string {
  const fromLink = /[?&]joinCode=([^&#]+)/i.exec(typed)?.[1];
  return (fromLink ?? typed).trim().toUpperCase().slice(0, JOIN_CODE_LENGTH);
}

/** The code in upper case, or what is wrong with it. */
export function checkJoinCode(input: unknown): { code: string } | { wrong: 'missing' | 'invalid' } {
  if (input === undefined || input === null || input === '') return { wrong: 'missing' };
  if (typeof input !== 'string') return { wrong: 'invalid' };
  const code = input.trim().toUpperCase();
  if (code === '') return { wrong: 'missing' };
  if (!/^[A-Z0-9]{1,6}$/.test(code)) return { wrong: 'invalid' };
  return { code };
}
