import { describe, expect, it } from 'vitest';
import { mergeDefaultSettings } from './merge-default-settings.ts';

describe('saved settings over the defaults', () => {
  const pack = { version: 1, moods: ['happy'], untimed: false };

  it.each([undefined, null, 'text', 7])('are the defaults for %s', (saved) =>
    expect(mergeDefaultSettings(pack, saved)).toBe(pack),
  );
  it('keep saved values whole', () =>
    expect(mergeDefaultSettings(pack, { moods: [], untimed: true })).toEqual({ version: 1, moods: [], untimed: true }));
  it('drop unknown keys', () => expect(mergeDefaultSettings(pack, { secret: 1, moods: undefined })).toEqual(pack));
});
