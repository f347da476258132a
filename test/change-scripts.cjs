/** For scripts that Node is told to require first: the built server as if it had been built from something else. */
const fs = require('node:fs');

const read = fs.readFileSync;

/** @param {(text: string) => string} change is made to the text of each script of the server */
exports.changeScripts = (change) => {
  fs.readFileSync = (file, ...options) => {
    const text = read(file, ...options);
    return typeof text === 'string' && String(file).includes('/dist/server/') ? change(text) : text;
  };
};
