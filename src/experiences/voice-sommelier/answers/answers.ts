/**
 * Answers what a guest asks, from the menu alone. Phones load this file with the parser. Source:
 * docs/behaviour/taste-requests.md "Questions".
 */
import { isServable } from '#domain/flavour/flavour-match.ts';
import { FLAVOUR_AXES, type BilingualText, type FlavourAxis } from '#domain/recipe/recipe.ts';
import { isHan } from '#domain/taste-request/word-forms.ts';
import type { Spoken } from '#domain/taste-request/taste-request.ts';
import type { AskedThing, Question } from './asked-things.ts';
import { questionsOf } from './question-kinds.ts';
import {
  answer,
  bilingual,
  mayChoose,
  mayPour,
  pouredFor,
  type Answer,
  type Asked,
  type Served,
} from './asked-drink.ts';
import { holdsOf, leftOut, thingName } from './drink-holds.ts';
import { degreeOf, degrees, partsOf, tasteOf } from './drink-told.ts';
import { advice, utmost } from './best-of-menu.ts';
import { compared, difference } from './drinks-compared.ts';
import { allFree, there } from './drinks-there.ts';
import {
  alcoholOf,
  allCalled,
  byGlass,
  called,
  forWhoMustNot,
  holders,
  paired,
  stocks,
  whatItIs,
} from './menu-asked.ts';
import { wayExplained } from './glossary.ts';
import { fromWhatAge, refusedTo } from './refused-to.ts';
import { listOf, text } from '#domain/text/bilingual.ts';
import * as say from './words.ts';

export function answersTo(spoken: Spoken, about: Omit<Asked, 'onSale'>): Answer {
  const asked = { ...about, onSale: about.recipes.filter((recipe) => isServable(recipe, undefined)) };
  const questions = questionsOf(spoken);
  const isStrengthAsked = questions.some((each) => each.kind === 'degree' && each.axis === 'strength');
  const refused = refusedTo(spoken, asked);
  // What was said of a person is asked about before anything is recommended.
  const isAskedFirst = asked.wishes.unclear.length > 0 && !asked.wishes.noAlcohol;
  const answers = [
    ...fromWhatAge(spoken, asked),
    ...refused,
    // Whoever is refused alcohol has heard what there is.
    ...questions
      .filter(({ kind }) => (kind !== 'there' || refused.length === 0) && !(isAskedFirst && RECOMMENDS.has(kind)))
      .map((question) => ofThatOne(question, answerTo(question, asked, isStrengthAsked), asked))
      .filter(({ told }) => told.length > 0),
  ];
  const choice = answers.find((each) => each.choice)?.choice;
  return {
    told: eachOnce(answers.flatMap(({ told }) => told)),
    isTold: questions.some((each) => isOfParts(each) || each.kind === 'advice'),
    toldOf: answers.flatMap(({ toldOf }) => toldOf),
    ...(choice && { choice }),
    tooMuch: answers.flatMap(({ tooMuch = [] }) => tooMuch),
  };
}

const RECOMMENDS: ReadonlySet<Question['kind']> = new Set(['there', 'utmost', 'advice', 'pairing']);

/** "It has no alcohol" is said by "yes, it has no alcohol: 0%". */
const eachOnce = (told: readonly BilingualText[]): BilingualText[] =>
  told.filter(({ en }, at) => !told.slice(at + 1).some((other) => other.en.includes(en.slice(0, -1))));

/** @param isStrengthAsked by itself: what is in it leaves that out */
function answerTo(question: Question, asked: Asked, isStrengthAsked: boolean): Answer {
  const ids = 'drinks' in question ? question.drinks : [];
  // "And is it strong?", of what is poured.
  const described = 'of' in question ? thatOne(question.of ?? [], asked) : [];
  const drinks =
    described.length > 0
      ? described
      : ids.length > 0 || question.kind === 'pairing'
        ? ids.flatMap((id) => asked.recipes.find((each) => each.id === id) ?? [])
        : pouredFor(asked.wishes, asked).slice(0, 1);
  switch (question.kind) {
    case 'parts':
      return answer(...drinks.flatMap((drink) => partsOf(drink, !isStrengthAsked)));
    case 'taste':
      return answer(...drinks.flatMap(tasteOf));
    case 'degree':
      return degrees(drinks, question.axis, asked);
    case 'holds':
      return {
        told: holdsOf(drinks, question.things, question.isWhich, asked),
        toldOf: ['like', ...question.things.flatMap(keysOf)],
      };
    case 'leave-out':
      return answer(...leftOut(drinks, question.thing, asked));
    case 'difference':
      return difference(
        question.called === undefined
          ? drinks
          : allCalled(drinks, question.called, asked).filter((drink) => mayPour([drink], asked)),
      );
    case 'lacking':
      return answer(say.notOnMenu(text(question.said, question.said)));
    case 'compare':
      return compared(drinks, question.by, asked);
    case 'pairing':
      return paired(drinks, question.thing, asked);
    case 'served':
      return mayPour(drinks, asked)
        ? answer(...drinks.map((drink) => servedAs(drink, question.said, asked)))
        : answer();
    case 'called':
      return called(drinks, question.said, asked);
    case 'there': {
      const found = there(question.isWhich, asked);
      const others = found.told.length > 0 ? [] : question.otherwise;
      return others.map((each) => answerTo(each, asked, isStrengthAsked)).find(({ told }) => told.length > 0) ?? found;
    }
    case 'all-free':
      return allFree(asked);
    case 'make':
      return answer(...FLAVOUR_AXES.flatMap((axis) => madeSo(drinks, axis, question.by[axis] ?? 0, asked)));
    case 'utmost':
      return utmost(question, asked);
    case 'advice':
      return advice(asked);
    case 'stocks':
      return stocks(question.thing, asked);
    case 'by-glass':
      return byGlass(question.thing, asked);
    case 'holders':
      return holders(question.thing, asked);
    case 'explained':
      return whatItIs(question.thing, asked);
    case 'way':
      return answer(
        ...[wayExplained(question.said)].flatMap((meaning) => (meaning ? wayTold(question.said, meaning) : [])),
      );
    case 'alone':
      return mayChoose(asked.wishes)
        ? { told: [say.aloneAtBar(thingName(question.thing, asked))], toldOf: ALONE }
        : answer();
    case 'alcohol':
      return alcoholOf(question.thing, asked);
    case 'barred':
    case 'allowed':
      return forWhoMustNot(question.kind, asked);
  }
}

/** What was asked of "the blue one" is what is poured. */
const ofThatOne = (question: Question, found: Answer, asked: Asked): Answer => {
  const ids = 'of' in question && mayChoose(asked.wishes) ? thatOne(question.of ?? [], asked).map(({ id }) => id) : [];
  return ids.length === 1 && !found.choice ? { ...found, choice: ids } : found;
};

/** "The blue one": the few that are so. */
function thatOne(things: readonly AskedThing[], { menu, onSale }: Asked): Served[] {
  const ids = things.flatMap(({ named }) => (named ? [menu.drinksWith(named.id)] : []));
  const found = ids.length === 0 ? [] : onSale.filter(({ id }) => ids.every((each) => each.includes(id)));
  return found.length <= FEW ? found : [];
}
const FEW = 3;

/** "A whisky sour", where the house has a drink of its own. */
const servedAs = (drink: Served, said: string, { menu }: Asked): BilingualText =>
  menu.isOwnName(drink.id, said)
    ? say.isServed(bilingual(drink))
    : say.oursIs(
        text(isHan(said) ? drink.name : said, said),
        bilingual(drink),
        listOf(drink.recipeIngredient.map(bilingual)),
      );

/** "Can it be made less spicy?" */
const madeSo = (drinks: readonly Served[], axis: FlavourAxis, change: number, asked: Asked): BilingualText[] =>
  change === 0
    ? []
    : [
        ...drinks.flatMap((drink) => degreeOf(drink, axis, asked)).slice(0, 1),
        say.madeByBar(say.comparative(axis, change)),
      ];

/** How it is served is told with it. */
const ALONE = ['named no ice', 'named ice', 'named spirit-forward', 'named shot'];

const wayTold = (said: string, meaning: BilingualText): BilingualText => say.meaning(text(said, said), meaning);

/** Of the chips that a thing may stand on. */
const keysOf = ({ named, word }: AskedThing): string[] => [`named ${named?.id ?? ''}`, ...(word.allergens ?? [])];

/** "Which rum do you use in the Mojito?" is answered, and not left to the bar. */
const isOfParts = (question: Question): boolean =>
  question.kind === 'parts' || (question.kind === 'holds' && question.isWhich);
