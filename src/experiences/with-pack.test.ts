import { describe, expect, it } from 'vitest';
import { withPack } from './with-pack.ts';

describe('settings with the default pack under them', () => {
  const pack = { version: 1, moods: ['happy'], untimed: false };

  it.each([undefined, null, 'text', 7])('is the pack for %s', (saved) => expect(withPack(pack, saved)).toBe(pack));
  it('takes what was saved, whole', () =>
    expect(withPack(pack, { moods: [], untimed: true })).toEqual({ version: 1, moods: [], untimed: true }));
  it('leaves out what it does not know', () => expect(withPack(pack, { secret: 1, moods: undefined })).toEqual(pack));
});
