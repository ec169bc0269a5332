import { FEDERATED_PACKAGES, installedVersion } from '../workspace/source-hash';
import { inWorkspace } from '../workspace/paths';
const LIBRARIES = ['react', 'react-dom', 'styled-components'];
/** Versions the host serves, by package name. */
export function sharedVersions() {
    const host = inWorkspace('host');
    const names = [...LIBRARIES, ...FEDERATED_PACKAGES];
    return Object.fromEntries(names.map((name) => [name, installedVersion(host, name)]));
}
/**
 * The shared scope. The host is the only provider; remotes take what it has and bundle none of it. The
 * keys that end in a slash catch sub-paths such as `react/jsx-runtime`, which would be bundled twice
 * without them (releases B18).
 */
export function sharedScope(part) {
    const scope = {};
    for (const [name, version] of Object.entries(sharedVersions())) {
        const base = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
        const setting = part.kind === 'host' ? { ...base, version, eager: true } : { ...base, import: false };
        scope[name] = setting;
        if (name === 'react')
            scope[`${name}/`] = setting;
    }
    return scope;
}
