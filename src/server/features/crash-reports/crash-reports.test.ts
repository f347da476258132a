import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { openDatabase } from '../../db/database.ts';
import { useTestServer } from '#test/server/test-services.ts';

describe('a crash on a phone', () => {
  const server = useTestServer(() => openDatabase(':memory:'));

  it('is logged on one line, within the length limit', async () => {
    const lines: string[] = [];
    const stream = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
    const app = await buildApp(server.services, { logger: { stream } });
    const report = (body: object) => app.inject({ method: 'POST', url: '/api/crash-reports', payload: body });

    const reply = await report({
      experience: 'mbti',
      message: 'x is\nnot a function',
      stack: 'at here',
      secret: 'token',
    });
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }]);
    const logged = lines.map((line) => JSON.parse(line)).find(({ crash }) => crash);
    expect(logged).toMatchObject({ level: 50, crash: { experience: 'mbti', stack: 'at here' } });
    expect(logged.crash).not.toHaveProperty('secret');

    expect((await report({ experience: 'mbti', message: 'x'.repeat(301) })).statusCode).toBe(422);
    for (let i = 0; i < 40; i++) await report({ experience: 'mbti', message: 'again' });
    expect((await report({ experience: 'mbti', message: 'again' })).statusCode).toBe(429);
  });
});
