/**
 * Answers what a guest asks, from the menu alone. Phones load this file with the parser. Source:
 * docs/behaviour/taste-requests.md "Questions".
 */
import { isServable } from '#domain/flavour/flavour-match.ts';
import type { Question } from '#domain/taste-request/talk/question-kinds.ts';
import { answer, bilingual, type Answer, type Asked } from './asked-drink.ts';
import { holds, leftOut } from './drink-holds.ts';
import { degrees, partsOf, tasteOf, utmost } from './drink-told.ts';
import { compared, difference } from './drinks-compared.ts';
import { forWhoMustNot, holders, paired, stocks } from './menu-asked.ts';
import { isServed, listOf, notOnMenu, text } from './words.ts';

export function answersTo(questions: readonly Question[], about: Omit<Asked, 'onSale'>): Answer {
  const asked = { ...about, onSale: about.recipes.filter((recipe) => isServable(recipe, undefined)) };
  const answers = questions.map((question) => answerTo(question, asked));
  const choice = answers.find((each) => each.choice)?.choice;
  return {
    told: answers.flatMap(({ told }) => told),
    toldOf: answers.flatMap(({ toldOf }) => toldOf),
    ...(choice && { choice }),
    tooMuch: answers.flatMap(({ tooMuch = [] }) => tooMuch),
  };
}

function answerTo(question: Question, asked: Asked): Answer {
  const ids = 'drinks' in question ? question.drinks : [];
  const drinks = ids.flatMap((id) => asked.recipes.find((each) => each.id === id) ?? []);
  switch (question.kind) {
    case 'parts':
      return answer(...drinks.flatMap(partsOf));
    case 'taste':
      return answer(...drinks.flatMap(tasteOf));
    case 'degree':
      return degrees(drinks, question.axis, asked);
    case 'holds':
      return {
        told: drinks.flatMap((drink) => holds(drink, question.thing, question.isWhich === true, asked)),
        toldOf: ['like', ...(question.thing.word.allergens ?? [])],
      };
    case 'leave-out':
      return answer(...leftOut(drinks, question.thing, asked));
    case 'difference':
      return difference(drinks);
    case 'lacking':
      return answer(notOnMenu(text(question.said, question.said)));
    case 'compare':
      return compared(drinks, question.by, asked);
    case 'pairing':
      return paired(drinks, question.thing, asked);
    case 'served':
      return answer(isServed(listOf(drinks.map(bilingual))));
    case 'utmost':
      return utmost(question.superlative, asked);
    case 'stocks':
      return stocks(question.thing, asked);
    case 'holders':
      return holders(question.thing, asked);
    case 'barred':
    case 'allowed':
      return forWhoMustNot(question.kind, asked);
  }
}
