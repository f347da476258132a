/** Looks up terms of the glossary by their English. */
import type { LanguageCode } from '#domain/text/languages.ts';
import { once } from '#server/once.ts';
import { BOTTLES } from './bottles.ts';
import { DRINKS } from './drinks.ts';
import { BREWS, FLAVOURS } from './flavours.ts';
import { PLACES } from './places.ts';
import { GLOSSARY_LANGUAGES, readTerms, spelled, type GlossaryLanguage, type Term } from './table.ts';
import { THINGS } from './things.ts';

export const terms = once((): readonly Term[] => [
  ...readTerms('drink', DRINKS),
  ...readTerms('bottle', BOTTLES),
  ...readTerms('flavour', FLAVOURS),
  ...readTerms('brew', BREWS),
  ...readTerms('thing', THINGS),
  ...readTerms('place', PLACES),
]);

const byEnglish = once(
  () => new Map(terms().flatMap((term) => term.english.map((name) => [spelled(name), term] as const))),
);

/** @param key made by `spelled`. A plural that is missing is looked up in the singular. */
export const findTerm = (key: string): Term | undefined => {
  const known = byEnglish();
  return (
    known.get(key) ??
    known.get(key.replace(/ies$/, 'y')) ??
    known.get(key.replace(/es$/, '')) ??
    known.get(key.replace(/s$/, ''))
  );
};

export const isGlossaryLanguage = (language: LanguageCode): language is GlossaryLanguage =>
  GLOSSARY_LANGUAGES.some((code) => code === language);

const MOST_TERMS = 60;

/** The terms that occur in a text with their translations, for a language model to use. */
export function termsIn(text: string, language: LanguageCode): Record<string, string> {
  if (!isGlossaryLanguage(language)) return {};
  const words = ` ${spelled(text).replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')} `;
  const found = terms().flatMap((term) => {
    const name = term.english.find((one) =>
      words.includes(` ${spelled(one).replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')} `),
    );
    const word = term.words[language];
    return name && word ? [[term.english[0] ?? name, word.text] as const] : [];
  });
  return Object.fromEntries(found.sort(([a], [b]) => b.length - a.length).slice(0, MOST_TERMS));
}
