/** Codes of authenticator apps: RFC 4226 (HOTP) by the time, RFC 6238 (TOTP). Source: docs/decisions/0091. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export const STEP_MS = 30_000;
const DIGITS = 6;
/** A phone's clock may be off, and a code is typed slowly. */
const SKEW_STEPS = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** @returns six digits. Source: RFC 4226, 5.3 */
export function hotp(secret: Uint8Array, counter: number): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac('sha1', secret).update(message).digest();
  const offset = mac[mac.length - 1]! & 0xf;
  const truncated = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(truncated % 10 ** DIGITS).padStart(DIGITS, '0');
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/**
 * The time step a code is of, at most one away from now.
 * @param after the newest step that was used already: older codes are refused with it
 */
export function stepOfCode(secret: Uint8Array, code: string, now: Date, after: number): number | undefined {
  const at = stepAt(now);
  for (let step = at - SKEW_STEPS; step <= at + SKEW_STEPS; step++) {
    if (step > after && step >= 0 && isSame(hotp(secret, step), code)) return step;
  }
  return undefined;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Without padding, as apps take it. Source: RFC 4648, 6 */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((group) => BASE32[parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** What an app reads from a QR code. Source: github.com/google/google-authenticator/wiki/Key-Uri-Format */
export function otpauthUri(secret: Uint8Array, username: string): string {
  const label = `${encodeURIComponent(ISSUER)}:${encodeURIComponent(username)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(ISSUER)}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_MS / 1000}`;
}
const ISSUER = 'Sipwell';
