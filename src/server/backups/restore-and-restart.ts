import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';

interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Asked once nothing is written any more; refuses by throwing. */
  mayReplace?: () => Promise<void>;
}

/**
 * Restores a backup for whoever asked through HTTP; the server opens its data anew once they are answered.
 * @returns the backup of what is replaced
 * @throws Refusal as `Backups.restore`, backup-not-found, or what `mayReplace` throws; then nothing has changed
 */
export async function restoreAndRestart(
  { backups, maintenance, restart }: Services,
  name: string,
  { request, reply, mayReplace }: Asked,
): Promise<string> {
  await backups.find(name);
  try {
    const { before } = await backups.restore(backups.pathOf(name), async () => {
      await maintenance.begin(1);
      await mayReplace?.();
    });
    // The answer goes out before the server closes.
    reply.raw.once('close', () => {
      restart().catch((err: unknown) => request.log.error({ err }, 'the server was not opened again'));
    });
    return before;
  } catch (cause) {
    maintenance.end();
    throw cause;
  }
}
