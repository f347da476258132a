/** Match settings shared by both hand games. */
import { z } from 'zod';
import { OPPONENTS } from '#domain/games/hand-game.ts';

/** Each may be left out, and then takes its default. */
export const matchFields = {
  target: z
    .int()
    .min(1, 'A match is won with at least 1 point.')
    .max(5, 'A match is won with at most 5 points: more takes too long.')
    .optional(),
  showSeconds: z
    .int()
    .min(3, 'Give guests at least 3 seconds to choose.')
    .max(30, 'More than 30 seconds is no longer a game of speed; turn the clock off instead.')
    .optional(),
  untimed: z.boolean().optional(),
  opponents: z
    .array(z.enum(OPPONENTS))
    .min(1, 'Choose at least one way to play.')
    .max(OPPONENTS.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, 'A way to play is listed twice.')
    .optional(),
};
