/**
 * `npm run attack [-- --requests N]`: replays every known way to hold the server up or lock somebody out, then sends N
 * generated requests (20 000) as guest, owner and administrator. Fails on an answer of 5xx, an unhandled rejection, or
 * a server that stopped.
 */
import { run } from './run.mjs';

run({ name: 'attack', tool: 'tsx/dist/cli.mjs', args: ['bench/attack/attack.ts', ...process.argv.slice(2)] });
