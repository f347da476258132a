import { inTransaction, type Db } from './database.ts';

type Work<T> = (tx: Db) => Promise<T>;
interface Waiting {
  run: Work<unknown>;
  done: (value: never) => void;
  failed: (cause: unknown) => void;
}

/**
 * Writes that arrive together share one transaction, and so one flush to disk; each is answered only after the commit.
 * If one of a group fails the group is rolled back and each is run again alone, so that the others succeed. A task may
 * therefore run twice: it must do nothing but read and write through `tx`.
 */
export function groupCommit(db: Db): <T>(work: Work<T>) => Promise<T> {
  const waiting: Waiting[] = [];
  let busy = false;

  const runAlone = async ({ run, done, failed }: Waiting) => {
    try {
      done((await inTransaction(db, run)) as never);
    } catch (cause) {
      failed(cause);
    }
  };

  const runGroup = async (group: Waiting[]) => {
    if (group.length === 1) return runAlone(group[0]!);
    try {
      const results = await inTransaction(db, async (tx) => {
        const values: unknown[] = [];
        for (const { run } of group) values.push(await run(tx));
        return values;
      });
      group.forEach(({ done }, i) => done(results[i] as never));
    } catch {
      for (const one of group) await runAlone(one);
    }
  };

  const drain = async () => {
    if (busy) return;
    busy = true;
    while (waiting.length > 0) await runGroup(waiting.splice(0, 64));
    busy = false;
  };

  return <T>(run: Work<T>) =>
    new Promise<T>((done, failed) => {
      waiting.push({ run, done, failed });
      void drain();
    });
}
