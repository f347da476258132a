/**
 * Lays out the pictures of the README and of docs/owner from those `npm run shots` and e2e/guest/cards.spec.ts have just
 * taken: phones side by side, console pages cropped to a screen, cards whole. `npm run pictures` runs all of them, after a
 * visible change; `tsx e2e/pictures.ts cards.jpg` lays out one.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARD } from '#ui/play/card/card-art.ts';
import { DESKTOP, launchChromium, PHONE } from './browser.ts';

const root = join(import.meta.dirname, '..');
const GAP_PX = 18;
/** Of a picture in a guide. CSS pixels. */
const OWNER_WIDTH = 960;

interface Sheet {
  file: string;
  columns: number;
  /** Of one picture, in CSS pixels. */
  width: number;
  /** Paths in the folder, row by row. */
  shots: string[];
  /** Below the project; `shots` unless it says so. */
  folder?: string;
  /** Of one picture; a phone's or a desktop's otherwise. */
  size?: { width: number; height: number };
}

const DAY = 'phone-light';
const CHINESE_NIGHT = 'phone-dark-zh';
const CARDS = [
  'toy-kiosk',
  'vibes-matching',
  'story-tree',
  'mbti',
  'voice-sommelier',
  'ordering-terminal',
  'ez-pairing',
  'fifteen-twenty',
  'five-mui',
];
const SHEETS: Sheet[] = [
  {
    file: 'guest.png',
    columns: 5,
    width: 270,
    shots: [
      'guest-03-join-typed',
      'guest-08-question',
      'guest-09-recommended',
      'guest-13-ordered',
      'machine-06-brewing',
    ].map((name) => `${DAY}/${name}`),
  },
  {
    file: 'nine.png',
    columns: 5,
    width: 250,
    shots: [
      `${DAY}/capsule-02-machine`,
      `${DAY}/vibes-01-wall`,
      `${DAY}/story-02-upstairs`,
      `${DAY}/types-01-doors`,
      `${DAY}/sommelier-02-wishes`,
      `${CHINESE_NIGHT}/terminal-01-cover`,
      `${CHINESE_NIGHT}/types-03-card`,
      `${CHINESE_NIGHT}/fifteen-twenty-4-shown`,
      `${CHINESE_NIGHT}/five-mui-3-picked`,
      `${CHINESE_NIGHT}/vibes-04-result`,
    ],
  },
  {
    // A JPEG: eighteen pictures full of colour.
    file: 'cards.jpg',
    columns: 6,
    width: 200,
    folder: 'reports/cards',
    size: CARD,
    shots: ['en', 'zh-HK'].flatMap((language) => CARDS.map((type) => `${type}-${language}`)),
  },
  { file: 'dashboard.png', columns: 1, width: DESKTOP.viewport.width, shots: ['desktop-light/console-05-dashboard'] },
  { file: 'drink.png', columns: 1, width: DESKTOP.viewport.width, shots: ['desktop-light/console-08-master-drink'] },
  { file: 'insights.png', columns: 1, width: DESKTOP.viewport.width, shots: ['desktop-light/console-08e-insights'] },
  // Of docs/owner.
  ...Object.entries({
    'set-up': 'console-13-setup-menu',
    tonight: 'console-08h-tonight',
    care: 'console-13-care',
    backups: 'console-14-backups',
  }).flatMap(([name, shot]) =>
    Object.entries({ en: 'desktop-light', 'zh-HK': 'desktop-light-zh' }).map(([locale, folder]) => ({
      file: `owner-${name}-${locale}.png`,
      columns: 1,
      width: OWNER_WIDTH,
      shots: [`${folder}/${shot}`],
    })),
  ),
];

const only = process.argv[2];
const browser = await launchChromium();
for (const { file, columns, width, shots, folder = 'shots', size } of SHEETS.filter(
  (sheet) => !only || sheet.file === only,
)) {
  const isPhones = columns > 1;
  const viewport = size ?? (isPhones ? PHONE : DESKTOP).viewport;
  const gap = isPhones ? GAP_PX : 0;
  const page = await browser.newPage({ viewport: { width: columns * (width + gap) + gap, height: 100 } });
  const images = shots.map((shot) => {
    const data = readFileSync(join(root, folder, `${shot}.png`)).toString('base64');
    return `<img src="data:image/png;base64,${data}">`;
  });
  await page.setContent(`<style>
    body { display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: ${gap}px; margin: 0; padding: ${gap}px; background: #efe6d8 }
    img { width: 100%; aspect-ratio: ${viewport.width} / ${viewport.height}; object-fit: cover; object-position: top; border-radius: ${isPhones ? 18 : 0}px; box-shadow: ${isPhones ? '0 1px 6px rgb(60 40 0 / 12%)' : 'none'} }
  </style>${images.join('')}`);
  await page.screenshot({ path: join(root, 'docs/pictures', file), fullPage: true });
  await page.close();
  console.log(`docs/pictures/${file}`);
}
await browser.close();
