/**
 * The host document as a file: for hosts that only serve files, so that nothing of ours has to run
 * in front of members (releases D8).
 */
import type { Channel } from '@site/contracts/releases/channel';
import type { PublicKey } from '@site/contracts/releases/keys';
import type { Registry } from '@site/contracts/releases/registry';
import type { Release } from '@site/contracts/releases/release';
import type { Shell } from '@site/contracts/releases/shell';
import { codeFiles } from '@site/contracts/releases/document/code-files';
import { ANY_PAGE } from '@site/contracts/releases/document/any-page';
import { renderDocument } from '@site/contracts/releases/document/render';
import {
  contentSecurityPolicy,
  metaPolicy,
  plainPagePolicy,
} from '@site/domain/serving/content-policy';
import { inlineHash } from '../files';

/** What a static document is made of. */
export interface StaticSources {
  readonly channel: Channel;
  readonly registry: Registry;
  readonly host: Release;
  readonly shell: Shell;
  readonly keys: readonly PublicKey[];
  readonly env: 'live' | 'staging';
  /** Origin that games are framed from; null where there is none. */
  readonly gamesOrigin: string | null;
  /** DSN of a service that errors are told to besides; null for none. */
  readonly errorService: string | null;
}

/**
 * The document of a generation, for any route at any time. It carries its policy itself, and knows
 * neither the address it is read at nor the time: what depends on them (canaries, windows, a
 * season's colours) comes with the first answer.
 */
export function staticDocument({
  channel,
  registry,
  host,
  shell,
  keys,
  env,
  gamesOrigin,
  errorService,
}: StaticSources): string {
  const policy = contentSecurityPolicy({
    parts: Object.keys(registry.remotes),
    scriptHashes: [inlineHash(shell.bootScript)],
    styleHashes: [inlineHash(shell.criticalCss)],
    framesFrom: gamesOrigin,
    socket: null,
    errorService,
  });
  return renderDocument({
    shell,
    page: ANY_PAGE,
    host,
    preload: [],
    poster: null,
    hero: null,
    accentCss: '',
    devScript: null,
    errorService,
    metaPolicy: metaPolicy(policy),
    boot: {
      schema: 'site-boot/1',
      env,
      stale: false,
      serverTime: null,
      channel,
      registry,
      host: { version: host.version, files: codeFiles(host) },
      resolved: {},
      origins: { games: gamesOrigin },
      keys: [...keys],
      // It is read long after it was written.
      answers: {},
      dev: false,
    },
  });
}

/**
 * The hard maintenance page as the document of every route (§2.3): it runs nothing, and says so
 * itself with the hash of its own style, since the server's headers are those of the site. Devices
 * do not keep it for later: it has no boot block.
 *
 * @param page the host's `static/Maintenance.html`.
 */
export function restingDocument(page: string): string {
  const policy = metaPolicy(plainPagePolicy(page, inlineHash));
  // Behind what says how the page is written, before anything of it.
  const { index = 0, 0: start = '' } =
    /<meta charset="utf-8"\s*\/?>/i.exec(page) ?? /^\s*<!doctype html>/i.exec(page) ?? {};
  const at = index + start.length;
  return `${page.slice(0, at)}<meta http-equiv="Content-Security-Policy" content="${policy}">${page.slice(at)}`;
}
