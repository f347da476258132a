/** A guest with a phone: actions and checks, the same in every engine. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Device, EngineName, Key } from './device.ts';
import { findOnPage, type Pattern, type Wanted } from './find-on-page.ts';

/** Timeout of every wait. Milliseconds. */
const PATIENCE_MS = 20_000;
const BETWEEN_LOOKS_MS = 60;

export interface Guest {
  engine: EngineName;
  /** @param path below the server's address */
  open: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  /** By role and accessible name; waits until it can be tapped. In CSS pixels of the viewport. */
  placeOf: (role: string, name?: Pattern, more?: Pick<Wanted, 'nth' | 'within'>) => Promise<{ x: number; y: number }>;
  tap: (role: string, name?: Pattern, more?: Pick<Wanted, 'nth' | 'within'>) => Promise<void>;
  /** Taps a field, and replaces its text. */
  write: (text: string, field?: Wanted) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /**
   * Waits for a text anywhere on the screen.
   * @returns the match and its groups
   */
  see: (text: Pattern, patienceMs?: number) => Promise<string[]>;
  /** Waits until it is gone. */
  seeNoMore: (text: Pattern) => Promise<void>;
  /** Whether it is present now. */
  sees: (text: Pattern) => Promise<boolean>;
  /** Waits for something by role and accessible name, to be read or tapped. */
  meet: (role: string, name?: Pattern) => Promise<void>;
  /** Whether the control is present now and can be tapped. */
  has: (role: string, name?: Pattern, more?: Pick<Wanted, 'nth' | 'within'>) => Promise<boolean>;
  /** Waits for the display id of the order. */
  orderId: () => Promise<string>;
  /** The phone's stored value of a key; survives reloads. */
  stored: (key: string) => Promise<string | null>;
  /** Whether the focus is inside such an element. */
  isFocusIn: (tag: string) => Promise<boolean>;
  /** Waits for the picture in the open dialog. */
  cardShown: () => Promise<{ width: number; height: number; colours: number }>;
  /** Waits until the guest pages are cached on the phone. */
  isKept: () => Promise<void>;
  /** Saves a screenshot if pictures are wanted. */
  picture: (name: string) => Promise<void>;
}

/** In the page: the size of the dialog's picture, and how many colours it has at every ninth pixel of every ninth row. */
const LOOK_AT_CARD = `
  const picture = document.querySelector('dialog[open] img');
  if (!picture?.complete || picture.naturalWidth === 0) return null;
  const { naturalWidth: width, naturalHeight: height } = picture;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  pen.drawImage(picture, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  const colours = new Set();
  for (let y = 0; y < height; y += 9)
    for (let x = 0; x < width; x += 9) {
      const at = (y * width + x) * 4;
      colours.add(data.slice(at, at + 4).join());
    }
  return { width, height, colours: colours.size };`;

const DISPLAY_ID = /^[A-Z]\d\d$/;

/** @param house address of the server */
export function guestWith(device: Device, engine: EngineName, house: string): Guest {
  const textOf = async () => String(await device.run('return document.body.innerText')).replaceAll(/\s+/g, ' ');
  const matchIn = (shown: string, text: Pattern): string[] | null =>
    typeof text === 'string' ? (shown.includes(text) ? [text] : null) : text.exec(shown);

  const guest: Guest = {
    engine,
    open: (path) => device.open(`${house}${path}`),
    reload: () => device.reload(),
    placeOf: (role, name, more) => {
      const wanted: Wanted = { role, ...(name !== undefined && { name }), ...more };
      let why = '';
      return until(
        async () => {
          const found = await findOnPage(device.run, wanted);
          if (!('not' in found)) return found;
          why = found.not;
          return undefined;
        },
        () => `no ${role} ${String(name ?? '')} to tap: ${why}`,
      );
    },
    tap: async (role, name, more) => {
      const { x, y } = await guest.placeOf(role, name, more);
      await device.tapAt(x, y);
    },
    write: async (text, { role, name, ...more } = { role: 'textbox' }) => {
      await guest.tap(role, name, more);
      await device.run('document.activeElement.select?.()');
      await device.type(text);
    },
    press: (key) => device.press(key),
    see: async (text, patienceMs) => {
      let shown = '';
      return until(
        async () => {
          shown = await textOf();
          return matchIn(shown, text) ?? undefined;
        },
        () => `“${String(text)}” is not there: ${shown}`,
        patienceMs,
      );
    },
    seeNoMore: (text) =>
      until(
        async () => ((await guest.sees(text)) ? undefined : true),
        () => `“${String(text)}” stays`,
      ).then(() => undefined),
    sees: async (text) => matchIn(await textOf(), text) !== null,
    meet: (role, name) =>
      until(
        async () => ((await guest.has(role, name)) ? true : undefined),
        () => `no ${role} ${String(name ?? '')}`,
      ).then(() => undefined),
    has: async (role, name, more) => {
      const wanted: Wanted = { role, ...(name !== undefined && { name }), ...more };
      return !('not' in (await findOnPage(device.run, wanted)));
    },
    orderId: () =>
      until(
        async () => {
          const strong = 'return [...document.querySelectorAll("strong")].map(({ textContent }) => textContent)';
          return ((await device.run(strong)) as string[]).find((text) => DISPLAY_ID.test(text));
        },
        () => 'no order has been placed',
      ),
    stored: async (key) => (await device.run(`return localStorage.getItem(${JSON.stringify(key)})`)) as string | null,
    isFocusIn: async (tag) => (await device.run(`return document.activeElement?.closest('${tag}') != null`)) === true,
    cardShown: () =>
      until(
        async () =>
          ((await device.run(LOOK_AT_CARD)) ?? undefined) as { width: number; height: number; colours: number },
        () => 'no card is shown',
      ),
    isKept: () =>
      until(
        async () => ((await device.run('return navigator.serviceWorker.controller !== null')) ? true : undefined),
        () => 'no service worker answers',
      ).then(() => undefined),
    picture: async (name) => {
      if (!process.env.ENGINE_PICTURES) return;
      // Waits until animations have ended.
      await new Promise((later) => setTimeout(later, 1200));
      await keepPicture(device, engine, name);
    },
  };
  return guest;
}

/** Into reports/, which git ignores. */
export async function keepPicture(device: Device, engine: EngineName, name: string): Promise<void> {
  mkdirSync('reports/engines', { recursive: true });
  writeFileSync(`reports/engines/${engine}-${name}.png`, await device.picture());
}

export async function until<T>(
  look: () => Promise<T | undefined>,
  complaint: () => string,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const end = Date.now() + patienceMs;
  let trouble = '';
  for (;;) {
    // A page that is being closed may not answer.
    const found = await look().catch((error: unknown) => void (trouble = String(error)));
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`${complaint()} ${trouble}`.trimEnd());
    trouble = '';
    await new Promise((later) => setTimeout(later, BETWEEN_LOOKS_MS));
  }
}
