/** The counter's screen on each device: its columns, what a ticket says, and what gloves hit. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { answerQuiz, joinAs, orderRecommended, signIn } from '../steps.ts';

describe('the figures of tonight', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));

  it('shows waiting, being made and ready from left to right, and in a column on a phone', async () => {
    const guest = await people.phone();
    await joinAs(guest, server, server.codes['ez-pairing']!, 'Ada');
    await answerQuiz(guest, [0, 0, 0, 2, 0]);
    const displayId = await orderRecommended(guest);
    const counter = await people.desktop();
    await signIn(counter, server, 'bar');
    await counter.waitForURL('**/shops/demo-bar');
    await counter.goto(`${server.origin}/shops/demo-bar/tonight`);
    const column = (name: string) => counter.getByRole('region', { name, exact: true });
    const ticket = column('Waiting').getByRole('listitem').filter({ hasText: displayId });
    await ticket.waitFor();
    for (const [width, height, isBeside] of [
      [390, 844, false],
      [768, 1024, true],
      [1024, 768, true],
      [1280, 900, true],
    ] as const) {
      await counter.setViewportSize({ width, height });
      const [waiting, made, ready] = await Promise.all(
        ['Waiting', 'Being made', 'Ready'].map(async (name) => (await column(name).boundingBox())!),
      );
      const [first, second, third] = [waiting!, made!, ready!];
      if (isBeside) {
        expect.soft([first.y, second.y, third.y], `one row at ${width}`).toEqual([first.y, first.y, first.y]);
        expect.soft(first.x + first.width, `columns at ${width}`).toBeLessThanOrEqual(second.x);
        expect.soft(second.x + second.width, `columns at ${width}`).toBeLessThanOrEqual(third.x);
        expect.soft(third.x + third.width, `all of them at ${width}`).toBeLessThanOrEqual(width);
      } else expect.soft(first.y, `one below the other at ${width}`).toBeLessThan(second.y);
      const box = (await ticket.boundingBox())!;
      expect.soft(box.y + box.height, `the first ticket at ${width}`).toBeLessThanOrEqual(height);
      for (const button of [
        ticket.getByRole('button', { name: 'Make' }),
        counter.getByRole('button', { name: 'New order' }),
      ])
        expect.soft((await button.boundingBox())!.height, `for gloves at ${width}`).toBeGreaterThanOrEqual(48);
      expect.soft(await ticket.locator('svg, img, canvas').count(), 'the drink is drawn').toBeGreaterThan(0);
      for (const said of [displayId, 'Ada', 'Small', /just now|min/])
        expect.soft(await ticket.textContent(), `at ${width}`).toMatch(said);
      expect.soft(await counter.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});
