/**
 * Answers what a guest asks, from the menu alone. Phones load this file with the parser. Source:
 * docs/behaviour/taste-requests.md "Questions".
 */
import { isServable } from '#domain/flavour/flavour-match.ts';
import type { Spoken } from '#domain/taste-request/taste-request.ts';
import type { AskedThing, Question } from './asked-things.ts';
import { questionsOf } from './question-kinds.ts';
import { answer, bilingual, mayPour, pouredFor, type Answer, type Asked } from './asked-drink.ts';
import { holdsOf, leftOut } from './drink-holds.ts';
import { degrees, partsOf, tasteOf } from './drink-told.ts';
import { advice, utmost } from './best-of-menu.ts';
import { compared, difference } from './drinks-compared.ts';
import { byGlass, forWhoMustNot, holders, paired, stocks } from './menu-asked.ts';
import { refusedTo } from './refused-to.ts';
import { listOf, text } from '#domain/text/bilingual.ts';
import * as say from './words.ts';

export function answersTo(spoken: Spoken, about: Omit<Asked, 'onSale'>): Answer {
  const asked = { ...about, onSale: about.recipes.filter((recipe) => isServable(recipe, undefined)) };
  const questions = questionsOf(spoken);
  const isStrengthAsked = questions.some((each) => each.kind === 'degree' && each.axis === 'strength');
  const answers = [
    ...refusedTo(spoken, asked),
    ...questions.map((question) => answerTo(question, asked, isStrengthAsked)).filter(({ told }) => told.length > 0),
  ];
  const choice = answers.find((each) => each.choice)?.choice;
  return {
    told: answers.flatMap(({ told }) => told),
    isTold: questions.some((each) => isOfParts(each) || each.kind === 'advice'),
    toldOf: answers.flatMap(({ toldOf }) => toldOf),
    ...(choice && { choice }),
    tooMuch: answers.flatMap(({ tooMuch = [] }) => tooMuch),
  };
}

/** @param isStrengthAsked by itself: what is in it leaves that out */
function answerTo(question: Question, asked: Asked, isStrengthAsked: boolean): Answer {
  const ids = 'drinks' in question ? question.drinks : [];
  // "And is it strong?", of what is poured.
  const drinks =
    ids.length > 0 || question.kind === 'pairing'
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
      return difference(drinks);
    case 'lacking':
      return answer(say.notOnMenu(text(question.said, question.said)));
    case 'compare':
      return compared(drinks, question.by, asked);
    case 'pairing':
      return paired(drinks, question.thing, asked);
    case 'served':
      return mayPour(drinks, asked) ? answer(say.isServed(listOf(drinks.map(bilingual)))) : answer();
    case 'utmost':
      return utmost(question.superlative, asked);
    case 'advice':
      return advice(asked);
    case 'stocks':
      return stocks(question.thing, asked);
    case 'by-glass':
      return byGlass(question.thing, asked);
    case 'holders':
      return holders(question.thing, asked);
    case 'barred':
    case 'allowed':
      return forWhoMustNot(question.kind, asked);
  }
}

/** Of the chips that a thing may stand on. */
const keysOf = ({ named, word }: AskedThing): string[] => [`named ${named?.id ?? ''}`, ...(word.allergens ?? [])];

/** "Which rum do you use in the Mojito?" is answered, and not left to the bar. */
const isOfParts = (question: Question): boolean =>
  question.kind === 'parts' || (question.kind === 'holds' && question.isWhich);
