import type { BootDocument, ResolvedRelease } from '@site/contracts/releases/boot-document';
import { codeFiles } from '@site/contracts/releases/document/code-files';
import type { Page } from '@site/contracts/releases/document/page';
import {
  splitDocument,
  type DocumentInput,
  type SplitDocument,
} from '@site/contracts/releases/document/render';
import type { Release } from '@site/contracts/releases/release';
import type { EarlyAnswers } from '@site/contracts/early-read';
import type { SiteOrigins } from '../headers/origins';
import { SHELL_PATH } from '@site/domain/offline/names';
import { contentSecurityPolicy } from '@site/domain/serving/content-policy';
import type { Keys } from '../releases/key-reader';
import type { LiveState } from '../releases/live-state';
import type { EdgeConfig } from '../config';
import { NO_ANSWERS } from './early-answers';
import { findPage } from './find-page';
import { heroOf } from './hero';
import { accentCssOf, posterOf } from './season-face';
import { cardOf } from './share-card';
import type { Shell } from '@site/contracts/releases/shell';
import { inlineHash } from './shell';

/** What the service reads; handed in so that it can be tested with plain data. */
export interface DocumentSources {
  readonly state: () => LiveState | null;
  readonly release: (state: LiveState, name: string, version: string) => Release | null;
  readonly shell: (hostVersion: string) => Shell | null;
  readonly keys: () => Keys;
  readonly now: () => number;
  /** Whether matches have pictures of their own. */
  readonly drawsMatches: () => boolean;
  readonly devScript: DocumentInput['devScript'];
}

/** What a request says about its reader. */
export interface Reader {
  /** What names the page to chats; nothing for members, whose browsers do not ask. */
  readonly card: EarlyAnswers;
  readonly origins: SiteOrigins;
  readonly isSignedIn: boolean;
}

/** A document in its two parts, and its policy. */
export interface RenderedDocument {
  readonly document: SplitDocument;
  readonly policy: string;
}

function toResolved(release: Release): ResolvedRelease {
  return {
    name: release.name,
    version: release.version,
    entry: release.entry,
    files: codeFiles(release),
    exposes: release.exposes,
    views: release.views,
  };
}

/**
 * A member's page is named for early loading only when a session cookie came along: a visitor will
 * be sent to log in.
 */
function preloadOf(
  page: Page,
  resolved: ReadonlyMap<string, ResolvedRelease>,
  reader: Reader,
): DocumentInput['preload'] {
  const { own, slots } = page;
  const isRequested = own !== null && (own.access !== 'member' || reader.isSignedIn);
  return [...(isRequested ? [own] : []), ...slots].flatMap(({ name, view }) => {
    const release = resolved.get(name);
    return release === undefined ? [] : [{ release, view }];
  });
}

/** What is live at a moment. */
interface Live {
  readonly state: LiveState;
  readonly keys: Keys;
  readonly now: number;
}

/** Documents that are kept; whoever asks for paths that nobody has gets no more than these. */
const MOST_KEPT = 200;
/** Windows of seasons open and close by the second, so a document is good for the rest of one. */
const GOOD_MS = 1_000;

interface Made extends Live {
  readonly answers: EarlyAnswers;
  readonly card: EarlyAnswers;
  readonly rendered: RenderedDocument;
}

const isSame = (
  made: Made,
  { state, keys, now }: Live,
  answers: EarlyAnswers,
  card: EarlyAnswers,
): boolean =>
  made.answers === answers &&
  made.card === card &&
  made.state.registry === state.registry &&
  made.state.channel === state.channel &&
  made.state.stale === state.stale &&
  made.keys === keys &&
  Math.floor(made.now / GOOD_MS) === Math.floor(now / GOOD_MS);

/** The time of this answer, at the end of a document that was made a moment before. */
const atTime = ({ document, policy }: RenderedDocument, now: number): RenderedDocument => ({
  policy,
  document: { lasting: document.lasting, ofNow: document.ofNow.replace(/^\d+/, String(now)) },
});

/** The host that is live, and what it paints before its code; null without one. */
export function liveHost(
  sources: Pick<DocumentSources, 'release' | 'shell'>,
  state: LiveState,
): { readonly host: Release; readonly shell: Shell } | null {
  const version = state.registry.host?.current;
  const host = version ? sources.release(state, 'host', version) : null;
  const shell = version ? sources.shell(version) : null;
  return host && shell && { host, shell };
}

/** Makes a document from what is live at a moment. */
function makeDocument(
  config: EdgeConfig,
  sources: DocumentSources,
  { state, keys, now }: Live,
  path: string,
  reader: Reader,
  answers: EarlyAnswers,
): RenderedDocument | null {
  const live = liveHost(sources, state);
  // A document without keys would tell the page to believe any pointer.
  if (live === null || keys === null) return null;
  const { host, shell } = live;
  const page = findPage(state.registry, path, now);
  const releases = page.remotes.flatMap(
    ({ name, version }) => sources.release(state, name, version) ?? [],
  );
  const resolved = new Map(releases.map((release) => [release.name, toResolved(release)]));
  const boot: BootDocument = {
    schema: 'site-boot/1',
    env: config.env,
    stale: state.stale,
    // A device keeps this one and reads it at another time, as it would a static document.
    serverTime: path === SHELL_PATH ? null : now,
    channel: state.channel,
    registry: state.registry,
    host: { version: host.version, files: codeFiles(host) },
    resolved: Object.fromEntries(resolved),
    origins: { games: reader.origins.games, redirect: [...config.redirectOrigins] },
    keys: [...keys],
    answers,
    dev: config.devSession !== null,
  };
  const poster = posterOf(state.registry, page, now);
  const accentCss = path === SHELL_PATH ? '' : accentCssOf(state.registry, now);
  const hero = heroOf(page.hero, answers);
  const document = splitDocument({
    shell,
    page,
    host,
    boot,
    poster,
    hero,
    accentCss,
    // What a device keeps is opened at every address, and sent to nobody.
    card:
      path === SHELL_PATH
        ? null
        : cardOf(path, page, reader.card, {
            registry: state.registry,
            host,
            own: releases.find(({ name }) => name === page.own?.name) ?? null,
            siteName: shell.siteName,
            drawsMatches: sources.drawsMatches(),
            origin: reader.origins.page,
            now,
          }),
    preload: preloadOf(page, resolved, reader),
    devScript: sources.devScript,
    errorService: config.errorService,
  });
  const policy = contentSecurityPolicy({
    parts: Object.keys(state.registry.remotes),
    scriptHashes: [inlineHash(shell.bootScript)],
    styleHashes: [shell.criticalCss, poster?.css ?? '', hero?.css ?? '', accentCss]
      .filter((css) => css !== '')
      .map(inlineHash),
    framesFrom: reader.origins.games,
    socket: reader.origins.socket,
    errorService: config.errorService,
  });
  return { document, policy };
}

/** What somebody else's answers contain never costs the document: then it goes without them. */
function makeSurely(...made: Parameters<typeof makeDocument>): RenderedDocument | null {
  const [config, sources, live, path, reader, answers] = made;
  try {
    return makeDocument(...made);
  } catch (error) {
    if (answers === NO_ANSWERS && reader.card === NO_ANSWERS) throw error;
    return makeDocument(config, sources, live, path, { ...reader, card: NO_ANSWERS }, NO_ANSWERS);
  }
}

/** Makes documents. */
export interface DocumentService {
  /** What the first screen of a path reads. */
  readonly readsOf: (path: string) => Page['reads'];
  /** The document of a path; null when there is nothing that can be served. */
  readonly render: (path: string, reader: Reader, answers: EarlyAnswers) => RenderedDocument | null;
}

/**
 * Renders host documents from what is live, each path once a second: making one costs more than
 * packing it.
 */
export function documentService(config: EdgeConfig, sources: DocumentSources): DocumentService {
  const kept = new Map<string, Made>();
  const pages = new Map<string, { readonly of: object; readonly second: number; page: Page }>();
  /** The page of a path, found once a second: all of its documents ask. */
  const pageAt = ({ state, now }: Pick<Live, 'state' | 'now'>, path: string): Page => {
    const second = Math.floor(now / GOOD_MS);
    const known = pages.get(path);
    if (known !== undefined && known.of === state.registry && known.second === second)
      return known.page;
    const page = findPage(state.registry, path, now);
    pages.delete(path);
    pages.set(path, { of: state.registry, second, page });
    const [oldest] = pages.keys();
    if (pages.size > MOST_KEPT && oldest !== undefined) pages.delete(oldest);
    return page;
  };
  const keepOne = (key: string, made: Made): void => {
    kept.delete(key);
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  };
  return {
    readsOf: (path) => {
      const state = sources.state();
      return state === null ? [] : pageAt({ state, now: sources.now() }, path).reads;
    },
    render: (path, reader, answers) => {
      const state = sources.state();
      if (state === null) return null;
      const live: Live = { state, keys: sources.keys(), now: sources.now() };
      const key = [
        reader.isSignedIn,
        reader.origins.page,
        reader.origins.games,
        reader.origins.socket,
        path,
      ].join(' ');
      const known = kept.get(key);
      if (known !== undefined && isSame(known, live, answers, reader.card))
        return atTime(known.rendered, live.now);
      const rendered = makeSurely(config, sources, live, path, reader, answers);
      if (rendered === null) kept.delete(key);
      else keepOne(key, { ...live, answers, card: reader.card, rendered });
      return rendered;
    },
  };
}
