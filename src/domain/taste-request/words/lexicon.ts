/** The lexicon of one language, as in english.json and cantonese.json: lower case, several words per line. */
import type { BilingualText } from '#domain/recipe/recipe.ts';
import type { MeaningId } from './meanings.ts';

/** Function words around a wish: negations, degrees, and words without meaning. */
export type Particle =
  /** "no", "唔要": negates what follows. */
  | 'no'
  /** "less", "too", "太": negates what follows, without excluding it. */
  | 'less'
  /** "a little", "少少". */
  | 'soft'
  /** "very", "超". */
  | 'very'
  /** "want", "要": starts a new wish, unless a negation stands right before. */
  | 'wish'
  /** "or", "或": what follows shares the negation of what came before. */
  | 'link'
  /** "allergic", "敏感": what is named in the same sentence is excluded. */
  | 'allergy'
  /** "free" after a word, "免": excludes that word. */
  | 'free'
  /** "like", "似": a drink follows. */
  | 'like'
  /** "but", "please": ends the scope of a negation. */
  | 'clause'
  /** Has no meaning for taste. */
  | 'plain';

/** What a word says about a person rather than a drink. */
export type PersonFact =
  /** Under 18. */
  | 'age'
  /** A minor, who need not be the one who drinks. */
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
  /** Something is the matter, with unclear consequences: "doctor", "liver", 有病. */
  | 'concern';

type Lines = readonly string[];

export interface Lexicon {
  /** English: whole words, plurals recognised. Chinese: longest match first. */
  flavours: Readonly<Partial<Record<MeaningId, Lines>>>;
  persons?: Readonly<Partial<Record<PersonFact, Lines>>>;
  particles: Readonly<Partial<Record<Particle, Lines>>>;
  /**
   * One ingredient or kind of drink a line: its id, which is its English name, then its other names. A word that is in
   * `flavours` too tastes of that.
   */
  ingredients?: Lines;
  /**
   * Brands and sorts of an ingredient, in the same format: they are that ingredient, and where the menu names no such
   * brand the guest is told.
   */
  brands?: Lines;
  /**
   * One family of ingredients a line, in the same format: heard in an allergy only. The id is no word of its own. See
   * allergy-families.ts.
   */
  families?: Lines;
  /** One well-known drink a line, in the same format. */
  drinks?: Lines;
  /** One trait a line: its id, which is no word of its own, then its names. See drink-traits.ts. */
  traits?: Lines;
  /** Ordinary words that say nothing of a drink: never misspelt words of taste, nor said not to be understood. */
  common?: Lines;
  /**
   * Spelling variants: colloquial writing, errors of speech recognition, simplified characters. Regular expressions
   * without lookbehind, which Safari before 16.4 rejects.
   */
  spellings?: Readonly<Record<string, string>>;
  /** Pairs of a simplified character and the one the words are written with: "气氣车車". */
  simplified?: string;
}

export const wordsIn = (lines: Lines = []): string[] => lines.flatMap((line) => line.split(','));

/** Language-independent: emoji. */
export const SIGNS: Lexicon = {
  flavours: {
    sour: ['🍋'],
    fruity: ['🥭,🍓,🍍,🍑,🍒,🫐,🍉,🍇,🍎'],
    sweet: ['🍬,🍭,🍰,🍯'],
    spicy: ['🌶,🔥,🫚'],
    herbal: ['🌿,🍃,🍵,🌸'],
    fizzy: ['🫧,🍾,🥂'],
    zeroProof: ['🚱'],
    // Nuts of any kind, as a guest who draws it may mean.
    nut: ['🥜'],
    milk: ['🥛'],
    egg: ['🥚'],
    crustacean: ['🦐,🦀'],
  },
  persons: { pregnancy: ['🤰,🤱'], driving: ['🚗'], medicine: ['💊'], drunk: ['🥴'] },
  particles: { link: ['、,/'], no: ['🚫,0,❌,✖,🙅'], free: ['0,❌,✖,🙅'] },
  // "0 %" and "0.0" of alcohol, and not of sugar.
  spellings: {
    '((?:alcohol|abv|酒精[度濃含量]*)[: ]*)0(?:\\.0+)? ?%': '$10',
    '(^|[^0-9.])0(?:(?:\\.0+)? ?%|\\.0+)(?! ?(?:sugar|sweet|fat|糖|甜|[0-9%]))': '$1🚱',
  },
  ingredients: [
    'mango,🥭',
    'strawberry,🍓',
    'pineapple,🍍',
    'peach,🍑',
    'cherry,🍒',
    'blueberry,🫐',
    'watermelon,🍉',
    'grape,🍇',
    'apple,🍎',
    'coconut,🥥',
    'honey,🍯',
    'coffee,☕',
    'tea,🍵',
    'beer,🍺,🍻',
    'wine,🍷',
  ],
};

/** A text in the characters the words are written with. */
export function traditional(text: string, lexicons: readonly Lexicon[]): string {
  const pairs = lexicons.map(({ simplified = '' }) => simplified).join('');
  if (pairs === '') return text;
  return text.replace(/\p{Script=Han}/gu, (said) => {
    const at = pairs.indexOf(said);
    return at % 2 === 0 ? pairs[at + 1]! : said;
  });
}

export type Language = keyof BilingualText;

/** Every word of english.json has a Latin letter, every word and spelling of cantonese.json a Chinese character. */
const SCRIPTS: Readonly<Record<Language, RegExp>> = { en: /\p{Script=Latin}/u, 'zh-HK': /\p{Script=Han}/u };

/** The languages whose words can occur in a text. Do not parse it before their lexicons are loaded. */
export const languagesIn = (text: string): Language[] =>
  (['en', 'zh-HK'] as const).filter((language) => SCRIPTS[language].test(text.normalize('NFKC')));
