/** For Node's `--import`, with `--expose-gc`: collects garbage when it is told to, and says what is then still held. */
import { writeFileSync } from 'node:fs';

process.on('SIGUSR2', () => {
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  writeFileSync(process.env.HELD_FILE, String(heapUsed + external));
});
