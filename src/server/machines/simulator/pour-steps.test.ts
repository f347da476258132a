import { describe, expect, it } from 'vitest';
import { brewingTimeMs } from '#domain/machine/brewing-time.ts';
import { pourSteps } from './pour-steps.ts';

describe('the steps of a pour', () => {
  it.each([
    ['one pump', 'SW1;sizeM;1,30,2000', '1/1'],
    ['three pumps that start together', 'SW1;sizeL;1,30,2000;2,60,4000;7,10,700', '3/3'],
    ['nothing to pour', 'SW1;sizeM', null],
    ['a string that nobody can read', 'rubbish', null],
  ])('%s: from the glass to the end of its time', (_what, machineString, atEnd) => {
    const steps = pourSteps(machineString);
    expect(steps[0]).toEqual({ atMs: 0, state: 'waiting_glass', progress: 0, step: null });
    expect(steps.at(-1)).toEqual({ atMs: brewingTimeMs(machineString), state: 'done', progress: 100, step: atEnd });
    expect(steps.slice(1, -1).every(({ state }) => state === 'dispensing')).toBe(true);
    for (const key of ['atMs', 'progress'] as const)
      expect(steps.map((step) => step[key])).toEqual(steps.map((step) => step[key]).toSorted((a, b) => a - b));
    expect(steps.slice(0, -1).every(({ progress }) => progress < 100)).toBe(true);
  });

  it('counts the pours that are over', () => {
    const steps = pourSteps('SW1;sizeL;1,30,2000;2,60,4000');
    const at = (ms: number) => steps.find(({ atMs }) => atMs >= ms)?.step;
    expect([at(600), at(2600), at(4600)]).toEqual(['0/2', '1/2', '2/2']);
  });
});
