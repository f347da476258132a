/** One process, its signals and its socket for the command line; what it serves is opened anew after a restore. */
import type { Config } from './config.ts';
import { listenForCommands } from './cli/command-socket.ts';
import { serveDamaged } from './damaged-server.ts';
import { DamagedDatabase } from './db/sqlite-damage.ts';
import type { Running } from './running.ts';

const GRACE_MS = 10_000;

export interface StartOptions {
  port: number;
  restart: () => Promise<void>;
  isFirst: boolean;
}

/** @returns the port it listens on */
export async function keepRunning(
  readSettings: () => Config,
  start: (config: Config, options: StartOptions) => Promise<Running>,
): Promise<number> {
  const config = readSettings();
  let running: Running | undefined;
  let restarting: Promise<void> | undefined;

  const open = (port: number, isFirst: boolean): Promise<Running> =>
    start(config, { port, restart, isFirst }).catch((cause: unknown) => {
      if (cause instanceof DamagedDatabase) return serveDamaged(config, port, cause.message);
      throw cause;
    });
  const reopen = async () => {
    const port = running?.port ?? config.PORT;
    await running?.stop();
    running = await open(port, false);
  };
  const restart = () => {
    restarting ??= reopen()
      .catch((cause: unknown) => {
        console.error('Sipwell cannot open its data again:', cause);
        process.exit(1);
      })
      .finally(() => (restarting = undefined));
    return restarting;
  };

  let commands: Awaited<ReturnType<typeof listenForCommands>> | undefined;
  const begin = async () => {
    const { port } = (running = await open(config.PORT, true));
    commands = await listenForCommands(config, { servicesNow: () => running?.services, restart });
    return port;
  };
  const began = begin();
  let isStopping = false;
  const stop = () => {
    // npm passes on what a terminal or systemd tells the whole group: a second signal is the same one.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    began
      .then(() => restarting)
      .then(() => Promise.all([commands?.close(), running?.stop()]))
      .then(
        () => process.exit(0),
        (cause: unknown) => {
          console.error('Sipwell did not stop in order:', cause);
          process.exit(1);
        },
      );
  };
  // From the first moment on: whoever reads that it is ready may stop it.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return began;
}
