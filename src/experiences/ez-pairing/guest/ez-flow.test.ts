import { describe, expect, it } from 'vitest';
import type { EzGuestQuestion } from '#contract/kiosk/ez-pairing.ts';
import type { Order } from '#contract/order/orders.ts';
import { answeredTexts, EZ_START, ezFlow, type EzEvent, type EzPick, type EzState } from './ez-flow.ts';

const start: EzEvent = { type: 'start', name: ' Ada ' };
const answer = (questionId: string): EzEvent => ({ type: 'answer', questionId, choiceId: 'x', questionCount: 2 });
const pick: EzPick = { recipeId: 'sour', explanationEn: 'Tart', explanationZh: '酸' };
const other: EzPick = { ...pick, recipeId: 'soda' };
const recommended: EzEvent = { type: 'recommended', pick };
const quiz = [start, answer('a'), answer('b')];
const order = { id: 'o1' } as Order;
const run = (...events: EzEvent[]): EzState => events.reduce(ezFlow, EZ_START);

describe('ezFlow', () => {
  it.each<[string, EzEvent[], Partial<EzState>]>([
    ['step 1: name', [], { step: 'name', answers: [], pick: undefined }],
    ['an empty name does not start', [{ type: 'start', name: '  ' }], { step: 'name' }],
    ['step 2: questions, the name trimmed', [start], { step: 'questions', name: 'Ada' }],
    [
      'one question at a time',
      [start, answer('a')],
      { step: 'questions', answers: [{ questionId: 'a', choiceId: 'x' }] },
    ],
    ['the last answer asks for the drink', quiz, { step: 'thinking' }],
    [
      'an answer after the last is not counted',
      [...quiz, answer('b')],
      { step: 'thinking', answers: expect.objectContaining({ length: 2 }) as never },
    ],
    ['back to the question before', [start, answer('a'), { type: 'back' }], { step: 'questions', answers: [] }],
    ['back to the name, still known', [start, { type: 'back' }], { step: 'name', name: 'Ada' }],
    ['step 3: result', [...quiz, recommended], { step: 'result', pick }],
    ['no drink at all', [...quiz, { type: 'nothing-found' }], { step: 'failed' }],
    ['try again', [...quiz, { type: 'nothing-found' }, { type: 'try-again' }], { step: 'thinking' }],
    ['the whole menu after a failure', [...quiz, { type: 'nothing-found' }, { type: 'whole-menu' }], { step: 'menu' }],
    [
      'and back to the failure',
      [...quiz, { type: 'nothing-found' }, { type: 'whole-menu' }, { type: 'to-result' }],
      { step: 'failed' },
    ],
    ['the whole menu', [...quiz, recommended, { type: 'whole-menu' }], { step: 'menu', pick }],
    ['back to the result', [...quiz, recommended, { type: 'whole-menu' }, { type: 'to-result' }], { step: 'result' }],
    [
      'same idea, no alcohol',
      [...quiz, recommended, { type: 'without-alcohol' }],
      { step: 'thinking', zeroProof: true },
    ],
    [
      'the new drink replaces the old',
      [...quiz, recommended, { type: 'without-alcohol' }, { type: 'recommended', pick: other }],
      { step: 'result', pick: other },
    ],
    [
      'nothing without alcohol: the first drink is one step away',
      [...quiz, recommended, { type: 'without-alcohol' }, { type: 'nothing-found' }, { type: 'to-result' }],
      { step: 'result', pick },
    ],
    ['the success state', [...quiz, recommended, { type: 'placed', order }], { step: 'result', placed: order }],
    ['a late recommendation is not for this guest', [...quiz, { type: 'start-over' }, recommended], EZ_START],
    [
      'start over resets everything',
      [...quiz, recommended, { type: 'placed', order }, { type: 'start-over' }],
      EZ_START,
    ],
  ])('%s', (_case, events, expected) => {
    expect(run(...events)).toMatchObject(expected);
  });

  it('ignores events of other steps', () => {
    for (const type of ['back', 'nothing-found', 'try-again', 'without-alcohol', 'whole-menu', 'to-result'] as const) {
      expect(ezFlow(EZ_START, { type })).toEqual(EZ_START);
    }
  });
});

describe('answeredTexts', () => {
  const questions: EzGuestQuestion[] = [
    { id: 'q', question: '問', questionEn: 'Ask', choices: [{ id: 'c', text: '甜', textEn: 'Sweet' }] },
  ];

  it('gives both languages of the chosen answers', () => {
    expect(answeredTexts(questions, [{ questionId: 'q', choiceId: 'c' }])).toEqual(['甜', 'Sweet']);
  });

  it('ignores choices the quiz no longer has', () => {
    expect(
      answeredTexts(questions, [
        { questionId: 'q', choiceId: 'gone' },
        { questionId: 'gone', choiceId: 'c' },
      ]),
    ).toEqual([]);
  });
});
