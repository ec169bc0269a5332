// React and its renderer choose their build by NODE_ENV, and so does everything else. Here they alone are told that
// this is development; each choice is made while bundling, so the other build leaves.
module.exports = function chooseDevelopment(source) {
  return source.replaceAll('process.env.NODE_ENV', '"development"');
};
