/** For Node's `--import`: a server that keeps some bytes of each request for ever, which the soak must notice. */
import { Server } from 'node:http';

const BYTES = Number(process.env.LEAK_BYTES);
const kept = [];
const { emit } = Server.prototype;
Server.prototype.emit = function (name, ...args) {
  if (name === 'request') kept.push(Buffer.allocUnsafeSlow(BYTES).fill(1));
  return emit.call(this, name, ...args);
};
