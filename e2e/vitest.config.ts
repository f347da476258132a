import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { failuresLast } from '#test/failures-last.ts';
import { isBounded, LONG_JOURNEYS } from '../scripts/long.mjs';

/** Longest first, so that none of them ends last; one that mostly waits beside two that mostly work. */
const LONGEST = [
  'console',
  'plays',
  'figures',
  'guest',
  'offline-orders',
  'order-kills',
  'guest-orders',
  'machine-approves',
  'evening',
].map((name) => `/${name}.spec.ts`);

class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const longest = LONGEST.flatMap((name) => files.filter(({ moduleId }) => moduleId.endsWith(name)));
    return Promise.resolve([...longest, ...files.filter((file) => !longest.includes(file))]);
  }
}

/** `npm run walks`: the walks alone, judged at every size and in every colour scheme. */
const isWhole = process.env.WALKS === 'whole';

/**
 * The browser journeys: the built product in a process of its own, used by a real Chromium. Three files at a time
 * on two cores: most of them mostly wait. Source: docs/decisions/0066.
 */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: isWhole
      ? ['e2e/{accessibility,walks}/*.spec.ts']
      : ['e2e/{accessibility,bar,guest,owner,server,several}/*.spec.ts'],
    exclude: [...configDefaults.exclude, ...(isBounded ? LONG_JOURNEYS : [])],
    maxWorkers: 3,
    // A worker loads the product's texts and starts Chromium once, not once a file.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // A busy server answers late: what is awaited gets as long as what is clicked.
    expect: { poll: { timeout: 20_000 } },
    // CI retries once, because a busy machine fails now and then. Locally every failure is shown.
    retry: process.env.CI ? 1 : 0,
    reporters: ['default', failuresLast],
  },
});
