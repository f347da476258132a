/** The command line's way to a running server: HTTP over a socket in DATA_DIR that only its owner may open. */
import { chmodSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { Config } from '../config.ts';
import { WITHOUT_SCHEMAS } from '../http/without-schemas.ts';
import type { Services } from '../services.ts';
import { restoreDamaged, restoreRunning } from './restore.ts';
import { runCommand, type Answer, type Asked } from './commands.ts';
import { saidOf } from './said-of.ts';

export interface CommandReply {
  answer?: Answer;
  /** One line. */
  failure?: string;
}

/** What a path of a socket may have. Bytes, with the zero at its end. */
const LONGEST_PATH = 104;

export const socketPath = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(DATA_DIR, 'sipwell.sock');

interface Served {
  /** Undefined while the data cannot be opened. */
  servicesNow: () => Services | undefined;
  restart: () => Promise<void>;
}

export async function listenForCommands(
  config: Config,
  { servicesNow, restart }: Served,
): Promise<{ close: () => Promise<void> }> {
  const path = socketPath(config);
  if (process.platform === 'win32' || Buffer.byteLength(path) >= LONGEST_PATH)
    return { close: () => Promise.resolve() };
  const app = Fastify(WITHOUT_SCHEMAS);
  app.post<{ Body: Asked }>('/commands', async ({ body: asked }): Promise<CommandReply> => {
    const services = servicesNow();
    try {
      if (asked.name === 'restore')
        return {
          answer: await (services ? restoreRunning(services, asked.file) : restoreDamaged(config, asked.file, restart)),
        };
      if (asked.name === 'verify') throw new Error('Backups are verified without the server.');
      if (!services) return { failure: 'The database is damaged: restore a backup first.' };
      return { answer: await runCommand(services, asked, { isServing: true }) };
    } catch (cause) {
      return { failure: saidOf(cause) };
    }
  });
  // Left by a server that was killed: this one has the data, so that one is gone.
  if (existsSync(path)) rmSync(path);
  await app.listen({ path });
  chmodSync(path, 0o600);
  return { close: () => app.close() };
}
