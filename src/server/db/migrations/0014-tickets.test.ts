import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '../database.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { up } from './0014-tickets.ts';

const ADDED = 'ticket_id remake_of completed_at collected_at held_at pickup_code pickup_failures'.split(' ');

describe.each(testEngines)('orders from before tickets, migrated on %s', (_engine, open) => {
  it('are a ticket each, and what was made is neither remade nor handed out again', async () => {
    const db = (await open()) as Db & Kysely<unknown>;
    await sql`drop index orders_by_remade`.execute(db);
    await sql`drop index orders_by_ticket`.execute(db);
    await sql`drop index orders_waiting`.execute(db);
    for (const column of ADDED) await db.schema.alterTable('orders').dropColumn(column).execute();
    await sql`insert into shops (id, name, settings, menu_version, created_at, updated_at)
      values ('s1', 'One', '{}', 1, '', '')`.execute(db);
    for (const [id, number, status, completesAt] of [
      ['o1', 1, 'COMPLETED', '2026-03-14T12:00:00.000Z'],
      ['o2', 2, 'PENDING', null],
    ])
      await sql`insert into orders (id, shop_id, recipe_id, recipe_name, name, size, quantity, status, display_id, day,
        day_number, machine_string, glass_name, brewing_ms, created_at, completes_at, version)
        values (${id}, 's1', 'r', 'R', 'Ada', 'sizeM', 2, ${status}, 'A01', '2026-03-14', ${number}, '', '', 1, '', ${completesAt}, 1)`.execute(
        db,
      );
    await up(db);
    const rows = await db
      .selectFrom('orders')
      .select(['ticket_id', 'quantity', 'completed_at', 'collected_at', 'pickup_code'])
      .orderBy('id')
      .execute();
    const at = '2026-03-14T12:00:00.000Z';
    expect(rows).toEqual([
      { ticket_id: 'o1', quantity: 2, completed_at: at, collected_at: at, pickup_code: null },
      { ticket_id: 'o2', quantity: 2, completed_at: null, collected_at: null, pickup_code: null },
    ]);
  });
});
