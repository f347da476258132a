/** `npm run machine`: installs and builds what is missing or outdated, then runs a simulated machine. */
import { ensureBuilt } from './ensure-built.mjs';

ensureBuilt();
await import('../dist/server/machine.js');
