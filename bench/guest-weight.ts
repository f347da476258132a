/**
 * What a guest's phone downloads: to join, against a React page that says hello, built the same way in the same run; and
 * to play each experience to its end. What is counted, and what is not: docs/decisions/0029.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { experiences } from '#experiences/registry.ts';
import { buildHelloPage, filesOf, gzipped, type Manifest } from './built-page.ts';
import { report } from './load.ts';

/** Script of the join page as a multiple of the hello page's. */
const JOIN_LIMIT = 1.4;
/** Bytes of script for an experience on top of what all of them share; the hand games have drawn tables and opponents. */
const playLimit = (id: string): number => (GAMES.has(id) ? 60_000 : 35_000);
const GAMES = new Set(['fifteen-twenty', 'five-mui']);
/** Over the limit as yet, for the reason given in docs/decisions/0029: said at every run, and not to grow. */
const OVER: Record<string, number> = { 'voice-sommelier': 41_000 };

const root = join(import.meta.dirname, '..');

const web = join(root, 'dist/web');
const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Manifest;
const JOIN = ['start', 'main.tsx', 'join'];
/** What comes to every guest who joined: what watches over the phone, the kiosk's data, its stage and the texts. */
const STAGE = [
  ...JOIN,
  'phone',
  'stage',
  'features/kiosk-live/join-kiosk.ts',
  'features/kiosk-live/kiosk-stage.tsx',
  'locales/play/en.po',
];
const joinFiles = filesOf(manifest, JOIN);
const joinBytes = gzipped(web, joinFiles, '.js');
const stageBytes = gzipped(web, filesOf(manifest, STAGE), '.js') - joinBytes;

/** Beyond the join page: the stage and the experience's own. */
const sumOf = (id: string): number => {
  const play = `../experiences/${id}/guest/${id}.tsx`;
  return gzipped(web, filesOf(manifest, [...STAGE, play]), '.js') - joinBytes;
};
const plays = experiences.map(({ id }) => ({ id, sum: sumOf(id), alone: sumOf(id) - stageBytes }));

const helloFolder = await buildHelloPage();
const helloManifest = JSON.parse(readFileSync(join(helloFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
const hello = gzipped(helloFolder, filesOf(helloManifest, ['index.html']), '.js');
rmSync(helloFolder, { recursive: true });
report('guest-weight (gzip, bytes)', {
  'floor: a React page that says hello': hello,
  'join page, script': joinBytes,
  'ratio join / floor': joinBytes / hello,
  'join page, styles': gzipped(web, joinFiles, '.css'),
  'the stage all plays share, script': stageBytes,
  'display face, woff2': readFileSync(
    join(root, 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
  ).length,
});
report(
  'guest-weight, each experience on top of the stage',
  Object.fromEntries(plays.map(({ id, alone }) => [id, alone])),
);
report('guest-weight, stage and experience together', Object.fromEntries(plays.map(({ id, sum }) => [id, sum])));

const broken = plays
  .filter(({ id, alone }) => alone > Math.max(playLimit(id), OVER[id] ?? 0))
  .map(({ id, alone }) => `${id} is ${alone} bytes on top of the stage; at most ${playLimit(id)}`);
if (joinBytes / hello > JOIN_LIMIT) broken.push(`the join page is ${joinBytes / hello} times the hello page`);
for (const { id, alone } of plays)
  if (OVER[id] && alone > playLimit(id)) console.log(`  ${id} is known to be over its ${playLimit(id)} bytes`);
for (const line of broken) console.error(line);
if (broken.length > 0) process.exitCode = 1;
