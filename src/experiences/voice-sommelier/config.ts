import { z } from 'zod';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import { bothLanguages, Delta } from '../fields.ts';

const Said = z.string().trim().min(1, 'A word of the house is empty.').max(40, 'A word has at most 40 characters.');

const HouseWord = z.object({
  axis: z.enum(FLAVOUR_AXES),
  value: z.number().min(-3).max(3),
  words: z
    .object({ en: z.array(Said).max(20), 'zh-HK': z.array(Said).max(20) })
    .refine(({ en, 'zh-HK': zh }) => en.length + zh.length > 0, 'A taste needs at least one word of the house.'),
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
    .max(12, 'There is room for 12 phrases.')
    .refine(areDifferent, 'Two phrases have the same id.'),
  lexicon: z.array(HouseWord).max(60, 'There is room for 60 tastes of house words.'),
  followUps: z
    .array(z.object({ id: Key, text: bothLanguages(140), a: Side, b: Side }))
    .max(8, 'There is room for 8 questions.')
    .refine(areDifferent, 'Two questions have the same id.'),
  speakReplies: z.boolean().default(false),
  maxSeconds: z
    .number()
    .int()
    .min(3, 'Listening lasts 3 seconds or more.')
    .max(8, 'Listening lasts 8 seconds at most.'),
});

export default settings;
