/**
 * Writes refusals that name what is refused first, or by what it does, as "no" of it: "grapefruit is banned", "red wine
 * gives me a headache", 飲親紅酒就面紅, "taking the year off drinking". Source: docs/behaviour/taste-requests.md "Refused
 * in other words".
 */
import { rememberByList } from '../remember-by-list.ts';
import { respelled, type Spelling } from '../word-forms.ts';
import { wordsIn, type Lexicon } from '../words/lexicon.ts';
import { ALLERGY, INTOLERANCE, MEDICINE, REFUSES_THING_HAN } from './effects-in-cantonese.ts';
import { EFFECT_OF_ALCOHOL, KEEPS_AWAKE, REFUSES_NEXT, REFUSES_THING } from './effects-in-english.ts';

/** Of alcohol as a whole. */
const ABSTAINS =
  /\b(?:taking|took|having|on) (?:the|an?|this|my) (?:\w+ )?(?:off|break) (?:from )?(?:drinking|drinks?|the booze|booze|alcohol)\b|\b(?:no longer|never) drink(?: alcohol)?(?=\W*$|[,.;!?]| (?:so|but|and)\b)|\bhave ?nt had (?:a|one) (?:drink|drop) (?:in|for) (?:\w+ )?(?:years?|months)\b|\bcutting out (?:the )?(?:alcohol|booze|drink)\b|\bretired from drinking\b|\bstraight edge\b|\byears? clean\b|\b(?:put|left|leaving) (?:the )?(?:drinking|drink|booze|alcohol) behind(?: me)?|\bhard stuff is behind me\b|\bdrinking (?:isnt|is not) for me\b|\b(?:drinking|alcohol|booze|drink) and i (?:split|broke) up\b|\bliver needs an? (?:rest|break|holiday)\b/gi;
const ABSTAINS_HAN =
  /停(?:咗|緊)?酒|斷(?:咗)?酒|封(?:咗)?酒(?!店)|同酒精?分(?:咗)?手|告別酒|[持守]齋|(?:初一|十五)[^，。,.]{0,3}(?:食|守|持)?齋/g;

const TOO_EARLY =
  /\b(?:(?:too|bit|little|rather) early|still (?:the )?morning) (?:\w+ ){0,2}?for (?:me for )?(?:any |the )?(?:booze|alcohol|drinking|an? (?:proper |real )?drink)\b/gi;
const BANNED =
  /\b(doctors?|doc|gp|surgeon|dentist|cardiologist|psychiatrist) (?:has |have )?(?:banned|bans|forbade|forbids|forbidden|stopped) (?:me )?(?:from )?(?:all |the )?(?:alcohol|booze|drink(?:ing|s)?)\b/gi;
const BANNED_HAN = /(?:醫生|醫師|大夫)[^，。,.]{0,3}禁[^，。,.]{0,2}酒/g;

/** In the order in which they are written: first what says more than "no" of a thing. */
const WRITTEN: readonly Spelling[] = [
  [TOO_EARLY, 'no alcohol'],
  [BANNED, '$1 says no alcohol'],
  [BANNED_HAN, '醫生話唔飲得酒'],
  [ABSTAINS, 'i dont drink alcohol'],
  [ABSTAINS_HAN, '$&，我唔飲酒'],
  [ALLERGY, '我對$1敏感'],
  [INTOLERANCE, '我對$1敏感'],
  [MEDICINE, '唔要$1，我食緊藥'],
  [KEEPS_AWAKE, 'no caffeine'],
  [EFFECT_OF_ALCOHOL, 'no alcohol'],
];
const REFUSALS: readonly Spelling[] = [
  ...REFUSES_THING_HAN.map((pattern): Spelling => [pattern, '唔要']),
  ...REFUSES_THING.map((pattern): Spelling => [pattern, 'no ']),
];
const NEXT = REFUSES_NEXT.map((pattern): Spelling => [pattern, 'no ']);

/** Words that say something of a person, which is never taken back: "breastfeeding keeps me up". */
const wordsOfPersons = rememberByList(
  (lexicons: readonly Lexicon[]) =>
    new Set(lexicons.flatMap(({ persons = {} }) => Object.values(persons).flatMap((lines) => wordsIn(lines)))),
);
const isOfPerson = (thing: string, persons: ReadonlySet<string>): boolean =>
  [thing, ...thing.split(' ')].some((word) => persons.has(word) || persons.has(word.replace(/(?:ing|s)$/, '')));

export function refusedByEffect(text: string, lexicons: readonly Lexicon[]): string {
  const persons = wordsOfPersons(lexicons);
  const refused = REFUSALS.reduce(
    (so, [pattern, no]) =>
      pattern.test(so)
        ? so.replace(pattern, (all, thing: string) => (isOfPerson(thing, persons) ? all : `${no}${thing}`))
        : so,
    respelled(text, WRITTEN),
  );
  return respelled(refused, NEXT);
}
