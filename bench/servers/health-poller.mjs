/** Asks for health at even times, whether or not the last was answered, until told to stop; answers the waits in ms. */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { url, everyMs } = workerData;
const until = { isDone: false };
parentPort.once('message', () => (until.isDone = true));
const ask = async () => {
  const started = performance.now();
  await (await fetch(url)).arrayBuffer();
  return performance.now() - started;
};
await ask();
parentPort.postMessage('ready');
const waits = [];
while (!until.isDone) {
  waits.push(ask());
  await wait(everyMs);
}
parentPort.postMessage(await Promise.all(waits));
parentPort.close();
