/** A simulation has to find what is wrong with a server: three mistakes, each within so many seeds of long evenings. Source: docs/simulation.md. */
import { describe, expect, it } from 'vitest';
import { MISTAKES } from './mistakes.ts';
import { simulate } from './simulate.ts';

const SEEDS_AT_MOST = 60;

/** What shows each for what it is. */
const SHOWN_BY: Record<keyof typeof MISTAKES, RegExp> = {
  'a lost update': /^bottle .* lost .* ml where .* ml were poured/,
  'a double pour': /is poured 2 times/,
  'an answer before the commit': /was told .*, and there is nothing|is gone|was poured, and is/,
};

describe('a server with', () => {
  it.each(Object.entries(MISTAKES))(
    '%s is found out',
    async (name, mistake) => {
      const shownBy = SHOWN_BY[name as keyof typeof MISTAKES];
      for (let seed = 1; seed <= SEEDS_AT_MOST; seed++) {
        const { broken } = await simulate({ seed, mistake, isLong: true });
        if (broken === undefined || !shownBy.test(broken)) continue;
        process.stdout.write(`${name}: seed ${seed}, ${broken.split('\n')[0]}\n`);
        const without = await simulate({ seed, isLong: true });
        expect(without.broken).toBeUndefined();
        return;
      }
      expect.fail(`${SEEDS_AT_MOST} seeds do not show it`);
    },
    300_000,
  );
});
