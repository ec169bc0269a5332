import fs from 'node:fs';
import path from 'node:path';
import { DefinePlugin, type Configuration } from 'webpack';
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
 * What the host's sources read of its build, and what the federation runtime reads of it. Snapshots
 * and the code for servers are switched off by the same names that the build plugin of the remotes
 * sets.
 */
function hostDefines(part: Part, options: BuildOptions): DefinePlugin {
  const name = uniqueNameOf(part, options.version);
  const shared = Object.entries(options.shared ?? sharedScope(part)).map(
    ([key, { version, requiredVersion }]) => [key, { version, requiredVersion }],
  );
  return new DefinePlugin({
    __HOST_BUILD__: JSON.stringify({ name, shared: Object.fromEntries(shared) }),
    FEDERATION_BUILD_IDENTIFIER: JSON.stringify(`${name}:${options.version}`),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    ENV_TARGET: JSON.stringify('web'),
  });
}

/**
 * The host: the only provider of what is shared, in one file that starts the page. It knows no
 * remote at build time (T2), so it hands its modules to the federation runtime itself and needs no
 * plugin of it (ADR 050).
 */
export function hostConfig(part: Part, options: BuildOptions): Configuration {
  const base = baseConfig(part, options);
  return {
    ...base,
    resolve: hostResolve(base),
    entry: { main: part.entry },
    plugins: [...(base.plugins ?? []), withoutUnusedParts(), hostDefines(part, options)],
  };
}
