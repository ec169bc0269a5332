/**
 * Writes the static document of a channel and the host's public files beside it: what a host that
 * only serves files answers client routes with.
 */
import { readJson } from '@site/contracts/releases/read';
import type { PublicKey } from '@site/contracts/releases/keys';
import { readShell } from '@site/contracts/releases/shell';
import { errorServiceOf } from '@site/domain/telemetry/sentry';
import { restingDocument, staticDocument } from './static-document';
import { refused } from '../changes/change';
import { readLive, readPublished, versionFolder, type Live } from '../live';
import { readText, type ReleaseStore } from '../store/release-store';

/** What the documents of a site say besides what is live. */
export interface DocumentSettings {
  readonly env: 'live' | 'staging';
  /** Origin that games are framed from; null where there is none. */
  readonly gamesOrigin: string | null;
  /** DSN of a service that errors are told to besides; null for none. */
  readonly errorService: string | null;
}

/**
 * Reads the settings: `SITE_ENV` as the edge does, `GAMES_ORIGIN` for the second name that games
 * are framed from, `SENTRY_DSN` for a service that errors are told to (empty: none); what is not
 * said is as it was at the last release that said it.
 *
 * @throws Refused for a setting that cannot be used.
 */
export function documentSettings(
  environment: NodeJS.ProcessEnv,
  before: DocumentSettings = { env: 'staging', gamesOrigin: null, errorService: null },
): DocumentSettings {
  const games = environment['GAMES_ORIGIN'];
  if (games !== undefined && (!URL.canParse(games) || new URL(games).origin !== games))
    throw refused`GAMES_ORIGIN must be an origin such as https://games.example, not "${games}"`;
  const env = environment['SITE_ENV'];
  if (env !== undefined && env !== 'live' && env !== 'staging')
    throw refused`SITE_ENV is live or staging, not "${env}"`;
  const dsn = environment['SENTRY_DSN'];
  if (dsn && errorServiceOf(dsn) === null)
    throw refused`SENTRY_DSN looks like https://<key>@<host>/<number of the project>`;
  return {
    env: env ?? before.env,
    gamesOrigin: games ?? before.gamesOrigin,
    errorService: dsn === undefined ? before.errorService : dsn || null,
  };
}

/**
 * The channel that members get lies at the top; another one of the same store has a folder of its
 * own.
 */
export const documentFolder = (channel: string): string =>
  channel === 'production' ? 'documents' : `documents/${channel}`;

/** More moves than this while one document is written are no coincidence. */
const TRIES = 20;
/**
 * Encoded forms are left out: beside a file that changes they could be of another generation than
 * the file.
 */
const isTwin = (path: string): boolean => /\.(?:br|gz)$/.test(path);

/**
 * Replaces a file with what it should be.
 *
 * @returns false when another writer was faster: that one knows something newer.
 */
async function put(store: ReleaseStore, path: string, bytes: Buffer): Promise<boolean> {
  const before = await store.read(path);
  return before?.bytes.equals(bytes) === true || store.swap(path, bytes, before?.etag ?? null);
}

async function documentOf(
  store: ReleaseStore,
  { channel, registry }: Live,
  keys: readonly PublicKey[],
  settings: DocumentSettings,
): Promise<{ readonly html: string; readonly folder: string } | null> {
  const version = registry.host?.current;
  const host = version === undefined ? null : await readPublished(store, 'host', version);
  if (host === null) return null;
  const folder = versionFolder('host', host.release.version);
  if (registry.flags['maintenance'] === true) {
    const page = await readText(store, `${folder}/public/static/Maintenance.html`);
    if (page !== null) return { folder, html: restingDocument(page) };
  }
  const shell = readShell(readJson((await readText(store, `${folder}/shell.json`)) ?? 'null'));
  return shell === null
    ? null
    : {
        folder,
        html: staticDocument({ channel, registry, host: host.release, shell, keys, ...settings }),
      };
}

async function copyPublic(store: ReleaseStore, from: string, to: string): Promise<void> {
  const prefix = `${from}/public/`;
  for (const { path } of await store.list(`${from}/public`)) {
    const file = isTwin(path) ? null : await store.read(path);
    if (file !== null) await put(store, `${to}/public/${path.slice(prefix.length)}`, file.bytes);
  }
}

/**
 * Writes the document of what is live on a channel. A pointer that moves meanwhile is followed, and
 * a lost race is left to the writer that won it: it looks at the pointer again as well. A host
 * without a shell gets none. While the site rests (`flag maintenance on`) the document is the hard
 * maintenance page: a host of files has nobody else who could answer with it.
 */
export async function writeDocuments(
  store: ReleaseStore,
  channel: string,
  { keys, ...settings }: DocumentSettings & { readonly keys: readonly PublicKey[] },
): Promise<void> {
  const folder = documentFolder(channel);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const live = await readLive(store, channel);
    const made = live === null ? null : await documentOf(store, live, keys, settings);
    if (live === null || made === null) return;
    await copyPublic(store, made.folder, folder);
    await put(store, `${folder}/index.html`, Buffer.from(made.html));
    if ((await readLive(store, channel))?.etag === live.etag) return;
  }
  throw new Error(`other release commands kept writing to ${channel}`);
}
