import { RELEASE_ROOT } from '@site/domain/releases/paths';
import { BUNDLER_LANGUAGE } from '@site/release/gate/browsers';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import { DefinePlugin, type Configuration } from 'webpack';
import { surfaceFor, type Flavour } from '../workspace/flavour';
import type { Part } from '../workspace/parts';
import { inWorkspace, WORKSPACE_ROOT } from '../workspace/paths';
import type { SharedSetting } from './shared-scope';
import { developmentReact } from './development-react';
import { typescriptRule } from './typescript-rule';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin';
import { compileAhead } from './compile-ahead';

const loaderOf = (name: string): string =>
  inWorkspace('shared', 'tooling', 'src', 'webpack', `${name}.cjs`);

/** Contract rows that nobody calls leave the build. */
const pureRowsRule = {
  test: /[\\/]contracts[\\/]src[\\/][^.]+\.ts$/,
  enforce: 'pre' as const,
  loader: loaderOf('pure-rows-loader'),
};

/** Libraries whose unused half a bundler would keep, with what shows it that nobody uses it. */
const unusedHalves = [
  {
    test: /[\\/]node_modules[\\/]react-router[\\/].+\.mjs$/,
    loader: loaderOf('pure-parts-loader'),
  },
  {
    test: /[\\/]node_modules[\\/]axios[\\/]lib[\\/].+\.js$/,
    loader: loaderOf('axios-utils-loader'),
  },
];

/** How a part is to be built. */
export interface BuildOptions {
  readonly version: string;
  readonly outDir: string;
  /**
   * False in `npm run dev`: quicker, larger. NODE_ENV stays production so that the page's policies
   * hold; of the libraries only React is the development build there (`development-react.ts`).
   */
  readonly minify: boolean;
  readonly flavour: Flavour;
  /** Folder that source maps go to, beside the build and never in it; none without it. */
  readonly mapsDir?: string;
  /** False where nobody reads federation's own side file; it costs as much as a small compilation. */
  readonly manifest?: boolean;
  /** Another shared scope than the site's; only the fixtures of the federation tests use it. */
  readonly shared?: Readonly<Record<string, SharedSetting>>;
}

/**
 * A text that is a JavaScript identifier made of a part and its build; unique per version (releases
 * B3).
 */
export function uniqueNameOf(part: Part, version: string): string {
  return `${part.name}__${version.split('_')[1] ?? version}`.replaceAll(/[^A-Za-z0-9_]/g, '_');
}

function swcRule(part: Part): NonNullable<NonNullable<Configuration['module']>['rules']>[number] {
  const styled = {
    namespace: part.name,
    displayName: false,
    fileName: false,
    ssr: true,
    minify: true,
    pure: true,
  };
  return typescriptRule({
    plugins: [[require.resolve('@swc/plugin-styled-components'), styled]],
    cacheRoot: inWorkspace('node_modules', '.cache', 'swc'),
  });
}

/** A remote's declared surface inside its bundle says what its record says: no demo board on live. */
function surfaceRule(
  flavour: Flavour,
): NonNullable<NonNullable<Configuration['module']>['rules']>[number] {
  return {
    test: /[\\/]remote\.json$/,
    type: 'json',
    parser: {
      parse: (text: string) => surfaceFor(JSON.parse(text) as Record<string, unknown>, flavour),
    },
  };
}

type CacheGroups = NonNullable<
  Exclude<
    NonNullable<Configuration['optimization']>['splitChunks'],
    false | undefined
  >['cacheGroups']
>;

/**
 * Only code that several late parts use stands apart, and only where it is much: sizes are of
 * sources.
 */
const HOST_SPLIT: CacheGroups = {
  defaultVendors: false,
  default: { minChunks: 2, minSize: 60_000, reuseExistingChunk: true },
};

/**
 * A page of a remote is two files: its own, and what its sisters use, too (ADR 054). What few of
 * them use stands in each: a file costs a member's phone more than some twice-sent lines. A chunk
 * with a name (a slot of the home page, what comes when the page is idle) is one file with all it
 * needs.
 */
const REMOTE_SPLIT: CacheGroups = {
  defaultVendors: false,
  default: false,
  shared: {
    name: 'shared',
    chunks: ({ name }) => typeof name !== 'string',
    minChunks: 6,
    minSize: 0,
    reuseExistingChunk: true,
  },
};

/**
 * What host and remotes have in common: transpile, minify, names with hashes, guarded chunk
 * loading.
 */
export function baseConfig(part: Part, options: BuildOptions): Configuration {
  const uniqueName = uniqueNameOf(part, options.version);
  return {
    mode: 'production',
    target: ['web', BUNDLER_LANGUAGE],
    context: part.packageDir,
    devtool: options.mapsDir === undefined ? false : 'hidden-source-map',
    stats: 'none',
    infrastructureLogging: { level: 'error' },
    performance: false,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // rxjs keeps its untranspiled classes under `es2015`; the default is ES5 with helpers, a third larger.
      conditionNames: ['es2015', '...'],
      modules: [
        'node_modules',
        path.join(part.packageDir, 'node_modules'),
        path.join(WORKSPACE_ROOT, 'node_modules'),
      ],
    },
    output: {
      path: options.outDir,
      publicPath: `${RELEASE_ROOT}/remotes/${part.name}/${options.version}/`,
      uniqueName,
      filename: '[name].[contenthash:10].js',
      // Each stands in the entry, where nothing can pack it; a version has a folder of its own.
      chunkFilename: '[name].[contenthash:6].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      hashFunction: 'sha256',
      hashDigest: 'hex',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 10_000,
      strictModuleErrorHandling: true,
      // One name for all remotes: a remote that is new, or shown by a preview, meets documents whose policy was written before it.
      trustedTypes: { policyName: part.kind === 'host' ? 'wp-host' : 'wp-remote' },
      clean: true,
    },
    module: {
      rules: [
        swcRule(part),
        pureRowsRule,
        // Of the host only: remotes take the React that it serves, those that were released too.
        ...(options.flavour.tools && part.kind === 'host' ? [developmentReact] : []),
        ...unusedHalves,
        surfaceRule(options.flavour),
        { test: /\.(svg|png|jpe?g|avif|webp|woff2)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      splitChunks: {
        chunks: 'async',
        cacheGroups: part.kind === 'host' ? HOST_SPLIT : REMOTE_SPLIT,
      },
      minimize: options.minify,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          // Licences travel beside the code, each once, instead of in every file that members load.
          extractComments: { filename: 'licenses.txt', banner: false },
          terserOptions: { compress: { passes: 3 }, mangle: true },
        }),
      ],
      // Names that stay over two versions save nothing: a version has a folder of its own. The short ones save 2 KB.
      moduleIds: 'natural',
      mangleExports: 'size',
      chunkIds: 'deterministic',
      realContentHash: true,
      emitOnErrors: false,
    },
    plugins: [
      new ChunkIntegrityPlugin(),
      ...(options.minify ? [compileAhead()] : []),
      new DefinePlugin({
        __SITE_TOOLS__: JSON.stringify(options.flavour.tools),
        __DEMO_BOARDS__: JSON.stringify(options.flavour.demo),
      }),
    ],
  };
}
