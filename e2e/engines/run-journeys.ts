/** Every journey in one engine, each on a phone without stored data. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine, EngineName } from './device.ts';
import { guestWith, keepPicture } from './guest.ts';
import { openHouse, type House } from './house.ts';
import { JOURNEYS } from './journeys/all.ts';

/** No newer version was deployed meanwhile. */
const NEW_VERSION = 'There is a new version.';

export function runJourneys(name: EngineName, open: () => Promise<Engine>): void {
  describe(name, () => {
    let engine: Engine;
    let house: House;
    beforeAll(async () => {
      [engine, house] = await Promise.all([open(), openHouse()]);
    });
    afterAll(async () => {
      await Promise.all([engine?.close(), house?.close()]);
    });

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
  });
}
