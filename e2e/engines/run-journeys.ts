/** Every journey in one engine, each on a phone without stored data. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byTurns } from '#test/by-turns.ts';
import type { Engine, EngineName } from './device.ts';
import { guestWith, keepPicture } from './guest.ts';
import { openHouse, type House } from './house.ts';
import { printRow } from '#test/print-row.ts';
import { JOURNEYS } from './journeys/all.ts';
import { ordersBy, WAYS_TO_ORDER } from './order-once.ts';

/** In CI three of five. */
const WAYS = byTurns(WAYS_TO_ORDER, 0, (way) => way === 'two tabs');
/** Orders that are sent more than once. */
const TIMES = Number(process.env.TORTURE_TIMES ?? WAYS.length);
/** Of many: most of an order is waiting. Each has a browser and a server of its own. */
const PHONES_AT_ONCE = process.env.TORTURE_TIMES ? 3 : 1;

/** No newer version was deployed meanwhile. */
const NEW_VERSION = 'There is a new version.';

interface Both {
  engine: Engine;
  house: House;
}
async function openBoth(open: () => Promise<Engine>): Promise<Both> {
  const [engine, house] = await Promise.all([open(), openHouse()]);
  return { engine, house };
}
const closeBoth = ({ engine, house }: Partial<Both>) => Promise.all([engine?.close(), house?.close()]);

export function runJourneys(name: EngineName, open: () => Promise<Engine>): void {
  describe(name, () => {
    let engine: Engine;
    let house: House;
    beforeAll(async () => {
      ({ engine, house } = await openBoth(open));
    });
    afterAll(() => closeBoth({ engine, house }));

    it.each(Object.keys(JOURNEYS))('%s', async (journey) => {
      const device = await engine.newDevice();
      try {
        const guest = guestWith(device, name, house.address);
        await JOURNEYS[journey]!(guest, house);
        expect(await guest.sees(NEW_VERSION)).toBe(false);
        expect(device.complaints()).toEqual([]);
      } catch (error) {
        await keepPicture(device, name, `failed-${journey}`).catch(() => undefined);
        throw error;
      } finally {
        await device.close();
      }
    });

    it(
      'an order that is sent again and again is one',
      async () => {
        const counts: Record<string, number> = {};
        let begun = 0;
        const orderInTurn = async (own: Both) => {
          const device = await own.engine.newDevice();
          while (begun < TIMES) {
            const time = begun++;
            const way = WAYS[time % WAYS.length]!;
            const orders = await ordersBy(way, device, name, own.house, time);
            counts[orders] = (counts[orders] ?? 0) + 1;
          }
          await device.close();
        };
        const others = await Promise.all(Array.from({ length: PHONES_AT_ONCE - 1 }, () => openBoth(open)));
        try {
          await Promise.all([{ engine, house }, ...others].map(orderInTurn));
        } finally {
          await Promise.all(others.map(closeBoth));
        }
        const result = Object.entries(counts).map(([orders, times]) => `${times} times ${orders}`);
        printRow({ name: 'order-once', database: name, rounds: `${TIMES} orders`, result: result.join(', ') });
        expect(counts).toEqual({ 1: TIMES });
      },
      120_000 + TIMES * 20_000,
    );
  });
}
