const path = require('node:path');

// Gives a module of a watched part what its page needs to swap it: its components under names that stay, and a word
// at its end that says whether the page may go on with the new ones. The page's side is `client/modules.ts`.
module.exports = function keepState(source, map) {
  const { part, entry, root } = this.getOptions();
  const name = JSON.stringify(`${part} ${path.relative(root, this.resourcePath)} `);
  // On the first line, so that places in the source map stay.
  const head = [
    this.resourcePath === entry &&
      `self.__siteDev.part(${JSON.stringify(part)}, import.meta.webpackHot, () => __webpack_hash__);`,
    source.includes('$RefreshReg$(') &&
      `const $RefreshReg$ = (type, id) => self.__siteDev.register(type, ${name} + id);`,
    source.includes('$RefreshSig$(') && 'const $RefreshSig$ = self.__siteDev.sign;',
  ].filter(Boolean);
  const foot = this.resourcePath.endsWith('.tsx')
    ? '\nself.__siteDev.settle(import.meta.webpackHot, __webpack_module__.exports);\n'
    : '';
  this.callback(null, `${head.join(' ')} ${source}${foot}`, map);
};
