import { execFileSync, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { freePort, startServer, stopServer, typescriptArgs, waitForOk } from '../serve/processes';
import { openReleases, vaultOf, type ReleaseContext } from '@site/release/context';
import { publicFile } from '@site/release/signing/keys';
import { inWorkspace, WORKSPACE_ROOT } from '../workspace/paths';

/** A running edge over the fixture host and remotes, with an empty back end. */
export interface FixtureSite {
  readonly url: string;
  readonly store: { readonly root: string };
  readonly context: ReleaseContext;
  readonly stop: () => Promise<void>;
}

function emptyBackend(): Promise<{ server: http.Server; url: string }> {
  return new Promise((resolve) => {
    const server = http.createServer((_request, response) => response.end('{}'));
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({
        server,
        url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
      });
    });
  });
}

/**
 * Builds fixtures into a temporary folder and serves them with the real edge.
 *
 * @param fixtures folder of `fixtures` whose `build.ts` makes them.
 */
export async function startFixtureSite(
  fixtures: 'federation' | 'other-tools' = 'federation',
): Promise<FixtureSite> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'site-fixture-'));
  const script = inWorkspace('shared', 'tooling', 'fixtures', fixtures, 'build.ts');
  execFileSync(process.execPath, [...typescriptArgs(script), root], {
    cwd: WORKSPACE_ROOT,
    stdio: 'pipe',
  });
  const backend = await emptyBackend();
  const port = await freePort();
  const store = { root: path.join(root, 'site') };
  const edge: ChildProcess = startServer('fixture edge', 'host/edge/src/main.ts', {
    PORT: String(port),
    SITE_DIR: store.root,
    KEYS_FILE: publicFile(vaultOf(root)),
    BACKEND_URL: backend.url,
    BACKEND_IS_SANDBOX: '0',
    SITE_ENV: 'staging',
  });
  const url = `http://127.0.0.1:${port}`;
  await waitForOk(`${url}/readyz`, edge, 'the fixture edge');
  const stop = async (): Promise<void> => {
    await stopServer(edge);
    backend.server.close();
    fs.rmSync(root, { recursive: true, force: true });
  };
  return { url, store, context: openReleases({ data: root }), stop };
}
