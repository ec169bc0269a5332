import { createEdge } from './app';
import { readConfig } from './config';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const app = createEdge(config);
  const stop = (): void => { void app.close().then(() => process.exit(0)); };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  await app.listen({ port: config.port, host: config.listen });
}

main().catch((error: unknown) => {
  process.stderr.write(`edge: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
