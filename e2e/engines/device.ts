/** The minimal interface of an engine's driver; everything else is the same code for every engine (guest.ts). */

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Viewport of a phone, in CSS pixels. */
export const WINDOW = { width: 390, height: 844 };

export type Key = 'Enter' | 'Tab' | 'Escape';

/** A window with separate storage, like another person's phone. */
export interface Device {
  /** Resolves when the page has loaded. */
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Another tab of the same phone, in the background. Resolves to what closes it. */
  openTab: (address: string) => Promise<() => Promise<void>>;
  /**
   * @param script body of an async function
   * @returns its result, which has to be JSON
   */
  run: (script: string) => Promise<unknown>;
  /**
   * A real click, in CSS pixels of the viewport; drivers send a touch in two parts, which becomes a long press on a
   * busy machine.
   */
  tapAt: (x: number, y: number) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** @returns a PNG of the window */
  picture: () => Promise<Buffer>;
  /** Uncaught script errors and policy violations of the page since it was opened. */
  complaints: () => string[];
  close: () => Promise<void>;
}

export interface Engine {
  name: EngineName;
  version: string;
  newDevice: () => Promise<Device>;
  close: () => Promise<void>;
}
