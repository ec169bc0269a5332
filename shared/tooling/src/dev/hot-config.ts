import path from 'node:path';
import { HotModuleReplacementPlugin, type Configuration, type RuleSetRule } from 'webpack';
import { configOf } from '../build/build-part';
import type { BuildOptions } from '../webpack/base-config';
import { ChunkIntegrityPlugin } from '../webpack/chunk-integrity-plugin';
import type { Part } from '../workspace/parts';
import { inWorkspace, WORKSPACE_ROOT } from '../workspace/paths';

const here = (file: string): string => inWorkspace('shared', 'tooling', 'src', 'dev', file);

/**
 * Stands for React where the compiler asks for what only its development build has; the shared
 * scope has no such module.
 */
const OWN_JSX = 'site-dev-react';

/** The compiler's rule, told to keep what a page needs to swap components. */
function swappable(rule: RuleSetRule): RuleSetRule {
  const options = rule.options as { readonly jsc: object };
  const react = { runtime: 'automatic', importSource: OWN_JSX, development: true, refresh: true };
  return { ...rule, options: { ...options, jsc: { ...options.jsc, transform: { react } } } };
}

/** Wraps the configuration's rules; the rule of the compiler is known by its loader. */
function rulesOf(part: Part, rules: readonly unknown[]): RuleSetRule[] {
  const swc = require.resolve('swc-loader');
  return [
    ...(rules as RuleSetRule[]).map((rule) => (rule.loader === swc ? swappable(rule) : rule)),
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      enforce: 'post',
      loader: here('hot-loader.cjs'),
      options: { part: part.name, entry: part.entry, root: WORKSPACE_ROOT },
    },
  ];
}

const COMMON = {
  defaultVendors: false,
  default: false,
  common: { name: 'common', test: /[\\/](?:node_modules|shared)[\\/]/, minSize: 0, enforce: true },
} as const;

/**
 * A part as `npm run dev` builds it: modules by name that replace themselves, source maps, nothing
 * minified and nothing left out. Reached from the session alone: no release is made of it.
 */
export function hotConfig(part: Part, options: Omit<BuildOptions, 'minify'>): Configuration {
  const base = configOf(part, { ...options, minify: false, manifest: false });
  return {
    ...base,
    devtool: 'cheap-module-source-map',
    cache: { type: 'memory', cacheUnaffected: true },
    experiments: { cacheUnaffected: true },
    resolve: {
      ...base.resolve,
      alias: {
        ...(base.resolve?.alias as Record<string, string> | undefined),
        [`${OWN_JSX}/jsx-dev-runtime$`]: here('jsx-dev-runtime.mjs'),
        // A key after a spread is compiled to React's own way, of which there is one kind only.
        [`${OWN_JSX}$`]: 'react',
      },
    },
    // What was emitted before stays: a page that is open goes on from there.
    output: { ...base.output, clean: false, hashFunction: 'xxhash64' },
    module: { ...base.module, rules: rulesOf(part, base.module?.rules ?? []) },
    optimization: {
      ...base.optimization,
      // What changes seldom stands apart from what is being written: only files with a change in them are made anew.
      ...(part.kind === 'host' ? {} : { splitChunks: { chunks: 'async', cacheGroups: COMMON } }),
      moduleIds: 'named',
      chunkIds: 'named',
      concatenateModules: false,
      usedExports: false,
      mangleExports: false,
      innerGraph: false,
      realContentHash: false,
    },
    plugins: [
      ...(base.plugins ?? []).filter((plugin) => !(plugin instanceof ChunkIntegrityPlugin)),
      new ChunkIntegrityPlugin('self.__siteDev.integrity'),
      new HotModuleReplacementPlugin(),
    ],
    watchOptions: {
      aggregateTimeout: 60,
      ignored: ['**/node_modules/**', path.join('**', 'dist')],
    },
  };
}
