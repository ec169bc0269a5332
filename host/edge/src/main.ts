import { createEdge } from './app';
import { readConfig } from './config';
import { drain } from './drain';
import { makeCertificate } from './tls/certificate';
import { createFront } from './tls/front';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const app = createEdge(config);
  let isEnding = false;
  const stop = (): void => {
    if (isEnding) return;
    isEnding = true;
    void drain(app).finally(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // What one request throws after everybody has let go of it is put on record; the site goes on for
  // all others.
  process.on('uncaughtException', (error) => {
    app.log.error(error, 'an error that nobody caught');
  });
  process.on('unhandledRejection', (reason) => {
    app.log.error(reason, 'a rejection that nobody caught');
  });
  await app.listen({ port: config.port, host: config.listen });
  if (config.httpsPort !== null)
    createFront(config.port, await makeCertificate(Date.now())).listen(
      config.httpsPort,
      config.listen,
    );
}

main().catch((error: unknown) => {
  process.stderr.write(`edge: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
