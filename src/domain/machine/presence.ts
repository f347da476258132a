/** Whoever starts a machine stands before it. Source: docs/behaviour/presence.md. */

export const PRESENCE_MODES = ['auto', 'required', 'off'] as const;
export type PresenceMode = (typeof PRESENCE_MODES)[number];

/** Each code is shown for so long. Milliseconds. */
export const CODE_STEP_MS = 30_000;
/** A display that was silent for so long counts no more. Milliseconds. */
export const DISPLAY_GONE_AFTER_MS = 5 * 60_000;
/** How long a guest who has shown the code may start drinks. Milliseconds. */
export const GRANT_MS = 10 * 60_000;
/** Digits of the code that is typed. */
const DIGITS = 6;

/** @param displaysSeenAt of the shop's displays, in milliseconds since 1970; null before they were first seen */
export function isPresenceNeeded(mode: PresenceMode, displaysSeenAt: readonly (number | null)[], now: number): boolean {
  if (mode !== 'auto') return mode === 'required';
  return displaysSeenAt.some((at) => at !== null && now - at < DISPLAY_GONE_AFTER_MS);
}

export const codeStep = (now: number): number => Math.floor(now / CODE_STEP_MS);

/** The steps whose codes count: the one shown now, two before it, and the next one, for a clock that is a little slow. */
export function stepsThatCount(now: number): number[] {
  const step = codeStep(now);
  return [step, step - 1, step - 2, step + 1];
}

/** How long the code of now is still shown. Milliseconds. */
export const codeLeftMs = (now: number): number => CODE_STEP_MS - (now % CODE_STEP_MS);

/** What a display signs. */
export const presenceText = (shopId: string, step: number): string => `approve|${shopId}|${step}`;

/** What stands in the QR code. */
export const proofText = (step: number, mac: string): string => `${step}.${mac}`;

export type PresenceProof = { kind: 'scanned'; step: number; mac: string } | { kind: 'typed'; digits: string };

/** @returns undefined if it is neither what the QR code holds nor six figures */
export function readPresenceProof(text: string): PresenceProof | undefined {
  const scanned = /^(\d{1,12})\.([\w-]{14})$/.exec(text.trim());
  if (scanned) return { kind: 'scanned', step: Number(scanned[1]), mac: scanned[2] ?? '' };
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? { kind: 'typed', digits } : undefined;
}

/** The figures of a signature: the dynamic truncation of RFC 4226. @param mac at least 20 bytes */
export function digitsOfMac(mac: Uint8Array): string {
  const at = (mac.at(-1) ?? 0) & 0xf;
  const [a = 0, b = 0, c = 0, d = 0] = mac.subarray(at, at + 4);
  const number = ((a & 0x7f) << 24) | (b << 16) | (c << 8) | d;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}
