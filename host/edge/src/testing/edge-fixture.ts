import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createEdge } from '../app';
import type { EdgeConfig } from '../config';
import { writeStore } from './store-fixture';

/** An edge that listens, over a store of its own. */
export interface RunningEdge {
  readonly app: FastifyInstance;
  readonly port: number;
  readonly host: string;
  readonly root: string;
  readonly stop: () => Promise<void>;
}

/** Starts an edge on a free port in front of a back end. */
export async function startEdge(
  backend: URL,
  over: Partial<EdgeConfig> = {},
): Promise<RunningEdge> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'edge-'));
  writeStore(root);
  const app = createEdge({
    port: 4300,
    listen: '127.0.0.1',
    env: 'staging',
    siteDir: root,
    storeUrl: null,
    channel: 'production',
    keysFile: null,
    isSandbox: false,
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
    backend,
    ...over,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    await app.close();
    fs.rmSync(root, { recursive: true, force: true });
  };
  return { app, port, root, host: `127.0.0.1:${port}`, stop };
}
