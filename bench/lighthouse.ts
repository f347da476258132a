/**
 * The join page on a slow phone and network (Lighthouse, mobile preset, simulated throttling), compared with a React
 * "hello" page, served the same way in the same run. Medians of five runs; `--quick`, for CI, looks at these two pages
 * alone, without the audits only the score needs: once, and only if a limit is broken by that, medians of three.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { buildHelloPage } from './built-page.ts';
import { freePort, isQuick, report, startProgram, stopProgram } from './load.ts';

const LIMITS = { scriptRatio: 1.4, lcpRatio: 1.1, cls: 0.05 };
const RUNS = isQuick ? 1 : 5;
const RUNS_IF_BROKEN = 3;
const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'network-requests',
];

interface Figures {
  scriptBytes: number;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Only if everything was audited. */
  score?: number;
}

const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return Number.isInteger(middle) ? (sorted[middle - 1]! + sorted[middle]!) / 2 : sorted[Math.floor(middle)]!;
};

async function look(url: string, port: number): Promise<Figures> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    disableFullPageScreenshot: true,
    ...(isQuick ? { onlyAudits: AUDITS } : { onlyCategories: ['performance'] }),
  });
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? `no report of ${url}`);
  const { audits, categories } = result.lhr;
  const of = (name: string): number => {
    const value = audits[name]?.numericValue;
    if (value === undefined) throw new Error(`${url}: no ${name} (${audits[name]?.errorMessage})`);
    return value;
  };
  const details = audits['network-requests']?.details as
    | { items: { resourceType?: string; transferSize: number }[] }
    | undefined;
  return {
    scriptBytes: (details?.items ?? [])
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
    fcpMs: of('first-contentful-paint'),
    lcpMs: of('largest-contentful-paint'),
    tbtMs: of('total-blocking-time'),
    cls: of('cumulative-layout-shift'),
    ...(categories.performance && { score: (categories.performance.score ?? 0) * 100 }),
  };
}

const mediansOf = (runs: Figures[]): Figures => {
  const of = (name: keyof Figures) => median(runs.flatMap((run) => run[name] ?? []));
  return {
    scriptBytes: of('scriptBytes'),
    fcpMs: of('fcpMs'),
    lcpMs: of('lcpMs'),
    tbtMs: of('tbtMs'),
    cls: Math.max(...runs.map(({ cls }) => cls)),
    ...(!isQuick && { score: of('score') }),
  };
};

const data = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'));
const helloRoot = await buildHelloPage();
const [productPort, helloPort, debugPort] = [await freePort(), await freePort(), await freePort()];
const secrets = { ADMIN_PASSWORD: 'for-the-bench', DEMO_OWNER_PASSWORD: 'for-the-bench', LOG_LEVEL: 'error' };
const product = await startProgram(
  ['--import', 'tsx', 'bench/servers/unlimited-server.ts'],
  { ...secrets, PORT: String(productPort), DATA_DIR: data },
  `http://127.0.0.1:${productPort}/api/health`,
);
const hello = await startProgram(
  ['--import', 'tsx', 'bench/servers/hello-server.ts'],
  { ...secrets, PORT: String(helloPort), DATA_DIR: data, HELLO_ROOT: helloRoot },
  `http://127.0.0.1:${helloPort}/`,
);
const code = Object.values(JSON.parse(readFileSync(join(data, 'codes.json'), 'utf8')) as Record<string, string>)[0];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [`--remote-debugging-port=${debugPort}`, '--no-sandbox', '--disable-quic', '--disable-background-networking'],
});

const PAGES = {
  hello: `http://127.0.0.1:${helloPort}/`,
  join: `http://127.0.0.1:${productPort}/kiosk/live`,
  ...(!isQuick && { 'joined by a link': `http://127.0.0.1:${productPort}/kiosk/live?joinCode=${code}` }),
};
const runs: Record<string, Figures[]> = {};
try {
  await lookAtAll(RUNS);
  if (isQuick && brokenLimits(mediansOf(runs.hello!), mediansOf(runs.join!)).length > 0)
    await lookAtAll(RUNS_IF_BROKEN - RUNS);
} finally {
  await browser.close();
  await Promise.all([stopProgram(product.child), stopProgram(hello.child)]);
  rmSync(data, { recursive: true, force: true });
  rmSync(helloRoot, { recursive: true, force: true });
}

const pages = Object.fromEntries(Object.entries(runs).map(([name, each]) => [name, mediansOf(each)]));
const { scriptRatio, lcpRatio } = ratios(pages.hello!, pages.join!);
for (const [name, figures] of Object.entries(pages))
  report(`lighthouse: ${name}, ${runs[name]!.length} runs`, { ...figures });
report('lighthouse: the join page against hello', { scriptRatio, lcpRatio, cls: pages.join!.cls });
mkdirSync('reports', { recursive: true });
writeFileSync(
  'reports/lighthouse.json',
  `${JSON.stringify({ scriptRatio, lcpRatio, limits: LIMITS, pages, runs }, null, 2)}\n`,
);

const broken = brokenLimits(pages.hello!, pages.join!);
for (const line of broken) console.error(line);
if (broken.length > 0) process.exitCode = 1;

async function lookAtAll(times: number): Promise<void> {
  for (let run = 0; run < times; run += 1)
    for (const [name, url] of Object.entries(PAGES)) (runs[name] ??= []).push(await look(url, debugPort));
}

function ratios(floor: Figures, joinPage: Figures): { scriptRatio: number; lcpRatio: number } {
  return { scriptRatio: joinPage.scriptBytes / floor.scriptBytes, lcpRatio: joinPage.lcpMs / floor.lcpMs };
}

function brokenLimits(floor: Figures, joinPage: Figures): string[] {
  const { scriptRatio, lcpRatio } = ratios(floor, joinPage);
  return [
    scriptRatio > LIMITS.scriptRatio && `script is ${scriptRatio.toFixed(2)} times the hello page's`,
    lcpRatio > LIMITS.lcpRatio && `LCP is ${lcpRatio.toFixed(2)} times the hello page's`,
    joinPage.cls > LIMITS.cls && `CLS is ${joinPage.cls}`,
  ].filter((line) => line !== false);
}
