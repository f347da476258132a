/** The words of a text, and the base forms a word may be derived from. */

const LATIN = /^[a-z0-9]/i;
const HAN = /^\p{Script=Han}/u;
const TOKEN =
  /\p{Script=Han}|[a-zA-Z0-9\u00c0-\u024f]+|(?:(?!\p{Script=Han})\p{L})+|\p{Extended_Pictographic}|[\n.,;:!?()[\]{}"“”–—，。；：！？、/（）「」…~～]/gu;

export const isLatin = (said: string): boolean => LATIN.test(said);
export const isHan = (said: string): boolean => said.charCodeAt(0) > LAST_LATIN && HAN.test(said);
const LAST_LATIN = 0x24f;

/** Normalises full-width characters; removes apostrophes, fractions and invisible characters. */
export const plainText = (text: string): string =>
  text
    .replace(/[¼-¾]/g, ' ')
    .normalize('NFKC')
    .replace(/\p{Cf}|\uFE0F|['’‘`´]/gu, '');

/**
 * A comma where a Chinese sentence has a space between two phrases; not behind a word that wants the next one, nor in
 * what is said of an allergy, where lists are written so.
 */
export const withPauses = (text: string): string =>
  OF_ALLERGY.test(text) ? text : text.replace(PAUSE, (said) => said.replace(/ +/, '，'));
const OF_ALLERGY = /敏|癩|疹|不耐|忌口|戒口|休克/;
const WANTS_MORE = '要好冇無走少太飲有想係似同加落免戒避畀俾比食唔放怕憎對';
const PAUSE = new RegExp(
  `(?:[一-鿿][一-鿿A-Za-z][a-z]|[一-鿿A-Za-z]{2}(?![${WANTS_MORE}])[一-鿿]) +(?=[一-鿿]{2})`,
  'g',
);

export type Spelling = readonly [RegExp, string];

/** Each spelling in turn; of hundreds nearly none occurs, and to ask first takes half as long as to replace. */
export const respelled = (text: string, spellings: readonly Spelling[]): string =>
  spellings.reduce((so, [wrong, right]) => (wrong.test(so) ? so.replace(wrong, right) : so), text);

/** The text's words and punctuation, spelled as the lexicons spell them. */
export const wordsOf = (text: string, spellings: readonly Spelling[]): string[] =>
  respelled(plainText(text), spellings).match(TOKEN) ?? [];

/** Without accents. */
export const lowerOf = (said: string): string => said.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
export const atMostDoubled = (lower: string): string => lower.replace(/([a-z])\1{2,}/g, '$1$1');

/** A word and its possible base forms: plurals, "sweeter", "lemony", "fizziness". */
export function formsOf(token: string, endings: readonly (readonly [string, string])[]): string[] {
  // "Two French 75s".
  if (/^\d+s$/.test(token)) return [token, token.slice(0, -1)];
  if (!isLatin(token) || token.length < 4) return [token];
  const forms = [token];
  for (const [ending, instead] of endings) {
    if (!token.endsWith(ending)) continue;
    const base = token.slice(0, -ending.length) + instead;
    if (base.length >= 3) forms.push(base);
  }
  const doubled = DOUBLED.get(endings)?.exec(token);
  if (doubled) forms.push(doubled[1]! + doubled[2]!);
  return forms;
}

export const PLAIN_ENDINGS = [
  ['es', ''],
  ['s', ''],
  ['ing', ''],
  ['ing', 'e'],
] as const;
/** Of ordinary words alone: no word of taste is made of a verb. */
export const VERBS = [
  ['ed', ''],
  ['ed', 'e'],
  ['d', ''],
  ['ied', 'y'],
  ['ly', ''],
] as const;
export const ENDINGS = [
  ['ies', 'y'],
  ['iest', 'y'],
  ['iest', ''],
  ['ier', 'y'],
  ['ier', ''],
  ['iness', 'y'],
  ['ness', ''],
  ['est', ''],
  ['est', 'e'],
  ['er', ''],
  ['er', 'e'],
  ['es', ''],
  ['s', ''],
  ['ing', ''],
  ['ing', 'e'],
  ['ish', ''],
  ['y', ''],
  ['y', 'e'],
] as const;

/** "Bigger" is big, "skipping" is to skip. */
const DOUBLED: ReadonlyMap<unknown, RegExp> = new Map<unknown, RegExp>([
  [ENDINGS, /^(.*?)([a-z])\2(?:er|est|y|ish)$/],
  [VERBS, /^(.*?)([a-z])\2(?:ed|ing)$/],
]);
