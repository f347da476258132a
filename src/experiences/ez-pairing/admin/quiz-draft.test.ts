import { describe, expect, it } from 'vitest';
import { saveEzQuestions } from '#contract/kiosk/ez-pairing.ts';
import { DEFAULT_EZ_QUESTIONS } from '../content.ts';
import {
  changeChoice,
  changeQuestion,
  effectOf,
  moved,
  newQuestion,
  toSave,
  withAxis,
  without,
  withWordsAgain,
  withZeroProof,
  type Choice,
} from './quiz-draft.ts';
import { quizDifferences } from './quiz-conflict.ts';
import { problemsOf } from './quiz-problems.ts';

const choice = (part: Partial<Choice> = {}): Choice => ({ id: 'c', text: '檸檬', textEn: 'Lemon tart', ...part });
const list = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const ids = (entries: { id: string }[]) => entries.map(({ id }) => id).join('');

describe('moving and removing', () => {
  it.each([
    ['down', 'a', 1, 'bac'],
    ['up', 'c', -1, 'acb'],
    ['not above the first', 'a', -1, 'abc'],
    ['not below the last', 'c', 1, 'abc'],
    ['an unknown one', 'x', 1, 'abc'],
  ] as const)('%s', (_case, id, by, expected) => expect(ids(moved(list, id, by))).toBe(expected));

  it('removes one', () => expect(ids(without(list, 'b'))).toBe('ac'));

  it('changes only the one named', () => {
    const questions = changeQuestion(DEFAULT_EZ_QUESTIONS, 'bubbles', { questionEn: 'Fizz?' });
    expect(questions.map(({ questionEn }) => questionEn)).toContain('Fizz?');
    expect(questions[0]).toBe(DEFAULT_EZ_QUESTIONS[0]);
    expect(changeChoice([choice(), choice({ id: 'd' })], 'd', { text: '甜' }).map(({ text }) => text)).toEqual([
      '檸檬',
      '甜',
    ]);
  });
});

describe('effects', () => {
  it('are read from the words again with all that the choice shows', () =>
    expect(withWordsAgain({ ...withAxis(choice({ emoji: '🍋' }), 'fizzy', 1), picture: '/p.png' }, 'new')).toEqual({
      ...choice({ emoji: '🍋', picture: '/p.png' }),
      id: 'new',
    }));

  it('follow the word lists until the owner sets one', () => {
    expect(effectOf(choice())).toEqual({ effect: { delta: { acidity: 2 } }, source: 'words' });
    expect(effectOf(choice({ text: '', textEn: 'Blue' }))).toEqual({ effect: undefined, source: undefined });
    const set = withAxis(choice(), 'fizzy', 1);
    expect(effectOf(set)).toEqual({ effect: { delta: { acidity: 2, fizzy: 1 } }, source: 'owner' });
  });

  it('drop an axis that is set to 0', () => {
    expect(withAxis(choice(), 'acidity', 0).effect).toEqual({ delta: {} });
  });

  it('switch alcohol off and on', () => {
    const off = withZeroProof(choice(), true);
    expect(off.effect).toEqual({ delta: { acidity: 2 }, zeroProof: true });
    expect(withZeroProof(off, false).effect).toEqual({ delta: { acidity: 2 } });
  });

  it('keep what the words name while taste and alcohol are changed', () => {
    const rum = choice({ text: '冧酒', textEn: 'Rum' });
    const named = [{ id: 'rum' }];
    expect(effectOf(rum).effect).toMatchObject({ named });
    expect(withAxis(rum, 'fizzy', 1).effect).toMatchObject({ named });
    expect(withZeroProof(rum, true).effect).toMatchObject({ named, zeroProof: true });
  });

  it('can be reset to the word lists', () => {
    const again = withWordsAgain(withAxis(choice(), 'fizzy', 3), 'new');
    expect(again.id).toBe('new');
    expect(effectOf(again).source).toBe('words');
  });
});

describe('saving', () => {
  it('sends effects only where the owner set them', () => {
    const [first] = DEFAULT_EZ_QUESTIONS;
    const mine = withAxis(first!.choices[0]!, 'herbal', 2);
    const saved = toSave([{ ...first!, choices: [mine, { ...first!.choices[1]!, effectSource: 'words' }] }]);
    expect(saved[0]?.choices.map(({ effect }) => effect !== undefined)).toEqual([true, false]);
  });

  it('sends what the server takes', () => {
    expect(saveEzQuestions.body.safeParse({ questions: toSave(DEFAULT_EZ_QUESTIONS) }).success).toBe(true);
  });
});

it('names each empty text, and nothing in a complete quiz', () => {
  let made = 0;
  const question = newQuestion(() => `id${(made += 1)}`);
  expect([...problemsOf([question])]).toEqual([
    'id1 question',
    'id1 questionEn',
    'id1/id2 text',
    'id1/id2 textEn',
    'id1/id3 text',
    'id1/id3 textEn',
  ]);
  expect(problemsOf(DEFAULT_EZ_QUESTIONS).size).toBe(0);
});

it('tells two quizzes apart by the photo of a choice alone', () => {
  const quiz = (name: string) => [
    { id: 'q', question: '甜？', questionEn: 'Sweet?', choices: [choice({ picture: `/uploads/photos/${name}.png` })] },
  ];
  const words = { missing: 'Not there', photo: 'photo' };
  expect(quizDifferences(quiz('abcdef01'), quiz('abcdef01'), words)).toEqual([]);
  expect(quizDifferences(quiz('abcdef01'), quiz('123456ff'), words)).toEqual([
    {
      key: 'q',
      mine: '甜？ Sweet?\nphoto abcdef 檸檬 Lemon tart',
      theirs: '甜？ Sweet?\nphoto 123456 檸檬 Lemon tart',
    },
  ]);
});
