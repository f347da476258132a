/** Debian's scanners, each in bounded time: what they are asked, and what of their output is a finding. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Target {
  origin: string;
  /** The server itself: connections are counted there. */
  behind: string;
  /** Paths with their queries. */
  addresses: readonly string[];
  /** The same, with a mark behind each part of the path that is a value. */
  marked: readonly string[];
  posts: readonly Post[];
  /** Paths that may be found. */
  isPublic: (path: string) => Promise<boolean>;
  /** Of this scan alone, and empty. */
  folder: string;
}
export interface Post {
  path: string;
  body: object;
}
interface Scanned {
  findings: string[];
  /** How much was looked at. */
  looked: string;
}
export type Scanner = (target: Target) => Promise<Scanned>;

const LONGEST_S = 300;
const WORDS = '/usr/share/dirb/wordlists/common.txt';
/** Ways out of a folder, to a file that every Linux has. */
const TRAVERSALS = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..%252f',
  '..;/',
  '%c0%ae%c0%ae/',
  '....//',
].flatMap((up) => [3, 6, 9].map((times) => `${up.repeat(times)}etc/passwd`));
const PASSWD = String.raw`root:[^:]*:0:0`;

/** @returns all it said; after its time it is ended, and what it has found so far counts */
function outputOf(command: string, args: readonly string[]): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn('timeout', ['--signal=INT', '--kill-after=10', String(LONGEST_S), command, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part.toString()));
    child.once('error', failed);
    child.once('close', () => done(text));
  });
}

const sqlmap: Scanner = async ({ origin, addresses, marked, posts, folder }) => {
  const list = join(folder, 'addresses.txt');
  // With a mark the path alone is tried, and without it the query.
  const tried = new Set([...marked, ...addresses.filter((address) => address.includes('?'))]);
  writeFileSync(list, [...tried].map((address) => `${origin}${address}\n`).join(''));
  const how = ['--batch', '--flush-session', '--disable-coloring', '--technique=BEU', '--dbms=sqlite', '--threads=4'];
  const limits = ['--timeout=10', '--retries=0', '--ignore-code=*', '--output-dir', folder];
  const runs = [
    ['-m', list],
    ...posts.map(({ path, body }) => [
      '-u',
      origin + path,
      '--data',
      JSON.stringify(body),
      '-H',
      'content-type: application/json',
    ]),
  ];
  const texts: string[] = [];
  for (const run of runs) texts.push(await outputOf('sqlmap', [...run, ...how, ...limits]));
  const text = texts.join('\n');
  // One of several addresses is told of in a table, one alone in words.
  const tables = readdirSync(folder).filter((file) => /^results-.*\.csv$/.test(file));
  const rows = tables.flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n').slice(1));
  const told = [...text.matchAll(/^Parameter: .*$/gm)].map(([line]) => line);
  const tested = new Set(
    [...text.matchAll(/testing if (?:\w+ )*parameter '[^']+'|parameter '([^']+)' (?:does|is)/g)].map(([all]) => all),
  );
  return {
    findings: [...new Set([...rows, ...told])],
    looked: `${posts.length + addresses.length} addresses, ${tested.size} parameters`,
  };
};

const MODULES = [
  'backup',
  'cookieflags',
  'crlf',
  'csp',
  'exec',
  'file',
  'htaccess',
  'methods',
  'permanentxss',
  'redirect',
  'shellshock',
  'sql',
  'xss',
];

const wapiti: Scanner = async ({ origin, addresses, folder }) => {
  const report = join(folder, 'report.json');
  const starts = addresses.flatMap((address) => ['-s', origin + address]);
  const bounds = ['--max-scan-time', '60', '--max-attack-time', '30', '--scope', 'domain', '-d', '3'];
  const out = ['-f', 'json', '-o', report, '--flush-session', '--store-session', folder, '--no-bugreport'];
  const text = await outputOf('wapiti', ['-u', `${origin}/`, ...starts, '-m', MODULES.join(','), ...bounds, ...out]);
  if (!existsSync(report)) throw new Error(`wapiti has no report: ${text.slice(-500)}`);
  interface Found {
    method: string;
    path: string;
    info: string;
  }
  const read = JSON.parse(readFileSync(report, 'utf8')) as {
    vulnerabilities: Record<string, Found[]>;
    anomalies: Record<string, Found[]>;
    infos: { crawled_pages_nbr?: number };
  };
  const findings = Object.entries({ ...read.vulnerabilities, ...read.anomalies }).flatMap(([kind, all]) =>
    all.map(({ method, path, info }) => `${kind}: ${method} ${path} ${info}`),
  );
  return {
    findings,
    looked: `${read.infos.crawled_pages_nbr ?? addresses.length} pages, ${MODULES.length} kinds of attack`,
  };
};

const ffuf: Scanner = async ({ origin, addresses, isPublic, folder }) => {
  const run = async (name: string, args: readonly string[]): Promise<{ url: string; status: number }[]> => {
    const report = join(folder, `${name}.json`);
    const text = await outputOf('ffuf', ['-s', '-t', '20', '-timeout', '10', '-of', 'json', '-o', report, ...args]);
    if (!existsSync(report)) throw new Error(`ffuf has no report: ${text.slice(-500)}`);
    return (JSON.parse(readFileSync(report, 'utf8')) as { results: { url: string; status: number }[] }).results ?? [];
  };
  const hidden = await run('hidden', ['-w', WORDS, '-u', `${origin}/FUZZ`, '-mc', '200,201,202,203,204,206']);
  const ways = join(folder, 'ways.txt');
  writeFileSync(ways, TRAVERSALS.join('\n'));
  const folders = ['', 'assets/', 'uploads/', ...addresses.map((address) => `${address.split('?')[0]?.slice(1)}/`)];
  const from = join(folder, 'folders.txt');
  writeFileSync(from, [...new Set(folders)].join('\n'));
  const out = await run('out', [
    '-w',
    `${from}:FOLDER`,
    '-w',
    `${ways}:WAY`,
    '-u',
    `${origin}/FOLDERWAY`,
    '-mr',
    PASSWD,
  ]);
  const found: string[] = [];
  for (const { url } of hidden) if (!(await isPublic(new URL(url).pathname))) found.push(new URL(url).pathname);
  return {
    findings: [...found.map((path) => `found: ${path}`), ...out.map(({ url }) => `a file of the machine: ${url}`)],
    looked: `${readFileSync(WORDS, 'utf8').split('\n').length} words, ${TRAVERSALS.length * new Set(folders).size} ways out`,
  };
};

/** Seconds in which nobody else is answered. */
const MOST_AWAY_S = 3;
const SLOW = { headers: '-H', body: '-B', reading: '-X' };

const slowhttptest: Scanner = async ({ behind, origin, addresses, folder }) => {
  const findings: string[] = [];
  const SECONDS = 30;
  for (const [name, flag] of Object.entries(SLOW)) {
    const prefix = join(folder, name);
    const load = [
      '-c',
      '1000',
      '-r',
      '200',
      '-i',
      '5',
      '-l',
      String(SECONDS),
      '-x',
      '10',
      '-p',
      '3',
      '-g',
      '-o',
      prefix,
    ];
    // Whoever asks meanwhile comes from elsewhere, as the other guests do.
    const probe = ['-e', new URL(origin).host];
    await outputOf('slowhttptest', [flag, ...load, ...probe, '-u', `${behind}${addresses[0] ?? '/'}`]);
    const rows = readFileSync(`${prefix}.csv`, 'utf8').trim().split('\n').slice(1);
    const away = rows.filter((row) => Number(row.split(',').at(-1)) === 0).length;
    if (away > MOST_AWAY_S) findings.push(`slow ${name}: nobody was answered in ${away} of ${rows.length} seconds`);
  }
  return { findings, looked: `1000 connections, ${Object.keys(SLOW).length} times ${SECONDS} s` };
};

export const SCANNERS = { sqlmap, wapiti, ffuf, slowhttptest } satisfies Record<string, Scanner>;
