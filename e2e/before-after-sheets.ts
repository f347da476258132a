/** The sheets of reports/looks, by the numbers of docs/looks.md. */

export interface Picture {
  /** Of `shots/`. */
  folder: string;
  name: string;
  /** What it was called before; null where it did not exist. */
  was?: string | null;
  /** What is shown of it: the screen unless it says so. CSS pixels. */
  top?: number;
  height?: number;
  /** Where the same was before. */
  topThen?: number;
}

export type Row = Picture[];

interface Sheet {
  file: string;
  rows: Row[];
  /** Pixels. */
  width?: number;
}

type More = Omit<Picture, 'folder' | 'name'>;
const on =
  (folder: string) =>
  (name: string, more: More = {}): Picture => ({ folder, name, ...more });
const phone = on('phone-light');
const phoneDark = on('phone-dark');
const phoneChinese = on('phone-light-zh');
const tablet = on('tablet-light');
const lying = on('tablet-lying-light');
const lyingDark = on('tablet-lying-dark');
const desktop = on('desktop-light');

/** One screen on every device. */
const everywhere = (name: string, more: More = {}): Row[] => [
  [phone(name, more), tablet(name, more)],
  [lying(name, more)],
  [desktop(name, more)],
];

const LONG_PAGE = { top: 0, height: 15_000 };

export const SHEETS: Sheet[] = [
  {
    file: '01-04-phone.jpg',
    rows: [
      [phone('fifteen-twenty-6-choice'), phone('five-mui-6-choice'), phone('story-05-result')],
      [phone('terminal-04-sheet'), phone('guest-13-ordered'), phone('fifteen-twenty-1-opponents')],
    ],
  },
  {
    file: '04-08-phone.jpg',
    rows: [
      [phone('fifteen-twenty-8-lobby'), phone('capsule-03-turn-lost'), phone('story-02-upstairs')],
      [phone('story-04-ending'), phone('guest-09-recommended'), phone('sommelier-02-wishes')],
    ],
  },
  {
    file: '02-06-09-desktop.jpg',
    rows: [
      [desktop('guest-09-recommended'), desktop('story-04-ending')],
      [desktop('fifteen-twenty-3-choosing'), desktop('capsule-02-machine')],
    ],
  },
  {
    file: '10-14-phone.jpg',
    rows: [
      [phone('types-02-later-doors'), phone('vibes-03-sliders'), phone('guest-15-menu')],
      [phone('terminal-02-fizzy'), phone('guest-10-modal'), phone('machine-07-cheers')],
      [phone('guest-11-prepare'), phone('machine-05-prepare'), phone('guest-08-question')],
    ],
  },
  {
    file: '15-long-pages-phone.jpg',
    width: 640,
    rows: [
      [
        phone('console-05-dashboard', LONG_PAGE),
        phone('console-08-master-drink', LONG_PAGE),
        phone('console-08-master-pumps', LONG_PAGE),
      ],
    ],
  },
  {
    file: '15-22-phone.jpg',
    rows: [
      [phone('console-08b-orders'), phone('console-08-master', { top: 560 }), phone('console-08-master-drink')],
      [phone('console-05-dashboard'), phone('console-09-instance'), phone('console-08e-insights', { top: 700 })],
      [
        phone('console-08-master-conflict'),
        phone('console-08c-order-conflict'),
        phone('console-11-ez-admin-without-shop'),
      ],
    ],
  },
  {
    file: '16-21-desktop.jpg',
    rows: [
      [desktop('console-08-master')],
      [desktop('console-05-dashboard')],
      [desktop('console-09-instance')],
      [desktop('console-08e-insights')],
      [desktop('console-story-admin')],
    ],
  },
  {
    file: 'chinese-phone.jpg',
    rows: [
      [
        phoneChinese('guest-09-recommended'),
        phoneChinese('capsule-02-machine'),
        phoneChinese('console-08-master-drink'),
      ],
    ],
  },
  {
    file: 'dark-phone.jpg',
    rows: [[phoneDark('guest-09-recommended'), phoneDark('guest-13-ticket'), phoneDark('guest-11-prepare')]],
  },
  {
    file: 'first-sight-phone.jpg',
    rows: [
      [phone('story-01-start'), phone('fifteen-twenty-8-lobby'), phone('capsule-04-shut')],
      [phone('capsule-01-no-answer'), phone('guest-16-menu-nothing'), phone('machine-06-brewing')],
      [phone('round-02-gathering'), phone('round-03-question'), phone('round-06-name-missing')],
    ],
  },
  {
    file: 'first-sight-tablet.jpg',
    rows: [
      [lyingDark('guest-03-join-typed')],
      [lyingDark('guest-07-questions-failed')],
      [lyingDark('fifteen-twenty-8-lobby')],
      [lyingDark('sommelier-02-wishes')],
    ],
  },
  { file: 'redesign-1-result.jpg', rows: everywhere('guest-09-recommended') },
  { file: 'redesign-2-choice-of-two.jpg', rows: everywhere('fifteen-twenty-6-choice') },
  { file: 'redesign-3-ticket.jpg', rows: everywhere('guest-13-ticket') },
  { file: 'redesign-4-sommelier.jpg', rows: everywhere('sommelier-02-wishes') },
  { file: 'redesign-5-table.jpg', rows: everywhere('fifteen-twenty-4-shown') },
  { file: 'two-sides-tablet.jpg', rows: [[tablet('fifteen-twenty-7-handover'), lying('fifteen-twenty-7-handover')]] },
  {
    file: 'redesign-6-brewing-and-cheers.jpg',
    rows: [
      [phone('machine-06-brewing'), tablet('machine-06-brewing')],
      [phone('machine-07-cheers'), tablet('machine-07-cheers')],
      [lying('machine-06-brewing'), desktop('machine-06-brewing')],
      [lying('machine-07-cheers'), desktop('machine-07-cheers')],
    ],
  },
  {
    file: 'redesign-7-tonight.jpg',
    rows: [
      [phone('console-08h-tonight', { was: null }), tablet('console-08h-tonight', { was: null })],
      [lying('console-08h-tonight', { was: null }), desktop('console-08h-tonight', { was: null })],
    ],
  },
  { file: 'redesign-8-menu.jpg', rows: everywhere('console-08-master') },
  { file: 'redesign-8-drink.jpg', rows: everywhere('console-08-master-drink') },
];
