/** When PostgreSQL is taken for away, and what else hangs on a line that goes silent. */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabaseLine } from '#test/server/database-line.ts';
import { emptyPostgres } from '#test/server/test-engines.ts';
import { openDatabase } from './database.ts';
import { engineOf } from './engine.ts';

it.runIf(process.env.TEST_DATABASE_URL)(
  'lets a server hear the others again as soon as its silent line is back',
  async () => {
    const { address = '', raw } = await emptyPostgres();
    await raw.destroy();
    const line = await openDatabaseLine(address);
    const [here, elsewhere] = [await openDatabase(line.address), await openDatabase(address)];
    const { lookout, hear } = engineOf(here);
    const told: string[] = [];
    const hearing = (texts: string[]) => ({ onNews: () => undefined, onTold: (text: string) => void texts.push(text) });
    const stops = [
      hear(hearing(told)),
      engineOf(elsewhere).hear(hearing([])),
      lookout!.watch({ question: () => sql`select 1`.compile(here), onAnswer: () => undefined }),
    ];
    const tell = () => engineOf(elsewhere).tell!('news');
    await expect.poll(() => (tell(), told.length)).toBeGreaterThan(0);

    line.hush();
    await expect.poll(() => lookout!.isAway(), { timeout: 5000 }).toBe(true);
    await wait(100);
    told.length = 0;
    await line.mend();
    await expect.poll(() => lookout!.isAway(), { timeout: 5000 }).toBe(false);
    await expect.poll(() => (tell(), told.length), { timeout: 3000 }).toBeGreaterThan(0);

    await Promise.all(stops.map((stop) => stop()));
    await Promise.all([here.destroy(), elsewhere.destroy()]);
    await line.close();
  },
  30_000,
);

it.runIf(process.env.TEST_DATABASE_URL)(
  'takes no database for away that is late with its answer, and answers others',
  async () => {
    const { address = '', raw } = await emptyPostgres();
    await raw.destroy();
    const here = await openDatabase(address);
    const { lookout } = engineOf(here);
    let question = 'select 1';
    const stop = lookout!.watch({ question: () => sql.raw(question).compile(here), onAnswer: () => undefined });
    await lookout!.ask(sql`set statement_timeout = 0`.compile(here));
    question = 'select pg_sleep(2.5)';
    const until = performance.now() + 4000;
    while (performance.now() < until) {
      await sql`select 1`.execute(here);
      expect(lookout!.isAway()).toBe(false);
      await wait(50);
    }
    await stop();
    await here.destroy();
  },
  30_000,
);
