// axios keeps its helpers in one object that it exports as a whole, so that a bundler must keep all of them. Here they are
// exports of their own, used by their names: what nobody uses leaves the build.
const LIST = /export default \{([^{}]*)\};\s*$/;

module.exports = function nameHelpers(source) {
  if (!/[\\/]lib[\\/]utils\.js$/.test(this.resourcePath))
    return source.replace(
      /^import utils from (['"][./]*utils\.js['"]);$/m,
      'import * as utils from $1;',
    );
  const [whole, list] = LIST.exec(source) ?? [];
  if (list === undefined) throw new Error('axios lists its helpers in another way than it did');
  const names = list
    .replace(/\/\/.*$/gm, '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => entry.replace(/^(\w+):\s*(\w+)$/, '$2 as $1'));
  return source.replace(whole, `export { ${names.join(', ')} };\n`);
};
