/** Journeys around the experiences: the whole menu, bad networks, languages, wrong codes. */
import { expect } from 'vitest';
import { WORDS } from '../../words.ts';
import { inChinese } from '../chinese.ts';
import type { Journey } from './journey.ts';
import { join, playQuiz, prepareRecommended } from './steps.ts';

export const AROUND: Record<string, Journey> = {
  'from the whole menu': async (guest, house) => {
    await join(guest, house, 'ez-pairing');
    await playQuiz(guest, 'Ada');
    await guest.tap('button', 'The whole menu');
    await guest.see(/\d+ drinks/);
    await guest.picture('whole-menu');
    await guest.write('negroni', { role: 'searchbox' });
    await guest.tap('button', /Negroni/, { nth: 0 });
    // The dialog takes the focus, and Escape returns it.
    await guest.see('Ordering as: Ada');
    expect(await guest.isFocusIn('dialog')).toBe(true);
    await guest.press('Escape');
    await guest.seeNoMore('Ordering as: Ada');
    expect(await guest.isFocusIn('dialog')).toBe(false);
    await guest.tap('button', /Negroni/, { nth: 0 });
    await guest.tap('button', WORDS.order);
    await guest.tap('button', WORDS.ready);
    await guest.orderId();
  },

  'a server that is away, and comes back': async (guest, house) => {
    await join(guest, house, 'ez-pairing');
    await guest.isKept();
    await playQuiz(guest, 'Ada');
    await prepareRecommended(guest);
    await house.network.close();
    try {
      await guest.tap('button', WORDS.ready);
      await guest.see(WORDS.saved);
      await guest.tap('button', 'OK');
      await guest.picture('saved');
      // The page comes from the phone's cache, and the order from its queue.
      await guest.reload();
      await guest.see(WORDS.saved);
      await guest.picture('saved-after-reload');
    } finally {
      await house.network.open();
    }
    const id = await guest.orderId();
    expect(JSON.parse((await guest.stored('pendingOrders')) ?? '[]')).toMatchObject([{ displayId: id }]);
    const orders = await house.ordersOf((await guest.stored('deviceId')) ?? '');
    expect(orders.map(({ displayId }) => displayId)).toEqual([id]);
  },

  'the language is remembered': async (guest) => {
    await guest.open('/kiosk/live');
    await guest.see('Enter Kiosk Code');
    await guest.tap('button', '中文');
    await guest.see(inChinese('Enter Kiosk Code'));
    await guest.reload();
    await guest.see(inChinese('Enter Kiosk Code'));
    await guest.picture('join-in-chinese');
    await guest.tap('button', 'English');
    await guest.see('Enter Kiosk Code');
    expect(await guest.stored('locale')).toBe('en');
  },

  'a code that nobody has': async (guest) => {
    await guest.open('/kiosk/live?joinCode=ZZZZZZ');
    await guest.see('Live Code Mismatch');
    await guest.see('Live code mismatch with active instance. Please check your code and try again.');
    await guest.picture('mismatch');
    await guest.tap('button', 'Back to Join');
    await guest.see('Enter Kiosk Code');
  },

  'a type from the future': async (guest, { codes, network }) => {
    const code = codes.mbti!;
    network.rewrite[`/api/kiosk-instances/code/${code}`] = (text) => text.replaceAll('"mbti"', '"karaoke"');
    await guest.open(`/kiosk/live?joinCode=${code}`);
    await guest.see('Unsupported Kiosk Type');
    await guest.picture('unsupported');
    network.rewrite = {};
    await guest.tap('button', 'Return to Home');
    await guest.see('Find the drink that fits tonight');
    await guest.picture('entry');
  },
};
