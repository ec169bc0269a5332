// jsdom lacks the text codecs that react-router needs at import time.
const util = require('node:util');

globalThis.TextEncoder ??= util.TextEncoder;
globalThis.TextDecoder ??= util.TextDecoder;
// jsdom hides node's own immediates and structuredClone, which the sandbox's server uses in component tests.
const timers = require('node:timers');

globalThis.setImmediate ??= timers.setImmediate;
globalThis.clearImmediate ??= timers.clearImmediate;
globalThis.structuredClone ??= (value) =>
  require('node:v8').deserialize(require('node:v8').serialize(value));
