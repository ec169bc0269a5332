/**
 * Builds the host's service worker: one file of its own, because a worker has neither a page's
 * loader of chunks nor what the host provides.
 */
import path from 'node:path';
import { WORKER_URL } from '@site/domain/offline/names';
import { BUNDLER_LANGUAGE } from '@site/release/gate/browsers';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { oldEnginesScript } from '../shell/old-engines';
import { typescriptRule } from '../webpack/typescript-rule';
import type { Part } from '../workspace/parts';

const configOf = (part: Part, outDir: string): Configuration => ({
  mode: 'production',
  target: ['webworker', BUNDLER_LANGUAGE],
  context: part.packageDir,
  devtool: false,
  stats: 'none',
  performance: false,
  infrastructureLogging: { level: 'error' },
  entry: path.join(part.packageDir, 'src', 'worker', 'main.ts'),
  output: { path: outDir, filename: path.posix.basename(WORKER_URL) },
  resolve: { extensions: ['.ts', '.mjs', '.js'] },
  module: { rules: [typescriptRule()] },
  // No document comes before it that would make up for what old engines lack.
  plugins: [new webpack.BannerPlugin({ banner: oldEnginesScript, raw: true })],
  optimization: {
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        extractComments: false,
        terserOptions: { compress: { passes: 3 }, mangle: true },
      }),
    ],
    emitOnErrors: false,
  },
});

/**
 * Builds it into a folder.
 *
 * @throws Error with the bundler's messages.
 */
export async function buildWorker(part: Part, outDir: string): Promise<void> {
  const compiler = webpack(configOf(part, outDir));
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors())
          reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve();
      }),
    );
  });
}
