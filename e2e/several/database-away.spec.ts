/**
 * PostgreSQL goes away while guests play, killed or behind a network that swallows everything: they play on, others join,
 * and an order waits on its phone and arrives once. Source: docs/behaviour/reliability.md "Without the database".
 */
import type { Page } from 'playwright-core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabaseLine, type DatabaseLine } from '#test/server/database-line.ts';
import { usePeople } from '../browser.ts';
import { canOwnPostgres, startOwnPostgres, type OwnPostgres } from '../own-postgres.ts';
import { startServer, type RunningServer } from '../server.ts';
import { joinAs } from '../steps.ts';
import { WORDS } from '../words.ts';

const SAVED = 'Saved on this phone, will be sent';
const AWAY = "The bar's server is not answering.";

describe.skipIf(!canOwnPostgres && !process.env.CI)('a guest whose bar loses its database', () => {
  const people = usePeople();
  let postgres: OwnPostgres;
  let line: DatabaseLine;
  let bar: RunningServer;
  beforeAll(async () => {
    postgres = await startOwnPostgres();
    line = await openDatabaseLine(postgres.url);
    bar = await startServer({ env: { DATABASE_URL: line.address } });
  });
  afterAll(async () => {
    await bar?.stop();
    await line?.close();
    await postgres?.stop();
  });

  const code = () => bar.codes['ez-pairing']!;
  const ordersOf = async (name: string): Promise<{ display_id: string }[]> => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query('select display_id from orders where name = $1', [name]);
    await client.end();
    return rows as { display_id: string }[];
  };
  const health = () => fetch(`${bar.origin}/api/health`).then(({ status }) => status);
  const answer = async (page: Page, question: number, choice: number) => {
    await page.getByText(`Question ${question} of 5`).first().waitFor();
    await page.getByRole('main').getByRole('listitem').getByRole('button').nth(choice).click();
  };
  const isSaid = (page: Page, text: string) => page.getByText(text).first().waitFor();

  it.each([
    ['is killed', 'Ada', () => postgres.kill(), () => postgres.startAgain()],
    ['is silent', 'Bo', () => Promise.resolve(line.hush()), () => line.mend()],
  ])('that %s', async (_how, name, cut, mend) => {
    const phone = await people.phone();
    await joinAs(phone, bar, code(), name);
    await answer(phone, 1, 0);
    // A moment in which the server has looked at what it told.
    await new Promise((looked) => setTimeout(looked, 1500));
    await cut();

    for (const [i, choice] of [0, 0, 2, 0].entries()) await answer(phone, i + 2, choice);
    await phone.getByText(WORDS.recommended).waitFor();
    await phone.getByRole('button', { name: WORDS.details }).click();
    await phone.getByRole('button', { name: WORDS.order }).click();
    await phone.getByRole('button', { name: WORDS.ready }).click();
    await phone.getByRole('alertdialog').getByText(SAVED).waitFor();
    await phone.getByRole('button', { name: 'OK' }).click();
    await isSaid(phone, AWAY);
    expect(await health()).toBe(503);

    const late = await people.phone();
    await joinAs(late, bar, code(), 'Cleo');
    await isSaid(late, AWAY);
    await isSaid(late, 'The menu was last seen at');
    await late.getByText('Question 1 of 5').first().waitFor();

    await mend();
    await phone
      .getByText(/Display ID/)
      .first()
      .waitFor();
    const [order, ...more] = await ordersOf(name);
    expect(more).toEqual([]);
    expect(await phone.getByText(order!.display_id).count()).toBeGreaterThan(0);
    await late.getByText(AWAY).waitFor({ state: 'detached' });
  });

  it.each([
    ['refuses', () => line.refuse()],
    ['is silent', () => Promise.resolve(line.hush())],
  ])('leaves a server that stops in order, where it %s', async (_how, cut) => {
    const other = await startServer({ env: { DATABASE_URL: line.address } });
    const join = () => fetch(`${other.origin}/api/kiosk-instances/code/${code()}`).then(({ status }) => status);
    expect(await join()).toBe(200);
    await new Promise((looked) => setTimeout(looked, 1500));
    await cut();
    expect(await join()).toBe(200);
    expect(await other.stop()).toBe(0);
    await line.mend();
  });
});
