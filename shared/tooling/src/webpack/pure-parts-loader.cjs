// Marks what makes a React component or context as pure, and what only warns developers; takes away the names that only
// developer tools show. Without it a bundler keeps each of them, with all that they stand on, because it cannot know that
// making one changes nothing.
module.exports = function markPartsPure(source) {
  return source
    .replace(/(= )(React\d*\.(?:createContext|forwardRef|memo)\()/g, '$1/*#__PURE__*/ $2')
    .replace(/^(\s+)(warning(?:Once)?\()/gm, '$1/*#__PURE__*/ $2')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
};
