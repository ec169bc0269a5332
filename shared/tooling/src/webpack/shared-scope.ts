import { FEDERATED_PACKAGES, installedVersion } from '../workspace/source-hash';
import type { Part } from '../workspace/parts';
import { inWorkspace } from '../workspace/paths';

const LIBRARIES = ['react', 'react-dom', 'styled-components'] as const;

/** Settings of one shared package, as the federation plugin takes them. */
export interface SharedSetting {
  readonly singleton: true;
  readonly strictVersion: true;
  readonly requiredVersion: string;
  readonly version?: string;
  readonly eager?: boolean;
  readonly import?: false;
}

/** Versions the host serves, by package name. */
export function sharedVersions(): Record<string, string> {
  const host = inWorkspace('host');
  const names = [...LIBRARIES, ...FEDERATED_PACKAGES];
  return Object.fromEntries(names.map((name) => [name, installedVersion(host, name)]));
}

/**
 * The shared scope. The host is the only provider; remotes take what it has and bundle none of it.
 * The keys that end in a slash catch sub-paths such as `react/jsx-runtime`, which would be bundled
 * twice without them (releases B18). A remote asks for the range that its `remote.json` declares,
 * so that the container and the registry say the same.
 */
export function sharedScope(part: Part): Record<string, SharedSetting> {
  const scope: Record<string, SharedSetting> = {};
  const needs = part.surface?.['needs'] as
    | { readonly shared?: Readonly<Record<string, string>> }
    | undefined;
  for (const [name, version] of Object.entries(sharedVersions())) {
    const base = {
      singleton: true,
      strictVersion: true,
      requiredVersion: needs?.shared?.[name] ?? `^${version}`,
    } as const;
    const setting: SharedSetting =
      part.kind === 'host' ? { ...base, version, eager: true } : { ...base, import: false };
    scope[name] = setting;
    if (name === 'react') scope[`${name}/`] = setting;
  }
  return scope;
}
