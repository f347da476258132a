import { expect, it } from 'vitest';
import { judgeOvertaken } from './judge-overtaken.ts';

const was = { name: 'Bar', status: 'active' };
const renamed = { name: 'Terrace', status: 'active' };
const paused = { name: 'Bar', status: 'paused' };

it.each([
  ['both changed it', was, renamed, paused, 'ask'],
  ['both changed the same field', was, renamed, { ...renamed, name: 'Garden' }, 'ask'],
  ['theirs was something else', was, renamed, was, 'save-mine'],
  ['both wrote the same, or mine arrived and its answer was lost', was, renamed, { ...renamed }, 'take-theirs'],
  ['nothing was changed here', was, { ...was }, paused, 'take-theirs'],
])('%s', (_case, began, mine, theirs, judgement) => {
  expect(judgeOvertaken({ began, mine, tried: [mine], theirs })).toBe(judgement);
});

it('an earlier save from here, whose answer was lost, is nobody else’s', () => {
  const mine = { ...renamed, status: 'paused' };
  expect(judgeOvertaken({ began: was, mine, tried: [renamed, mine], theirs: renamed })).toBe('save-mine');
  expect(judgeOvertaken({ began: was, mine, tried: [renamed, mine], theirs: paused })).toBe('ask');
});
