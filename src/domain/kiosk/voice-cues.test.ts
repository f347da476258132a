import { describe, expect, it } from 'vitest';
import { cueAddress } from './cue-address.ts';
import { CUES_OF, VOICE_CUES, coverageOf, isCueName } from './voice-cues.ts';

describe('the list of cues', () => {
  it('has the twenty of the finger game and the four of the sommelier, each once', () => {
    const calls = Array.from({ length: 11 }, (_, n) => `call_${n}`).join(' ');
    expect(CUES_OF['five-mui'].join(' ')).toBe(`intro beat_1 beat_2 beat_3 ${calls} win lose again foul result`);
    expect(CUES_OF['five-mui']).toHaveLength(20);
    const names = VOICE_CUES.map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set([...CUES_OF['five-mui'], ...CUES_OF['voice-sommelier']]));
    expect(new Set(names).size).toBe(names.length);
  });

  it('gives a script in both languages, and every name may be uploaded', () => {
    for (const { name, words } of VOICE_CUES) {
      expect(words.en).toMatch(/^[A-Z].*[!.?]$/);
      expect(words['zh-HK']).toMatch(/^[\p{Script=Han}，]+[！。？]$/u);
      expect(isCueName(name)).toBe(true);
    }
  });
});

it.each([
  ['call_8', true],
  ['8', true],
  ['my-own-cue', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['', false],
  ['_intro', false],
  ['Intro', false],
  ['a.webm', false],
  ['../intro', false],
  ['a/b', false],
  ['intro\n', false],
  ['唱', false],
  ['constructor', false],
  ['prototype', false],
  ['__proto__', false],
])('a cue may be called %j: %s', (name, expected) => {
  expect(isCueName(name)).toBe(expected);
});

it('counts the recorded cues among the wanted ones', () => {
  expect(coverageOf(['intro', 'win', 'toString'], { win: '/w', other: '/o' })).toEqual({ recorded: 1, all: 3 });
  expect(coverageOf(CUES_OF['five-mui'], {})).toEqual({ recorded: 0, all: 20 });
});

describe('cueAddress', () => {
  it.each([
    ['/uploads/voice-cues/a.webm', 'https://bar.example/uploads/voice-cues/a.webm'],
    ['https://elsewhere.example/uploads/voice-cues/a.webm', 'https://bar.example/uploads/voice-cues/a.webm'],
    ['http://10.0.0.5:8080/old/uploads/voice-cues/a.webm?v=2', 'https://bar.example/uploads/voice-cues/a.webm?v=2'],
    ['//cdn.example/uploads/voice-cues/b/a.webm', 'https://bar.example/uploads/voice-cues/b/a.webm'],
    ['https://cdn.example/sounds/a.webm', 'https://cdn.example/sounds/a.webm'],
    ['/uploads/voice-cues', '/uploads/voice-cues'],
    ['', ''],
  ])('%s', (url, expected) => {
    expect(cueAddress(url, 'https://bar.example')).toBe(expected);
  });

  it('keeps the page’s sub-path', () => {
    expect(cueAddress('https://x.example/uploads/voice-cues/a.webm', 'https://bar.example/sipwell')).toBe(
      'https://bar.example/sipwell/uploads/voice-cues/a.webm',
    );
  });
});
