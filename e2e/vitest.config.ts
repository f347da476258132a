import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { failuresLast } from '#test/failures-last.ts';

/** The longest walks start first, so that they do not end last. */
class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => /\/accessibility\//.test(moduleId);
    return Promise.resolve([...files.filter(isLongest), ...files.filter((file) => !isLongest(file))]);
  }
}

/**
 * The browser journeys: the built product in a process of its own, used by a real Chromium. Two files at a time, for
 * two cores.
 */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['e2e/*.spec.ts', 'e2e/accessibility/*.spec.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // CI retries once, because a busy machine fails now and then. Locally every failure is shown.
    retry: process.env.CI ? 1 : 0,
    reporters: ['default', failuresLast],
  },
});
