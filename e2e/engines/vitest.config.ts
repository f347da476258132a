import { defineConfig } from 'vitest/config';
import { failuresLast } from '#test/failures-last.ts';
import { engineTable } from './report.ts';

/** The guests' journeys in every engine: one process per engine, in parallel. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['e2e/engines/*.spec.ts'],
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // A busy server answers late: what is awaited gets as long as what is clicked.
    expect: { poll: { timeout: 20_000 } },
    // CI retries once, because a busy machine fails now and then. Locally every failure is shown.
    retry: process.env.CI ? 1 : 0,
    reporters: ['default', engineTable, failuresLast],
  },
});
