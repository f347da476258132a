import type { Plugin } from 'vite';

/** What an English text grows by, at most, in the languages that need most room. */
const LONGER = 0.4;
/** Letters that the Latin subset of our fonts has. */
const ACCENTED: Record<string, string> = Object.fromEntries(
  [...'aáAÁeéEÉiíIÍoóOÓuúUÚcçCÇnñNÑyýYÝ'.matchAll(/(.)(.)/gu)].map(([, plain, accented]) => [plain, accented]),
);
const WORDS_AND_TAGS = /(<\/?\w+\/?>)|(\p{L}+)/gu;

/**
 * An English text as a longer language would have it: accents on its letters, and its words 40 % longer, the longest part of
 * the text itself. Tags and placeholders stay.
 */
export function pseudoText(text: string): string {
  let owed = 0;
  return text.replace(WORDS_AND_TAGS, (whole, tag: string | undefined) => {
    if (tag) return tag;
    owed += whole.length * LONGER;
    const more = Math.round(owed);
    owed -= more;
    return stretched(whole, more);
  });
}

/** So many letters more, each beside its like and spread over the word. */
function stretched(word: string, more: number): string {
  const letters = Array.from(word);
  return letters
    .map((letter, i) => {
      const repeats = Math.floor(((i + 1) * more) / letters.length) - Math.floor((i * more) / letters.length);
      const shown = ACCENTED[letter] ?? letter;
      return shown + shown.toLowerCase().repeat(repeats);
    })
    .join('');
}

type Compiled = string | readonly Compiled[] | { readonly [branch: string]: Compiled };

/** Lingui's compiled message: texts, and for what is put in `[name]` or `[name, 'plural', { one: message, … }]`. */
function pseudoMessage(message: Compiled): Compiled {
  if (typeof message === 'string') return pseudoText(message);
  if (!isList(message)) return message;
  return message.map((part) => {
    if (!isList(part)) return pseudoMessage(part);
    const [name, kind, branches] = part;
    if (typeof branches !== 'object' || isList(branches)) return part;
    const told = Object.entries(branches).map(([branch, each]) => [branch, pseudoMessage(each)]);
    return [name!, kind!, Object.fromEntries(told) as Compiled];
  });
}

const isList = (message: Compiled): message is readonly Compiled[] => Array.isArray(message);

/** The English catalogues made longer (`vite build --mode pseudo`): shows what breaks before a translator does. Stands after Lingui's own plugin. */
export function pseudoTexts(): Plugin {
  return {
    name: 'pseudo-texts',
    transform(code, id) {
      if (!/\/locales\/\w+\/en\.js$/.test(id)) return null;
      const [, literal] = /JSON\.parse\((".*")\)/s.exec(code) ?? [];
      if (literal === undefined) throw new Error(`${id} is not a catalogue as Lingui compiles it`);
      const messages = JSON.parse(JSON.parse(literal) as string) as Record<string, Compiled>;
      const longer = Object.fromEntries(Object.entries(messages).map(([key, each]) => [key, pseudoMessage(each)]));
      return { code: code.replace(literal, () => JSON.stringify(JSON.stringify(longer))), map: null };
    },
  };
}
