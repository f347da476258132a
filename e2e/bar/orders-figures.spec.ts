/** The list of orders on a tablet that lies, where the console's rail leaves least room for a table. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { answerQuiz, joinAs, orderRecommended, signIn } from '../steps.ts';

describe('the figures of orders', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));

  it('holds its actions and whole words on a tablet that lies, and no filter covers another', async () => {
    const guest = await people.phone();
    await joinAs(guest, server, server.codes['ez-pairing']!, 'Ada');
    await answerQuiz(guest, [0, 0, 0, 2, 0]);
    await orderRecommended(guest);
    const counter = await people.desktop();
    await signIn(counter, server, 'bar');
    await counter.waitForURL('**/shops/demo-bar');
    await counter.setViewportSize({ width: 1024, height: 768 });
    await counter.goto(`${server.origin}/shops/demo-bar/orders`);
    const row = counter.getByRole('row').filter({ hasText: 'Ada' });
    await row.waitFor();
    const table = await counter.getByRole('table').evaluate((one) => {
      const frame = one.parentElement!.getBoundingClientRect();
      return one.getBoundingClientRect().right - frame.right;
    });
    expect.soft(table, 'px of the table beyond its frame').toBeLessThanOrEqual(1);
    const kiosk = row.getByText(server.codes['ez-pairing']!);
    expect.soft((await kiosk.boundingBox())!.height, 'a code of one line').toBeLessThan(30);
    const fields = await counter.locator('main :is(input, select)').evaluateAll((all) =>
      all.slice(0, 4).map((field) => {
        const { left, right, top } = field.getBoundingClientRect();
        return { left, right, top };
      }),
    );
    for (const [at, field] of fields.slice(1).entries())
      expect.soft(field.left >= fields[at]!.right || field.top > fields[at]!.top, `field ${at + 2}`).toBe(true);
  });
});
