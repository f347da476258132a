/** What goes wrong, and how an action went, as a code with its values. The words stand in the catalogue beside. Decision 0044. */
import type { BilingualText } from '#domain/recipe/recipe.ts';
import type { CATALOGUE } from './catalogue.ts';

export type MessageCode = keyof typeof CATALOGUE;

/** A place in what was sent: keys and positions from 0, with dots between. */
export interface Place {
  readonly place: string;
}

/** A weekday and a time of day, where clocks show this zone. */
export interface Moment {
  /** ISO 8601. */
  readonly at: string;
  readonly timeZone: string;
}

/**
 * Texts and figures are data and stay as they are; a list stands with commas between; a message is put into words itself;
 * of an owner's two texts the reader's is taken.
 */
export type Param = string | number | readonly string[] | Place | Moment | BilingualText | Message;

export interface Message {
  readonly code: MessageCode;
  readonly params?: Readonly<Record<string, Param>>;
}

type Gaps<T> = T extends `${string}{${infer Gap}}${infer Rest}` ? Gap | Gaps<Rest> : never;
type GapsOf<C extends MessageCode> = Gaps<(typeof CATALOGUE)[C]['en' | 'zh-HK']>;

/** A code, and a value for each gap in its words. */
export type Said<C extends MessageCode> = [GapsOf<C>] extends [never]
  ? [code: C]
  : [code: C, params: Readonly<Record<GapsOf<C>, Param>>];

export const message = <C extends MessageCode>(...[code, params]: Said<C>): Message =>
  params === undefined ? { code } : { code, params };
