import { describe, expect, it } from 'vitest';
import { countMissingTexts } from '#domain/text/bilingual.ts';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import { outcomeOfRound, ROUND_PICTURES, ROUND_SET_IDS, roundSet } from './round-sets.ts';

describe.each(ROUND_SET_IDS)('the questions "%s"', (id) => {
  const { questions, ...set } = roundSet(id);

  it('are few, in both languages, and answered by one figure', () => {
    expect(set.id).toBe(id);
    expect(countMissingTexts(roundSet(id))).toBe(0);
    expect(questions.length).toBeGreaterThanOrEqual(4);
    expect(questions.length).toBeLessThanOrEqual(5);
    for (const { answers } of questions) {
      expect([2, 4]).toContain(answers.length);
      expect(new Set(answers.map(({ picture }) => picture)).size).toBe(answers.length);
    }
  });

  it('lead to different wishes', () => {
    const everyFirst = outcomeOfRound(
      roundSet(id),
      questions.map(() => 0),
    );
    const everySecond = outcomeOfRound(
      roundSet(id),
      questions.map(() => 1),
    );
    expect(everyFirst.target.want).not.toEqual(everySecond.target.want);
    for (const axis of FLAVOUR_AXES) {
      expect(everyFirst.target.want[axis]).toBeGreaterThanOrEqual(0);
      expect(everyFirst.target.want[axis]).toBeLessThanOrEqual(5);
    }
  });

  it('leave the wish as it is where nothing was answered', () => {
    const nothing = outcomeOfRound(
      roundSet(id),
      questions.map(() => null),
    );
    expect(new Set(Object.values(nothing.target.want))).toEqual(new Set([2.5]));
  });
});

it('every picture is in a question', () => {
  const used = ROUND_SET_IDS.flatMap((id) =>
    roundSet(id).questions.flatMap(({ answers }) => answers.map((one) => one.picture)),
  );
  expect(new Set(used)).toEqual(new Set(ROUND_PICTURES));
});
