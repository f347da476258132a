/** A machine's own program, as the driver asks it: the same few questions of each. Source: docs/decisions/0084. */
import type { Levels, ProgramPour } from '#domain/machine/judge-pour.ts';
import type { JobCode } from '#domain/machine/job.ts';
import type { TheirIngredient } from '#domain/machine/match-ingredients.ts';
import type { MessageCode } from '#domain/messages/message.ts';
import type { CallMachine, IsAllowed } from '#server/outbound/call-machine.ts';
import type { Started } from '../../repos/machines/machine-links.repo.ts';

/** Its address, its keys, and what calls it. */
export interface Reach {
  /** Without a slash at its end. */
  address: string;
  keys: Readonly<Record<string, string>>;
  call: CallMachine;
  /** For programs that also talk over a socket. */
  isAllowed: IsAllowed;
  wait: (ms: number) => Promise<void>;
}

/** It answers, but not as it should; the words for the owner. */
export class Trouble extends Error {
  readonly why: Extract<MessageCode, `machine-${string}`>;
  constructor(why: Trouble['why']) {
    super(why);
    this.why = why;
  }
}

export interface Sight {
  /** Its name and version. */
  version: string;
  ingredients: TheirIngredient[];
  /** Something is running there. */
  isBusy: boolean;
}

export type Ready =
  | { kind: 'ready'; recipeId: number; levels: Levels; eventId: number }
  /** Nothing was poured, and nothing will be. */
  | { kind: 'refused'; code: JobCode; message: string };

/** `unknown`: no answer came, so it may have begun. */
export type Begun = { kind: 'started' } | { kind: 'unknown' } | Extract<Ready, { kind: 'refused' }>;

export type Whereabouts =
  | { at: 'pouring'; progress: number }
  /** It says how it ended. */
  | { at: 'done' }
  | { at: 'cancelled' }
  | { at: 'failed'; code: JobCode; message: string }
  /** Nothing runs and nothing says how it ended: not yet, or never. */
  | { at: 'nowhere' };

export const CARE = ['clean', 'initialize', 'refill'] as const;
export type Care = (typeof CARE)[number];

/** Every call throws NoAnswer, or Trouble. */
export interface Program {
  /** @throws Trouble what the owner has to put right */
  check: () => Promise<Sight>;
  look: () => Promise<Sight>;
  /** Has it learn our drink under the name of its job. Posts no start. @param recipeId the recipe it used before */
  prepare: (drink: { name: string; pours: readonly ProgramPour[]; recipeId: number | null }) => Promise<Ready>;
  /** Posted once for each `prepare`, whatever comes of it. Throws nothing. */
  start: (started: Started) => Promise<Begun>;
  follow: (started: Started) => Promise<Whereabouts>;
  stop: () => Promise<void>;
  /** @param places of the bottles to refill @throws Trouble */
  care: (what: Care, places: readonly number[]) => Promise<void>;
  close: () => void;
}
