/** What is wrong with a translation, as far as a machine can tell: nothing there, doubted, or other placeholders and tags than its source. */

import { parse, type Content, type Token } from '@messageformat/parser';

/** One text of a catalogue. */
export interface CatalogueText {
  source: string;
  translation: string;
  /** As in `#, fuzzy`. */
  flags?: readonly string[];
}

/**
 * @param sources what the sources say, by id
 * @param texts what the catalogue has, by id
 * @returns a sentence for each fault, naming the text; none for a catalogue that may ship
 */
export function faultsOfCatalogue(
  sources: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, CatalogueText>,
): string[] {
  const absent = [...sources].filter(([id]) => !texts.has(id)).map(([, source]) => `“${source}” is not in it`);
  const wrong = [...texts].flatMap(([id, text]) =>
    (sources.has(id) ? faultsOf(text) : ['is in no source any more']).map((fault) => `“${text.source}” ${fault}`),
  );
  return [...absent, ...wrong];
}

function faultsOf({ source, translation, flags = [] }: CatalogueText): string[] {
  if (translation.trim() === '') return ['has no translation'];
  if (flags.includes('fuzzy')) return ['is marked fuzzy: its translation is to be confirmed'];
  const wanted = partsOf(source);
  const found = partsOf(translation);
  if (!found) return ['has a translation whose braces do not close'];
  if (!wanted) return ['has braces that do not close'];
  return [
    ...missing(wanted, found).map((part) => `lacks ${part} in its translation`),
    ...missing(found, wanted).map((part) => `has ${part} in its translation alone`),
  ];
}

const missing = (from: ReadonlySet<string>, there: ReadonlySet<string>): string[] =>
  [...from].filter((part) => !there.has(part));

const TAG = /<\/?\w+\/?>/g;
/** What an apostrophe before a brace, tag or # quotes. */
const QUOTED = /'[{}<#][^']*('|$)/g;

/**
 * What of an ICU message must be the same in every language: `{name}`, `{n, plural}`, `#` and each tag as often as it stands.
 * Branches count together, for languages differ in how many they need.
 * @returns undefined when the braces do not close
 */
function partsOf(message: string): Set<string> | undefined {
  const tokens = tokensOf(message);
  if (!tokens) return undefined;
  const parts = new Set<string>();
  const tags = new Map<string, number>();
  for (const token of tokens) {
    if (token.type === 'content')
      for (const [tag] of token.value.matchAll(TAG)) tags.set(tag, (tags.get(tag) ?? 0) + 1);
    else parts.add(nameOf(token));
  }
  for (const [tag, times] of tags) parts.add(times === 1 ? tag : `${tag} × ${times}`);
  return parts;
}

function nameOf(token: Exclude<Token, Content>): string {
  if (token.type === 'octothorpe') return '#';
  if (token.type === 'argument') return `{${token.arg}}`;
  return `{${token.arg}, ${token.type === 'function' ? token.key : token.type}}`;
}

/** With those of every branch. */
function tokensOf(message: string): Token[] | undefined {
  try {
    const tokens = parse(message).flatMap(withBranches);
    const isStray = (token: Token) => token.type === 'content' && token.ctx.text.replaceAll(QUOTED, '').includes('}');
    return tokens.some(isStray) ? undefined : tokens;
  } catch {
    return undefined;
  }
}

const withBranches = (token: Token): Token[] =>
  'cases' in token ? [token, ...token.cases.flatMap(({ tokens }) => tokens.flatMap(withBranches))] : [token];
