/**
 * From moods and sliders to a wish. Kept small because phones load this file. Source:
 * docs/behaviour/experiences/vibes-matching.md "Wish".
 */
import type { TargetProfile } from '#domain/flavour/flavour-match.ts';
import type { Outcome } from '#domain/flavour/outcome.ts';
import { FLAVOUR_AXES, type BilingualText, type FlavourAxis } from '#domain/recipe/recipe.ts';
import type { Taste } from '#domain/flavour/taste.ts';

/** The drawn posters; `lettered` shows the mood's emoji. */
export const POSTERS = [
  'fireworks',
  'torn-heart',
  'night-shift',
  'still-water',
  'wink',
  'lightning',
  'mixtape',
  'keyhole',
  'lettered',
] as const;
export type Poster = (typeof POSTERS)[number];

/** The part of the drawn auditorium a slider changes. */
export const SLIDER_PICTURES = ['waves', 'seats', 'none'] as const;
export type SliderPicture = (typeof SLIDER_PICTURES)[number];

export interface Mood {
  id: string;
  emoji: string;
  label: BilingualText;
  poster: Poster;
  want: Taste;
}

export interface Slider {
  id: string;
  label: BilingualText;
  low: { label: BilingualText; delta: Taste };
  high: { label: BilingualText; delta: Taste };
  picture: SliderPicture;
}

export interface VibesSettings {
  version: 1;
  moods: Mood[];
  /** 1 to 3. */
  maxPicks: number;
  sliders: Slider[];
}

/** A slider with its value: -1 at its low end, 1 at its high end, 0 changes nothing. */
export interface SetSlider {
  slider: Pick<Slider, 'low' | 'high'>;
  value: number;
}

/** Weights of the first, second and third choice. */
const SHARES = [3, 2, 1] as const;
/** Start value of an axis that no mood has, once a slider moves it. */
const UNSAID = 2.5;

/** Weight of the choice at a position, from 0. */
export const shareOf = (place: number): number => SHARES[place] ?? 1;

/**
 * The wish of a guest: on each axis the mean of the moods that have it, weighted 3, 2, 1 in the order they were chosen,
 * then moved by the sliders. An axis weighs as much as the moods that have it; one that only sliders move weighs as
 * much as they moved it.
 * @param moods the chosen ones, best match first
 */
export function vibeTarget(moods: readonly Pick<Mood, 'want'>[], sliders: readonly SetSlider[]): TargetProfile {
  const want: Taste = {};
  const weight: Taste = {};
  const all = moods.reduce((sum, _, place) => sum + shareOf(place), 0);
  for (const axis of FLAVOUR_AXES) {
    const said = meanOf(axis, moods);
    const change = sliders.reduce((sum, each) => sum + changeOf(each)(axis), 0);
    if (said === undefined && change === 0) continue;
    want[axis] = Math.min(5, Math.max(0, (said?.value ?? UNSAID) + change));
    weight[axis] = said ? said.share / all : Math.abs(change);
  }
  return { want, weight };
}

function meanOf(axis: FlavourAxis, moods: readonly Pick<Mood, 'want'>[]): { value: number; share: number } | undefined {
  let sum = 0;
  let share = 0;
  for (const [place, { want }] of moods.entries()) {
    const wanted = want[axis];
    if (wanted === undefined) continue;
    sum += wanted * shareOf(place);
    share += shareOf(place);
  }
  return share > 0 ? { value: sum / share, share } : undefined;
}

const changeOf =
  ({ slider: { low, high }, value }: SetSlider) =>
  (axis: FlavourAxis): number => {
    const { delta } = value < 0 ? low : high;
    return (delta[axis] ?? 0) * Math.min(1, Math.abs(value));
  };

/**
 * The chosen moods after one more tap: a chosen one is removed and later ones move up; at the limit nothing is added.
 */
export function tapped(chosen: readonly string[], id: string, maxPicks: number): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((each) => each !== id);
  return chosen.length >= maxPicks ? chosen : [...chosen, id];
}

/** Name of the vibe: the first mood in full, the others as additions. Empty texts if nothing is chosen. */
export function vibeName(moods: readonly Pick<Mood, 'label'>[]): BilingualText {
  const [first, second, third] = moods.map(({ label }) => label);
  if (!first) return { en: '', 'zh-HK': '' };
  const en = [first.en, second && `a dash of ${second.en}`, third && `a hint of ${third.en}`];
  const zh = [first['zh-HK'], second && `加少少${second['zh-HK']}`, third && `帶一絲${third['zh-HK']}`];
  return { en: en.filter(Boolean).join(', '), 'zh-HK': zh.filter(Boolean).join('，') };
}

/**
 * Shuffles; all orders are equally likely.
 * @param random uniform in [0, 1)
 */
export function shuffled<T>(things: readonly T[], random: () => number): T[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** One outcome per mood: further moods and sliders change the wish, but exclude no drink. */
export function outcomesOf({ moods }: Pick<VibesSettings, 'moods'>): Outcome[] {
  return moods.map((mood) => ({ id: mood.id, label: mood.label, target: vibeTarget([mood], []) }));
}
