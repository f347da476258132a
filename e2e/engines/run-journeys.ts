/** Every journey in one engine, each with a phone fresh from its box. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine, EngineName } from './device.ts';
import { guestWith, keepPicture } from './guest.ts';
import { openHouse, type House } from './house.ts';
import { JOURNEYS } from './journeys/all.ts';

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
        await JOURNEYS[journey]!(guestWith(device, name, house.address), house);
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
