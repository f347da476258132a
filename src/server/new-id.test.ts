import { expect, it } from 'vitest';
import { newUuidV7, randomPool } from './new-id.ts';

it('makes ids that sort by time, and never the same one twice', () => {
  const random = randomPool();
  const ids = Array.from({ length: 1000 }, (_, i) => newUuidV7(1_700_000_000_000 + i, random()));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids.map((id) => id.slice(14))).size).toBe(1000);
  expect(ids[0]).toMatch(/^018bcfe5-6800-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
