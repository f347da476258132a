import { describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { useTestServer } from '#test/server/test-services.ts';

describe.each(testEngines.slice(0, 1))('metrics with a token on %s', (_engine, open) => {
  const server = useTestServer(open, { METRICS_TOKEN: 'the-token' });
  it.each([
    ['Bearer the-token', 200],
    ['Bearer the-toke', 403],
    ['Bearer the-token2', 403],
    ['bearer-the-token', 403],
    ['the-token', 403],
    ['', 403],
  ])('answers to "%s" %i', async (authorization, status) => {
    expect((await server.call('GET', '/metrics', { headers: { authorization } })).statusCode).toBe(status);
  });

  it('asks for it on this machine too', async () => {
    expect((await server.call('GET', '/metrics')).statusCode).toBe(403);
  });
});
