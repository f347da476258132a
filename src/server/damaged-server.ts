/** What is served while the database is damaged: why nothing works, and the way back. Source: docs/behaviour/backups.md "A damaged database". */
import Fastify from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { listBackups } from './backups/backup-list.ts';
import { WrongSetting, type Config } from './config.ts';
import { sendProblem } from './http/problems.ts';
import type { Running } from './running.ts';
import { WITHOUT_SCHEMAS } from './http/without-schemas.ts';

const RETRY_AFTER_MS = 30_000;

/** @param found what the database says of itself */
export async function serveDamaged(config: Config, port: number, found: string): Promise<Running> {
  console.error(`The database is damaged (${found}). Nothing is written to it. ${HOW_TO}`);
  const app = Fastify(WITHOUT_SCHEMAS);
  app.setNotFoundHandler(async (request, reply) => {
    if (/\/(api|v1)\//.test(request.url))
      return sendProblem(reply, new Refusal('database-damaged', { retryAfterMs: RETRY_AFTER_MS }));
    const names = (await listBackups(config.DATA_DIR)).map(({ name }) => name);
    return reply
      .code(503)
      .headers({
        'retry-after': String(RETRY_AFTER_MS / 1000),
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(pageOf(names));
  });
  await app.listen({ port, host: config.HOST }).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'EADDRINUSE' ? new WrongSetting(`PORT ${port} is already in use.`) : cause;
  });
  const address = app.server.address();
  return {
    services: undefined,
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => app.close(),
  };
}

const HOW_TO = 'Restore a backup with: npm run sipwell -- restore FILE';

/** Names of backups are ours, and hold nothing that HTML would read. */
const pageOf = (names: readonly string[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sipwell</title>
<style>
  body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 42rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; color-scheme: light dark; }
</style>
<main>
  <h1>The database is damaged</h1>
  <p>Nothing can be ordered, and nothing is written until whoever runs this server restores a backup. On the server:</p>
  <pre><code>npm run sipwell -- restore FILE</code></pre>
  <div lang="zh-HK">
    <h2>資料庫已損毀</h2>
    <p>負責伺服器的人還原備份之前，暫時不能落單，亦不會寫入任何資料。請在伺服器上執行以上指令。</p>
  </div>
  <h2>Backups <span lang="zh-HK">備份</span></h2>
  ${names.length === 0 ? '<p>None. <span lang="zh-HK">沒有備份。</span></p>' : `<ul>${names.map((name) => `<li><code>${name}</code></li>`).join('')}</ul>`}
</main>
</html>`;
