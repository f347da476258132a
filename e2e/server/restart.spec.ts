/** The server is killed in the middle: acknowledged data is still there. */
import { describe, expect, it } from 'vitest';
import { usePeople } from '../browser.ts';
import { startServer } from '../server.ts';
import { answerQuiz, brewAtOnce, joinAs, orderRecommended } from '../steps.ts';

describe('a restart in the middle', () => {
  const people = usePeople();

  it.each(['SIGTERM', 'SIGKILL'] as const)('by %s keeps the order, its number and the kiosk', async (signal) => {
    const before = await startServer();
    const guest = await people.phone();
    await joinAs(guest, before, before.codes['ez-pairing']!, 'Ada');
    await answerQuiz(guest, [1, 1, 1, 2, 0]);
    const displayId = await orderRecommended(guest);

    const status = await before.stop(signal);
    expect(status).toBe(signal === 'SIGTERM' ? 0 : null);
    const after = await startServer({ dataDir: before.dataDir, port: before.port });

    await guest.goto(`${after.origin}/approve?shopId=demo-bar`);
    await guest.getByText(displayId).first().waitFor();
    await brewAtOnce(guest);

    await joinAs(guest, after, before.codes['ez-pairing']!, 'Ada');
    await guest.getByText('Question 1 of 5').first().waitFor();
    await after.stop();
  });
});
