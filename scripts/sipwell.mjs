/** `npm run sipwell`: builds what is missing or outdated, then runs the command line. */
import { ensureBuilt } from './ensure-built.mjs';

ensureBuilt();
await import('../dist/server/sipwell.js');
