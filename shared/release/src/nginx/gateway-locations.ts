/** Calls to the gateway: as they come, unread and unbuffered, and never made twice. */
import { UNREACHABLE } from '@site/domain/serving/failure-answers';
import {
  DATA_PREFIXES,
  DOCUMENT_LIKE,
  METHODS,
  PAGE_PREFIXES,
} from '@site/domain/serving/call-paths';
import { MISSING, baseHeaders } from './file-locations';
import type { NginxOptions } from './options';
import { block, headerLines, quoted } from './text';

/** Headers that the site sets itself; the gateway's own would come a second time. */
const SET_HERE = ['x-content-type-options', 'cross-origin-resource-policy', 'cache-control'];

/**
 * What a caller may not say: of its connection, and about itself. nginx leaves a header out whose
 * value is empty.
 */
const UNSAID = [
  'Forwarded',
  'Via',
  'X-Real-IP',
  'X-Client-IP',
  'True-Client-IP',
  'CF-Connecting-IP',
  'X-Forwarded-Port',
  'X-Forwarded-Server',
  'X-Control-Secret',
  'X-Original-URL',
  'X-Rewrite-URL',
  'X-HTTP-Method-Override',
  'HTTP2-Settings',
  'Keep-Alive',
  'TE',
  'Trailer',
  'Proxy-Authorization',
  'Proxy-Connection',
  'Expect',
];

/** What an address of the site is called, for pages that are framed from elsewhere. */
const pageOrigin = ({ isLive }: NginxOptions): string =>
  `${isLive ? 'https' : '$scheme'}://$http_host`;

function toGateway(options: NginxOptions, connection: readonly string[]): string[] {
  const isSecure = options.gateway.startsWith('https:');
  return [
    `proxy_pass ${options.gateway};`,
    'proxy_http_version 1.1;',
    // The caller's own words about who it is are replaced, or go nowhere.
    ...UNSAID.map((name) => `proxy_set_header ${name} "";`),
    'proxy_set_header Host $proxy_host;',
    'proxy_set_header X-Forwarded-Host $http_host;',
    `proxy_set_header X-Forwarded-Proto ${options.isLive ? 'https' : '$scheme'};`,
    'proxy_set_header X-Forwarded-For $remote_addr;',
    `proxy_set_header X-Site-Page-Origin ${pageOrigin(options)};`,
    `proxy_set_header X-Site-Games-Origin ${quoted(options.gamesOrigin ?? '')};`,
    ...connection,
    ...(isSecure
      ? [
          'proxy_ssl_server_name on;',
          'proxy_ssl_verify on;',
          'proxy_ssl_verify_depth 3;',
          'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
        ]
      : []),
    'proxy_buffering off;',
    'proxy_request_buffering off;',
    'proxy_next_upstream off;',
    'proxy_pass_header Date;',
    'proxy_connect_timeout 5s;',
    MISSING,
    'error_page 502 504 @gateway_failed;',
  ];
}

const ORDINARY = ['proxy_set_header Connection "";', 'proxy_read_timeout 75s;'];
/** Feeds: sockets for pages of this origin only, and streams that may be quiet for long. */
const FEED = [
  'proxy_set_header Upgrade $feed_upgrade;',
  'proxy_set_header Connection $feed_connection;',
  'proxy_read_timeout 1h;',
  'proxy_send_timeout 1h;',
];

/** What passes is what the edge lets pass; its table says why. */
const PASSAGE =
  'if ($odd_call) { return 404; } if ($odd_method) { return 405; } if ($read_with_body) { return 400; } if ($unmeasured) { return 411; }';

const bothOf = (prefix: string, lines: readonly string[]): string[] => [
  ...block(`location = ${prefix}`, lines),
  ...block(`location ^~ ${prefix}/`, lines),
];

function dataLocation(options: NginxOptions, prefix: string): string[] {
  const isFeed = prefix === '/vendors';
  return bothOf(prefix, [
    PASSAGE,
    'if ($is_page_like) { return 404; }',
    ...(isFeed ? ['if ($foreign_socket) { return 403; }'] : []),
    ...toGateway(options, isFeed ? FEED : ORDINARY),
    ...SET_HERE.map((name) => `proxy_hide_header ${name};`),
    ...headerLines({ ...baseHeaders(options), 'cache-control': '$gateway_cache' }),
  ]);
}

function framedLocation(options: NginxOptions, prefix: string): string[] {
  return bothOf(prefix, [
    PASSAGE,
    ...toGateway(options, ORDINARY),
    ...['x-content-type-options', 'cache-control', 'content-security-policy'].map(
      (name) => `proxy_hide_header ${name};`,
    ),
    ...headerLines({
      'x-content-type-options': 'nosniff',
      'cache-control': '$gateway_cache',
      'content-security-policy': '$framed_policy',
    }),
  ]);
}

/** All that goes to the gateway. */
export function gatewayLocations(options: NginxOptions): string[] {
  return [
    '# Data: an answer opened as a page is none.',
    ...DATA_PREFIXES.flatMap((prefix) => dataLocation(options, prefix)),
    '# Pages for frames: only this site may frame them.',
    ...PAGE_PREFIXES.flatMap((prefix) => framedLocation(options, prefix)),
    '# A gateway that took the call and fell silent: the page must see the silence, not an answer that was made up here.',
    ...block('location @gateway_failed', [
      'internal;',
      'if ($upstream_connect_time ~ "^[0-9]") { return 444; }',
      'types { }',
      'default_type "application/json; charset=utf-8";',
      ...headerLines({ ...baseHeaders(options), 'cache-control': 'no-store' }),
      `return 502 '${UNREACHABLE}';`,
    ]),
  ];
}

/** What the places above ask about a call. */
export function gatewayMaps(options: NginxOptions): string[] {
  const framers = [pageOrigin(options), options.gamesOrigin]
    .filter((origin) => origin !== null)
    .join(' ');
  return [
    ...block('map $http_sec_fetch_dest $is_page_like', [
      'default 0;',
      `"~^(?:${DOCUMENT_LIKE.join('|')})$" 1;`,
    ]),
    ...block('map "$http_upgrade|$http_origin|$http_host" $foreign_socket', [
      'default 1;',
      '"~*^(?!websocket\\|)" 0;',
      '"~*^[^|]+\\|https?://([^|]+)\\|\\1$" 0;',
    ]),
    ...block('map $request_uri $odd_call', [
      'default 0;',
      '"~*^[^?]*(?:\\x5c|%5c|%2f|%00|//|/(?:\\.|%2e){1,2}(?:[/?;]|%3b|$))" 1;',
    ]),
    ...block('map $request_method $odd_method', ['default 1;', `"~^(?:${METHODS.join('|')})$" 0;`]),
    ...block('map "$request_method|$http_content_length|$http_transfer_encoding" $read_with_body', [
      'default 0;',
      '"~^(?:GET|HEAD)\\|0*\\|$" 0;',
      '"~^(?:GET|HEAD)\\|" 1;',
    ]),
    ...block('map "$request_method|$http_transfer_encoding" $unmeasured', [
      'default 0;',
      '"~^DELETE\\|." 1;',
    ]),
    ...block('map $http_upgrade $feed_upgrade', ['default "";', '"~*^websocket$" websocket;']),
    ...block('map $http_upgrade $feed_connection', ['default "";', '"~*^websocket$" upgrade;']),
    ...block('map $upstream_http_cache_control $gateway_cache', [
      'default $upstream_http_cache_control;',
      '"" no-store;',
    ]),
    ...block('map $upstream_http_content_security_policy $framed_policy', [
      'default $upstream_http_content_security_policy;',
      `"" "frame-ancestors ${framers}";`,
    ]),
  ];
}
