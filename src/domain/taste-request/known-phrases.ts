/** Indexes the phrases of a lexicon, of a shop and of its menu by their words. */
import { wordsIn } from './words/lexicon.ts';
import type { Lexicon, Particle, PersonFact } from './words/lexicon.ts';
import { MEANINGS } from './words/meanings.ts';
import { lettersOf, LONG, SWAPPED_FROM, type Letters } from './misspelling.ts';
import type { FlavourMeaning, MeaningId } from './words/meanings.ts';
import { atMostDoubled, lowerOf, wordsOf, type Spelling } from './word-forms.ts';

/** An ingredient, a kind of drink, a well-known drink or a trait, by its id in the lexicon. */
export interface Named {
  kind: 'ingredient' | 'drink' | 'trait';
  id: string;
  /** A brand or a sort of it: "Guinness", "Riesling". */
  isBrand?: true;
}

/** `free`: a negation that may also stand after its word. `family`: what an allergy to it reaches. */
export type Meaning =
  | { kind: 'flavour'; flavour: FlavourMeaning; named?: Named; family?: string }
  | { kind: 'person'; person: PersonFact }
  | { kind: 'name'; name: string }
  | { kind: Particle; free?: string };
export interface Phrase {
  parts: string[];
  meaning: Meaning;
  rank: number;
}

/** Of an ingredient or a drink that says nothing of taste by its name. */
export const NO_TASTE: FlavourMeaning = { delta: {} };

export type Index = Map<string, { alone: Phrase[]; followed: Map<string, Phrase[]> }>;
/** A word that is recognised misspelt, in the first of its meanings: "margarita" the drink of the menu. */
interface CarefulWord {
  word: string;
  letters: Letters;
  isRisk: boolean;
  phrase: Phrase;
}
/** By their first letter. */
export type ByLetter = Map<string, CarefulWord[]>;
interface Known {
  index: Index;
  common: ReadonlySet<string>;
  spellings: readonly Spelling[];
  /** Words that are recognised with one typo too, because missing them is dangerous. */
  careful: readonly Phrase[];
}

const KNOWN = new WeakMap<Lexicon, Known>();

/** Indexes a lexicon, once. */
export function knownOf(lexicon: Lexicon): Known {
  const ready = KNOWN.get(lexicon) ?? readyOf(lexicon);
  KNOWN.set(lexicon, ready);
  return ready;
}

function readyOf(lexicon: Lexicon): Known {
  const { flavours, persons = {}, particles, spellings: spelled = {} } = lexicon;
  const spellings = Object.entries(spelled).map(([wrong, right]) => [new RegExp(wrong, 'gi'), right] as const);
  const free = new Set(wordsIn(particles.free));
  const named = new Map([
    ...namedIn('trait', lexicon.traits, 1),
    ...namedIn('drink', lexicon.drinks),
    ...namedIn('ingredient', lexicon.ingredients),
    ...namedIn('ingredient', lexicon.brands, 1).map(
      ([said, thing]) => [said, { ...thing, isBrand: true as const }] as const,
    ),
  ]);
  const families = new Map(namedIn('ingredient', lexicon.families, 1).map(([said, { id }]) => [said, id] as const));
  const reach = (said: string) => (families.has(said) ? { family: families.get(said)! } : {});
  const allergenic = new Map(
    Object.entries(flavours).flatMap(([id, lines]) =>
      MEANINGS[id as MeaningId].allergens
        ? wordsIn(lines).map((said) => [said, MEANINGS[id as MeaningId]] as const)
        : [],
    ),
  );
  const phrasesIn = (
    groups: Readonly<Partial<Record<string, readonly string[]>>>,
    meaningOf: (id: string, said: string) => Meaning,
    rank: number,
  ) =>
    Object.entries(groups).flatMap(([id, lines]) =>
      wordsIn(lines).map((said) => phraseOf(said, meaningOf(id, said), rank)),
    );
  const phrases = [
    ...phrasesIn(persons, (id) => ({ kind: 'person', person: id as PersonFact }), 5),
    ...[...families.keys()].map((said) => phraseOf(said, { kind: 'flavour', flavour: NO_TASTE, ...reach(said) }, 0)),
    // "Egg whites" are egg white, whoever is allergic to it.
    ...[...named].map(([said, thing]) =>
      phraseOf(
        said,
        { kind: 'flavour', flavour: allergenic.get(thing.id) ?? NO_TASTE, named: thing, ...reach(said) },
        1,
      ),
    ),
    ...phrasesIn(
      flavours,
      (id, said) => ({
        kind: 'flavour',
        flavour: MEANINGS[id as MeaningId],
        ...(named.has(said) && { named: named.get(said)! }),
        ...reach(said),
      }),
      2,
    ),
    ...phrasesIn(particles, (id, said) => ({ kind: id as Particle, ...(free.has(said) && { free: said }) }), 1),
  ];
  const careful = phrases.filter(isCareful).sort((a, b) => b.rank - a.rank);
  return { index: indexOf(phrases), common: new Set(wordsIn(lexicon.common)), spellings, careful };
}

const namedIn = (kind: Named['kind'], lines: readonly string[] = [], from = 0): [said: string, named: Named][] =>
  lines.flatMap((line) => {
    const [id = '', ...names] = line.split(',');
    return [id, ...names].slice(from).map((said): [string, Named] => [said, { kind, id }]);
  });

/** Words that are recognised misspelt. Short ones have look-alikes: "butter" and "better". */
export function isCareful(phrase: Phrase): boolean {
  const { parts, meaning } = phrase;
  const [word = ''] = parts;
  if (parts.length > 1 || !/^[a-z]+$/.test(word)) return false;
  if (isOfRisk(phrase)) return word.length >= LONG - 1;
  if (meaning.kind === 'flavour' || meaning.kind === 'name') return word.length >= SWAPPED_FROM;
  return isFiller(meaning.kind) && word.length >= LONG;
}

export const isFiller = (kind: string): boolean => ['plain', 'wish', 'clause'].includes(kind);

/** Allergens, allergies, alcohol, and whatever rules alcohol out: before all others, a misspelt allergen stays one. */
export function isOfRisk({ meaning }: Phrase): boolean {
  if (meaning.kind === 'person') return ['age', 'pregnancy', 'medicine'].includes(meaning.person);
  if (meaning.kind !== 'flavour') return meaning.kind === 'allergy';
  const { allergens, alcohol, zeroProof, delta = {} } = meaning.flavour;
  return (alcohol ?? zeroProof) === true || (allergens !== undefined && Object.keys(delta).length === 0);
}

/** @param spellings none for a word list: it is written as they correct it */
export const phraseOf = (
  said: string,
  meaning: Meaning,
  rank: number,
  spellings: readonly Spelling[] = [],
): Phrase => ({
  parts: wordsOf(said, spellings).map((word) => atMostDoubled(lowerOf(word))),
  meaning,
  rank,
});

/** One-word phrases by their first letter, which a typo rarely changes. */
export function byLetter(phrases: readonly Phrase[]): ByLetter {
  const index: ByLetter = new Map();
  const seen = new Set<string>();
  for (const phrase of phrases) {
    const [word = ''] = phrase.parts;
    if (seen.has(word)) continue;
    seen.add(word);
    const known = { word, letters: lettersOf(word), isRisk: isOfRisk(phrase), phrase };
    const alike = index.get(word[0]!);
    if (alike) alike.push(known);
    else index.set(word[0]!, [known]);
  }
  return index;
}

/** Phrases by their first two words, so that hundreds that begin with 唔 are not compared at each 唔. */
export function indexOf(phrases: readonly Phrase[]): Index {
  const index: Index = new Map();
  for (const phrase of phrases) {
    const [first, second] = phrase.parts;
    if (first === undefined) continue;
    const entry = index.get(first) ?? { alone: [], followed: new Map() };
    index.set(first, entry);
    const list = second === undefined ? entry.alone : (entry.followed.get(second) ?? []);
    if (second !== undefined) entry.followed.set(second, list);
    list.push(phrase);
  }
  return index;
}
