import type { RuleSetRule } from 'webpack';

/** Strips types from sources of the workspace; `experimental` is for plugins of the compiler. */
export function typescriptRule(experimental?: object): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: require.resolve('swc-loader'),
    options: {
      configFile: false,
      swcrc: false,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        ...(experimental === undefined ? {} : { experimental }),
      },
    },
  };
}
