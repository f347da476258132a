/** Ids are UUIDv7: 48 bits of time, so that rows are ordered, and 74 random bits. */
export function newUuidV7(now: number, random: Uint8Array): string {
  const bytes = Uint8Array.from(random.subarray(0, 16));
  for (let i = 0; i < 6; i++) bytes[i] = Math.floor(now / 2 ** (8 * (5 - i))) % 256;
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Buffer.from(bytes).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
