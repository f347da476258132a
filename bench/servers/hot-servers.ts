/** The product as built, and the floor beside it, each in a process of its own. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startProgram, stopProgram } from '../load.ts';

export interface Pair {
  folder: string;
  /** Ports. */
  product: number;
  floor: number;
  code: string;
  productPid: number;
  floorPid: number;
  stop: () => Promise<void>;
}

/** Of bench/servers/unlimited-server.ts, for a load that comes from one machine; one pool of memory, as deploy/ has it. */
export const settingsOf = (port: number, folder: string): Record<string, string> => ({
  PORT: String(port),
  DATA_DIR: folder,
  ADMIN_PASSWORD: 'for-the-bench',
  DEMO_OWNER_PASSWORD: 'for-the-bench',
  TRUST_PROXY: '127.0.0.1',
  LOG_LEVEL: 'silent',
  MALLOC_ARENA_MAX: '1',
});

/**
 * @param env of the product: see bench/servers/unlimited-server.ts
 * @param floorEnv see bench/servers/floor-server.mjs; the floor also has a copy of the product's database
 * @param prepare what the floor needs of the running product
 */
export async function startPair(
  env: Record<string, string> = {},
  floorEnv: (folder: string) => Record<string, string> = () => ({}),
  prepare: (port: number, code: string, folder: string) => Promise<void> = () => Promise.resolve(),
): Promise<Pair> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-hot-'));
  const product = await freePort();
  const started = await startProgram(
    ['--expose-gc', 'dist/bench/unlimited-server.js'],
    { ...settingsOf(product, folder), ...env },
    `http://127.0.0.1:${product}/api/health`,
  );
  const codes = JSON.parse(readFileSync(join(folder, 'codes.json'), 'utf8')) as Record<string, string>;
  for (const end of ['', '-wal'])
    if (existsSync(join(folder, `bench.db${end}`)))
      cpSync(join(folder, `bench.db${end}`), join(folder, `copy.db${end}`));
  await prepare(product, codes['demo-bar'] ?? '', folder);
  const floor = await freePort();
  const bare = await startProgram(
    ['--expose-gc', 'bench/servers/floor-server.mjs'],
    {
      PORT: String(floor),
      FLOOR_DB: join(folder, 'floor.db'),
      FLOOR_COPY: join(folder, 'copy.db'),
      ...floorEnv(folder),
    },
    `http://127.0.0.1:${floor}/`,
  );
  return {
    folder,
    product,
    floor,
    code: codes['demo-bar'] ?? '',
    productPid: started.child.pid ?? 0,
    floorPid: bare.child.pid ?? 0,
    stop: async () => {
      await Promise.all([stopProgram(started.child), stopProgram(bare.child)]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Resident memory of a process. Megabytes. */
export function residentMb(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return (pages * 4096) / 1e6;
}
