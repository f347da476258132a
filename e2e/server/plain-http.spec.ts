/** In the shop's own network a phone uses plain http: no secure context, and everything must work. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { answerQuiz, brewAtOnce, joinAs, orderRecommended } from '../steps.ts';

describe('over plain http', () => {
  const people = usePeople(['--host-resolver-rules=MAP bar.test 127.0.0.1']);
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
    server.origin = `http://bar.test:${server.port}`;
  });
  afterAll(async () => void (await server.stop()));

  it('a guest plays, orders and brews', async () => {
    const guest = await people.phone();
    await joinAs(guest, server, server.codes['ez-pairing']!, 'Ada');
    expect(await guest.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);
    await answerQuiz(guest, [3, 2, 1, 0, 3]);
    await orderRecommended(guest);
    await guest.goto(`${server.origin}/approve?shopId=demo-bar`);
    await brewAtOnce(guest);
  });

  it('the scanner says that it needs HTTPS', async () => {
    const guest = await people.phone();
    await guest.goto(`${server.origin}/approve`);
    await guest
      .getByText("Camera access requires HTTPS. Please ensure you're accessing the site over a secure connection.")
      .waitFor();
  });
});
