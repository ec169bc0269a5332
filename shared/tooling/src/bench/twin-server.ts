import { Routing } from '@site/domain/constants';
import { RELEASE_ROOT } from '@site/domain/releases/paths';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import { TWIN_VERSION, type OneBundle } from './one-bundle';

const ROOT = `${RELEASE_ROOT}/remotes/host/${TWIN_VERSION}/`;
const BOOT = /(<script type="application\/json" id="site-boot">)(.*?)(<\/script>)/;

interface Boot {
  host: unknown;
  registry: { remotes: Record<string, { stable: string }> };
  resolved: Record<string, unknown>;
}

/**
 * Every remote's record as the twin needs it: a name and an identity, no files, because its code is
 * in the bundle.
 */
function twinBoot(boot: Boot, bundle: OneBundle): Boot {
  const files = Object.fromEntries(
    Object.entries(bundle.files)
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, { integrity }]) => [file, integrity]),
  );
  const resolved = Object.fromEntries(
    Object.entries(boot.registry.remotes).map(([name, { stable }]) => {
      const global = `${name}__${stable.split('_').at(-1)}`;
      return [
        name,
        {
          name,
          version: stable,
          entry: { url: 'remoteEntry.js', type: 'global', global, uniqueName: global },
          files: {},
          exposes: {},
          views: {},
        },
      ];
    }),
  );
  return { ...boot, host: { version: TWIN_VERSION, files }, resolved };
}

function link(bundle: OneBundle, file: string): string {
  return `<link rel="preload" as="script" crossorigin="anonymous" integrity="${bundle.files[file]?.integrity}" href="${ROOT}${file}">`;
}

/**
 * The federated document with the twin's entry in the place of the host's, treated alike: same
 * shell, same early links.
 */
export function twinDocument(html: string, bundle: OneBundle): string {
  const preloaded = /<link rel="preload"[^>]*remotes\/([a-z0-9_]+)\//.exec(html)?.[1];
  const early =
    preloaded === undefined
      ? ''
      : (bundle.chunks[preloaded] ?? []).map((file) => link(bundle, file)).join('');
  return html
    .replaceAll(/<link rel="preload"[^>]*>/g, '')
    .replace(
      /<script defer[^>]*remotes\/host\/[^>]*><\/script>/,
      `<script defer crossorigin="anonymous" integrity="${bundle.files[bundle.entry]?.integrity}" src="${ROOT}${bundle.entry}"></script>${early}`,
    )
    .replace(
      BOOT,
      (_all, open: string, text: string, close: string) =>
        `${open}${JSON.stringify(twinBoot(JSON.parse(text) as Boot, bundle)).replaceAll('<', '\\u003c')}${close}`,
    );
}

function sendFile(bundle: OneBundle, name: string, response: http.ServerResponse): void {
  const file = path.join(bundle.dir, `${path.basename(name)}.br`);
  if (!fs.existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  response.end(fs.readFileSync(file));
}

/**
 * Serves the twin: its own scripts, the transformed document, and everything else from the real
 * site.
 */
export function startTwin(
  siteUrl: string,
  bundle: OneBundle,
): Promise<{ url: string; stop: () => void }> {
  const site = new URL(siteUrl);
  const server = http.createServer((request, response) => {
    const url = request.url ?? '/';
    if (url.startsWith(ROOT))
      return sendFile(bundle, url.slice(ROOT.length).split('?')[0] ?? '', response);
    const { 'accept-encoding': _encoding, ...headers } = request.headers;
    const upstream = http.request(
      { hostname: site.hostname, port: site.port, path: url, method: request.method, headers },
      (answer) => {
        const isDocument =
          String(answer.headers['content-type']).startsWith('text/html') &&
          url.startsWith(Routing.basePath);
        if (!isDocument) {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          return void answer.pipe(response);
        }
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const body = zlib.brotliCompressSync(
            twinDocument(Buffer.concat(chunks).toString(), bundle),
          );
          response.writeHead(200, {
            ...answer.headers,
            'content-encoding': 'br',
            'content-length': body.length,
          });
          response.end(body);
        });
      },
    );
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({
        url: `http://127.0.0.1:${port}`,
        stop: () => {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });
}
