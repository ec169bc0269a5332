import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { ReleaseSchema } from '@site/contracts/releases/release';
import { installedVersion } from '../workspace/source-hash';
import { inWorkspace } from '../workspace/paths';
import { sharedVersions } from '../webpack/shared-scope';
import { uniqueNameOf } from '../webpack/base-config';
/** Version of the host's interface to remotes; a new major needs a new host before any remote may ask for it. */
export const HOST_API = '1.0.0';
function entryFile(part, files) {
    const pattern = part.kind === 'host' ? /^main\.[0-9a-f]+\.js$/ : /^remoteEntry\.[0-9a-f]+\.js$/;
    const entry = files.find((file) => pattern.test(file));
    if (!entry)
        throw new Error(`${part.name}: the build made no entry script`);
    return entry;
}
function exposesOf(manifest) {
    const list = (manifest?.exposes ?? []);
    return Object.fromEntries(list.map(({ name, assets }) => [`./${name}`, { js: assets.js.sync, css: assets.css.sync }]));
}
function requiresOf(part) {
    const declared = (part.surface?.needs ?? {});
    const mfMajor = installedVersion(inWorkspace('shared', 'tooling'), '@module-federation/enhanced').split('.')[0];
    return { hostApi: '>=1.0 <2', mfRuntime: `^${mfMajor}.0.0`, ...declared };
}
function offersOf(part) {
    if (part.kind !== 'host')
        return null;
    const mfRuntime = installedVersion(inWorkspace('shared', 'tooling'), '@module-federation/enhanced');
    return { api: HOST_API, mfRuntime, shared: sharedVersions(), bus: {} };
}
function toolchain() {
    const tooling = inWorkspace('shared', 'tooling');
    const pick = (name) => installedVersion(tooling, name);
    return { node: process.versions.node, webpack: pick('webpack'), mf: pick('@module-federation/enhanced'), swc: pick('@swc/core') };
}
/** Commit the sources came from, when they are in a repository; read from its files so that no tool is needed. */
export function currentCommit(root) {
    try {
        const head = fs.readFileSync(path.join(root, '.git', 'HEAD'), 'utf8').trim();
        if (!head.startsWith('ref: '))
            return head;
        return fs.readFileSync(path.join(root, '.git', head.slice(5)), 'utf8').trim();
    }
    catch {
        return null;
    }
}
/**
 * The record of one build.
 * @throws ValiError when the build does not make a valid record: it is never published then.
 */
export function releaseRecord(part, facts) {
    const surface = part.surface;
    const text = (key, fallback) => (typeof surface?.[key] === 'string' ? String(surface[key]) : fallback);
    const names = Object.keys(facts.files);
    const global = uniqueNameOf(part, facts.version);
    return v.parse(ReleaseSchema, {
        schema: 'mf-release/1',
        name: part.name,
        kind: part.kind,
        version: facts.version,
        commit: currentCommit(inWorkspace()),
        builtAt: new Date().toISOString(),
        toolchain: toolchain(),
        squad: text('squad', 'platform'),
        contact: text('contact', '#platform'),
        tier: text('tier', part.kind === 'season' ? 'seasonal' : part.kind === 'host' ? 'critical' : 'standard'),
        entry: { url: entryFile(part, names), type: 'global', global, uniqueName: global },
        files: facts.files,
        exposes: exposesOf(facts.manifest),
        views: facts.views,
        requires: requiresOf(part),
        offers: offersOf(part),
        surface,
        manifest: facts.manifest,
        smoke: smokeRoutes(surface),
    });
}
function smokeRoutes(surface) {
    const routes = Array.isArray(surface?.routes) ? surface.routes : [];
    return routes.flatMap((route) => (route.smoke === true && typeof route.path === 'string' ? [route.path] : []));
}
