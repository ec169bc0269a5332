/**
 * `npm start` runs this: PORT, HOST, DATA_DIR, SANDBOX_SEED, SITE_ENV, CONTROL_SECRET,
 * GAMES_ORIGIN, SANDBOX_UNKNOWN_RATE, PUSH_ORIGINS.
 */
import { createSandbox } from './create-sandbox';

const env = (name: string, fallback: string): string => process.env[name] ?? fallback;

const IDLE_MS = 50;
const LAST_MS = 9_000;

async function main(): Promise<void> {
  const app = createSandbox({
    dataDir: env('DATA_DIR', '.data'),
    seed: env('SANDBOX_SEED', '1'),
    siteEnv: env('SITE_ENV', 'staging'),
    controlSecret: process.env.CONTROL_SECRET ?? null,
    gamesOrigin: process.env.GAMES_ORIGIN ?? null,
    unknownRate: Number(env('SANDBOX_UNKNOWN_RATE', '0.01')),
    pushOrigins: env('PUSH_ORIGINS', '')
      .split(',')
      .filter((origin) => origin !== ''),
    loginDelayMs: 120,
    checkResults: false,
    timers: true,
  });
  // Calls under way end, and what does not end within the time that an operator waits ends all the same.
  const stop = (): void => {
    setInterval(() => {
      app.server.closeIdleConnections();
    }, IDLE_MS);
    setTimeout(() => {
      process.exit(0);
    }, LAST_MS);
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const address = await app.listen({
    port: Number(env('PORT', '4320')),
    host: env('HOST', '127.0.0.1'),
  });
  process.stdout.write(`sandbox: ${address}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`sandbox: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
