import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import type { Part } from '../workspace/parts';
import { baseConfig, uniqueNameOf, type BuildOptions } from './base-config';
import { sharedScope } from './shared-scope';
import { withoutUnusedParts } from './unused-parts';

/** A remote or a season event: one container with one exposed module, nothing shared inside it. */
export function remoteConfig(part: Part, options: BuildOptions): Configuration {
  const base = baseConfig(part, options);
  const uniqueName = uniqueNameOf(part, options.version);
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      withoutUnusedParts(),
      new ModuleFederationPlugin({
        name: part.name,
        library: { type: 'global', name: uniqueName },
        filename: 'remoteEntry.[contenthash:10].js',
        dts: false,
        manifest: options.manifest ?? true,
        exposes: { './remote': part.entry },
        shareStrategy: 'loaded-first',
        shared: { ...(options.shared ?? sharedScope(part)) },
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
    ],
  };
}
