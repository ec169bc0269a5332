import { Routing } from '@site/domain/constants';
import { WORKER_URL } from '@site/domain/offline/names';
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
  resolved: Record<string, { readonly views?: Readonly<Record<string, readonly string[]>> }>;
}

/** How the twin's document treats the files of its page: named early, as ours are, or not at all. */
export type Treatment = 'alike' | 'plain';

const bootOf = (html: string): Boot | null =>
  JSON.parse(BOOT.exec(html)?.[2] ?? 'null') as Boot | null;

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

const EARLY = /<link rel="preload"[^>]*remotes\/([a-z0-9_]+)\/[^/"]+\/([^"]+)"[^>]*>/g;

/** The twin's files of what a federated document names early: the same views, in the same order. */
function earlyFiles(html: string, boot: Boot, bundle: OneBundle, path: string): string[] {
  const wanted = new Set<string>();
  const add = (files: readonly string[] = []): void => files.forEach((file) => wanted.add(file));
  const own = bundle.views['host'] ?? {};
  add(own['base']);
  if (path === '/') add(own['home']);
  if (path === '/login') add(own['login']);
  const named = [...html.matchAll(EARLY)].map(([, name = '', file = '']) => `${name}/${file}`);
  for (const name of new Set(named.map((file) => file.split('/')[0] ?? ''))) {
    if (name === 'host') continue;
    add(bundle.chunks[name]);
    for (const [view, files] of Object.entries(boot.resolved[name]?.views ?? {}))
      if (files.length > 0 && files.every((file) => named.includes(`${name}/${file}`)))
        add(bundle.views[name]?.[view]);
  }
  wanted.delete(bundle.entry);
  return [...wanted];
}

/**
 * The federated document with the twin's entry in the place of the host's: same shell, and when it
 * is treated alike the same early links.
 *
 * @param path the page, below the site's base.
 */
export function twinDocument(
  html: string,
  bundle: OneBundle,
  { path, treatment }: { readonly path: string; readonly treatment: Treatment },
): string {
  const boot = bootOf(html);
  if (boot === null) throw new Error(`the document of ${path} carries no boot data`);
  const early = treatment === 'plain' ? [] : earlyFiles(html, boot, bundle, path);
  return html
    .replaceAll(/<link rel="preload"[^>]*as="script"[^>]*>/g, '')
    .replace(
      /<script defer[^>]*remotes\/host\/[^>]*><\/script>/,
      () =>
        `<script defer crossorigin="anonymous" integrity="${bundle.files[bundle.entry]?.integrity}" src="${ROOT}${bundle.entry}"></script>${early.map((file) => link(bundle, file)).join('')}`,
    )
    .replace(
      BOOT,
      (_all, open: string, _text: string, close: string) =>
        `${open}${JSON.stringify(twinBoot(boot, bundle)).replaceAll('<', '\\u003c')}${close}`,
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
 * Where a picture of a part is: parts find theirs beside their scripts, and in the twin those are
 * the host's. Null when no part of the page last sent has it.
 */
function pictureOf(name: string, { resolved, registry }: Boot): string | null {
  const season = Object.keys(resolved).find((part) => part.startsWith('season_'));
  const version = season === undefined ? undefined : registry.remotes[season]?.stable;
  return version === undefined ? null : `${RELEASE_ROOT}/remotes/${season}/${version}/${name}`;
}

/**
 * Serves the twin: its own scripts, the transformed document, and everything else from the real
 * site.
 */
export function startTwin(
  siteUrl: string,
  bundle: OneBundle,
  treatment: Treatment,
): Promise<{ url: string; stop: () => void }> {
  const site = new URL(siteUrl);
  let shown: Boot | null = null;
  const server = http.createServer((request, response) => {
    const asked = request.url ?? '/';
    // A bundle has no worker of its own, and ours would keep the parts of the other side for it.
    if (asked === WORKER_URL) return response.writeHead(404).end();
    const own = asked.startsWith(ROOT) ? (asked.slice(ROOT.length).split('?')[0] ?? '') : null;
    if (own?.endsWith('.js') === true) return sendFile(bundle, own, response);
    const url = (own === null || shown === null ? null : pictureOf(own, shown)) ?? asked;
    const { 'accept-encoding': encoding, ...plain } = request.headers;
    // Only a document is read and changed on its way.
    const isPage = String(request.headers.accept).includes('text/html');
    const headers = isPage ? plain : { ...plain, 'accept-encoding': encoding };
    const upstream = http.request(
      { hostname: site.hostname, port: site.port, path: url, method: request.method, headers },
      (answer) => {
        const isDocument =
          answer.statusCode === 200 &&
          String(answer.headers['content-type']).startsWith('text/html') &&
          url.startsWith(Routing.basePath);
        if (!isDocument) {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          return void answer.pipe(response);
        }
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const html = Buffer.concat(chunks).toString();
          shown = bootOf(html);
          const body = zlib.brotliCompressSync(
            twinDocument(html, bundle, {
              path: new URL(url, site).pathname.slice(Routing.basePath.length),
              treatment,
            }),
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
