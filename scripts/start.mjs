/** `npm start`: installs and builds what is missing or outdated, then runs the server in this process. */
import { ensureBuilt } from './ensure-built.mjs';

ensureBuilt();
await import('../dist/server/main.js');
