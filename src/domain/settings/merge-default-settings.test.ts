import { describe, expect, it } from 'vitest';
import { mergeDefaultSettings } from './merge-default-settings.ts';

describe('settings with the default pack under them', () => {
  const pack = { version: 1, moods: ['happy'], untimed: false };

  it.each([undefined, null, 'text', 7])('is the pack for %s', (saved) =>
    expect(mergeDefaultSettings(pack, saved)).toBe(pack),
  );
  it('takes what was saved, whole', () =>
    expect(mergeDefaultSettings(pack, { moods: [], untimed: true })).toEqual({ version: 1, moods: [], untimed: true }));
  it('leaves out what it does not know', () =>
    expect(mergeDefaultSettings(pack, { secret: 1, moods: undefined })).toEqual(pack));
});
