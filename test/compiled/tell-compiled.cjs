/** For Node to require first: a built server that says of each of its scripts whether it had to be compiled. */
const { basename } = require('node:path');
const vm = require('node:vm');

const { Script } = vm;

vm.Script = class extends Script {
  constructor(text, options) {
    super(text, options);
    if (!options.filename.includes('/dist/server/')) return;
    console.error(`${basename(options.filename)} ${this.cachedDataRejected === false ? 'as kept' : 'compiled'}`);
  }
};
