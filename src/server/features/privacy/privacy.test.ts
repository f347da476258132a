/** The privacy page says what the settings in force make true. Source: docs/behaviour/guest-data.md "Privacy page". */
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { useTestServer } from '#test/server/test-services.ts';

const at = '/api/admin/shops/demo-bar';

describe.each(testEngines)('the privacy notice on %s', (_engine, open) => {
  const server = useTestServer(open, { GUEST_DATA_DAYS: '7', BACKUP_HOUR: 'off' });
  const read = async (language = 'en') => {
    const reply = await server.call('GET', `${at}/privacy`, { headers: { 'accept-language': language } });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json() as { shop: { name: string; address: string }; topics: { sentences: string[] }[] };
  };
  const text = async (language?: string) =>
    (await read(language)).topics.flatMap(({ sentences }) => sentences).join('\n');

  it('is read by anybody, in both languages, and follows the settings', async () => {
    const before = await text();
    expect(before).toContain('After 7 days the name');
    expect(before).toContain('The bar may keep copies of everything');
    expect(before).not.toContain('18 or over');
    expect(before).not.toContain('language model');
    expect(await text('zh-HK')).toContain('7 日之後');

    const { owner, services } = server;
    await server.call('PATCH', `${at}/selling`, { headers: owner, body: { alcoholDuty: true, allowance: 4 } });
    await server.call('PUT', `${at}/board-key`, { headers: owner, body: { showsNames: true } });
    const body = { url: 'https://till.test/', types: ['order.placed'] };
    await server.call('POST', `${at}/webhooks`, { headers: owner, body });
    const address = { en: '1 Wing Lok Street', 'zh-HK': '永樂街 1 號' };
    await server.call('PATCH', '/v1/admin/shops/demo-bar', { headers: owner, body: { address } });
    const model = { LLM_BASE_URL: 'https://models.test/v1', LLM_MODEL: 'm' };
    Object.assign(services.config, readConfig({ ...model, GUEST_DATA_DAYS: '3', BACKUPS_KEPT: '2' }));
    const after = await text();
    for (const said of [
      'After 3 days the name',
      'the last 2 are kept',
      '18 or over',
      'added up',
      'Your name stands on the screen',
      'Other programs of the bar',
      'A language model at models.test',
      '1 Wing Lok Street.',
    ])
      expect(after).toContain(said);
    expect((await read('zh-HK')).shop.address).toBe('永樂街 1 號');
  });

  it('names the servers that pictures come from', async () => {
    expect(await text()).not.toContain('pictures.test');
    const change = { appearance: { logoUrl: 'https://pictures.test/logo.png' } };
    const path = `/api/kiosk-instances/code/${server.barCode}/config`;
    await server.call('PATCH', path, { headers: server.owner, body: { config: change } });
    expect(await text()).toContain('Some pictures are loaded from pictures.test');
  });

  it('is not there for a shop that is not', async () => {
    const reply = await server.call('GET', '/api/admin/shops/nowhere/privacy');
    expect(reply.json().code).toBe('shop-not-found');
  });
});
