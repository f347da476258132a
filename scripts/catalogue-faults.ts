/** What is wrong with a translation, as far as a machine can tell: nothing there, doubted, or other placeholders and tags than its source. */

/** One text of a catalogue. */
export interface CatalogueText {
  source: string;
  translation: string;
  /** As in `#, fuzzy`. */
  flags?: readonly string[];
}

/** @returns a sentence for each fault, naming the text; none for a catalogue that may ship */
export function faultsOfCatalogue(texts: readonly CatalogueText[]): string[] {
  return texts.flatMap((text) => faultsOf(text).map((fault) => `“${text.source}” ${fault}`));
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

const ARGUMENT = /\{\s*(\w+)\s*(?:,\s*(\w+)\s*(,)?)?/y;
const SELECTOR = /\s*(?:offset:\d+\s*)?(=?\w+)\s*\{/y;
const TAG = /<(\/?)(\w+)(\/?)>/y;

/**
 * What of an ICU message must be the same in every language: `{name}`, `{n, plural}`, `#` and each tag as often as it stands.
 * Branches count together, for languages differ in how many they need.
 * @returns undefined when the braces do not close
 */
function partsOf(message: string): Set<string> | undefined {
  const parts = new Set<string>();
  const tags = new Map<string, number>();
  let at = 0;

  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(message);
    if (found) at = pattern.lastIndex;
    return found;
  };

  /** Reads on to the end, or past the brace that closes this branch. */
  const readText = (isBranch: boolean): boolean => {
    while (at < message.length) {
      const here = message[at];
      if (here === '}') {
        at += 1;
        return isBranch;
      }
      if (here === '{') {
        if (!readArgument()) return false;
        continue;
      }
      const tag = here === '<' ? match(TAG) : null;
      if (tag) {
        tags.set(tag[0], (tags.get(tag[0]) ?? 0) + 1);
        continue;
      }
      if (here === "'" && /[{}<#]/.test(message[at + 1] ?? '')) at = endOfQuote(message, at);
      if (isBranch && here === '#') parts.add('#');
      at += 1;
    }
    return !isBranch;
  };

  const readArgument = (): boolean => {
    const found = match(ARGUMENT);
    if (!found) return false;
    const [, name, kind, hasBranches] = found;
    parts.add(kind ? `{${name}, ${kind}}` : `{${name}}`);
    if (!hasBranches || kind === 'number' || kind === 'date' || kind === 'time') return closeArgument();
    while (match(SELECTOR)) if (!readText(true)) return false;
    return closeArgument();
  };

  const closeArgument = (): boolean => {
    const end = message.indexOf('}', at);
    at = end + 1;
    return end >= 0;
  };

  if (!readText(false)) return undefined;
  for (const [tag, times] of tags) parts.add(times === 1 ? tag : `${tag} × ${times}`);
  return parts;
}

/** An apostrophe before a brace, tag or # quotes up to the next one. */
const endOfQuote = (message: string, at: number): number => {
  const end = message.indexOf("'", at + 1);
  return end < 0 ? message.length : end;
};
