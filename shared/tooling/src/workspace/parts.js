import fs from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from './paths';
function readJson(file) {
    if (!fs.existsSync(file))
        return null;
    const parsed = JSON.parse(fs.readFileSync(file, 'utf8'));
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
        throw new Error(`${file} is no JSON object`);
    return parsed;
}
function remotePart(packageDir) {
    const surface = readJson(path.join(packageDir, 'remote.json'));
    const entry = path.join(packageDir, 'src', 'remote.ts');
    if (surface === null || !fs.existsSync(entry))
        return null;
    return { name: String(surface.name), kind: 'remote', packageDir, sourceDir: packageDir, entry, surface };
}
function seasonParts(packageDir) {
    const events = path.join(packageDir, 'events');
    if (!fs.existsSync(events))
        return [];
    return fs.readdirSync(events).sort().flatMap((slug) => {
        const sourceDir = path.join(events, slug);
        const surface = readJson(path.join(sourceDir, 'remote.json'));
        const entry = path.join(sourceDir, 'remote.ts');
        if (surface === null || !fs.existsSync(entry))
            return [];
        const part = { name: `season_${slug.replaceAll('-', '_')}`, kind: 'season', packageDir, sourceDir, entry, surface };
        return [part];
    });
}
/** Everything in the workspace that is released: the host, each remote, each season event. */
export function discoverParts(root = WORKSPACE_ROOT) {
    const hostDir = path.join(root, 'host');
    const hostEntry = path.join(hostDir, 'src', 'main.tsx');
    const host = fs.existsSync(hostEntry)
        ? [{ name: 'host', kind: 'host', packageDir: hostDir, sourceDir: hostDir, entry: hostEntry, surface: null }]
        : [];
    const folders = fs.readdirSync(root).filter((name) => name.startsWith('remote-')).sort();
    const remotes = folders.map((folder) => path.join(root, folder));
    return [
        ...host,
        ...remotes.flatMap((dir) => remotePart(dir) ?? []),
        ...remotes.flatMap(seasonParts),
    ];
}
/**
 * The part of a name.
 * @throws Error that lists the names there are.
 */
export function partOf(name, parts = discoverParts()) {
    const part = parts.find((candidate) => candidate.name === name);
    if (part)
        return part;
    throw new Error(`there is no part "${name}"; there are: ${parts.map((known) => known.name).join(', ')}`);
}
