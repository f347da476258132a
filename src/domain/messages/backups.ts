/** Refusals about backups, and what keeps a server from its data. */
import type { Text } from './text.ts';

export const BACKUPS = {
  'backup-not-found': { en: 'There is no such backup.', 'zh-HK': '沒有此備份。' },
  'backup-under-way': {
    en: 'A backup or a restore is under way. Wait until it has ended.',
    'zh-HK': '正在備份或還原，請待完成後再試。',
  },
  'backup-unreadable': { en: 'This file is not a backup of Sipwell.', 'zh-HK': '此檔案不是 Sipwell 的備份。' },
  'backup-foreign': {
    en: 'This is a backup of another product, not of Sipwell.',
    'zh-HK': '此備份屬於其他產品，不是 Sipwell 的備份。',
  },
  'backup-cut': {
    en: 'This backup ends too early: it was not copied to its end. Copy or upload it again.',
    'zh-HK': '此備份並不完整，可能未有完整複製。請重新複製或上載。',
  },
  'backup-damaged': {
    en: 'This backup is damaged: what it holds is not what was written. Take another one.',
    'zh-HK': '此備份已損毀，內容與當初寫入的不同。請改用另一個備份。',
  },
  'backup-newer': {
    en: 'This backup was made by a newer version of Sipwell. Update this server first.',
    'zh-HK': '此備份由較新版本的 Sipwell 製作，請先更新此伺服器。',
  },
  'backup-wrong-key': {
    en: 'This backup belongs to another SECRET_KEY. Start the server with that key, then restore.',
    'zh-HK': '此備份使用另一個 SECRET_KEY。請以該密鑰啟動伺服器，然後再還原。',
  },
  'backup-other-database': {
    en: 'This backup is of another kind of database than this server has: SQLite and PostgreSQL cannot be mixed.',
    'zh-HK': '此備份的資料庫種類與此伺服器不同：SQLite 與 PostgreSQL 不可混用。',
  },
  'backup-tool-missing': {
    en: 'Backups of PostgreSQL need pg_dump, pg_restore and psql on this server: install its client programs (on Debian: postgresql-client).',
    'zh-HK':
      '備份 PostgreSQL 需要此伺服器上有 pg_dump、pg_restore 及 psql：請安裝其用戶端程式（Debian：postgresql-client）。',
  },
  'backup-failed': { en: 'The backup failed.', 'zh-HK': '備份失敗。' },
  'backup-failed-since': { en: 'The backup failed: {said}', 'zh-HK': '備份失敗：{said}' },
  maintenance: {
    en: 'The bar’s data is being restored. Please try again in a moment.',
    'zh-HK': '系統還原緊資料，等一陣再試。',
  },
  'database-damaged': {
    en: 'The database is damaged. Whoever runs the server has to restore a backup.',
    'zh-HK': '資料庫已損毀，請負責伺服器的人還原備份。',
  },
} as const satisfies Record<string, Text>;
