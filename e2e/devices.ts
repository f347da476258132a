/** What pictures are taken on; a folder of `shots/` is named by one, the colour scheme and the language. */
import { DESKTOP, PHONE } from './browser.ts';

export const DEVICES = {
  phone: { ...PHONE, deviceScaleFactor: 2 },
  desktop: DESKTOP,
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  'tablet-lying': { viewport: { width: 1024, height: 768 }, hasTouch: true },
};
export type Device = keyof typeof DEVICES;
