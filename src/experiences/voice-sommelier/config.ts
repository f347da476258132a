import { z } from 'zod';
import { fault } from '#contract/fault.ts';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import { bothLanguages, Delta } from '../fields.ts';

const Said = z
  .string()
  .trim()
  .min(1, fault('house-word-empty'))
  .max(40, fault('house-word-too-long', { max: 40 }));

const HouseWord = z.object({
  axis: z.enum(FLAVOUR_AXES),
  value: z.number().min(-3).max(3),
  words: z
    .object({ en: z.array(Said).max(20), 'zh-HK': z.array(Said).max(20) })
    .refine(({ en, 'zh-HK': zh }) => en.length + zh.length > 0, fault('taste-without-words')),
});

const Side = z.object({ text: bothLanguages(60), delta: Delta });

const areDifferent = (list: readonly { id: string }[]): boolean =>
  new Set(list.map(({ id }) => id)).size === list.length;
const Key = z.string().min(1).max(40);

const settings = z.object({
  version: z.literal(1).default(1),
  greeting: bothLanguages(140),
  phrases: z
    .array(z.object({ id: Key, text: bothLanguages(60) }))
    .max(12, fault('phrases-too-many', { max: 12 }))
    .refine(areDifferent, fault('phrase-id-twice')),
  lexicon: z.array(HouseWord).max(60, fault('tastes-too-many', { max: 60 })),
  followUps: z
    .array(z.object({ id: Key, text: bothLanguages(140), a: Side, b: Side }))
    .max(8, fault('follow-ups-too-many', { max: 8 }))
    .refine(areDifferent, fault('follow-up-id-twice')),
  speakReplies: z.boolean().default(false),
  maxSeconds: z.number().int().min(3, fault('listening-too-short')).max(8, fault('listening-too-long')),
});

export default settings;
