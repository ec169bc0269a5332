// Compiles like every other run, with one small change of the product on the way (`npm run spec -- --break`):
// nothing on the disk is touched, so whatever ends the run leaves the sources as they are.
const path = require('node:path');
const { createTransformer } = require('@swc/jest');

const root = path.resolve(__dirname, '../../..');
const { file, was, becomes } = JSON.parse(process.env.SITE_BREAK ?? '{}');
const target = path.join(root, ...String(file).split('/'));

const broken = (source, filename) => {
  if (filename !== target) return source;
  if (source.split(was).length !== 2) throw new Error(`${file} does not hold once: ${was}`);
  return source.replace(was, () => becomes);
};

module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options);
    return {
      ...swc,
      canInstrument: swc.canInstrument,
      // The text is part of the key: what is broken is never taken for the product, nor the other way round.
      getCacheKey: (source, filename, more) =>
        swc.getCacheKey(broken(source, filename), filename, more),
      process: (source, filename, more) => swc.process(broken(source, filename), filename, more),
    };
  },
};
