import { defineConfig } from 'vitest/config';
import { failuresLast } from '#test/failures-last.ts';
import { engineTable } from './report.ts';

/** The guests' journeys in every engine, an engine in each process, side by side. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['e2e/engines/*.spec.ts'],
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // A busy machine stumbles now and then; what fails twice in a row is broken. At a developer's desk every stumble shows.
    retry: process.env.CI ? 1 : 0,
    reporters: ['default', engineTable, failuresLast],
  },
});
