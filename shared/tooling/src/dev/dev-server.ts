/** What pages of a development session ask it; they reach it through the edge, at their own origin. */
import fs from 'node:fs';
import http, { type ServerResponse } from 'node:http';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { parseReleasePath } from '@site/domain/releases/paths';
import { integrityOfBytes } from '@site/release/files';
import { DEV_PATH, type DevState } from './messages';

/** What the server hands on. */
export interface DevAnswers {
  readonly client: string;
  /** Folder that the site is served from. */
  readonly siteDir: string;
  /** A page uses this part. */
  readonly wanted: (part: string) => void;
}

/** The running server. */
export interface DevServer {
  /** What the edge has to know: address, and hash of the client's script; a JSON text. */
  readonly forEdge: string;
  /** Tells all open pages, and each that comes. */
  readonly tell: (state: DevState) => void;
  readonly stop: () => void;
}

/**
 * A place of a built file in its source, as `file:line:column`; empty when the map does not say.
 *
 * @param line and column count from one.
 */
export function sourcePlace(
  siteDir: string,
  { url, line, column }: { readonly url: string; readonly line: number; readonly column: number },
): string {
  const file = parseReleasePath(url)?.file;
  const map = file === undefined ? '' : path.join(siteDir, `${file}.map`);
  if (map === '' || !fs.existsSync(map)) return '';
  const payload = JSON.parse(fs.readFileSync(map, 'utf8')) as SourceMapPayload;
  const found = new SourceMap(payload).findEntry(line - 1, column - 1);
  if (!('originalSource' in found)) return '';
  return `${found.originalSource.replace(/^webpack:\/\/[^/]*\//, '')}:${found.originalLine + 1}:${found.originalColumn + 1}`;
}

/** Starts it on a free port of this machine. */
export async function startDevServer({ client, siteDir, wanted }: DevAnswers): Promise<DevServer> {
  const open = new Set<ServerResponse>();
  let said = '';
  const routes: Readonly<Record<string, (reply: ServerResponse, query: URLSearchParams) => void>> =
    {
      'client.js': (reply) => {
        reply.setHeader('content-type', 'text/javascript; charset=utf-8');
        reply.end(client);
      },
      events: (reply) => {
        reply.setHeader('content-type', 'text/event-stream');
        reply.write(said === '' ? ':\n\n' : said);
        open.add(reply);
        reply.on('close', () => open.delete(reply));
      },
      want: (reply, query) => {
        wanted(query.get('part') ?? '');
        reply.writeHead(204).end();
      },
      place: (reply, query) => {
        const [url, line, column] = [
          query.get('url') ?? '',
          ...['line', 'column'].map((name) => Number(query.get(name))),
        ];
        reply.setHeader('content-type', 'text/plain; charset=utf-8');
        reply.end(
          sourcePlace(siteDir, { url: String(url), line: Number(line), column: Number(column) }),
        );
      },
    };
  const server = http.createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://session');
    const route = routes[pathname.slice(DEV_PATH.length + 1)];
    reply.setHeader('cache-control', 'no-store');
    if (route === undefined) reply.writeHead(404).end();
    else route(reply, searchParams);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    forEdge: JSON.stringify({
      url: `http://127.0.0.1:${port}`,
      integrity: integrityOfBytes(Buffer.from(client)),
    }),
    tell: (state) => {
      said = `data: ${JSON.stringify(state)}\n\n`;
      for (const reply of open) reply.write(said);
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
