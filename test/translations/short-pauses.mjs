/** For Node's `--import`: a server whose pauses and time limits from a second on are a part of what they are. */
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

const PART = Number(process.env.PAUSES_PART);
const shorter = (ms) => (ms >= 1000 ? ms * PART : ms);
const { setTimeout: wait } = timers;
timers.setTimeout = (ms, ...more) => wait(shorter(ms), ...more);
syncBuiltinESMExports();
const { timeout } = AbortSignal;
AbortSignal.timeout = (ms) => timeout.call(AbortSignal, shorter(ms));
