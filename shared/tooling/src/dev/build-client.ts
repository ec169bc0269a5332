import fs from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { BUNDLER_LANGUAGE } from '@site/release/gate/browsers';
import { typescriptRule } from '../webpack/typescript-rule';
import { inWorkspace } from '../workspace/paths';

/**
 * The script that `npm run dev` puts into its pages, before React's own.
 *
 * @param into folder for it.
 * @returns its text.
 * @throws Error with the bundler's messages.
 */
export async function buildClient(into: string): Promise<string> {
  const compiler = webpack({
    mode: 'development',
    target: ['web', BUNDLER_LANGUAGE],
    devtool: false,
    context: inWorkspace('shared', 'tooling'),
    infrastructureLogging: { level: 'error' },
    entry: { client: inWorkspace('shared', 'tooling', 'src', 'dev', 'client', 'main.ts') },
    output: { path: into, filename: '[name].js' },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [typescriptRule()] },
  });
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
  return fs.readFileSync(path.join(into, 'client.js'), 'utf8');
}
