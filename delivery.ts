/**
 * How the sources reach a browser: which texts a folder's are among, which file they come in, whether a phone keeps them
 * for when it is offline. The Vite, Lingui, service-worker and prerender configurations read this table and name no
 * source of their own. Of the rows that hold a file the deepest folder counts. Source: docs/decisions/0042.
 */
/** `later`: what a guest may need once a play has led somewhere. */
export type Catalogue = 'join' | 'play' | 'later' | 'console';
export type PrerenderedPage = 'join' | 'kiosk';

export interface Delivery {
  /** Below the project; `*` stands for one name. */
  folder: string;
  /** The catalogue its texts are in; a folder without one may have no texts. */
  catalogue?: Catalogue;
  /** The file that all of it comes in, with everything it imports. Rows above go first where two want the same module. */
  chunk?: string;
  /** Only these files of the folder begin the chunk. */
  first?: readonly string[];
  /** Kept on the phone by the service worker, with everything it imports. */
  offline?: boolean;
  /** The prerendered page that asks for it before any script runs. */
  preloadedBy?: PrerenderedPage;
}

export const DELIVERY: readonly Delivery[] = [
  // Before anything else: what loads the rest.
  { folder: 'src/web/shell/start', catalogue: 'join', chunk: 'start', offline: true },
  // A phone that joins: the page, its texts, and nothing of a play.
  { folder: 'src/web/shell', catalogue: 'join', chunk: 'join', first: ['main.tsx'], offline: true },
  // Beside plays and the machine's screens, not on the page that joins.
  { folder: 'src/web/shell/sound', catalogue: 'play', offline: true },
  { folder: 'src/web/join', catalogue: 'join', offline: true },
  { folder: 'src/web/locales/join', offline: true },
  // A guest: what loads a kiosk, what every play needs, and what a play ends in.
  { folder: 'src/web/guest/phone', catalogue: 'join', chunk: 'phone', offline: true, preloadedBy: 'kiosk' },
  { folder: 'src/web/guest/stage', catalogue: 'play', chunk: 'stage', offline: true, preloadedBy: 'kiosk' },
  { folder: 'src/ui/play/order', catalogue: 'play', chunk: 'stage' },
  { folder: 'src/ui/play/card-offer', catalogue: 'play', chunk: 'stage' },
  { folder: 'src/ui/play/result', catalogue: 'play', chunk: 'result' },
  // The card a play ends with, loaded when it is asked for.
  {
    folder: 'src/ui/play/card',
    catalogue: 'play',
    chunk: 'card',
    first: ['blocks.ts', 'placed.tsx', 'shop-colours.tsx'],
    offline: true,
  },
  { folder: 'src/experiences/*/guest/card', catalogue: 'play', offline: true },
  // What wishes are shown and poured by, apart from the parser that hears them: that comes once the play is shown.
  {
    folder: 'src/domain/taste-request',
    chunk: 'taste-words',
    first: [
      'no-alcohol-reasons.ts',
      'trait-roles.ts',
      'usual-abv.ts',
      'word-forms.ts',
      'words/lexicon.ts',
      'words/made-of.ts',
    ],
    offline: true,
  },
  { folder: 'src/ui/play/taste-request', chunk: 'taste-words', offline: true },
  {
    folder: 'src/experiences/voice-sommelier',
    chunk: 'wishes',
    first: ['add-wishes.ts', 'pour.ts', 'rules.ts', 'unserved.ts', 'words.ts', 'guest/wish-list.ts'],
  },
  { folder: 'src/domain/taste-request', chunk: 'taste-request', first: ['parse-taste-request.ts'], offline: true },
  { folder: 'src/experiences/voice-sommelier/hearing', chunk: 'taste-request', offline: true },
  // What answers a guest's questions, loaded with the first of them.
  { folder: 'src/experiences/voice-sommelier/answers', chunk: 'answers', first: ['answers.ts'], offline: true },
  // Loaded once the play is shown: nothing of it is needed before there is an order.
  { folder: 'src/web/guest/ticket', catalogue: 'later', chunk: 'ticket', first: ['placed-order.tsx'], offline: true },
  { folder: 'src/web/guest', catalogue: 'play', offline: true },
  { folder: 'src/web/guest/preview', catalogue: 'play' },
  // Loaded once a round for everyone is on.
  { folder: 'src/web/guest/room-round', catalogue: 'later' },
  { folder: 'src/web/guest/privacy', catalogue: 'later', offline: true },
  { folder: 'src/web/guest/waiting', catalogue: 'join', offline: true },
  { folder: 'src/web/approve', catalogue: 'later', offline: true },
  { folder: 'src/web/locales/play', offline: true },
  { folder: 'src/web/locales/later', offline: true },
  { folder: 'src/ui', catalogue: 'play' },
  { folder: 'src/ui/play/guest-record', catalogue: 'later' },
  { folder: 'src/ui/play/machines', catalogue: 'later' },
  { folder: 'src/ui/play/sound', catalogue: 'play', offline: true },
  { folder: 'src/ui/play/plain-menu', catalogue: 'play', offline: true },
  { folder: 'src/experiences/*/guest', catalogue: 'play' },
  { folder: 'node_modules/qr-scanner', offline: true },
  // Screens in the room: both languages at once, and so no catalogue.
  { folder: 'src/web/board' },
  { folder: 'src/web/machine-display' },
  // An owner.
  { folder: 'src/web/console', catalogue: 'console' },
  { folder: 'src/ui/settings', catalogue: 'console' },
  { folder: 'src/experiences/*/admin', catalogue: 'console' },
];

/** Fonts that a phone keeps: the Latin subset; other scripts come from the system. */
export const OFFLINE_FONTS = /-latin-wght-normal\b.*\.woff2$/;

const patternOf = (folder: string): RegExp => new RegExp(`(?:^|/)${folder.replaceAll('*', '[^/]+')}/`);
const ROWS = DELIVERY.map((row) => ({ ...row, pattern: patternOf(row.folder) })).sort(
  (a, b) => b.folder.split('/').length - a.folder.split('/').length,
);

/** @param path of a source, absolute or below the project */
export const deliveryOf = (path: string): Delivery | undefined => ROWS.find(({ pattern }) => pattern.test(path));

/** True when the path is in the row's folder, or is one of those it names. */
export function isIn({ folder, first }: Pick<Delivery, 'folder' | 'first'>, path: string): boolean {
  const end = patternOf(folder).exec(path);
  if (!end) return false;
  return first === undefined || first.includes(path.slice(end.index + end[0].length));
}
