import fs from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import type { Part } from '../workspace/parts';
import { inWorkspace } from '../workspace/paths';
import { baseConfig, uniqueNameOf, type BuildOptions } from './base-config';
import { sharedScope } from './shared-scope';
import { withoutUnusedParts } from './unused-parts';

/** The router's package points bundlers at its development build, with all its warnings. */
function productionRouter(): Record<string, string> {
  const platform = fs.realpathSync(
    inWorkspace('shared', 'platform', 'node_modules', 'react-router-dom'),
  );
  const production = path.join(
    path.dirname(platform),
    'react-router',
    'dist',
    'production',
    'index.mjs',
  );
  if (!fs.existsSync(production))
    throw new Error(`the production build of react-router is not at ${production}`);
  return { 'react-router$': production };
}

/** How the host resolves modules; the one-bundle twin of the bench resolves alike. */
export function hostResolve(base: Configuration): NonNullable<Configuration['resolve']> {
  return { ...base.resolve, alias: productionRouter() };
}

/**
 * The host: the only provider of what is shared, eagerly, so that one file starts the page. It
 * knows no remote at build time (T2); the federation runtime is put where remotes find it, once.
 */
export function hostConfig(part: Part, options: BuildOptions): Configuration {
  const base = baseConfig(part, options);
  // Of the same checkout as the rest: the guard asks the very module that the loader writes its hashes into.
  const own = path.join(part.packageDir, 'node_modules', '@site', 'federation');
  const library = fs.existsSync(own) ? fs.realpathSync(own) : inWorkspace('shared', 'federation');
  return {
    ...base,
    resolve: hostResolve(base),
    entry: { main: part.entry },
    plugins: [
      ...(base.plugins ?? []),
      withoutUnusedParts(),
      new ModuleFederationPlugin({
        name: uniqueNameOf(part, options.version),
        dts: false,
        manifest: false,
        remotes: {},
        shareStrategy: 'loaded-first',
        shared: { ...(options.shared ?? sharedScope(part)) },
        runtimePlugins: ['expose-runtime-core.ts', 'script-guard.ts'].map((file) =>
          path.join(library, 'src', 'integrity', file),
        ),
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}
