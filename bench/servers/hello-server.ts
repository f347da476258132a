/** Serves a built page (HELLO_ROOT) with the product's own headers and compression, and no API. */
import fastify from 'fastify';
import { readConfig } from '../../src/server/config.ts';
import { secureHeaders } from '../../src/server/http/security.ts';
import { serveWebApp } from '../../src/server/http/static.ts';

const config = readConfig(process.env);
const app = fastify();
await secureHeaders(app, config);
await serveWebApp(app, process.env.HELLO_ROOT ?? '', { basePath: '' });
await app.listen({ port: config.PORT, host: '127.0.0.1' });
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
