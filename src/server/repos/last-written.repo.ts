import type { Db } from '../db/db.ts';
import { countData } from './data-counts.repo.ts';

/** The newest time that the database holds of something that happened; null if nothing did. ISO 8601. */
export async function lastWrittenAt(db: Db): Promise<string | null> {
  const [{ lastOrderAt }, action, machine, session] = await Promise.all([
    countData(db),
    db
      .selectFrom('audit')
      .select(({ fn }) => fn.max('at').as('at'))
      .executeTakeFirst(),
    db
      .selectFrom('machines')
      .select(({ fn }) => fn.max('seen_at').as('at'))
      .executeTakeFirst(),
    db
      .selectFrom('sessions')
      .select(({ fn }) => fn.max('created_at').as('at'))
      .executeTakeFirst(),
  ]);
  const times = [lastOrderAt, action?.at, machine?.at, session?.at].filter((at) => typeof at === 'string');
  return times.toSorted().at(-1) ?? null;
}
