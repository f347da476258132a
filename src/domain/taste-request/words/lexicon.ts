/** The words of one language, as english.json and cantonese.json hold them: lower case, several to a line. */
import type { BilingualText } from '#domain/recipe/recipe.ts';
import type { MeaningId } from './meanings.ts';

/** The words around a wish: what turns it round, weakens or strengthens it, and what says nothing. */
export type Particle =
  /** "no", "唔要": turns round what follows. */
  | 'no'
  /** "less", "too", "太": turns round what follows, without forbidding it. */
  | 'less'
  /** "a little", "少少". */
  | 'soft'
  /** "very", "超". */
  | 'very'
  /** "want", "要": a wish begins anew, unless a "no" stands right before. */
  | 'wish'
  /** "or", "或": what follows shares the "no" of what came before. */
  | 'link'
  /** "allergic", "敏感": what is named in the same sentence is kept out. */
  | 'allergy'
  /** "free" behind a word, "免": keeps out what it stands behind. */
  | 'free'
  /** "like", "似": a drink follows. */
  | 'like'
  /** "but", "please": nothing reaches over it. */
  | 'clause'
  /** Says nothing of taste. */
  | 'plain';

/** What a word says of a person rather than of a drink. */
export type PersonFact =
  /** Under 18. */
  | 'age'
  /** Somebody young, who need not be the one who drinks. */
  | 'child'
  /** Pregnant, trying to be, or breastfeeding. */
  | 'pregnancy'
  | 'medicine'
  | 'driving'
  /** Has given up alcohol. */
  | 'recovery'
  | 'religion'
  | 'drunk'
  /** Gets drunk or red easily. */
  | 'lowTolerance'
  /** Says that something is the matter, and not what follows from it: "doctor", "liver", 有病. */
  | 'concern';

type Lines = readonly string[];

export interface Lexicon {
  /** English: whole words, plurals understood. Chinese: longest found first. */
  flavours: Readonly<Partial<Record<MeaningId, Lines>>>;
  persons?: Readonly<Partial<Record<PersonFact, Lines>>>;
  particles: Readonly<Partial<Record<Particle, Lines>>>;
  /** Other spellings of the same: colloquial writing, what a speech recogniser makes of a word, simplified characters. As patterns, without lookbehind, which Safari before 16.4 refuses. */
  spellings?: Readonly<Record<string, string>>;
}

export const wordsIn = (lines: Lines = []): string[] => lines.flatMap((line) => line.split(','));

/** What belongs to no language: the pictures that guests type. */
export const SIGNS: Lexicon = {
  flavours: {
    sour: ['🍋'],
    fruity: ['🥭,🍓,🍍,🍑,🍒,🫐,🍉,🍇,🍎'],
    sweet: ['🍬,🍭,🍰,🍯'],
    spicy: ['🌶,🔥,🫚'],
    herbal: ['🌿,🍃,🍵,🌸'],
    fizzy: ['🫧,🍾,🥂'],
    peanut: ['🥜'],
    milk: ['🥛'],
    egg: ['🥚'],
    crustacean: ['🦐,🦀'],
  },
  persons: { pregnancy: ['🤰,🤱'], driving: ['🚗'], medicine: ['💊'], drunk: ['🥴'] },
  particles: { link: ['、,/'], no: ['🚫,0'], free: ['0'] },
};

export type Language = keyof BilingualText;

/** Every word of english.json holds a Latin letter, every word and spelling of cantonese.json a Chinese character. */
const SCRIPTS: Readonly<Record<Language, RegExp>> = { en: /\p{Script=Latin}/u, 'zh-HK': /\p{Script=Han}/u };

/** The languages whose words can be in a sentence: without their lexicons it must not be interpreted. */
export const languagesIn = (text: string): Language[] =>
  (['en', 'zh-HK'] as const).filter((language) => SCRIPTS[language].test(text.normalize('NFKC')));
