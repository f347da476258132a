/** The six sounds of a play, each described as layers of tones and noise. Source: docs/behaviour/sounds.md "The set" */

export type SoundName = 'knob' | 'crack' | 'bell' | 'pour' | 'stamp' | 'beat';

export interface Strokes {
  times?: number;
  everyS?: number;
}

export interface Layer {
  /** A tone of this shape, or noise within a band. */
  of: OscillatorType | 'noise';
  /** Seconds after the sound begins. */
  at: number;
  /** Seconds until it has faded. */
  lasts: number;
  /** Pitch, or middle of the band, at its beginning and at its end. */
  hertz: readonly [from: number, to: number];
  /** Narrowness of the band of noise; 1 if left out. */
  q?: number;
  /** 0 to 1. */
  loud: number;
  /** Seconds to full loudness, and at full loudness; a stroke if left out. */
  rises?: number;
  holds?: number;
}

/** The pawl leaves a tooth and falls on the next; the dial answers. */
const KNOB: readonly Layer[] = [
  { of: 'noise', at: 0, lasts: 0.014, hertz: [3200, 2600], loud: 0.8 },
  { of: 'noise', at: 0.03, lasts: 0.022, hertz: [1500, 1100], loud: 1 },
  { of: 'triangle', at: 0.03, lasts: 0.03, hertz: [190, 140], loud: 0.5 },
];

/** A shell splits in uneven snaps, the halves pop apart, air goes in. */
const CRACK: readonly Layer[] = [
  ...[0, 0.018, 0.031, 0.052, 0.06, 0.083].map<Layer>((at, nth) => ({
    of: 'noise',
    at,
    lasts: 0.008 + 0.003 * (nth % 3),
    hertz: [4200 - 310 * nth, 2600 - 180 * nth],
    q: 2,
    loud: 0.45 + 0.09 * nth,
  })),
  { of: 'sine', at: 0.092, lasts: 0.07, hertz: [320, 760], loud: 0.5 },
  { of: 'noise', at: 0.095, lasts: 0.14, hertz: [1200, 3000], loud: 0.16 },
];

/** Partials of a small brass bell, which are no multiples of each other: the higher, the sooner gone. */
const BELL_HZ = 1975;
const BELL: readonly Layer[] = [
  { of: 'noise', at: 0, lasts: 0.01, hertz: [6200, 5200], q: 2, loud: 0.4 },
  ...(
    [
      [1, 1.7, 0.34],
      [1.006, 1.5, 0.2],
      [2.02, 1, 0.16],
      [2.76, 0.7, 0.14],
      [4.1, 0.4, 0.08],
      [5.42, 0.22, 0.06],
    ] as const
  ).map<Layer>(([ratio, lasts, loud]) => ({
    of: 'sine',
    at: 0,
    lasts,
    hertz: [BELL_HZ * ratio, BELL_HZ * ratio],
    loud,
  })),
];

/** Seconds. As long as a drawn drink fills on the result. */
const POUR_S = 0.9;
const BUBBLES = 18;
/** Spreads numbers evenly and without a rhythm. */
const GOLDEN = 0.618034;

/** A stream, and bubbles under it: the less air is left in the glass, the higher both sound. */
const POUR: readonly Layer[] = [
  { of: 'noise', at: 0, lasts: POUR_S, hertz: [420, 1300], q: 2.5, loud: 0.9, rises: 0.1, holds: 0.62 },
  { of: 'noise', at: 0, lasts: POUR_S, hertz: [2600, 3600], q: 0.8, loud: 0.03, rises: 0.16, holds: 0.56 },
  ...Array.from({ length: BUBBLES }, (_, nth): Layer => {
    const share = nth / BUBBLES;
    const chance = (nth * GOLDEN) % 1;
    const hertz = 330 + 620 * share + 170 * chance;
    const at = 0.06 + share * (POUR_S - 0.2) + 0.03 * chance;
    return { of: 'sine', at, lasts: 0.05 + 0.03 * chance, hertz: [hertz, hertz * 1.35], loud: 0.26 + 0.16 * chance };
  }),
];

/** A rubber stamp on paper and the desk below it, and the rubber coming off. */
const STAMP: readonly Layer[] = [
  { of: 'sine', at: 0, lasts: 0.22, hertz: [150, 48], loud: 0.9 },
  { of: 'noise', at: 0, lasts: 0.09, hertz: [300, 120], q: 0.7, loud: 0.8 },
  { of: 'noise', at: 0, lasts: 0.014, hertz: [1800, 900], loud: 0.3 },
  { of: 'noise', at: 0.17, lasts: 0.06, hertz: [900, 1500], q: 2, loud: 0.1, rises: 0.03 },
];

/** A flat hand on a wooden table; the dishes on it answer. */
const BEAT: readonly Layer[] = [
  { of: 'sine', at: 0, lasts: 0.17, hertz: [125, 76], loud: 0.8 },
  { of: 'triangle', at: 0, lasts: 0.09, hertz: [240, 224], loud: 0.35 },
  { of: 'noise', at: 0, lasts: 0.035, hertz: [750, 420], loud: 0.6 },
  { of: 'sine', at: 0.03, lasts: 0.06, hertz: [3120, 3100], loud: 0.035 },
  { of: 'sine', at: 0.056, lasts: 0.05, hertz: [2650, 2640], loud: 0.03 },
];

export const SOUNDS: Record<SoundName, readonly Layer[]> = {
  knob: KNOB,
  crack: CRACK,
  bell: BELL,
  pour: POUR,
  stamp: STAMP,
  beat: BEAT,
};
