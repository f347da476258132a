/** The guests' menu of 49 drinks, compared with a bare server that sends the same bytes precompressed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import http from 'node:http';
import { startPair } from './servers/hot-servers.ts';
import { compare, judge } from './rounds.ts';
import { menuShot } from './shots.ts';

await judge('menu', async () => {
  const pair = await startPair(
    {},
    (folder) => ({ FLOOR_BYTES: join(folder, 'menu.br') }),
    async (port, code, folder) => writeFileSync(join(folder, 'menu.br'), await bytesOf(port, menuShot(code))),
  );
  const shot = () => menuShot(pair.code);
  const figures = await compare(
    'menu',
    { port: pair.product, shot },
    { port: pair.floor, shot: () => ({ path: '/' }) },
  );
  await pair.stop();
  return figures;
});

function bytesOf(port: number, shot: object): Promise<Buffer> {
  return new Promise((done) => {
    http.get({ host: '127.0.0.1', port, ...shot }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(Buffer.concat(chunks)));
    });
  });
}
