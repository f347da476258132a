/**
 * Scans a server of its own as guest, owner and administrator, each for what the ones before do not reach, and one with
 * holes, in which each scanner must find something. Fails on a finding, on a 5xx, or if a scanner finds nothing in the holes.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminsBearer, ownersBearer } from '../../e2e/api.ts';
import { startServer } from '../../e2e/server.ts';
import { listTargets, MARK } from './list-targets.ts';
import { openFront } from './open-front.ts';
import { SCANNERS, type Post, type Scanner, type Target } from './scanners.ts';
import { startVulnerableServer } from './vulnerable-server.ts';

const BAR = '/api/admin/shops/demo-bar';
/** What writes, and what comes of it is looked for by the API. */
const POSTS: Record<string, Post[]> = {
  guest: [
    { path: '/v1/auth/login', body: { username: 'bar', password: 'a' } },
    {
      path: `${BAR}/submit-order`,
      body: { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada', size: 'sizeM' },
    },
  ],
  owner: [
    { path: '/api/kiosk-instances', body: { name: 'Terrace', shop_id: 'demo-bar', kiosk_type_id: 'toy-kiosk' } },
    { path: '/api/kiosk-instances/delete', body: { shop_id: 'demo-bar', joinCodes: ['ZZZZZZ'] } },
  ],
  administrator: [{ path: '/v1/admin/shops', body: { id: 'scan-bar', name: 'Scan Bar' } }],
};
const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in SCANNERS));
if (unknown.length > 0) throw new Error(`${unknown.join(', ')} is none of ${Object.keys(SCANNERS).join(', ')}.`);
const scanners = Object.entries<Scanner>(SCANNERS).filter(([name]) => named.length === 0 || named.includes(name));

interface Row {
  caller: string;
  scanner: string;
  looked: string;
  findings: string[];
  minutes: string;
}

async function scanAs(caller: string, target: Omit<Target, 'folder'>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [scanner, scan] of scanners) {
    const folder = mkdtempSync(join(tmpdir(), `sipwell-scan-${scanner}-`));
    const from = Date.now();
    const { looked, findings } = await scan({ ...target, folder });
    rmSync(folder, { recursive: true });
    const row = { caller, scanner, looked, findings, minutes: ((Date.now() - from) / 60_000).toFixed(1) };
    console.log(`${caller}, ${scanner}: ${looked}, ${findings.length} findings, ${row.minutes} minutes`);
    for (const finding of findings.slice(0, 10)) console.log(`  ${finding}`);
    rows.push(row);
  }
  return rows;
}

/** A file of it, or the one page that it is at every address. */
async function isOfWebApp(origin: string, path: string): Promise<boolean> {
  if (existsSync(join('dist/web', path))) return true;
  return (await (await fetch(origin + path)).text()).includes('<div id="root">');
}

async function scanOurs(): Promise<{ rows: Row[]; failures: string[] }> {
  const server = await startServer({ env: { TRUST_PROXY: '127.0.0.1' } });
  // Whatever happens here, the server ends with this process.
  const end = () => process.kill(server.pid, 'SIGKILL');
  process.once('exit', end);
  const code = server.codes['ez-pairing']!;
  const [owner, administrator] = [await ownersBearer(server), await adminsBearer(server)];
  const callers: Record<string, () => Record<string, string>> = {
    guest: () => ({ 'x-device-id': randomUUID(), 'x-join-code': code }),
    owner: () => owner,
    administrator: () => administrator,
  };
  const known = { shopId: 'demo-bar', code, recipeId: 'bar-negroni', machineId: 'demo-bar-machine' };
  const seen = new Set<string>();
  const rows: Row[] = [];
  const failures: string[] = [];
  for (const [caller, as] of Object.entries(callers)) {
    const front = await openFront(server.origin, as);
    const all = await listTargets(front.origin, known);
    const marked = all.filter((address) => !seen.has(address));
    marked.forEach((address) => seen.add(address));
    const target = {
      origin: front.origin,
      behind: server.origin,
      marked,
      addresses: marked.map((address) => address.replaceAll(MARK, '')),
      posts: POSTS[caller] ?? [],
      isPublic: (path: string) => isOfWebApp(front.origin, path),
    };
    rows.push(...(await scanAs(caller, target)));
    console.log(
      `${caller}: ${[...front.statuses]
        .toSorted(([a], [b]) => a - b)
        .map(([status, n]) => `${n} × ${status}`)
        .join(', ')}`,
    );
    failures.push(...front.failures);
    await front.close();
  }
  await server.stop();
  process.off('exit', end);
  rmSync(server.dataDir, { recursive: true });
  return { rows, failures };
}

async function scanHoles(): Promise<Row[]> {
  const { origin, close } = await startVulnerableServer();
  const front = await openFront(origin, () => ({}));
  const addresses = ['/hello?name=Ada', '/find?drink=Negroni'];
  const target = {
    origin: front.origin,
    behind: origin,
    addresses,
    marked: addresses,
    posts: [],
    isPublic: () => Promise.resolve(false),
  };
  const rows = await scanAs('server with holes', target);
  await front.close();
  close();
  return rows;
}

async function main(): Promise<void> {
  const holes = await scanHoles();
  const ours = await scanOurs();
  console.log('\n| Caller | Scanner | Looked at | Findings | Minutes |\n| --- | --- | --- | ---: | ---: |');
  for (const { caller, scanner, looked, findings, minutes } of [...ours.rows, ...holes])
    console.log(`| ${caller} | ${scanner} | ${looked} | ${findings.length} | ${minutes} |`);
  for (const failure of [...ours.failures].slice(0, 20)) console.log(`  ${failure}`);
  const blind = holes.filter(({ findings }) => findings.length === 0).map(({ scanner }) => scanner);
  if (blind.length > 0) console.error(`Found nothing in the server with holes: ${blind.join(', ')}`);
  const isFine =
    blind.length === 0 && ours.failures.length === 0 && ours.rows.every((row) => row.findings.length === 0);
  process.exit(isFine ? 0 : 1);
}

void main();
