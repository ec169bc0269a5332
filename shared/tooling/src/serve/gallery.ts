/** Serves the gallery of components: this machine only, under the policy of the site's own pages. */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { contentSecurityPolicy } from '@site/domain/serving/content-policy';
import { typeOf } from '@site/domain/serving/file-types';

const HEADERS = {
  // The list frames the sheets, in both themes; the site itself is never framed.
  'content-security-policy': contentSecurityPolicy({
    parts: ['gallery'],
    scriptHashes: [],
    styleHashes: [],
    framesFrom: "'self'",
    socket: null,
  })
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    .replace(/; report-uri .*$/, ''),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;
const FILE = /^\/page\/([\w-]+\.(?:js|css))$/;

/** What an address asks for: its file in the folder of the page. */
const fileOf = (pathname: string): string | undefined =>
  pathname === '/' ? 'index.html' : FILE.exec(pathname)?.[1];

/**
 * Starts the server.
 *
 * @param build gives the folder of the page; asked for each document, so that a reload shows what
 *   was changed.
 * @param onFault told why a build failed; the page says it, too.
 */
export function serveGallery(
  port: number,
  build: () => Promise<string>,
  onFault: (fault: string) => void,
): Promise<http.Server> {
  let building: Promise<string> | null = null;
  let last: string | null = null;
  // The two frames of the list ask at the same moment.
  const built = (): Promise<string> =>
    (building ??= build()
      .then((dir) => (last = dir))
      .finally(() => {
        building = null;
      }));
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery');
    const file = fileOf(pathname);
    const send = (status: number, type: string, body: string | Buffer): void => {
      response.writeHead(status, { ...HEADERS, 'content-type': type }).end(body);
    };
    if (file === undefined || request.method !== 'GET') {
      send(404, typeOf('a.txt'), 'not here\n');
      return;
    }
    // Only a document looks for what was changed; its files are those of the same build.
    const folder = file === 'index.html' || last === null ? built() : Promise.resolve(last);
    folder.then(
      (dir) => {
        const whole = path.join(dir, file);
        if (fs.existsSync(whole)) send(200, typeOf(file), fs.readFileSync(whole));
        else send(404, typeOf('a.txt'), 'not here\n');
      },
      (error: unknown) => {
        const fault = error instanceof Error ? error.message : String(error);
        onFault(fault);
        send(500, typeOf('a.txt'), fault);
      },
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
