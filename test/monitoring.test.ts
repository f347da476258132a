/** The alerts and the dashboard in deploy/monitoring ask for what a server says. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testEngines } from './server/test-engines.ts';
import { newDevice, useTestServer } from './server/test-services.ts';

const FOLDER = 'deploy/monitoring';
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');
const hasPromtool = (() => {
  try {
    execFileSync('promtool', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();
/** Names of metrics in an expression of PromQL. */
const namesIn = (text: string) => text.match(/\b(?:sipwell|http|nodejs|process|orders|approve|guesses)_\w+/g) ?? [];
/** What only PostgreSQL, or only somebody who guesses, brings about. */
const SELDOM = new Set(['sipwell_database_connections']);

describe.each(testEngines)('metrics on %s', (engine, open) => {
  const server = useTestServer(open);
  const metrics = async () => (await server.call('GET', '/metrics')).body;
  const value = async (name: string) =>
    Number(new RegExp(`^${name.replaceAll(/[{}"]/g, '\\$&')} (\\S+)$`, 'm').exec(await metrics())?.[1]);

  it('say all that alerts and dashboard ask for', async () => {
    await server.call('GET', '/api/health');
    const said = await metrics();
    const asked = new Set([...namesIn(read('alerts.yml')), ...namesIn(read('grafana-dashboard.json'))]);
    expect(asked.size).toBeGreaterThan(15);
    const unknown = [...asked].filter((name) => !said.includes(name) && !(engine !== 'postgres' && SELDOM.has(name)));
    expect(unknown).toEqual([]);
  });

  it('tell how the bar stands', async () => {
    expect(await value('sipwell_orders_open{stage="waiting"}')).toBe(0);
    expect(await value('sipwell_oldest_waiting_order_seconds')).toBe(0);
    const headers = { 'x-device-id': newDevice(), 'x-join-code': server.barCode };
    const placed = await server.call('POST', '/api/admin/shops/demo-bar/submit-order', {
      headers,
      body: { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada', kioskInstanceCode: server.barCode },
    });
    expect(placed.statusCode).toBe(200);
    server.pass(90_000);
    expect(await value('sipwell_orders_open{stage="waiting"}')).toBe(1);
    expect(await value('sipwell_oldest_waiting_order_seconds')).toBe(90);
    const at = `/api/admin/shops/demo-bar/orders/${placed.json().orderId}/approve`;
    expect((await server.call('POST', at, { headers })).statusCode).toBe(200);
    expect(await value('sipwell_orders_open{stage="waiting"}')).toBe(0);
    expect(await value('sipwell_orders_open{stage="being-made"}')).toBe(1);
    expect(await value('sipwell_database_up')).toBe(1);
    expect(await metrics()).not.toMatch(/\bAda\b|demo-bar/);
  });

  it('go on without a database, and say nothing of what nobody knows', async () => {
    await server.services.db.destroy();
    expect(await value('sipwell_database_up')).toBe(0);
    expect(await metrics()).not.toMatch(/^sipwell_(orders_open|oldest_waiting)/m);
  });
});

describe('alerts', () => {
  it('each have a page that says what to do', () => {
    const names = [...read('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name!);
    const page = readFileSync('docs/operations.md', 'utf8');
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !page.includes(`| \`${name}\``))).toEqual([]);
  });

  it.runIf(hasPromtool || process.env.CI)('fire when they should, and not before', () => {
    const promtool = (...args: string[]) => execFileSync('promtool', args, { cwd: FOLDER, encoding: 'utf8' });
    expect(promtool('check', 'config', 'prometheus.yml')).toContain('SUCCESS');
    expect(promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
  });
});
