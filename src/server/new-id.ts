import { randomFillSync } from 'node:crypto';

const POOLED_IDS = 256;
const ID_BYTES = 16;

/** Sixteen random bytes at a call, drawn for many calls together: each draw costs as much as making ten ids. */
export function randomPool(): () => Uint8Array {
  const pool = new Uint8Array(POOLED_IDS * ID_BYTES);
  let next = pool.length;
  return () => {
    if (next === pool.length) {
      randomFillSync(pool);
      next = 0;
    }
    next += ID_BYTES;
    return pool.subarray(next - ID_BYTES, next);
  };
}

/** Ids are UUIDv7: 48 bits of time, so that rows are ordered, and 74 random bits. */
export function newUuidV7(now: number, random: Uint8Array): string {
  const bytes = Buffer.from(random.subarray(0, ID_BYTES));
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
