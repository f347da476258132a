/** The bars a simulation begins with, made once a process by the product itself, and always the same. */
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { buildApp } from '../../../src/server/app.ts';
import { readConfig, type Config } from '../../../src/server/config.ts';
import { createServices } from '../../../src/server/create-services.ts';
import { openDatabase } from '../../../src/server/db/database.ts';
import { newUuidV7 } from '../../../src/server/new-id.ts';
import { listInstances } from '../../../src/server/repos/kiosk/kiosks.repo.ts';
import { seed } from '../../../src/server/seed/seed.ts';
import type { Parsed } from '../simulated-server.ts';
import { createRandom } from '../time/random.ts';

export const STARTS_AT = Date.parse('2026-03-14T12:00:00.000Z');
export const SIGNING_KEY = new TextEncoder().encode('a key that only the simulation knows');
export const SHOP = 'demo-bar';
export const BAR = `/api/admin/shops/${SHOP}`;
const MINUTE_MS = 60_000;
const PASSWORD = 'a password of the simulation';
/** More than a simulation pours. */
const BOTTLE_ML = 20_000;
/** Some of what the drinks are made of that are ordered. */
const COUNTED = ['gin', 'campari', 'sweet-vermouth', 'tequila', 'grenadine'];

/**
 * `by-hand`: drinks end by the time they take · `one-machine`, `two-machines`: of ours, over the bridge · `in-turn`: one
 * machine, and orders wait for nobody's approval · `program`: one with a program of its own, which the server drives.
 */
export const BARS = ['by-hand', 'one-machine', 'two-machines', 'in-turn', 'program'] as const;
export type BarKind = (typeof BARS)[number];

export interface BarImage {
  config: Config;
  /** An SQLite file. */
  file: string;
  /** All rows, by table. */
  rows: () => ReadonlyMap<string, readonly object[]>;
  staff: Record<string, string>;
  joinCode: string;
  /** Of another shop. */
  otherCode: string;
  machines: readonly { id: string; token: string }[];
  /** The machine with a program of its own. */
  drivenId: string | undefined;
}

const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'sipwell-simulation-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
let files = 0;
/** In memory where the system has such a folder: what a disk does at a loss of power is no part of this. */
export const newFile = (): string => join(folder, `${files++}.db`);

const images = new Map<BarKind, Promise<BarImage>>();

export function barImage(kind: BarKind): Promise<BarImage> {
  const known = images.get(kind) ?? makeImage(kind);
  images.set(kind, known);
  return known;
}

async function makeImage(kind: BarKind): Promise<BarImage> {
  const config = readConfig({
    DATA_DIR: folder,
    ADMIN_PASSWORD: PASSWORD,
    DEMO_OWNER_PASSWORD: PASSWORD,
    LAN_HOSTS: '127.0.0.1',
  });
  const file = newFile();
  const random = createRandom(0);
  const clock = () => new Date(STARTS_AT - MINUTE_MS);
  const db = await openDatabase(file);
  const services = createServices(config, db, SIGNING_KEY, clock);
  services.newId = () => newUuidV7(clock().getTime(), random.bytes(16));
  services.randomInt = random.int;
  await seed(services);
  const app = await buildApp(services);

  const call = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, body?: object) => {
    const reply = await app.inject({ method, url, headers: staff, ...(body && { payload: body }) });
    if (reply.statusCode !== 200) throw new Error(`${method} ${url}: ${reply.body}`);
    return reply.json();
  };
  let staff: Record<string, string> = {};
  const { tokens } = await call('POST', '/v1/auth/login', { username: 'admin', password: PASSWORD });
  staff = { authorization: `Bearer ${tokens.refresh.token}` };

  const machines: { id: string; token: string }[] = [];
  const ours = { 'by-hand': [], program: [], 'one-machine': ['Left'], 'in-turn': ['Left'] }[kind as string];
  for (const name of ours ?? ['Left', 'Right']) {
    const { pairing } = await call('POST', `${BAR}/machines`, { name });
    const { machineId, token } = await call('POST', '/api/machines/pair', { code: pairing.code });
    machines.push({ id: machineId, token });
  }
  const drivenId = kind === 'program' ? await addProgram(call) : undefined;
  if (kind === 'in-turn')
    await call('PATCH', `${BAR}/order-defaults`, { quantity: 1, size: 'sizeS', status: 'IMMEDIATE' });
  for (const machineId of drivenId === undefined && machines.length === 0 ? [null] : machines.map(({ id }) => id)) {
    const { places } = await call('GET', `${BAR}/stock`);
    const { pumps } = places.find((place: { machineId: string | null }) => place.machineId === machineId);
    const bottles = pumps
      .filter(({ ingredient }: { ingredient: { id: string } }) => COUNTED.includes(ingredient.id))
      .map(({ slot }: { slot: number }) => ({ slot, sizeMl: BOTTLE_ML, lowMl: 100 }));
    if (bottles.length !== COUNTED.length) throw new Error('The bar lacks a bottle.');
    await call('PUT', `${BAR}/stock`, { machineId, bottles });
  }

  const instances = await listInstances(db);
  const codeOf = (type: string) => instances.find(({ kioskType }) => kioskType === type)!.joinCode;
  const image = { joinCode: codeOf('ez-pairing'), otherCode: codeOf('ordering-terminal') };
  await app.close();
  await db.destroy();
  return { config, file, rows: () => readRows(file), staff, ...image, machines, drivenId };
}

async function addProgram(call: (method: 'POST' | 'PATCH', url: string, body: object) => Promise<Parsed>) {
  const body = { name: 'Left', kind: 'cocktailberry', address: 'http://127.0.0.1:8000', keys: {} };
  const { machine } = await call('POST', `${BAR}/machines/driven`, body);
  const matches = { gin: 1, campari: 2, 'sweet-vermouth': 3 };
  await call('PATCH', `${BAR}/machines/${machine.id}/link`, { matches });
  return String(machine.id);
}

const rowsOf = new Map<string, ReadonlyMap<string, readonly object[]>>();

function readRows(file: string): ReadonlyMap<string, readonly object[]> {
  const known = rowsOf.get(file);
  if (known) return known;
  // The connection that wrote it may hold its lock until its statements are collected.
  const copy = newFile();
  copyFileSync(file, copy);
  const database = new DatabaseSync(copy);
  const tables = database.prepare("select name from sqlite_schema where type = 'table'").all() as { name: string }[];
  const rows = new Map(
    tables
      .filter(({ name }) => !/^(sqlite|kysely)_/.test(name))
      .map(({ name }) => [name, database.prepare(`select * from "${name}"`).all() as object[]]),
  );
  database.close();
  rowsOf.set(file, rows);
  return rows;
}
