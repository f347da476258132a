/**
 * The plug of a whole computer is pulled while guests order: the server in it runs over a kernel, a file system and a disk of
 * its own, and what the kernel had not written yet is gone. `npm run torture -- power-pulls` pulls it fifty times; it takes
 * minutes and is run by hand. Source: docs/behaviour/reliability.md "Durability".
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it } from 'vitest';
import { printRow } from '#test/print-row.ts';
import { seeded } from '#test/seeded.ts';
import { boot } from '#test/virtual-machine/boot.ts';
import { makeDisk, makeImages } from '#test/virtual-machine/make-images.ts';
import { callApi, ownersBearer } from '../api.ts';
import { freePort } from '../free-port.ts';
import { PASSWORDS } from '../server.ts';

const isWanted = process.env.TORTURE_NAME === 'power-pulls';
const TIMES = Number(process.env.TORTURE_TIMES ?? 1);
const CLIENTS = 8;
/** Orders that are answered between a start and the pull: emulated, a server takes a few a second. */
const [FEWEST, MOST] = [3, 30];
const random = seeded(Number(process.env.TORTURE_SEED ?? 1));
const SETTINGS = {
  ...PASSWORDS,
  DATA_DIR: '/data/sipwell',
  HOST: '0.0.0.0',
  PORT: '8080',
  DEMO_MACHINE: 'off',
  HOME: '/tmp',
};
const WITHOUT_FLUSHES = (text: string) => text.replace('synchronous = full', 'synchronous = normal');

interface Pulled {
  pulls: number;
  acknowledged: number;
  lost: string[];
  twice: string[];
  damaged: string[];
}

/** What is on the disk, as the next start would find it: the journal of a copy of it is played back. */
function ordersOn(disk: string): { names: string[]; integrity: unknown } {
  const folder = mkdtempSync(join(tmpdir(), 'sipwell-pulled-'));
  const copy = join(folder, 'copy.img');
  copyFileSync(disk, copy);
  spawnSync('e2fsck', ['-fy', copy], { stdio: 'ignore' });
  for (const end of ['', '-wal'])
    execFileSync('debugfs', ['-R', `dump /sipwell/sipwell.db${end} ${join(folder, `sipwell.db${end}`)}`, copy], {
      stdio: 'ignore',
    });
  const db = new DatabaseSync(join(folder, 'sipwell.db'));
  const rows = db.prepare("select name from orders where shop_id = 'demo-bar'").all() as { name: string }[];
  const integrity = db.prepare('pragma integrity_check').get();
  db.close();
  rmSync(folder, { recursive: true });
  return { names: rows.map(({ name }) => name), integrity };
}

async function pull(times: number, change?: (text: string) => string): Promise<Pulled> {
  const images = makeImages(SETTINGS, change);
  const folder = mkdtempSync(join(tmpdir(), 'sipwell-disk-'));
  const disk = makeDisk(join(folder, 'data.img'), 256);
  const acknowledged = new Set<string>();
  const lost = new Set<string>();
  const twice = new Set<string>();
  const damaged: string[] = [];
  const port = await freePort();
  let staff: Record<string, string> | undefined;
  for (let time = 0; time < times; time++) {
    const machine = await boot(images, disk, port);
    staff ??= await ownersBearer(machine);
    const headers = staff;
    const pulled = new AbortController();
    const clients = Array.from({ length: CLIENTS }, async (_, client) => {
      for (let n = 0; !pulled.signal.aborted; n++) {
        const name = `P${time}C${client}N${n}`;
        const body = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name };
        const place = { headers: { ...headers, 'idempotency-key': name }, body };
        const path = '/api/admin/shops/demo-bar/submit-order';
        const reply = await callApi(machine, 'POST', path, place).catch(() => undefined);
        if (reply?.status === 200) acknowledged.add(name);
        else if (!pulled.signal.aborted) await wait(50);
      }
    });
    const enough = acknowledged.size + FEWEST + random() * (MOST - FEWEST);
    const isEnough = () => acknowledged.size >= enough;
    while (!isEnough()) await wait(20);
    pulled.abort();
    await machine.pullThePlug();
    await Promise.all(clients);
    const { names, integrity } = ordersOn(disk);
    const there = new Set(names);
    for (const name of acknowledged) if (!there.has(name)) lost.add(name);
    for (const [i, name] of names.entries()) if (names.indexOf(name) !== i) twice.add(name);
    if (JSON.stringify(integrity) !== '{"integrity_check":"ok"}') damaged.push(JSON.stringify(integrity));
  }
  images.drop();
  rmSync(folder, { recursive: true });
  return { pulls: times, acknowledged: acknowledged.size, lost: [...lost], twice: [...twice], damaged };
}

describe.runIf(isWanted)('the plug of a whole computer', () => {
  const print = (name: string, one: Pulled) =>
    printRow({
      name,
      database: 'SQLite',
      rounds: `${one.pulls} pulls, ${one.acknowledged} answered orders`,
      result: `${one.lost.length} lost, ${one.twice.length} twice, ${one.damaged.length} times damaged`,
    });

  it(
    'is pulled, and no answered order is gone',
    async () => {
      const one = await pull(TIMES);
      print('power-pulls', one);
      expect(one).toMatchObject({ lost: [], twice: [], damaged: [] });
      expect(one.acknowledged).toBeGreaterThan(TIMES);
    },
    TIMES * 600_000,
  );

  it('is pulled from a server that does not flush, and orders are gone', async () => {
    const one = await pull(1, WITHOUT_FLUSHES);
    print('power-pulls with `synchronous = normal`', one);
    expect(one.lost).not.toEqual([]);
  }, 600_000);
});
