/**
 * A complete configuration of nginx for a release store and a gateway: what the embedded edge does,
 * with nothing of ours running (releases D8).
 */
import path from 'node:path';
import { TYPES } from '@site/domain/serving/file-types';
import { MISSING, documentLocations, plainLocations, releaseLocations } from './file-locations';
import { gatewayLocations, gatewayMaps } from './gateway-locations';
import { checkedOptions, type NginxOptions } from './options';
import { block, quoted } from './text';

/**
 * Documents, records and pointers are packed as they go; scripts and styles lie packed beside
 * themselves.
 */
const PACKED = ['.html', '.json', '.svg', '.webmanifest', '.txt', '.js', '.css'];

function typeLines(): string[] {
  return block(
    'types',
    Object.entries(TYPES).map(([extension, type]) => `${quoted(type)} ${extension.slice(1)};`),
  );
}

function packing(): string[] {
  // Those of files are written out with their charset, those of calls are compared without it; nginx takes text/html for granted.
  const named = PACKED.flatMap((extension) => [
    TYPES[extension] ?? '',
    (TYPES[extension] ?? '').split(';', 1)[0] ?? '',
  ]);
  const types = [...new Set(named)]
    .filter((type) => type !== 'text/html')
    .map(quoted)
    .join(' ');
  return [
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    'gzip_comp_level 5;',
    `gzip_types ${types};`,
  ];
}

/**
 * Paths that no file of ours has, as the caller wrote them: nginx itself would decode and shorten
 * them first.
 */
function pathMaps(): string[] {
  return [
    ...block('map $request_uri $plain_path', ['"~^(?<before_query>[^?]*)" $before_query;']),
    ...block('map $request_uri $odd_file', [
      'default 0;',
      '"~^[^?]*(?:%|//|\\x5c|/\\.)" 1;',
      '"~*^[^?]*\\.(?:br|gz|lock|tmp)(?:\\?|$)" 1;',
    ]),
    ...block('map $request_uri $odd_route', [
      'default 0;',
      '"~*^[^?]*(?:\\x5c|%5c|%2f|/\\.|/%2e)" 1;',
    ]),
  ];
}

/** Where the server listens, and by which protocols. */
function listening({ listen, tls }: NginxOptions): string[] {
  if (tls === null) return [`listen ${listen};`];
  return [
    // Newer versions take HTTP/2 apart from the address; those without HTTP/3 know the old way only.
    ...(tls.isHttp3
      ? [`listen ${listen} ssl;`, 'http2 on;', `listen ${listen} quic reuseport;`, 'http3 on;']
      : [`listen ${listen} ssl http2;`]),
    `ssl_certificate ${quoted(tls.cert)};`,
    `ssl_certificate_key ${quoted(tls.key)};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:site:10m;',
    'ssl_session_tickets off;',
  ];
}

function server(options: NginxOptions): string[] {
  return block('server', [
    ...listening(options),
    'server_name _;',
    'merge_slashes off;',
    'absolute_redirect off;',
    'client_max_body_size 16m;',
    'etag on;',
    MISSING,
    ...releaseLocations(options),
    ...gatewayLocations(options),
    ...documentLocations(options),
    ...plainLocations(options),
  ]);
}

/**
 * The configuration as text.
 *
 * @throws Refused for an option that cannot stand in it.
 */
export function nginxConfig(given: NginxOptions): string {
  const options = checkedOptions(given);
  return `${[
    '# Made by: npm run release -- nginx. Make it again instead of changing it.',
    ...(options.hasBrotli ? ['load_module modules/ngx_http_brotli_static_module.so;'] : []),
    'worker_processes auto;',
    `error_log ${quoted(path.posix.join(options.logs, 'error.log'))} warn;`,
    ...block('events', ['worker_connections 4096;']),
    ...block('http', [
      ...typeLines(),
      'default_type application/octet-stream;',
      'sendfile on;',
      'tcp_nopush on;',
      'server_tokens off;',
      'keepalive_timeout 65s;',
      '# Addresses are kept without their query: a login link is as good as a password while it lives.',
      "log_format site '$remote_addr $time_iso8601 $request_method $plain_path $status $body_bytes_sent $request_time';",
      `access_log ${quoted(path.posix.join(options.logs, 'access.log'))} site;`,
      ...packing(),
      ...pathMaps(),
      ...gatewayMaps(options),
      ...server(options),
    ]),
  ].join('\n')}\n`;
}
