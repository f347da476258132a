/**
 * What a guest's phone downloads: to join, compared with a React "hello" page, built the same way in the same run; and
 * to play each experience to its end. What is counted: docs/decisions/0029.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { experiences } from '#experiences/registry.ts';
import { buildHelloPage, filesOf, gzipped, type Manifest } from './built-page.ts';
import { report } from './load.ts';

/** Limit of the join page's script, as a multiple of the hello page's. */
const JOIN_LIMIT = 1.4;
/** Limit in bytes of an experience's script on top of the stage; the hand games have drawn tables and opponents. */
const playLimit = (id: string): number => (GAMES.has(id) ? 60_000 : id === 'voice-sommelier' ? 37_700 : 35_000);
const GAMES = new Set(['fifteen-twenty', 'five-mui']);
/**
 * Script of the stage and a play on 23 November 2026, before cards, sounds and redrawn results, in bytes: what a guest
 * downloads first may be 2 % more. The sommelier's held what it hears with, which comes later now: that leaves it to
 * `playLimit`. Source: docs/decisions/0172.
 */
const BEFORE: Record<string, number> = {
  'toy-kiosk': 81_583,
  'ez-pairing': 75_379,
  'vibes-matching': 79_562,
  'ordering-terminal': 75_901,
  'story-tree': 85_386,
  mbti: 77_897,
  'voice-sommelier': 160_782,
  'fifteen-twenty': 93_120,
  'five-mui': 95_844,
};
const MORE = 1.02;
/** What the sommelier hears with, by the guest's language; downloaded once the play is shown: docs/decisions/0146. */
const HEARING = { English: 'english', Chinese: 'cantonese' };
/**
 * Raised by 7 % for questions, two people, complaints, moods and changes, by 2 % for conditions and denials by 2.9 %
 * for the reach and sense of words and what is asked of the menu and by 1.6 % for opinions, habits and both wishes:
 * docs/decisions/0178, 0180, 0181, 0182, 0184, 0186; by 6 % for figures, lists and each guest by themselves: 0187; by 1.4 % for
 * what is declined behind its name: 0193, and for reasons not to drink, refusals and names in more words: 0198; by 4.1 %
 * for other nights and meals, what is told of others and what is asked of the house: 0205, 0206; by 2 % for what a thing
 * does to a guest.
 */
const HEARING_LIMIT = 155_500;

/** What answers a question, downloaded with the first sentence that may ask one. Thirty words of the bar: 0206. */
const ANSWERS_LIMIT = 24_400;

const root = join(import.meta.dirname, '..');

const web = join(root, 'dist/web');
const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Manifest;
const JOIN = ['start', 'shell/main.tsx', 'join'];
/** Loaded by every guest who joined: background services, the kiosk's data, its frame and the texts. */
const STAGE = [
  ...JOIN,
  'phone',
  'stage',
  'guest/phone/join-kiosk.ts',
  'guest/stage/kiosk-stage.tsx',
  'locales/play/en.js',
];
const wordsFile = (language: string): string => manifest[`../domain/taste-request/words/${language}.json`]!.file;
const joinFiles = filesOf(manifest, JOIN);
const joinBytes = gzipped(web, joinFiles, '.js');
const stageBytes = gzipped(web, filesOf(manifest, STAGE), '.js') - joinBytes;

/** Loaded after the join page: the frame and the experience's own code. */
const plays = experiences.map(({ id }) => {
  const sum = gzipped(web, filesOf(manifest, [...STAGE, `../experiences/${id}/guest/${id}.tsx`]), '.js') - joinBytes;
  return { id, sum, alone: sum - stageBytes };
});
const sommelier = filesOf(manifest, [...STAGE, '../experiences/voice-sommelier/guest/voice-sommelier.tsx']);
const parser = [...filesOf(manifest, ['../experiences/voice-sommelier/hearing/interpret.ts'])].filter(
  (file) => !sommelier.has(file),
);
const hearing = Object.entries(HEARING).map(([language, words]) => ({
  language,
  bytes: gzipped(web, parser, '.js') + gzipped(web, [wordsFile(words)], '.json'),
}));

const heard = new Set([...sommelier, ...parser]);
const answers = gzipped(
  web,
  [...filesOf(manifest, ['../experiences/voice-sommelier/answers/answers.ts'])].filter((file) => !heard.has(file)),
  '.js',
);

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
report(
  'guest-weight, stage and experience together, and beside 23 November 2026',
  Object.fromEntries(plays.map(({ id, sum }) => [id, `${sum} (${(sum / BEFORE[id]!).toFixed(3)})`])),
);
report('guest-weight, what the sommelier hears with, after the play is shown', {
  ...Object.fromEntries(hearing.map(({ language, bytes }) => [`${language} guest`, bytes])),
  'whoever asks something, besides': answers,
});

const limitOf = (id: string): number => Math.floor(BEFORE[id]! * MORE);
const broken = plays.flatMap(({ id, alone, sum }) => [
  ...(alone > playLimit(id) ? [`${id} is ${alone} bytes on top of the stage; at most ${playLimit(id)}`] : []),
  ...(sum > limitOf(id) ? [`${id} is ${sum} bytes with the stage; at most ${limitOf(id)}`] : []),
]);
for (const { language, bytes } of hearing)
  if (bytes > HEARING_LIMIT)
    broken.push(`hearing is ${bytes} bytes for a guest of ${language}; at most ${HEARING_LIMIT}`);
if (answers > ANSWERS_LIMIT) broken.push(`what answers questions is ${answers} bytes; at most ${ANSWERS_LIMIT}`);
if (joinBytes / hello > JOIN_LIMIT) broken.push(`the join page is ${joinBytes / hello} times the hello page`);
for (const line of broken) console.error(line);
if (broken.length > 0) process.exitCode = 1;
