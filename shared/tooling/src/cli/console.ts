/**
 * `npm start` runs this beside the site: CONSOLE_PORT, DATA_DIR, SITE_URL (edge that counts),
 * PUBLIC_URL (for links and their QR codes; SITE_URL without it), CONSOLE_TOKEN (else one is made),
 * CONSOLE_TARGET and CONSOLE_CHANNEL for another store or channel than the data folder's own.
 */
import { buildConsole } from '../build/build-console';
import { createConsole } from '@site/release/console/server';
import { startConsoleWatch } from '@site/release/console/watch';
import { consoleToken } from '@site/release/console/token';
import { contextAt, openReleases, type ReleaseContext } from '@site/release/context';
import { releaseWorkspace } from '../workspace/release-workspace';
import { dataDir } from '../workspace/paths';

const WATCH_MS = 5_000;

async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const port = Number(env['CONSOLE_PORT'] ?? '4310');
  const site = env['SITE_URL'] ?? 'http://127.0.0.1:4300';
  const token = env['CONSOLE_TOKEN'] || consoleToken();
  const data = dataDir();
  const plain = (): ReleaseContext =>
    openReleases({
      data,
      target: env['CONSOLE_TARGET'] || undefined,
      channel: env['CONSOLE_CHANNEL'] || undefined,
    });
  const watch = startConsoleWatch(plain, site, Number(env['CONSOLE_WATCH_MS'] ?? WATCH_MS));
  // Plans are held against the site's time, which in front of the sandbox may be another than this machine's.
  const context = (): ReleaseContext =>
    contextAt(plain(), () => new Date(watch.health()?.now ?? Date.now()));
  const server = createConsole({
    context,
    watch,
    token,
    site: env['PUBLIC_URL'] || site,
    pageDir: await buildConsole(),
    now: Date.now,
    smokeStage: releaseWorkspace.smokeStage,
  });
  const stop = (): void => {
    watch.stop();
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await server.listen({ port, host: '127.0.0.1' });
}

main(process.env).catch((error: unknown) => {
  process.stderr.write(`console: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
