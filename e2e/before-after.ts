/**
 * Lays out the sheets of reports/looks: each screen as it was, and to the right of it as it is. `npx tsx
 * e2e/before-after.ts [--before FOLDER] [FILE …]` reads pictures as `npm run shots` takes them: those of today from
 * shots/, and from the folder those of a worktree at the older commit, under today's names. Without it, what was stays as
 * the sheet has it, unless the layout of its rows has changed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SHEETS, type Picture, type Row } from './before-after-sheets.ts';
import { launchChromium } from './browser.ts';
import { DEVICES, type Device } from './devices.ts';

const root = join(import.meta.dirname, '..');
const WIDTH_PX = 1200;
const {
  values: { before },
  positionals: only,
} = parseArgs({ options: { before: { type: 'string' } }, allowPositionals: true });
const sheetOf = (file: string): string => join(root, 'reports/looks', file);
const asUrl = (kind: 'png' | 'jpeg', path: string): string =>
  `data:image/${kind};base64,${readFileSync(path).toString('base64')}`;

const screenOf = (folder: string): { width: number; height: number } => {
  const device = Object.keys(DEVICES).findLast((name) => folder.startsWith(name)) as Device;
  return DEVICES[device].viewport;
};

const aspectOf = ({ folder, height }: Picture): number => {
  const screen = screenOf(folder);
  return screen.width / (height ?? screen.height);
};

/** @param shots undefined to let the sheet below be seen */
function drawOne(shots: string | undefined, name: string, top: number, picture: Picture): string {
  const aspect = aspectOf(picture);
  const place = `flex: ${100 * aspect} 1 0; aspect-ratio: ${aspect}`;
  if (shots === undefined) return `<div style="${place}; background: none"></div>`;
  const moved = `margin-top: ${(-100 * top) / screenOf(picture.folder).width}%`;
  const url = asUrl('png', join(shots, picture.folder, `${name}.png`));
  return `<div style="${place}"><img style="${moved}" src="${url}"></div>`;
}

function drawBoth(picture: Picture): string {
  const { name, was = name, top = 0, topThen = top } = picture;
  const now = drawOne(join(root, 'shots'), name, top, picture);
  const both = was === null ? now : drawOne(before, was, topThen, picture) + now;
  return `<section style="flex: ${aspectOf(picture) * (was === null ? 100 : 200)} 1 0">${both}</section>`;
}

/**
 * All of a row are equally high, for each grows by its aspect: a hundred times, as factors below 1 leave room. What is
 * longer than its frame is cut below.
 */
const drawRow = (row: Row): string => row.map(drawBoth).join('');

const browser = await launchChromium();
for (const { file, rows, width = WIDTH_PX } of SHEETS.filter(({ file }) => only.length === 0 || only.includes(file))) {
  const page = await browser.newPage({ viewport: { width, height: 100 } });
  await page.setContent(`<style>
    body { margin: 0; padding: 12px; display: grid; gap: 20px; background: #d9cdbb${before === undefined ? ` url(${asUrl('jpeg', sheetOf(file))}) 0 0 / ${width}px no-repeat` : ''} }
    main { display: flex; gap: 24px }
    section { display: flex; gap: 4px; min-width: 0 }
    div { min-width: 0; overflow: hidden; background: #efe6d8; border-radius: 6px }
    img { display: block; width: 100% }
  </style>${rows.map((row) => `<main>${drawRow(row)}</main>`).join('')}`);
  await page.screenshot({ path: sheetOf(file), fullPage: true, type: 'jpeg', quality: 72 });
  await page.close();
  console.log(`reports/looks/${file}`);
}
await browser.close();
