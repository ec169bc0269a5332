// Some packages declare names at their top that tests get as plain parameters (`sandboxInjectedGlobals`); inside a
// block of their own the two do not meet.
module.exports = { process: (source) => ({ code: `'use strict';{${source}\n}` }) };
