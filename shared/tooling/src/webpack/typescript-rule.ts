import { BROWSERS } from '@site/release/gate/browsers';
import type { RuleSetRule } from 'webpack';

/**
 * Compiles sources of the workspace for the oldest browsers of the site; `experimental` is for
 * plugins of the compiler.
 */
export function typescriptRule(experimental?: object): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: require.resolve('swc-loader'),
    options: {
      configFile: false,
      swcrc: false,
      // Bugs of theirs are worked around one by one: without `bugfixes` every `?.` would go.
      env: { targets: BROWSERS, bugfixes: true },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        ...(experimental === undefined ? {} : { experimental }),
      },
    },
  };
}
