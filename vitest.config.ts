import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import { leftOut } from './scripts/long.mjs';
import { failuresLast } from './test/failures-last.ts';
import web from './vite.config.ts';

/** Screen tests that need a page of their own, and why. */
const APART = [
  // Replaces the parser in each test, which in a page that was used before now and then comes too late.
  'src/experiences/voice-sommelier/guest/unheard.test.tsx',
];

/** For what would take most of the time of the server's tests: threads that compile themselves, and hashes that shall be slow. */
const STAND_INS = [
  { find: /^(?:\.\.\/)+start-thread\.ts$/, replacement: `${import.meta.dirname}/test/server/start-built-thread.ts` },
  { find: /^@node-rs\/argon2$/, replacement: `${import.meta.dirname}/test/server/quick-argon2.ts` },
];

const screens = {
  include: ['src/{ui,web,experiences}/**/*.test.tsx'],
  environment: './test/screens-environment.ts',
  setupFiles: ['test/screens-setup.ts'],
};

/** Rules and server tests run in Node, screens in jsdom. Browser journeys have their own run: e2e/vitest.config.ts. */
export default mergeConfig(
  web({ command: 'serve', mode: 'test' }),
  defineConfig({
    root: import.meta.dirname,
    test: {
      // Property tests take a quiet machine ten seconds, and a busy one several times that.
      testTimeout: 90_000,
      hookTimeout: 60_000,
      // A busy machine is late: what is awaited may take longer than the library's one second.
      expect: { poll: { timeout: 10_000 } },
      // One more than there are cores: some files mostly wait, for machines that pour and servers that are killed.
      maxWorkers: availableParallelism() + 1,
      // As for the journeys: CI retries once, and names what passed only then. Locally every failure is shown.
      retry: process.env.CI ? 1 : 0,
      reporters: ['default', failuresLast],
      exclude: [...configDefaults.exclude, ...leftOut],
      projects: [
        {
          extends: true,
          resolve: { alias: STAND_INS },
          test: {
            name: 'node',
            include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
            environment: 'node',
            globalSetup: 'test/server/programs-folder.ts',
            // A worker loads the server once, not once a file: what a test file changes, it puts back.
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            ...screens,
            name: 'screens',
            exclude: APART,
            // A worker loads jsdom and the packages once; the product's modules are each file's own: the setup.
            isolate: false,
          },
        },
        {
          extends: true,
          test: { ...screens, name: 'screens apart', include: APART },
        },
      ],
    },
  }),
);
