/** Fills the slots of a pattern: prepositions, compounds, agreement. */
import type { Gender, GlossaryLanguage, Word } from './table.ts';
import { JOINS } from './patterns.ts';

const startsWithVowel = (text: string): boolean =>
  /^[aeiouyhàâäéèêëîïôöùûüœ]/i.test(text) && !/^(y[aeiou]|ha|hojicha)/i.test(text);

const plural = (gender: Gender): boolean => gender === 'mp' || gender === 'fp' || gender === 'p';
const feminine = (gender: Gender): boolean => gender === 'f' || gender === 'fp';

/** Italian uses `lo` and `gli` before these. */
const needsLo = (text: string): boolean => /^(s[^aeiouàèéìòù]|z|gn|ps|x|y[aeiou])/i.test(text);

const PREPOSITIONS: Record<string, (word: Word) => string> = {
  de: ({ stem: text }) => (startsWithVowel(text) ? `d’${text}` : `de ${text}`),
  di: ({ stem: text }) => (/^[aeiouàèéìòù]/i.test(text) ? `d’${text}` : `di ${text}`),
  au: ({ stem: text, gender }) => {
    if (plural(gender)) return `aux ${text}`;
    if (startsWithVowel(text)) return `à l’${text}`;
    return feminine(gender) ? `à la ${text}` : `au ${text}`;
  },
  al: ({ stem: text, gender }) => {
    const vowel = /^[aeiouàèéìòù]/i.test(text);
    if (gender === 'fp') return `alle ${text}`;
    if (gender === 'mp') return vowel || needsLo(text) ? `agli ${text}` : `ai ${text}`;
    if (vowel) return `all’${text}`;
    if (gender === 'f') return `alla ${text}`;
    return needsLo(text) ? `allo ${text}` : `al ${text}`;
  },
};

/**
 * @param flavours one or more, for every `{x}`
 * @param base for `{y}`
 */
export function fill(
  pattern: Word,
  language: GlossaryLanguage,
  { flavours = [], base }: { flavours?: readonly Word[]; base?: Word },
): Word {
  const join = language === 'es' ? spanishAnd(flavours) : JOINS[language][2];
  const stems = flavours.map(({ stem }) => stem).join(join);
  const hyphenated = stems.replace(/-$/, '').replaceAll(' ', '-');
  const text = pattern.text
    .replaceAll(/\{(de|au|di|al) x\}/g, (_slot, preposition: string) =>
      flavours.map((word) => PREPOSITIONS[preposition]!(word)).join(join),
    )
    .replaceAll(/\{x_\}(\p{Letter}?)/gu, (_slot, next: string) =>
      /[\s-]/.test(stems) ? `${hyphenated}-${next.toUpperCase()}` : stems + next,
    )
    .replaceAll('{x-}{y}', `${hyphenated}-${base?.text.replaceAll(' ', '-') ?? ''}`)
    .replaceAll('{x-}', `${hyphenated}-`)
    .replaceAll('{x,}', listed(flavours, language).text)
    .replaceAll('{x}', stems)
    .replaceAll('{y}', base?.text ?? '')
    .replaceAll(/\[([^\]]+)\]/g, (_slot, forms: string) => agreeing(forms.split('/'), base?.gender ?? 'm', language));
  const gender = pattern.text.includes('{y}') ? (base?.gender ?? 'm') : pattern.gender;
  return { text, gender, stem: text };
}

/** Spanish `y` is `e` before an i. */
const spanishAnd = (words: readonly Word[]): string => (/^h?i/i.test(words.at(-1)?.text ?? '') ? ' e ' : ' y ');

function agreeing(forms: readonly string[], gender: Gender, language: GlossaryLanguage): string {
  if (language === 'de') return forms[plural(gender) ? 3 : gender === 'n' ? 2 : gender === 'f' ? 1 : 0] ?? '';
  return forms[(plural(gender) ? 2 : 0) + (feminine(gender) ? 1 : 0)] ?? '';
}

/** Lists of names: “lemon wheel, olive and straw”. */
export function listed(words: readonly Word[], language: GlossaryLanguage): Word {
  const [comma, and] = JOINS[language];
  const texts = words.map(({ text }) => text);
  const last = texts.pop() ?? '';
  const before = texts.join(comma);
  const joint = language === 'es' && words.length > 1 ? spanishAnd(words) : and;
  const text = before === '' ? last : before + joint + last;
  return { text, gender: words[0]?.gender ?? 'm', stem: text };
}

/** With a capital first letter. */
export const capitalised = (text: string): string => text.replace(/^\p{Letter}/u, (letter) => letter.toUpperCase());
