// A module is compiled once for all test files of a worker, not anew for each of them: functions that one file has called
// are there for the next one. Each file still runs all of its modules in a context of its own.
const vm = require('node:vm');

const scripts = new Map();
const compileHere = vm.compileFunction;

/** The script that makes the module's function; `columnOffset` keeps the places that traces name. */
function scriptOf(source, names, filename) {
  const known = scripts.get(filename);
  if (known?.source === source && known.names === names) return known.script;
  const head = `(function (${names}) {`;
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { source, names, script });
  return script;
}

vm.compileFunction = (source, parameters, options) =>
  options?.parsingContext === undefined
    ? compileHere(source, parameters, options)
    : scriptOf(source, parameters.join(', '), options.filename).runInContext(
        options.parsingContext,
      );

/** A package of the runner's own. */
const ofRunner = (name, owner) => require.resolve(name, { paths: [owner] });
const core = ofRunner('@jest/core', require.resolve('jest'));
module.exports = require(ofRunner('jest-runtime', core));
