import { Routing } from '@site/domain/constants';
import path from 'node:path';
import { startDevLoop } from '../serve/dev-loop';
import { sitePort, startSite, type RunningSite } from '../serve/site';
import { dataDir, siteDir } from '../workspace/paths';
import { discoverParts, partOf } from '../workspace/parts';

const say = (line: string): void => { process.stdout.write(`${line}\n`); };

/** Serves the site from its own data folder and shows source changes: of all parts, or of the one that is named. */
async function main([name]: readonly string[]): Promise<void> {
  const parts = name === undefined ? discoverParts() : [partOf(name)];
  const env = { ...process.env, DATA_DIR: path.join(dataDir(), 'dev') };
  let site: RunningSite | null = null;
  let stopLoop: (() => void) | null = null;
  let ending = false;
  const end = async (code: number): Promise<void> => {
    if (ending) return;
    ending = true;
    stopLoop?.();
    await site?.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => { void end(0); });
  site = await startSite({
    port: sitePort(env), env, isDev: true, log: say,
    onCrash: (server) => {
      process.stderr.write(`${server} ended by itself; stopping\n`);
      void end(1);
    },
  });
  stopLoop = startDevLoop({ store: { root: siteDir(env.DATA_DIR) }, scratch: path.join(env.DATA_DIR, 'builds'), parts, log: say });
  say(`\n  the site:  ${site.url}${Routing.basePath}/`);
  say(`  watching:  ${parts.map((part) => part.name).join(', ')}${name === undefined ? '' : ' (everything else as it was built)'}`);
  say('  a change of a source is rebuilt and open pages reload; stop: Ctrl+C\n');
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`dev: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
