import { buildGallery } from '../build/build-gallery';
import { serveGallery } from '../serve/gallery';

/**
 * Shows every component of the site in its states, dark and light: GALLERY_PORT (4330). A reload
 * shows what was changed.
 */
async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const port = Number(env['GALLERY_PORT'] ?? '4330');
  await buildGallery();
  const server = await serveGallery(port, buildGallery, (fault) => {
    process.stderr.write(`gallery: ${fault}\n`);
  });
  const url = `http://127.0.0.1:${port}`;
  process.stdout.write(
    `\n  components:  ${url}/\n  one of them: ${url}/?component=Button&theme=light\n  stop: Ctrl+C\n\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
}

main(process.env).catch((error: unknown) => {
  process.stderr.write(`gallery: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
