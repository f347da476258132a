/** A built server that does not flush its commits, which the test of power losses must notice. */
const { changeScripts } = require('../change-scripts.cjs');

changeScripts((text) => text.replace('synchronous = full', 'synchronous = normal'));
