/** Match settings shared by both hand games. */
import { z } from 'zod';
import { fault } from '#contract/fault.ts';
import { OPPONENTS } from '#domain/games/hand-game.ts';

/** Each may be left out, and then takes its default. */
export const matchFields = {
  target: z.int().min(1, fault('match-of-no-points')).max(5, fault('match-of-too-many-points')).optional(),
  showSeconds: z.int().min(3, fault('choosing-time-too-short')).max(30, fault('choosing-time-too-long')).optional(),
  untimed: z.boolean().optional(),
  opponents: z
    .array(z.enum(OPPONENTS))
    .min(1, fault('opponents-missing'))
    .max(OPPONENTS.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, fault('opponent-twice'))
    .optional(),
};
