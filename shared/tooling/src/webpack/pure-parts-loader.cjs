// Marks what makes a React component or context as pure, and what only warns developers; takes away the names that only
// developer tools show, and puts what is set on a class into it. Without it a bundler keeps each of them, with all that they
// stand on, because it cannot know that making one changes nothing.
module.exports = function markPartsPure(source) {
  const contexts = new Map();
  return source
    .replace(/^(\w+)\.contextType = (\w+);$/gm, (_whole, name, context) => {
      contexts.set(name, context);
      return '';
    })
    .replace(/^var (\w+) = class extends [\w.]+ \{$/gm, (whole, name) =>
      contexts.has(name) ? `${whole} static contextType = ${contexts.get(name)};` : whole,
    )
    .replace(/(= )(React\d*\.(?:createContext|forwardRef|memo)\()/g, '$1/*#__PURE__*/ $2')
    .replace(/^(\s+)(warning(?:Once)?\()/gm, '$1/*#__PURE__*/ $2')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
};
