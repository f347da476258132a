/** Between any two questions to the database others may come: that is where the seed decides who is next. */
import type { Db } from '../../../src/server/db/database.ts';
import { engineOf, registerEngine, type Engine } from '../../../src/server/db/engine.ts';

/** @param pause before a reading or writing, and before its answer */
export function withPauses(db: Db, pause: () => Promise<void>): { db: Db; engine: Engine } {
  const paused = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await pause();
      return result;
    },
  });
  const real = engineOf(db);
  const engine: Engine = {
    ...real,
    run: async (steps) => {
      await pause();
      return real.run(steps);
    },
    keep: async (name, read) => {
      await pause();
      return real.keep(name, read);
    },
    commit: async (work, place) => {
      await pause();
      const value = await real.commit(work, place);
      await pause();
      return value;
    },
  };
  registerEngine(paused, engine);
  return { db: paused, engine };
}
