/** Places of files: releases, the document, public files of the host. */
import { Routing } from '@site/domain/constants';
import { RELEASE_ROOT } from '@site/domain/releases/paths';
import { UNAVAILABLE_PAGE } from '@site/domain/serving/failure-answers';
import { BASE_HEADERS, documentHeaders, FOREVER } from '@site/domain/serving/security-headers';
import { ODDS_VENDORS, VENDORS } from '@site/domain/vendors/odds-vendor';
import { documentFolder } from '../documents/write-documents';
import type { NginxOptions } from './options';
import { block, headerLines, quoted } from './text';

const BASE = Routing.basePath;
const SEGMENTS = ODDS_VENDORS.map((vendor) => VENDORS[vendor].segment).join('|');
const IMMUTABLE = ['remotes', 'registry', 'audit'] as const;
/** The rest of the document's policy stands in the document itself, with the hashes of its texts. */
const FRAME_POLICY = "frame-ancestors 'none'";
/** Plain pages run nothing. */
const PLAIN_POLICY =
  "script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * What is refused or not there. Like headers, a location that names an error page of its own loses
 * those of the server.
 */
export const MISSING =
  'error_page 403 404 405 =404 @missing; error_page 400 411 413 414 494 =400 @refused;';

/** Says that the same port speaks HTTP/3; a browser that has heard it asks by that next. */
const otherWays = ({ listen, tls }: NginxOptions): Record<string, string> =>
  tls?.isHttp3 === true ? { 'alt-svc': `h3=":${listen.replace(/^.*:/, '')}"; ma=86400` } : {};

/** Headers of every answer. */
export const baseHeaders = (options: NginxOptions): Record<string, string> => ({
  ...BASE_HEADERS,
  ...otherWays(options),
  ...(options.isLive
    ? { 'strict-transport-security': documentHeaders('', true)['strict-transport-security'] ?? '' }
    : {}),
});

const pageHeaders = (options: NginxOptions, policy: string): string[] =>
  headerLines({
    ...documentHeaders(policy, options.isLive),
    ...otherWays(options),
    'cache-control': 'no-cache',
  });

const notOdd = (kind: 'file' | 'route'): string => `if ($odd_${kind}) { return 404; }`;

function released(
  options: NginxOptions,
  folder: string,
  cacheControl: string,
  extra: readonly string[],
): string[] {
  return block(`location ^~ ${RELEASE_ROOT}/${folder}/`, [
    notOdd('file'),
    `alias ${quoted(`${options.root}/${folder}/`)};`,
    'try_files $uri =404;',
    ...extra,
    ...headerLines({ ...baseHeaders(options), 'cache-control': cacheControl }),
  ]);
}

/**
 * The release store: pointers are asked for each time, the rest is kept for ever, what is missing
 * is missing.
 */
export function releaseLocations(options: NginxOptions): string[] {
  const twins = ['gzip_static on;', ...(options.hasBrotli ? ['brotli_static on;'] : [])];
  return [
    '# The only file of a release that changes. Nothing between here and the phone may keep it without asking.',
    ...released(options, 'channel', 'no-cache', []),
    '# Everything else never changes; encoded forms lie beside the files.',
    ...IMMUTABLE.flatMap((folder) => released(options, folder, FOREVER, twins)),
    ...block(`location = ${RELEASE_ROOT}`, ['return 404;']),
    ...block(`location ^~ ${RELEASE_ROOT}/`, ['return 404;']),
  ];
}

/** One of the host's public files, wherever it is asked for. */
function publicFile(
  options: NginxOptions,
  head: string,
  file: string,
  headers: readonly string[],
): string[] {
  return block(head, [
    `root ${quoted(options.root)};`,
    `try_files /${documentFolder(options.channel)}/public/${file} =404;`,
    ...headers,
  ]);
}

/**
 * Documents and what lies at the site's base. A name with an extension is a file: no page ever
 * answers for one.
 */
export function documentLocations(options: NginxOptions): string[] {
  const headers = headerLines({ ...baseHeaders(options), 'cache-control': 'no-cache' });
  const redirect = (from: string, to: string): string[] =>
    block(`location = ${from}`, [
      `return 302 ${to};`,
      ...headerLines({ ...baseHeaders(options), 'cache-control': 'no-store' }),
    ]);
  return [
    ...redirect('/', `${BASE}/`),
    ...redirect(BASE, `${BASE}/$is_args$args`),
    ...publicFile(options, 'location = /favicon.ico', 'icon.svg', [
      'types { }',
      'default_type image/svg+xml;',
      ...headers,
    ]),
    ...['', BASE].flatMap((base) =>
      publicFile(
        options,
        `location = ${base}/static/Maintenance.html`,
        'static/Maintenance.html',
        pageHeaders(options, PLAIN_POLICY),
      ),
    ),
    ...publicFile(
      options,
      `location ~ "^${BASE}/(?<public_file>[A-Za-z0-9_-]+(?:\\.[A-Za-z0-9_-]+)+)$"`,
      '$public_file',
      headers,
    ),
    ...block('location ~ "\\.[^/]*$"', ['return 404;']),
    ...(options.isLive
      ? [
          '# Demo boards are not there for members, in any spelling.',
          ...block(`location ~* "^${BASE}/+sbtwo/+sports-(?:${SEGMENTS})-demo(?:/|$)"`, [
            'return 404;',
          ]),
        ]
      : []),
    '# One document for every route: it learns which one it is in the browser.',
    ...block(`location ${BASE}/`, [
      notOdd('route'),
      `root ${quoted(options.root)};`,
      `try_files /${documentFolder(options.channel)}/index.html =503;`,
      MISSING,
      'error_page 503 @unavailable;',
      ...pageHeaders(options, FRAME_POLICY),
    ]),
    ...block('location /', ['return 404;']),
  ];
}

/** Answers that are no files. */
export function plainLocations(options: NginxOptions): string[] {
  const kept = { ...baseHeaders(options), 'cache-control': 'no-store' };
  return [
    ...block('location = /healthz', [
      'types { }',
      'default_type application/json;',
      'access_log off;',
      ...headerLines(kept),
      `return 200 '{"status":"ok"}';`,
    ]),
    '# Ready once there is a release; whether the gateway answers is for its own watch to say.',
    ...block('location = /readyz', [
      'types { }',
      'default_type application/json;',
      'access_log off;',
      ...headerLines(kept),
      `if (!-f ${quoted(`${options.root}/channel/${options.channel}.json`)}) { return 503 '{"status":"starting","reasons":["no release can be served"]}'; }`,
      `return 200 '{"status":"ok"}';`,
    ]),
    ...block('location @refused', [
      'internal;',
      'types { }',
      'default_type "text/plain; charset=utf-8";',
      ...headerLines(kept),
      'return 400 "bad request\\n";',
    ]),
    '# An honest 404: never a page, never a type that a browser would run.',
    ...block('location @missing', [
      'internal;',
      'types { }',
      'default_type "text/plain; charset=utf-8";',
      ...headerLines(kept),
      'return 404 "not found\\n";',
    ]),
    ...block('location @unavailable', [
      'internal;',
      'types { }',
      'default_type "text/html; charset=utf-8";',
      'add_header retry-after 30 always;',
      ...headerLines({
        ...documentHeaders(
          "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
          options.isLive,
        ),
      }),
      `return 503 ${quoted(UNAVAILABLE_PAGE)};`,
    ]),
  ];
}
