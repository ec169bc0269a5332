import { exampleOf } from '@site/domain/releases/example-address';
import type { Payloads } from '@site/domain/releases/payloads';
import { BUS_VERSIONS } from '@site/domain/releases/bus-versions';
import { HOST_PAGES } from '@site/domain/layout/host-pages';
import { readRelease } from '@site/contracts/releases/read';
import type { Release } from '@site/contracts/releases/release';
import { surfaceFor, type Flavour } from '../workspace/flavour';
import type { Part } from '../workspace/parts';
import { installedVersion } from '../workspace/source-hash';
import { inWorkspace } from '../workspace/paths';
import { sharedVersions } from '../webpack/shared-scope';
import { uniqueNameOf } from '../webpack/base-config';
import type { FileRecord } from '@site/release/seal-tree';

/**
 * Version of the host's interface to remotes; a new major needs a new host before any remote may
 * ask for it.
 */
export const HOST_API = '1.7.0';

/** What a finished compilation left behind, beside its files. */
export interface BuildFacts {
  readonly version: string;
  readonly flavour: Flavour;
  readonly files: Readonly<Record<string, FileRecord>>;
  readonly manifest: Record<string, unknown> | null;
  readonly views: Readonly<Record<string, string[]>>;
  /** What it gives to other parts and takes of them; null where nobody will be held against it. */
  readonly payloads?: Payloads | null;
  /** What made it, when that was not the workspace's own build. */
  readonly toolchain?: Readonly<Record<string, string>>;
}

interface ManifestExpose {
  readonly name: string;
  readonly assets: {
    readonly js: { readonly sync: string[] };
    readonly css: { readonly sync: string[] };
  };
}

function entryFile(part: Part, files: readonly string[]): string {
  const pattern =
    part.kind === 'host' ? /^main\.[0-9a-f]+\.js$/ : /^remoteEntry(\.[0-9a-f]+)?\.js$/;
  const entry = files.find((file) => pattern.test(file));
  if (!entry) throw new Error(`${part.name}: the build made no entry script`);
  return entry;
}

function exposesOf(manifest: Record<string, unknown> | null): Release['exposes'] {
  const list = (manifest?.exposes ?? []) as ManifestExpose[];
  return Object.fromEntries(
    list.map(({ name, assets }) => [`./${name}`, { js: assets.js.sync, css: assets.css.sync }]),
  );
}

function requiresOf(part: Part): Release['requires'] {
  const declared = (part.surface?.needs ?? {}) as Release['requires'];
  const mfMajor = installedVersion(
    inWorkspace('shared', 'tooling'),
    '@module-federation/enhanced',
  ).split('.')[0];
  return { hostApi: '>=1.0 <2', mfRuntime: `^${mfMajor}.0.0`, ...declared };
}

function offersOf(part: Part): Release['offers'] {
  if (part.kind !== 'host') return null;
  const mfRuntime = installedVersion(
    inWorkspace('shared', 'tooling'),
    '@module-federation/enhanced',
  );
  return {
    api: HOST_API,
    mfRuntime,
    shared: sharedVersions(),
    bus: BUS_VERSIONS,
    routes: HOST_PAGES.map(([path]) => path),
  };
}

function toolchain(): Record<string, string> {
  const tooling = inWorkspace('shared', 'tooling');
  const pick = (name: string): string => installedVersion(tooling, name);
  return {
    node: process.versions.node,
    webpack: pick('webpack'),
    mf: pick('@module-federation/enhanced'),
    swc: pick('@swc/core'),
  };
}

/**
 * The record of one build.
 *
 * @throws Error when the build does not make a valid record: it is never published then.
 */
export function releaseRecord(part: Part, facts: BuildFacts): Release {
  const surface = surfaceFor(part.surface, facts.flavour);
  const text = (key: string, fallback: string): string =>
    typeof surface?.[key] === 'string' ? String(surface[key]) : fallback;
  const names = Object.keys(facts.files);
  const global = uniqueNameOf(part, facts.version);
  const record = readRelease({
    schema: 'mf-release/1',
    name: part.name,
    kind: part.kind,
    version: facts.version,
    // A build is kept for whoever has the same sources; where they stand is said when it is published.
    commit: null,
    builtAt: new Date().toISOString(),
    toolchain: facts.toolchain ?? toolchain(),
    squad: text('squad', 'platform'),
    contact: text('contact', '#platform'),
    tier: text(
      'tier',
      part.kind === 'season' ? 'seasonal' : part.kind === 'host' ? 'critical' : 'standard',
    ),
    entry: { url: entryFile(part, names), type: 'global', global, uniqueName: global },
    files: facts.files,
    exposes: exposesOf(facts.manifest),
    views: facts.views,
    requires: requiresOf(part),
    offers: offersOf(part),
    surface,
    contracts: facts.payloads ?? null,
    manifest: facts.manifest,
    smoke: smokeRoutes(surface),
  });
  if (!record.ok)
    throw new Error(`${part.name}: the build makes no valid release record (${record.why})`);
  return record.value;
}

function smokeRoutes(surface: Part['surface']): string[] {
  const routes = Array.isArray(surface?.routes)
    ? (surface.routes as { path?: unknown; smoke?: unknown; example?: unknown }[])
    : [];
  return routes.flatMap((route) => {
    const { path, smoke } = route;
    if (smoke !== true || typeof path !== 'string') return [];
    const address = exampleOf(route);
    if (address === null)
      throw new Error(
        `${path} is opened by the gate and has a parameter: name an address beside it, like "example": "${path.replaceAll(/:[^/]+/g, '1').replace(/\/\*$/, '')}"`,
      );
    return [address];
  });
}
