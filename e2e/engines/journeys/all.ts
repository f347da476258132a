import { AROUND } from './around.ts';
import { EXPERIENCES } from './experiences.ts';
import type { Journey } from './journey.ts';

/** Every journey by its name, as in the report. */
export const JOURNEYS: Record<string, Journey> = { ...EXPERIENCES, ...AROUND };
