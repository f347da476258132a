import { defineConfig } from 'vitest/config';
import { sourceTexts } from '../vite.source-texts.ts';
import { MODULES } from './mutants.config.mjs';

/** The tests that concern one module, on SQLite. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  plugins: [sourceTexts()],
  test: {
    include: MODULES[process.env.MUTANTS_OF]?.tests ?? [],
    environment: 'node',
    testTimeout: 30_000,
    globalSetup: 'test/server/programs-folder.ts',
    isolate: false,
  },
});
