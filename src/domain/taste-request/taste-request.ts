/** What a sentence comes to. Source: docs/behaviour/taste-requests.md. */
import type { Superlative } from '#domain/flavour/wish-order.ts';
import type { Sign } from './negation.ts';
import type { NoAlcoholReason } from './no-alcohol-reasons.ts';
import type { Piece } from './phrase-tokenizer.ts';
import type { StatedStrength } from './stated-strength.ts';
import type { AskedAbout } from './talk/asked-about.ts';
import type { AskedBack } from './talk/asked-back.ts';
import type { TasteWord } from './taste-word.ts';

/** A name from the menu as it was said. */
export interface DrinkMention {
  id: string;
  said: string;
  isRefused: boolean;
  /** What the drink is measured by, and not itself wanted: "lighter than a Negroni". */
  isMeasure: boolean;
  /** Nothing as strong as it may be poured: "not as strong as a Negroni". */
  isLimit: boolean;
  /** It is had and complained of, or a measure of how much: "too bitter", "lighter than a Negroni". */
  isCompared: boolean;
}

/** Somebody else's drink, or the next. */
export interface OtherGlass {
  person: string | undefined;
  words: readonly TasteWord[];
  names: readonly string[];
  /** Said of the person: they drive, do not drink. */
  isWithoutAlcohol: boolean;
}

/** A sentence in its parts. */
export interface Spoken {
  pieces: readonly Piece[];
  signs: readonly Sign[];
  about: AskedAbout;
  /** In figures: "under ten percent". No piece holds them. */
  strength: StatedStrength;
  /** As it was said, before what nobody can have was taken out of it. */
  text: string;
}

export interface TasteRequest {
  words: TasteWord[];
  names: DrinkMention[];
  /** What is wanted where the menu lacks what was named first: "sake, otherwise a beer". */
  otherwise: Pick<TasteRequest, 'words' | 'names'>;
  superlative?: Superlative;
  /** What was not understood where a wish stands, in the guest's own spelling. */
  unknown: string[];
  /** Small talk that was not understood. */
  aside: string[];
  /** The guest mentioned an allergy, even if its substance was not understood. */
  isAllergic: boolean;
  /** The guest also spoke of another person's drink, which is left for later. */
  isOfOthers: boolean;
  /** What each other's drink, or the next, shall be; `names` are ids of the menu. */
  ofOthers: readonly OtherGlass[];
  /** How many glasses or guests it is for, if more than one. */
  glasses?: number | undefined;
  /** What is named is a choice, or examples: "yuzu or lychee". */
  isEither: boolean;
  /** Wants a drink like the one that was named, and not that one. */
  isAnother: boolean;
  /** The sentence itself, for what is asked in it. */
  spoken: Spoken;
  /** Ids of drinks whose colour it shall have. */
  coloured: string[];
  /** What they have on other days, or like and do not want now: "usually an Aperol Spritz, tonight gin". */
  usual: { said: string; drink?: string; thing?: string | undefined }[];
  /** What it shall be stronger than: a drink of the menu, or a thing. */
  above: { said: string; drink?: string; thing?: string | undefined }[];
  /** Asks for decaffeinated coffee, and not only for what has no caffeine. */
  isDecaf: boolean;
  /** Wants something between the drinks that were named. */
  isBetween: boolean;
  /** Says how much sugar a drink shall have: "half sugar", 少甜. */
  isSugarLevel: boolean;
  /** Must not have sugar, for their health. */
  isSugarBarred: boolean;
  /** Wants the drink they had before. */
  isAgain: boolean;
  /** What must be asked back before it can be poured. */
  asked?: AskedBack;
  /** Orders a tea or a coffee as a tea shop serves it. */
  isBrew: boolean;
  /** Substances of an allergy that no menu lists. */
  unlisted: string[];
  /** Those of them of which is not known what holds them. */
  unsure: string[];
  noAlcohol?: NoAlcoholReason;
  /** The guest wants or needs a weaker drink than otherwise chosen. */
  weaker: boolean;
  /** The guest is drunk already. */
  isDrunk: boolean;
  /** Statements about a person that were not understood; ask about them before ordering. */
  unclear: string[];
  /** The sentence says something about a person, even if negated. */
  isOfPerson: boolean;
}
