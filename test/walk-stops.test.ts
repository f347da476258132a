import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { stopsOf } from '../e2e/accessibility/stops.ts';

const PAGE = {} as Page;
const SCREENS = ['entry', 'menu', 'order'];

/** @param walks what each start walks through, one after the other; an Error is thrown where it stands */
function walking(...walks: (string | Error)[][]) {
  const log: string[] = [];
  let starts = 0;
  const stops = stopsOf(SCREENS, () => {
    const walk = walks[starts++] ?? [];
    log.push('start');
    return Promise.resolve({
      walk: async (visit) => {
        for (const one of walk) {
          if (one instanceof Error) throw one;
          log.push(one);
          await visit(PAGE, one);
        }
      },
      close: () => Promise.resolve(void log.push('close')),
    });
  });
  return { stops, log };
}

describe('a walk as stops', () => {
  it('stands at a screen until the next is asked for', async () => {
    const { stops, log } = walking(SCREENS);
    expect(await stops.reach('entry')).toBe(PAGE);
    expect(await stops.reach('entry')).toBe(PAGE);
    expect(log).toEqual(['start', 'entry']);
    await stops.reach('menu');
    await stops.reach('order');
    await stops.finish();
    await stops.close();
    expect(log).toEqual(['start', 'entry', 'menu', 'order', 'close']);
  });

  it('passes the screens before the first that is asked for', async () => {
    const { stops, log } = walking(SCREENS);
    await stops.reach('order');
    expect(log).toEqual(['start', 'entry', 'menu', 'order']);
  });

  it('begins anew if the screen where it failed is asked for again', async () => {
    const { stops, log } = walking(['entry', new Error('no menu')], SCREENS);
    await stops.reach('entry');
    await expect(stops.reach('menu')).rejects.toThrow('no menu');
    expect(await stops.reach('menu')).toBe(PAGE);
    expect(log).toEqual(['start', 'entry', 'close', 'start', 'entry', 'menu']);
  });

  it('fails at once after the screen it did not come to', async () => {
    const { stops, log } = walking(['entry', new Error('no menu')]);
    await expect(stops.reach('menu')).rejects.toThrow('no menu');
    await expect(stops.reach('order')).rejects.toThrow('The walk failed before menu.');
    await expect(stops.finish()).rejects.toThrow('The walk failed before menu.');
    expect(log).toEqual(['start', 'entry', 'close']);
  });

  it.each([
    ['a screen that is in no list', ['entry', 'extra', 'menu'], 'The walk came to extra before menu.'],
    ['a screen too early', ['entry', 'order'], 'The walk came to order before menu.'],
    ['a walk without the screen', ['entry'], 'The walk ended before menu.'],
  ])('refuses %s', async (_what, walk, message) => {
    const { stops } = walking(walk);
    await expect(stops.reach('menu')).rejects.toThrow(message);
  });

  it('refuses a screen after the last', async () => {
    const { stops } = walking([...SCREENS, 'extra']);
    await stops.reach('order');
    await expect(stops.finish()).rejects.toThrow('The walk came to extra before its end.');
  });
});
