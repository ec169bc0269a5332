/** An edge over a site of its own and a back end that answers what it was asked, for tests. */
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createEdge } from './app';
import type { EdgeConfig } from './config';
import { writeStore } from './testing/store-fixture';

export const host = '127.0.0.1:4300';

function answer(request: http.IncomingMessage, response: http.ServerResponse): void {
  if (request.url === '/api/drop') return void request.socket.destroy();
  if (request.url === '/vendors/saba/stream') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: 1\n\n');
    return void setTimeout(() => response.end('data: 2\n\n'), 150);
  }
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    response.writeHead(200, {
      'content-type': request.url?.startsWith('/games') ? 'text/html' : 'application/json',
    });
    const seen = { method: request.method, url: request.url, headers: request.headers, body };
    response.end(
      JSON.stringify(
        request.url?.startsWith('/api/Games/Jackpots') ? { isSuccess: true, result: seen } : seen,
      ),
    );
  });
}

/** Starts it once for all tests of a file. */
export function edgeSite() {
  let root: string;
  let backend: http.Server;
  let app: FastifyInstance;
  let address: string;
  let registry: object;

  const configOf = (over: Partial<EdgeConfig> = {}): EdgeConfig => {
    const target = backend.address();
    return {
      port: 4300,
      listen: '127.0.0.1',
      env: 'staging',
      siteDir: root,
      storeUrl: null,
      channel: 'production',
      keysFile: null,
      isSandbox: true,
      devSession: null,
      proxies: 0,
      httpsPort: null,
      controlSecret: null,
      opsPort: null,
      accessLog: null,
      countsFile: null,
      redirectOrigins: [],
      errorService: null,
      mostHeapBytes: null,
      backend: new URL(
        `http://127.0.0.1:${typeof target === 'object' && target ? target.port : 0}`,
      ),
      ...over,
    };
  };

  beforeAll(async () => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'edge-'));
    registry = writeStore(root);
    backend = http.createServer(answer);
    backend.on('upgrade', (_request, socket) =>
      socket.end(
        'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\nhello',
      ),
    );
    await new Promise<void>((resolve) => {
      backend.listen(0, '127.0.0.1', resolve);
    });
    app = createEdge(configOf());
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    backend.closeAllConnections();
    await new Promise((resolve) => {
      backend.close(resolve);
    });
    fs.rmSync(root, { recursive: true, force: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers: { host, ...headers } });
  return {
    get root() {
      return root;
    },
    get backend() {
      return backend;
    },
    get app() {
      return app;
    },
    get address() {
      return address;
    },
    get registry() {
      return registry;
    },
    configOf,
    get,
  };
}
