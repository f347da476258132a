/** Settings that can be saved. Source: docs/behaviour/experiences/vibes-matching.md "Settings". */
import { z } from 'zod';
import { bothLanguages, Delta, Want } from '../fields.ts';
import { POSTERS, SLIDER_PICTURES } from './rules.ts';

const Mood = z.strictObject({
  id: z.string().min(1).max(64),
  /** Large on a lettered poster, small beside the name elsewhere. */
  emoji: z.string().trim().max(16, 'An emoji has at most 16 characters.'),
  label: bothLanguages(40),
  poster: z.enum(POSTERS),
  want: Want.refine((want) => Object.keys(want).length > 0, 'A mood needs at least one flavour.'),
});

const End = z.strictObject({ label: bothLanguages(30), delta: Delta });

const Slider = z.strictObject({
  id: z.string().min(1).max(64),
  label: bothLanguages(40),
  low: End,
  high: End,
  picture: z.enum(SLIDER_PICTURES),
});

const areDifferent = (all: readonly { id: string }[]) => new Set(all.map(({ id }) => id)).size === all.length;

const settings = z.strictObject({
  version: z.literal(1).default(1),
  moods: z
    .array(Mood)
    .min(2, 'There must be at least 2 moods.')
    .max(12, 'There are at most 12 moods.')
    .refine(areDifferent, 'Two moods have the same id.'),
  maxPicks: z.number().int().min(1).max(3),
  sliders: z.array(Slider).max(3, 'There are at most 3 sliders.').refine(areDifferent, 'Two sliders have the same id.'),
});

export default settings;
