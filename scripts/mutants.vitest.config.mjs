import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { sourceTexts } from '../vite.source-texts.ts';
import { PARTS } from './mutants.config.mjs';
import { keptThread } from './mutants.worker.mjs';

const { mutate = [], tests = [] } = PARTS[process.env.MUTANTS_OF] ?? {};
const root = new URL('..', import.meta.url).pathname;
const changed = mutate.map((glob) => join(root, dirname(glob)));

/** The tests that concern one module, on SQLite. */
export default defineConfig({
  root,
  plugins: [sourceTexts(), keptThread((path) => changed.includes(dirname(path)))],
  resolve: { alias: { '@node-rs/argon2': join(root, 'test/server/quick-argon2.ts') } },
  test: {
    include: tests,
    setupFiles: 'scripts/mutants.setup.mjs',
    environment: 'node',
    testTimeout: 5_000,
    globalSetup: 'test/server/programs-folder.ts',
    isolate: false,
  },
});
