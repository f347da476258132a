import { describe, expect, it } from 'vitest';
import { SOUNDS, type Layer, type SoundName } from './sounds.ts';

const endOf = (layers: readonly Layer[]) => Math.max(...layers.map(({ at, lasts }) => at + lasts));
const tonesOf = (name: SoundName) => SOUNDS[name].filter(({ of }) => of !== 'noise');
const strokesOf = (name: SoundName) => SOUNDS[name].filter(({ of }) => of === 'noise').map(({ at }) => at);
const NAMES = Object.keys(SOUNDS) as SoundName[];

describe('the sounds of a play', () => {
  it.each(NAMES)('%s can be played: what fades has begun, is audible, and goes from one pitch to another', (name) => {
    for (const { at, lasts, hertz, loud, rises = 0.002, holds = 0 } of SOUNDS[name]) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(rises + holds).toBeLessThan(lasts);
      // An exponential ramp needs something to begin with and to end at.
      for (const pitch of hertz) expect(pitch).toBeGreaterThan(20);
      for (const pitch of hertz) expect(pitch).toBeLessThan(12_000);
      expect(loud).toBeGreaterThan(0);
      expect(loud).toBeLessThanOrEqual(1);
    }
  });

  it.each<[SoundName, number, number]>([
    ['knob', 0.03, 0.1],
    ['crack', 0.1, 0.4],
    ['bell', 1, 2],
    ['pour', 0.8, 1],
    ['stamp', 0.15, 0.4],
    ['beat', 0.1, 0.3],
  ])('%s is heard for %f to %f seconds', (name, shortest, longest) => {
    expect(endOf(SOUNDS[name])).toBeGreaterThan(shortest);
    expect(endOf(SOUNDS[name])).toBeLessThan(longest);
  });

  it('knob: two clicks, the second lower', () => {
    const [up, down] = SOUNDS.knob.filter(({ of }) => of === 'noise');
    expect(down!.at - up!.at).toBeGreaterThan(0.02);
    expect(down!.hertz[0]).toBeLessThan(up!.hertz[0]);
  });

  it('crack: snaps that keep no time, then a pop', () => {
    const snaps = strokesOf('crack').slice(0, 6);
    const gaps = snaps.slice(1).map((at, nth) => at - snaps[nth]!);
    expect(Math.max(...gaps) / Math.min(...gaps)).toBeGreaterThan(2);
    expect(tonesOf('crack').every(({ at, hertz }) => at > snaps.at(-1)! && hertz[1] > hertz[0])).toBe(true);
  });

  it('bell: partials that are no multiples, each gone before the one below it', () => {
    const partials = tonesOf('bell');
    expect(partials.every(({ hertz }) => hertz[0] === hertz[1])).toBe(true);
    const ratios = partials.map(({ hertz }) => hertz[0] / partials[0]!.hertz[0]);
    expect(ratios.filter((ratio) => Math.abs(ratio - Math.round(ratio)) > 0.05).length).toBeGreaterThan(2);
    expect(partials.map(({ lasts }) => lasts)).toEqual(partials.map(({ lasts }) => lasts).sort((a, b) => b - a));
  });

  it('pour: rises as the glass fills, the stream and its bubbles', () => {
    const stream = SOUNDS.pour.find(({ of }) => of === 'noise')!;
    expect(stream.hertz[1] / stream.hertz[0]).toBeGreaterThan(2);
    const bubbles = tonesOf('pour');
    const mean = (part: readonly Layer[]) => part.reduce((sum, { hertz }) => sum + hertz[0], 0) / part.length;
    expect(bubbles.length).toBeGreaterThan(10);
    expect(mean(bubbles.slice(-5)) / mean(bubbles.slice(0, 5))).toBeGreaterThan(1.5);
  });

  it.each(['stamp', 'beat'] as const)('%s: a low stroke that falls, with no ring', (name) => {
    const body = tonesOf(name)[0]!;
    expect(body.at).toBe(0);
    expect(body.hertz[0]).toBeLessThan(200);
    expect(body.hertz[1]).toBeLessThan(body.hertz[0]);
  });
});
