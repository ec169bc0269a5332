import path from 'node:path';
import { NormalModuleReplacementPlugin } from 'webpack';
import { inWorkspace } from '../workspace/paths';

/** Modules of one library that no code path of this site reaches, and what stands in their place. */
interface UnusedParts {
  readonly library: string;
  readonly files: readonly string[];
  readonly stub: string;
}

/**
 * Eight kilobytes of the first load, each file with its share in ADR 050. axios: its second
 * transport, forms made of objects, the old way to cancel, a table of status names, tokens in
 * cookies. Federation runtime: manifests and snapshots, which the registry replaces, and its own
 * preloading, and what its numbers of errors mean, which the page that each error names tells too.
 * Query library: mutations, because writes are calls of the platform. The browser tests load
 * remotes and send requests through what is left.
 */
const UNUSED: readonly UnusedParts[] = [
  {
    library: 'axios/lib',
    files: [
      'adapters/fetch.js',
      'helpers/HttpStatusCode.js',
      'helpers/toFormData.js',
      'helpers/formDataToJSON.js',
      'cancel/CancelToken.js',
    ],
    stub: 'unused-axios.mjs',
  },
  { library: 'axios/lib', files: ['helpers/cookies.js'], stub: 'unused-cookies.mjs' },
  {
    library: '@module-federation/runtime-core/dist',
    files: ['plugins/snapshot/SnapshotHandler.js', 'utils/preload.js'],
    stub: 'unused-federation.mjs',
  },
  {
    library: '@module-federation/error-codes/dist',
    files: ['desc.mjs'],
    stub: 'unused-descriptions.mjs',
  },
  {
    library: '@tanstack/query-core/build/modern',
    files: ['mutationCache.js'],
    stub: 'unused-query.mjs',
  },
];

function partOf(context: string, request: string): UnusedParts | undefined {
  const target = path.resolve(context, request).split(path.sep).join('/');
  return UNUSED.find(({ library, files }) =>
    files.some((file) => target.endsWith(`/node_modules/${library}/${file}`)),
  );
}

/** Leaves those modules out of a build. */
export function withoutUnusedParts(): NormalModuleReplacementPlugin {
  return new NormalModuleReplacementPlugin(
    /^\.{1,2}\/.*\.m?js$/,
    (resource: { context: string; request: string }) => {
      const unused = resource.context.includes('node_modules')
        ? partOf(resource.context, resource.request)
        : undefined;
      if (unused)
        resource.request = inWorkspace('shared', 'tooling', 'src', 'webpack', unused.stub);
    },
  );
}
