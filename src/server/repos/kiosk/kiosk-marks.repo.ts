import { sql } from 'kysely';
import type { KioskStatus } from '#domain/kiosk/kiosk.ts';
import type { Db } from '../../db/database.ts';

/** `mark` is another one after any change of what guests of the kiosk read. */
export interface KioskMark {
  join_code: string;
  mark: string;
}

/**
 * Of those kiosks that can be joined. Asked every second: the rows are summed up where they are. For PostgreSQL alone.
 * A menu's rows are not among them: every change of one counts up the shop's `menu_version`.
 */
export const kioskMarks = (db: Db, joinCodes: readonly string[]) =>
  db
    .selectFrom('kiosk_instances as kiosk')
    .innerJoin('shops as shop', 'shop.id', 'kiosk.shop_id')
    .select([
      'kiosk.join_code',
      sql<string>`md5(concat(
        kiosk::text,
        shop::text,
        (select quiz::text from ez_quizzes as quiz where quiz.shop_id = shop.id),
        (select string_agg(voice::text, ' ' order by voice.id) from voice_profiles as voice
          where voice.shop_id = shop.id or voice.shop_id is null)
      ))`.as('mark'),
    ])
    .where(sql<boolean>`kiosk.join_code = any(${joinCodes})`)
    .where('kiosk.status', '=', 'active' satisfies KioskStatus)
    .where('kiosk.deleted_at', 'is', null)
    .where('shop.deleted_at', 'is', null)
    .compile();
