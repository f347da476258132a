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
  'backup-other-server': {
    en: 'Another Sipwell server runs over this database, and would go on with what is replaced. Stop all others first, then restore.',
    'zh-HK': '另有 Sipwell 伺服器正使用此資料庫，會繼續使用將被取代的資料。請先停止其他伺服器，然後再還原。',
  },
  'backup-tool-missing': {
    en: 'Backups of PostgreSQL need pg_dump, pg_restore and psql on this server: install its client programs (on Debian: postgresql-client).',
    'zh-HK':
      '備份 PostgreSQL 需要此伺服器上有 pg_dump、pg_restore 及 psql：請安裝其用戶端程式（Debian：postgresql-client）。',
  },
  'backup-failed': { en: 'The backup failed.', 'zh-HK': '備份失敗。' },
  'backup-failed-since': { en: 'The backup failed: {said}', 'zh-HK': '備份失敗：{said}' },
  'offsite-not-set': {
    en: 'No bucket is set for copies of backups.',
    'zh-HK': '未設定存放備份副本的儲存桶。',
  },
  'offsite-unreachable': {
    en: 'The server of the bucket does not answer, or the connection was cut.',
    'zh-HK': '儲存桶的伺服器沒有回應，或連線中斷。',
  },
  'offsite-busy': {
    en: 'The server of the bucket is busy or in trouble.',
    'zh-HK': '儲存桶的伺服器正忙或出現問題。',
  },
  'offsite-denied': {
    en: 'The server of the bucket refuses the access key. Check BACKUP_S3_ACCESS_KEY_ID, its secret, and what the key may do.',
    'zh-HK': '儲存桶的伺服器拒絕存取密鑰。請檢查 BACKUP_S3_ACCESS_KEY_ID、其密碼及密鑰的權限。',
  },
  'offsite-no-bucket': {
    en: 'There is no such bucket. Make it, or correct BACKUP_S3_BUCKET.',
    'zh-HK': '沒有此儲存桶。請先建立，或更正 BACKUP_S3_BUCKET。',
  },
  'offsite-clock': {
    en: 'The clock of this server differs too much from that of the bucket. Set the time.',
    'zh-HK': '此伺服器的時鐘與儲存桶的相差太遠，請校正時間。',
  },
  'offsite-not-there': { en: 'This backup is not in the bucket.', 'zh-HK': '此備份不在儲存桶內。' },
  'offsite-changed': {
    en: 'What is in the bucket is not what was sent.',
    'zh-HK': '儲存桶內的內容與送出的不同。',
  },
  'offsite-failed': { en: 'The copy to the bucket failed.', 'zh-HK': '未能複製到儲存桶。' },
  'offsite-failed-since': {
    en: 'The server of the bucket said no: {said}',
    'zh-HK': '儲存桶的伺服器拒絕：{said}',
  },
  maintenance: {
    en: 'The bar’s data is being restored. Please try again in a moment.',
    'zh-HK': '系統還原緊資料，等一陣再試。',
  },
  'database-damaged': {
    en: 'The database is damaged. Whoever runs the server has to restore a backup.',
    'zh-HK': '資料庫已損毀，請負責伺服器的人還原備份。',
  },
} as const satisfies Record<string, Text>;
