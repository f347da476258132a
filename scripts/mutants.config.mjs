/**
 * For Stryker: changes of one module, and the tests that ought to notice them. Source: docs/reliability.md "Mutants".
 */

const rules = (folder) => ({
  mutate: [`src/domain/${folder}/*.ts`],
  tests: [`src/domain/${folder}/*.test.ts`],
});
const feature = (folder, more = []) => ({
  mutate: [`src/server/features/${folder}/*.ts`],
  tests: [`src/server/features/${folder}/*.test.ts`, ...more],
});

/** Each is a run of its own. */
export const MODULES = {
  order: rules('order'),
  machine: rules('machine'),
  selling: rules('selling'),
  settings: rules('settings'),
  auth: feature('auth'),
  orders: feature('orders', ['src/server/features/selling/*.test.ts']),
  machines: feature('machines'),
  // What machines are told and say; its front door is the machines' routes.
  pours: {
    mutate: ['src/server/machines/*.ts'],
    tests: ['src/server/features/machines/*.test.ts', 'src/server/features/orders/*.test.ts'],
  },
};

const { mutate } = MODULES[process.env.MUTANTS_OF] ?? { mutate: [] };

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutants.vitest.config.mjs', related: false },
  mutate: [...mutate, '!**/*.test.ts'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: true },
  jsonReporter: { fileName: `reports/mutants/${process.env.MUTANTS_OF}.json` },
  tempDirName: 'reports/mutants/tmp',
  ignorePatterns: ['/dist', '/shots', '/reports', '/data', '/.tsbuild', '/docs'],
  disableTypeChecks: 'src/**/*.ts',
  allowConsoleColors: false,
  timeoutMS: 10_000,
};
