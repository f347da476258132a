/**
 * For Stryker: changes of one module, and the tests that ought to notice them. Source: docs/reliability.md "Mutants".
 */

const named = (folder, files, ending) => files.map((file) => `${folder}/${file}${ending}`);
const all = (folder) => ({ mutate: [`${folder}/*.ts`], tests: [`${folder}/*.test.ts`] });
const ORDERS = 'src/server/features/orders';
const MACHINES = 'src/server/features/machines';
const POURS = 'src/server/machines';
const SETTINGS = 'src/server/settings';
/** A part of a folder, and the tests that are about it: what they don't notice survives. */
const part = (folder, files, tests) => ({
  mutate: named(folder, files, '.ts'),
  tests: named('src/server/features', tests, '.test.ts'),
});

/** Each is a run of its own; a module of the server is run in parts, so that each takes minutes. */
export const PARTS = {
  order: all('src/domain/order'),
  machine: all('src/domain/machine'),
  selling: all('src/domain/selling'),
  settings: all('src/domain/settings'),
  auth: all('src/server/features/auth'),

  'selling/sale': part(SETTINGS, ['sale'], ['selling/selling', 'orders/counter']),
  'settings/stored': part(
    SETTINGS,
    ['kiosk-types', 'quiz-effects', 'shop-details', 'shop-selling', 'shop-time', 'stored-settings'],
    ['clock/clock', 'ez-pairing/ez-pairing', 'insights/insights', 'kiosks/*', 'selling/selling', 'shops/shops'],
  ),
  'orders/placing': part(
    ORDERS,
    ['orders.routes', 'place-order', 'queues-to-enter', 'pour', 'approve-order', 'why-not-had'],
    [
      'orders/orders',
      'orders/tickets',
      'orders/counter',
      'selling/selling',
      'clock/clock',
      'machines/machine-orders',
      'machines/presence',
    ],
  ),
  'orders/telling': part(
    ORDERS,
    ['as-they-are', 'events.routes', 'follow-ticket.routes', 'guest-machines', 'news-replies', 'queues'],
    [
      'orders/as-they-are',
      'orders/events',
      'orders/follow-ticket',
      'orders/guest-machines',
      'orders/news-replies',
      'orders/queues',
    ],
  ),
  'orders/listing': part(
    ORDERS,
    ['order-export', 'order-reply', 'order-table', 'tabs.routes'],
    ['orders/order-export', 'orders/staff-orders', 'orders/tabs', 'orders/tickets', 'orders/counter'],
  ),
  'orders/counter': part(
    ORDERS,
    [
      'claim-ticket.routes',
      'correct-order',
      'ingredient-options.routes',
      'remake',
      'sold-out.routes',
      'staff-orders.routes',
      'sweep-orders',
    ],
    [
      'orders/counter',
      'orders/orders',
      'orders/staff-orders',
      'orders/tickets',
      'selling/selling',
      'clock/clock',
      'guests/guests',
    ],
  ),

  'machines/bridge': part(
    MACHINES,
    ['bridge-calls', 'bridge.routes', 'jobs-to-do', 'link-reply', 'machine-links.routes'],
    ['machines/bridge', 'machines/machine-links', 'machines/machine-safety', 'machines/machine-turns'],
  ),
  'machines/beside': part(
    MACHINES,
    ['care.routes', 'display.routes', 'machine-reply', 'machines.routes', 'presence.routes', 'read-display'],
    [
      'machines/bridge',
      'machines/care',
      'machines/console',
      'machines/display',
      'machines/machine-orders',
      'machines/presence',
    ],
  ),
  'machines/stock': part(MACHINES, ['stock-reply', 'stock.routes'], ['machines/stock']),

  'pours/jobs': part(
    POURS,
    [
      'care-events',
      'job-events',
      'machines-now',
      'release-in-turn',
      'release',
      'staff-steps',
      'stop-pour',
      'sweep-jobs',
    ],
    [
      'machines/bridge',
      'machines/care',
      'machines/machine-orders',
      'machines/machine-safety',
      'machines/machine-turns',
      'orders/tickets',
    ],
  ),
  'pours/presence': part(
    POURS,
    ['presence', 'sweep-silence'],
    ['machines/presence', 'machines/display', 'machines/care'],
  ),
  'pours/starting': part(POURS, ['may-start'], ['selling/selling', 'orders/counter', 'machines/machine-turns']),
  'pours/stock': part(POURS, ['stock'], ['machines/stock']),
};

/** @returns the names of the parts of a module, or of the one part that is called so */
export const partsOf = (name) => Object.keys(PARTS).filter((part) => part === name || part.startsWith(`${name}/`));

const name = process.env.MUTANTS_OF ?? '';

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutants.vitest.config.mjs', related: false },
  mutate: [...(PARTS[name]?.mutate ?? []), '!**/*.test.ts'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: true },
  jsonReporter: { fileName: `reports/mutants/${name.replace('/', '-')}.json` },
  tempDirName: 'reports/mutants/tmp',
  ignorePatterns: ['/dist', '/shots', '/reports', '/data', '/.tsbuild', '/docs'],
  disableTypeChecks: 'src/**/*.ts',
  allowConsoleColors: false,
  timeoutMS: 10_000,
};
