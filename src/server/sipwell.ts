/** `npm run sipwell`: what whoever runs the server does to its data. Source: docs/behaviour/backups.md "Command line". */
import { existsSync, mkdirSync } from 'node:fs';
import { request } from 'node:http';
import { backupsFolder } from './backups/write-backup.ts';
import { socketPath, type CommandReply } from './cli/command-socket.ts';
import { backupPath, runCommand, verifyFile, type Answer, type Asked } from './cli/commands.ts';
import { HELP, readWords } from './cli/read-words.ts';
import { restoreStopped } from './cli/restore.ts';
import { saidOf } from './cli/said-of.ts';
import { Failure, Usage } from './cli/usage.ts';
import { readConfig, type Config } from './config.ts';
import { DamagedDatabase } from './db/sqlite-damage.ts';
import { openData } from './open-data.ts';
import { VERSION } from './version.ts';

async function main(): Promise<number> {
  const line = readWords(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
  if ('says' in line) {
    if (line.says === 'help') console.log(HELP);
    else console.log(line.isJson ? JSON.stringify({ version: VERSION }) : VERSION);
    return 0;
  }
  const { result, lines, isFine } = await answerTo(readConfig(process.env), line.asked);
  console.log(line.isJson ? JSON.stringify(result, null, 2) : lines.filter(Boolean).join('\n'));
  return isFine ? 0 : 1;
}

async function answerTo(config: Config, asked: Asked): Promise<Answer> {
  if (asked.name === 'verify') {
    const folder = backupsFolder(config.DATA_DIR);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return verifyFile(backupPath(config.DATA_DIR, asked.file), folder);
  }
  const said = await askServer(config, asked);
  if (said?.answer) return said.answer;
  if (said) throw new Failure(said.failure ?? 'The server gave no answer.');
  if (asked.name === 'restore') return restoreStopped(config, asked.file, console.error);
  if (!config.DATABASE_URL && !existsSync(config.DATA_DIR))
    throw new Failure(`DATA_DIR ${config.DATA_DIR} is not there.`);
  const services = await openData(config, console.error).catch((cause: unknown) => {
    if (!(cause instanceof DamagedDatabase)) throw cause;
    throw new Failure(`The database is damaged (${cause.message}): restore a backup.`);
  });
  try {
    return await runCommand(services, asked, { isServing: false });
  } finally {
    await services.db.destroy();
  }
}

/** @returns undefined if no server runs over these data */
const askServer = (config: Config, asked: Asked): Promise<CommandReply | undefined> =>
  new Promise((done, failed) => {
    const asking = request({
      socketPath: socketPath(config),
      path: '/commands',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    asking.once('response', (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => (text += part));
      reply.once('end', () => done(JSON.parse(text) as CommandReply));
    });
    asking.once('error', (cause: NodeJS.ErrnoException) =>
      ['ENOENT', 'ECONNREFUSED', 'EINVAL', 'ENOTSOCK', 'EACCES'].includes(cause.code ?? '')
        ? done(undefined)
        : failed(cause),
    );
    asking.end(JSON.stringify(asked));
  });

main().then(
  (code) => process.exit(code),
  (cause: unknown) => {
    console.error(saidOf(cause));
    process.exit(cause instanceof Usage ? 2 : 1);
  },
);
