/**
 * What takes long and guards what few changes touch: left out of CI, which has 20 minutes, and run by `npm run whole`. Without
 * CI `npm test` runs it too. Source: docs/decisions/0125.
 */

/** Their seconds on two cores: 10 to 60 each. */
export const LONG_TESTS = [
  // Each fault at each kind of machine, and each fault of MQTT's network; the rules have tests of their own.
  'test/machines/fault-matrix.test.ts',
  'src/server/features/machines/mqtt/bad-network.test.ts',
  'src/server/machines/simulator/run-simulators.test.ts',
  // Killed, or without a disk or a bucket, at each step of a backup.
  'src/server/backups/offsite/killed.test.ts',
  'src/server/backups/broken-off.test.ts',
  'src/server/features/backups/offsite.test.ts',
  'src/server/disk-full.test.ts',
  'src/server/features/setup/first-backup.test.ts',
  'src/server/cli/cli.test.ts',
  // The programs of devices/, in real time; esp32-rules and esp32-config stay.
  'test/machines/raspberry-pi.test.ts',
  'test/machines/esp32.test.ts',
  // Whether the simulation finds mistakes that were made on purpose.
  'test/simulation/mistakes.test.ts',
  'src/server/features/rooms/rooms-fuzz.test.ts',
  'src/server/features/menu-files/large-files.test.ts',
];

/** Tests in CI of which it takes a third, by turns: `test/by-turns.ts`. */
export const TESTS_BY_TURNS = [
  'src/domain/taste-request/negation.test.ts',
  'src/domain/taste-request/parse-taste-request.test.ts',
  'src/domain/taste-request/person-statements.test.ts',
  'src/domain/taste-request/refused-names.test.ts',
  'src/domain/taste-request/talk/refused-by-effect.test.ts',
  'src/experiences/voice-sommelier/safety-in-any-order.test.ts',
  'test/refused-on-top.test.ts',
];

/** Their seconds, beside others: 18 to 115 each. */
export const LONG_JOURNEYS = [
  // All screens of a bar at once, five times; evening.spec.ts has a whole one.
  'e2e/bar/five-screens.spec.ts',
  'e2e/bar/house-orders.spec.ts',
  'e2e/bar/presence.spec.ts',
  'e2e/bar/real-machine.spec.ts',
  // Walked, and tried through HTTP and on its screens, in CI as well.
  'e2e/bar/room-round.spec.ts',
  // Played in other engines, and walked, in CI as well.
  'e2e/guest/fifteen-twenty.spec.ts',
  'e2e/guest/five-mui.spec.ts',
  'e2e/guest/mbti.spec.ts',
  'e2e/guest/ordering-terminal.spec.ts',
  'e2e/guest/story-tree.spec.ts',
  'e2e/guest/toy-kiosk.spec.ts',
  'e2e/guest/vibes-matching.spec.ts',
  'e2e/guest/voice-sommelier.spec.ts',
  'e2e/guest/cards.spec.ts',
  'e2e/guest/home-screen.spec.ts',
  // Tried through HTTP, and walked, in CI as well.
  'e2e/owner/account.spec.ts',
  'e2e/owner/backups.spec.ts',
  'e2e/owner/passkeys.spec.ts',
  'e2e/owner/menu-languages.spec.ts',
  'e2e/owner/phone-folds.spec.ts',
  // Clocks jump in the simulation too.
  'e2e/server/clock-jumps.spec.ts',
  'e2e/server/slow-clients.spec.ts',
  'e2e/server/soak.spec.ts',
  // jobs.test.ts has each of its faults and kills once.
  'e2e/server/translation-kills.spec.ts',
  // What it stands on is tried by src/server/db/one-schema.test.ts.
  'e2e/several/two-versions.spec.ts',
  'e2e/several/guests-at-several.spec.ts',
  // Tried through HTTP by while-away.test.ts, and the outbox by its own.
  'e2e/several/database-away.spec.ts',
  'e2e/owner/console-keyboard.spec.ts',
  'e2e/owner/simulator.spec.ts',
  // start.spec.ts has its first page.
  'e2e/server/sub-path.spec.ts',
];

/** A guest's way that CI walks on the oldest version of Node, and so not once more. */
export const JOURNEY_ON_OTHER_NODES = 'e2e/guest/allergies.spec.ts';

/** Journeys of which CI takes a part: one language, some of the sizes, fewer lives, each of two lists instead of every pair. */
export const JOURNEYS_BY_TURNS = [
  'e2e/bar/board-fits.spec.ts',
  'e2e/bar/evening.spec.ts',
  'e2e/bar/machine-approves.spec.ts',
  'e2e/bar/order-kills.spec.ts',
  'e2e/guest/figures.spec.ts',
  'e2e/guest/follow-ticket.spec.ts',
  'e2e/guest/offline-orders.spec.ts',
];

/**
 * Server tests in which little depends on the database, or most waits for other programs: in CI on SQLite alone, on
 * every version of Node.
 */
export const ON_SQLITE_IN_CI = [
  ...LONG_TESTS,
  'src/server/machines/programs/**',
  'src/server/features/machines/mqtt/**',
  'src/server/features/backups/**',
  'src/server/features/menu-files/**',
  'src/server/features/voice-profiles/**',
  'src/server/features/translations/**',
  'src/server/backups/offsite/**',
  'src/server/features/dead-ends/**',
  'src/server/features/ez-pairing/jailbreaks.test.ts',
  'src/server/features/uploads-proxy/**',
  'src/server/http/access.test.ts',
  'src/server/http/arrival.test.ts',
  'src/server/http/limits/connections.test.ts',
  'src/server/http/limits/newest-counters.test.ts',
  'src/server/machines/simulator/**',
  'src/server/main-api/**',
  'src/server/outbound/**',
  'src/server/seed/**',
];

/** Server tests that are of one database, whatever the others run on: in CI by `npm test` alone. */
export const OF_ONE_DATABASE = [
  'src/server/backups/postgres.test.ts',
  'src/server/db/copy-over/**',
  'src/server/db/lookout.test.ts',
  'src/server/db/one-schema.test.ts',
  'src/server/db/postgres.test.ts',
  'src/server/http/database-busy.test.ts',
  'src/server/http/database-refuses.test.ts',
  'src/server/http/while-away.test.ts',
];

/** In CI, where each thing is tried once. */
export const isBounded = Boolean(process.env.CI);

const LEFT_OUT = 'TESTS_LEFT_OUT';
/**
 * Vitest's `--exclude` reaches no project of its configuration, and says nothing about it: globs go to vitest.config.ts by
 * the environment instead.
 * @param {readonly string[]} globs
 */
export const leavingOut = (globs) => ({ [LEFT_OUT]: globs.join(':') });
/** Globs that this run leaves out. */
export const leftOut = [
  ...(isBounded ? LONG_TESTS : []),
  ...(process.env[LEFT_OUT] ?? '').split(':').filter((glob) => glob !== ''),
];
