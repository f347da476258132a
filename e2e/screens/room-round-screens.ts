/** A round for everyone: on a phone, on the board and at the counter. */
import { randomUUID } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import { callApi, ownersBearer } from '../api.ts';
import type { RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';
import type { Visit } from '../visit.ts';

const SHOP = '/api/admin/shops/demo-bar';

/** The counter, and a phone at another table, by calls. */
async function roomOf(server: RunningServer) {
  const headers = await ownersBearer(server);
  const stranger = { 'x-device-id': randomUUID(), 'x-join-code': server.codes['mbti']! };
  const host = async (path: string, body: object): Promise<string> => {
    const reply = await callApi(server, 'POST', `${SHOP}/round${path}`, { headers, body });
    return (reply.body as { round: { roundId: string } }).round.roundId;
  };
  const elsewhere = (path: string, body: object) =>
    callApi(server, 'POST', `${SHOP}/round${path}`, { headers: stranger, body });
  return { headers, host, elsewhere };
}

export async function roomRoundScreens(context: BrowserContext, server: RunningServer, visit: Visit): Promise<void> {
  const { headers, host, elsewhere } = await roomOf(server);
  const page = await context.newPage();
  const shot = (name: string) => visit(page, name);
  const roundId = await host('', { set: 'four-corners', pace: 'host' });
  const next = (step: number) => host('/next', { roundId, step });
  await page.goto(`${server.origin}/kiosk/live?joinCode=${server.codes['mbti']}`);
  await page.getByText('A round for everyone is on').waitFor();
  await shot('round-01-card');
  await page.getByRole('button', { name: 'Join in' }).click();
  await page.getByRole('heading', { name: 'You are in' }).waitFor();
  await shot('round-02-gathering');
  await next(-1);
  const answers = page.getByRole('main').getByRole('list').last().getByRole('button');
  await page.getByRole('progressbar', { name: 'Question 1 of 4' }).waitFor();
  await shot('round-03-question');
  await answers.nth(1).click();
  await page.getByText('Noted. The next question comes by itself.').waitFor();
  await shot('round-04-answered');
  await elsewhere('/answers', { roundId, question: 0, answer: 1 });
  for (const question of [1, 2, 3]) {
    await next(question - 1);
    await page.getByRole('progressbar', { name: `Question ${question + 1} of 4` }).waitFor();
    await answers.nth(0).click();
    await page.getByText('Noted. The next question comes by itself.').waitFor();
    await elsewhere('/answers', { roundId, question, answer: 0 });
  }
  await next(3);
  await page.getByText('You and somebody in this room are the closest: 4 of 4').waitFor();
  await shot('round-05-closest');
  await page.getByRole('button', { name: 'Tell my name' }).click();
  await page.getByRole('button', { name: 'Tell my name' }).click();
  await page.getByText('Which first name shall be told?').waitFor();
  await shot('round-06-name-missing');
  await page.getByLabel('Who is it? Your first name, if you like').fill('Ada');
  await page.getByRole('button', { name: 'Tell my name' }).click();
  await page.getByText('Thanks, Ada. If the other gives a name too, both stand here.').waitFor();
  await elsewhere('/name', { roundId, name: 'Kit' });
  await page.getByText('You and Kit are the closest: 4 of 4').waitFor();
  await shot('round-07-named');

  // The board, with an order beside it.
  const { body } = await callApi(server, 'PUT', `${SHOP}/board-key`, { headers, body: { renew: true } });
  await page.goto(`${server.origin}/shops/demo-bar/board#key=${(body as { key: string }).key}`);
  await page.getByText(/Ada and Kit|Kit and Ada/).waitFor();
  await shot('console-16-board-round-closest');
  const again = await host('', { set: 'hong-kong', pace: 'host' });
  await page.getByText('Scan the code and answer on your phone').waitFor();
  await shot('console-16-board-round-gathering');
  await host('/next', { roundId: again, step: -1 });
  await elsewhere('/answers', { roundId: again, question: 0, answer: 1 });
  const order = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Quentin' };
  const placed = await callApi(server, 'POST', `${SHOP}/submit-order`, { headers, body: order });
  const { orderId, displayId } = placed.body as { orderId: string; displayId: string };
  await callApi(server, 'POST', `${SHOP}/orders/${orderId}/approve`, { headers });
  await page.getByText(displayId).waitFor();
  await page.getByText('pineapple bun').waitFor();
  await shot('console-16-board-round');
  await host('/stop', { roundId: again });

  await signIn(page, server, 'bar');
  await page.waitForURL('**/shops/demo-bar');
  await page.goto(`${server.origin}/shops/demo-bar/tonight`);
  const round = page.getByRole('button', { name: 'Round for everyone…' });
  // On a phone it is behind "⋯".
  const more = page.getByRole('button', { name: 'More at the counter' });
  await round.or(more).waitFor();
  if (await more.isVisible()) await more.click();
  await round.click();
  await page.getByRole('button', { name: 'Start the round' }).waitFor();
  await shot('console-16-round-new');
  await page.getByRole('button', { name: 'Start the round' }).click();
  await page.getByRole('button', { name: 'Stop the round' }).waitFor();
  await shot('console-16-round-on');
  await page.getByRole('button', { name: 'Stop the round' }).click();
  await round.or(more).waitFor();
  await page.close();
}
