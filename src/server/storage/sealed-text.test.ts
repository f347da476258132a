import { expect, it } from 'vitest';
import { createSeal } from './sealed-text.ts';

const ours = createSeal(new TextEncoder().encode('a key of this server'));
const others = createSeal(new TextEncoder().encode('a key of another server'));

it('opens what it sealed, and nothing else', () => {
  const sealed = ours.seal('{"masterKey":4711} 鎖匙');
  expect(ours.open(sealed)).toBe('{"masterKey":4711} 鎖匙');
  expect(sealed).not.toContain('4711');
  expect(ours.seal('{"masterKey":4711} 鎖匙')).not.toBe(sealed);
  expect([others.open(sealed), ours.open(`A${sealed.slice(1)}B`), ours.open('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
