import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { failuresLast } from '#test/failures-last.ts';

/** The longest walks begin first, so that nothing waits for it at the end. */
class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => /\/accessibility\//.test(moduleId);
    return Promise.resolve([...files.filter(isLongest), ...files.filter((file) => !isLongest(file))]);
  }
}

/** The browser journeys: the built product in a process of its own, a real Chromium before it. Two files at a time: two cores. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['e2e/*.spec.ts', 'e2e/accessibility/*.spec.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // A busy machine stumbles now and then; what fails twice in a row is broken. At a developer's desk every stumble shows.
    retry: process.env.CI ? 1 : 0,
    reporters: ['default', failuresLast],
  },
});
