import type { BootDocument, ResolvedRelease } from '@site/contracts/releases/boot-document';
import type { Release } from '@site/contracts/releases/release';
import type { SiteOrigins } from '../headers/origins';
import { contentSecurityPolicy } from '../headers/csp';
import type { Keys } from '../releases/key-reader';
import type { LiveState } from '../releases/live-state';
import type { EdgeConfig } from '../config';
import { findPage, type Page } from './find-page';
import { renderDocument, type DocumentInput } from './render';
import { accentCssOf, posterOf } from './season-face';
import type { Shell } from '@site/contracts/releases/shell';
import { inlineHash } from './shell';

/** What the service reads; handed in so that it can be tested with plain data. */
export interface DocumentSources {
  readonly state: () => LiveState | null;
  readonly release: (state: LiveState, name: string, version: string) => Release | null;
  readonly shell: (hostVersion: string) => Shell | null;
  readonly keys: () => Keys;
  readonly now: () => number;
  readonly devScript: DocumentInput['devScript'];
}

/** What a request says about its reader. */
export interface Reader { readonly origins: SiteOrigins; readonly isSignedIn: boolean }

/** A document and its policy. */
export interface RenderedDocument { readonly html: string; readonly policy: string }

/** Hashes of the files of a release that run or style: what a document says of it. */
export const codeFiles = (release: Release): ResolvedRelease['files'] =>
  Object.fromEntries(Object.entries(release.files).filter(([file]) => /\.(js|css)$/.test(file)).map(([file, { integrity }]) => [file, integrity]));

function toResolved(release: Release): ResolvedRelease {
  return { name: release.name, version: release.version, entry: release.entry, files: codeFiles(release), exposes: release.exposes, views: release.views };
}

/** A member's page is named for early loading only when a session cookie came along: a visitor will be sent to log in. */
function preloadOf(page: Page, resolved: ReadonlyMap<string, ResolvedRelease>, reader: Reader): DocumentInput['preload'] {
  const { own, slots } = page;
  const isAsked = own !== null && (own.access !== 'member' || reader.isSignedIn);
  return [...(isAsked ? [own] : []), ...slots].flatMap(({ name, view }) => {
    const release = resolved.get(name);
    return release === undefined ? [] : [{ release, view }];
  });
}

/** Renders host documents from what is live. Null when there is nothing that can be served. */
export function documentService(config: EdgeConfig, sources: DocumentSources) {
  return (path: string, reader: Reader): RenderedDocument | null => {
    const state = sources.state();
    const keys = sources.keys();
    const hostVersion = state?.registry.host?.current;
    // A document without keys would tell the page to believe any pointer.
    if (!state || !hostVersion || keys === null) return null;
    const host = sources.release(state, 'host', hostVersion);
    const shell = sources.shell(hostVersion);
    if (!host || !shell) return null;
    const now = sources.now();
    const page = findPage(state.registry, path, now);
    const releases = page.remotes.flatMap(({ name, version }) => sources.release(state, name, version) ?? []);
    const resolved = new Map(releases.map((release) => [release.name, toResolved(release)]));
    const boot: BootDocument = {
      schema: 'site-boot/1', env: config.env, stale: state.stale, serverTime: now, channel: state.channel, registry: state.registry,
      host: { version: host.version, files: codeFiles(host) }, resolved: Object.fromEntries(resolved),
      origins: { games: reader.origins.games }, keys: [...keys], dev: config.isDev,
    };
    const poster = posterOf(state.registry, page, now);
    const accentCss = accentCssOf(state.registry, now);
    const html = renderDocument({ shell, page, host, boot, poster, accentCss, preload: preloadOf(page, resolved, reader), devScript: sources.devScript });
    const policy = contentSecurityPolicy({
      parts: Object.keys(state.registry.remotes), scriptHashes: [inlineHash(shell.bootScript)], styleHashes: [shell.criticalCss, poster?.css ?? '', accentCss].filter((css) => css !== '').map(inlineHash),
      framesFrom: reader.origins.games, socket: reader.origins.socket,
    });
    return { html, policy };
  };
}
