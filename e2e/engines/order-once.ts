/**
 * What is tapped once too often is ordered once: ten taps, a reload or Back and Forward while an order is under way, two
 * tabs that both find it kept. Source: docs/reliability.md.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { seeded } from '#test/seeded.ts';
import { WORDS } from '../words.ts';
import type { Device, EngineName } from './device.ts';
import { guestWith, until } from './guest.ts';
import type { House } from './house.ts';

interface Phone {
  device: Device;
  house: House;
  /** Its address. */
  kiosk: string;
  random: () => number;
}

/** From a tap at the button that sends an order. */
const WAYS: Record<string, (phone: Phone, at: { x: number; y: number }) => Promise<void>> = {
  'ten taps': async ({ device }, { x, y }) => {
    for (let tap = 0; tap < 10; tap++) await device.tapAt(x, y);
  },
  'ten taps at once': async ({ device }, { x, y }) => {
    await device.run(`
      const button = document.elementFromPoint(${x}, ${y}).closest('button');
      for (let tap = 0; tap < 10; tap++) button.click();`);
  },
  'a reload': async ({ device, random }, { x, y }) => {
    await device.tapAt(x, y);
    await wait(random() * 60);
    await device.reload();
  },
  'back and forward': async ({ device, random }, { x, y }) => {
    await device.tapAt(x, y);
    await wait(random() * 60);
    // The page that is asked may be gone before it answers.
    await device.run('history.back()').catch(() => undefined);
    await wait(random() * 200);
    await device.run('history.forward()').catch(() => undefined);
  },
  'two tabs': async ({ device, house, kiosk }, { x, y }) => {
    await house.network.close();
    await device.tapAt(x, y);
    await wait(100);
    await house.network.open();
    await device.run('dispatchEvent(new Event("online"))');
    const closeTab = await device.openTab(kiosk);
    await wait(500);
    await closeTab();
  },
};

export const WAYS_TO_ORDER = Object.keys(WAYS);

/** Entries of the queue that are not on the server yet, and whether one is. */
const HOW_FAR = `
  const kept = Object.keys(localStorage).filter((key) => key.startsWith('outbox:'));
  const states = kept.map((key) => JSON.parse(localStorage.getItem(key)).state);
  return {
    isUnderWay: states.some((state) => ['trying', 'waiting'].includes(state)),
    isPlaced: (localStorage.getItem('pendingOrders') ?? '[]') !== '[]',
  };`;

/**
 * @param seed of the network's delays
 * @returns how many orders the phone has in the end
 */
export async function ordersBy(way: string, device: Device, engine: EngineName, house: House, seed: number) {
  const random = seeded(seed);
  const kiosk = `${house.address}/kiosk/live?joinCode=${house.codes['ordering-terminal']!}`;
  const guest = guestWith(device, engine, house.address);
  await device.open(`${house.address}/kiosk/live`);
  // Somebody else's phone, but for the pages it keeps.
  await device.run('localStorage.clear(); sessionStorage.clear()');
  await device.open(kiosk);
  await guest.tap('button', /Soda/, { nth: 0 });
  await guest.write('Ada');
  await guest.tap('button', WORDS.order);
  const at = await guest.placeOf('button', WORDS.ready);
  // What is under way stays so for a moment, and may arrive after its sender has left.
  house.network.lateMs = () => random() * 150;
  house.network.fault = ({ method }) => (method === 'POST' && random() < 0.5 ? 'late' : 'none');
  try {
    await WAYS[way]!({ device, house, kiosk, random }, at);
    let shown = '';
    await until(
      async () => {
        const { isUnderWay, isPlaced } = (await device.run(HOW_FAR)) as { isUnderWay: boolean; isPlaced: boolean };
        shown = String(await device.run('return document.body.innerText'));
        return isPlaced && !isUnderWay ? true : undefined;
      },
      () => `after ${way} no order is placed: ${shown}`,
    );
  } finally {
    house.network.fault = () => 'none';
  }
  const orders = await house.ordersOf((await guest.stored('deviceId')) ?? '', 'demo-tea');
  return orders.length;
}
