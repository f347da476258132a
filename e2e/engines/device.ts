/** What is asked of an engine's driver, and no more: all else is done the same way in every engine (guest.ts). */

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** A phone's window, in CSS pixels. */
export const WINDOW = { width: 390, height: 844 };

export type Key = 'Enter' | 'Tab' | 'Escape';

/** A window with a storage of its own, as of another person's phone. */
export interface Device {
  /** Until the page has loaded. */
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** @param script body of an async function; @returns what it returns, which has to be JSON */
  run: (script: string) => Promise<unknown>;
  /** A real click there, in CSS pixels of the window; the drivers send a touch in two parts, and on a busy machine it becomes a long one. */
  tapAt: (x: number, y: number) => Promise<void>;
  /** Keys, into what has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** @returns a PNG of the window */
  picture: () => Promise<Buffer>;
  /** Errors in the page's scripts that nothing caught, and what its policy refused, since it was opened. */
  complaints: () => string[];
  close: () => Promise<void>;
}

export interface Engine {
  name: EngineName;
  version: string;
  newDevice: () => Promise<Device>;
  close: () => Promise<void>;
}
