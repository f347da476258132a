/** From moods and sliders to a wish. Light on purpose: phones load this file. Source: design experiences 3.3. */
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

/** What of the drawn auditorium a slider moves. */
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

/** A slider with where it stands: -1 at its low end, 1 at its high end, 0 says nothing. */
export interface SetSlider {
  slider: Pick<Slider, 'low' | 'high'>;
  value: number;
}

/** What the first, the second and the third choice count. */
const SHARES = [3, 2, 1] as const;
/** Where an axis stands that no mood speaks of, once a slider moves it. */
const UNSAID = 2.5;

/** How much the choice at this place counts, the first being 0. */
export const shareOf = (place: number): number => SHARES[place] ?? 1;

/**
 * The wish of a guest: on each axis the mean of the moods that speak of it, weighted 3, 2, 1 in the order they were
 * chosen, then moved by the sliders. An axis weighs as much as the choices that speak of it; one that only a slider
 * speaks of weighs what the slider moved.
 * @param moods the chosen ones, truest first
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
 * The chosen moods after one more tap: a chosen one is taken back and those after it move up; past the limit nothing
 * changes.
 */
export function tapped(chosen: readonly string[], id: string, maxPicks: number): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((each) => each !== id);
  return chosen.length >= maxPicks ? chosen : [...chosen, id];
}

/** The vibe in words: the first mood whole, the others as what they add. Empty texts when nothing is chosen. */
export function vibeName(moods: readonly Pick<Mood, 'label'>[]): BilingualText {
  const [first, second, third] = moods.map(({ label }) => label);
  if (!first) return { en: '', 'zh-HK': '' };
  const en = [first.en, second && `a dash of ${second.en}`, third && `a hint of ${third.en}`];
  const zh = [first['zh-HK'], second && `加少少${second['zh-HK']}`, third && `帶一絲${third['zh-HK']}`];
  return { en: en.filter(Boolean).join(', '), 'zh-HK': zh.filter(Boolean).join('，') };
}

/**
 * The same things in another order, each order as likely as any other.
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

/** Every mood alone: what is chosen with it, and the sliders, move the wish but shut no drink out. */
export function outcomesOf({ moods }: Pick<VibesSettings, 'moods'>): Outcome[] {
  return moods.map((mood) => ({ id: mood.id, label: mood.label, target: vibeTarget([mood], []) }));
}
