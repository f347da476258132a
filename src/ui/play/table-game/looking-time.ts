/** Minimum time to see the hands and who was right. Milliseconds. */
const HANDS_MS = 800;
const WORD_MS = 250;
const CHARACTER_MS = 230;
const AT_MOST_MS = 2800;

/**
 * How long the result of a show is displayed before the next starts by itself, by the length of its text. Milliseconds.
 */
export function lookingMs(text: string): number {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\p{N}’']+/gu)?.length ?? 0;
  return Math.min(AT_MOST_MS, HANDS_MS + words * WORD_MS + characters * CHARACTER_MS);
}
