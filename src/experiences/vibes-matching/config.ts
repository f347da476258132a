/** Settings that can be saved. Source: docs/behaviour/experiences/vibes-matching.md "Settings". */
import { z } from 'zod';
import { fault } from '#contract/fault.ts';
import { bothLanguages, Delta, Want } from '../fields.ts';
import { POSTERS, SLIDER_PICTURES } from './rules.ts';

const Mood = z.strictObject({
  id: z.string().min(1).max(64),
  /** Large on a lettered poster, small beside the name elsewhere. */
  emoji: z
    .string()
    .trim()
    .max(16, fault('emoji-too-long', { max: 16 })),
  label: bothLanguages(40),
  poster: z.enum(POSTERS),
  want: Want.refine((want) => Object.keys(want).length > 0, fault('mood-without-flavour')),
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
    .min(2, fault('moods-too-few'))
    .max(12, fault('moods-too-many', { max: 12 }))
    .refine(areDifferent, fault('mood-id-twice')),
  maxPicks: z.number().int().min(1).max(3),
  sliders: z
    .array(Slider)
    .max(3, fault('sliders-too-many', { max: 3 }))
    .refine(areDifferent, fault('slider-id-twice')),
});

export default settings;
