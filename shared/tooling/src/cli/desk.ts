/**
 * `npm start` runs this beside the site: DESK_PORT, DATA_DIR, SITE_URL (edge that counts),
 * PUBLIC_URL (for links and their QR codes; SITE_URL without it), DESK_TOKEN (else one is made),
 * DESK_TARGET and DESK_CHANNEL for another store or channel than the data folder's own.
 */
import { buildDesk } from '../build/build-desk';
import { createDesk } from '../desk/desk-server';
import { startDeskWatch } from '../desk/desk-watch';
import { deskToken } from '../desk/sign-in';
import { officeAt, openOffice, type Office } from '../release/office';
import { dataDir } from '../workspace/paths';

const WATCH_MS = 5_000;

async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const port = Number(env['DESK_PORT'] ?? '4310');
  const site = env['SITE_URL'] ?? 'http://127.0.0.1:4300';
  const token = env['DESK_TOKEN'] || deskToken();
  const data = dataDir();
  const plain = (): Office =>
    openOffice({
      data,
      target: env['DESK_TARGET'] || undefined,
      channel: env['DESK_CHANNEL'] || undefined,
    });
  const watch = startDeskWatch(plain, site, Number(env['DESK_WATCH_MS'] ?? WATCH_MS));
  // Plans are held against the site's time, which in front of the sandbox may be another than this machine's.
  const office = (): Office => officeAt(plain(), () => new Date(watch.health()?.now ?? Date.now()));
  const desk = createDesk({
    office,
    watch,
    token,
    site: env['PUBLIC_URL'] || site,
    pageDir: await buildDesk(),
    now: Date.now,
  });
  const stop = (): void => {
    watch.stop();
    void desk.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await desk.listen({ port, host: '127.0.0.1' });
}

main(process.env).catch((error: unknown) => {
  process.stderr.write(`desk: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
