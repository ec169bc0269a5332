import webpack, { type Compilation, type Configuration } from 'webpack';

/**
 * Runs one webpack build.
 *
 * @throws Error with the bundler's messages.
 */
export function compile(config: Configuration): Promise<Compilation> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack made no compiler');
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors())
          reject(
            new Error(stats?.toString({ preset: 'errors-only', colors: false }) ?? 'no result'),
          );
        else resolve(stats.compilation);
      });
    });
  });
}
