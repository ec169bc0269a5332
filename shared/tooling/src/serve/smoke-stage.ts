/** What the gate of a release runs on: a browser of this machine, edge and sandbox as processes. */
import { chromium } from 'playwright';
import { Refused } from '@site/release/changes/change';
import { vaultOf } from '@site/release/context';
import type { ServedFolder, SmokeStage } from '@site/release/gate/smoke-stage';
import { publicFile } from '@site/release/signing/keys';
import { siteDir } from '@site/release/store/open-store';
import { BROWSER_ARGS, findBrowser } from '../browser/find-browser';
import { freePort, startServer, stopServer, waitForOk } from './processes';

async function serve(data: string): Promise<ServedFolder> {
  const [sandboxPort, port] = [await freePort(), await freePort()];
  const sandbox = startServer('smoke sandbox', 'e2e/sandbox/src/main.ts', {
    PORT: String(sandboxPort),
    HOST: '127.0.0.1',
    DATA_DIR: data,
    SITE_PORT: String(port),
    SITE_ENV: 'staging',
  });
  const edge = startServer('smoke edge', 'host/edge/src/main.ts', {
    PORT: String(port),
    SITE_DIR: siteDir(data),
    KEYS_FILE: publicFile(vaultOf(data)),
    BACKEND_URL: `http://127.0.0.1:${sandboxPort}`,
    BACKEND_IS_SANDBOX: '1',
    SITE_ENV: 'staging',
  });
  const stop = async (): Promise<void> => {
    await Promise.all([stopServer(edge), stopServer(sandbox)]);
  };
  try {
    await waitForOk(`http://127.0.0.1:${sandboxPort}/healthz`, sandbox, 'the sandbox of the gate');
    await waitForOk(`http://127.0.0.1:${port}/readyz`, edge, 'the edge of the gate');
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** The stage of this machine. */
export const smokeStage: SmokeStage = {
  launch: async () => {
    const executablePath = findBrowser();
    if (executablePath === null)
      throw new Refused('the smoke run needs a Chromium; run npm test once, it installs one');
    return chromium.launch({ executablePath, args: [...BROWSER_ARGS] });
  },
  serve,
};
