import { Routing } from '@site/domain/constants';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { BuiltPart } from '../build/build-all';
import { startDevLoop } from '../serve/dev-loop';
import { releasedAt, releasedHere } from '../serve/released';
import { showUnplanned } from '../serve/season-on-show';
import { sitePort, startSite, type RunningSite } from '../serve/site';
import { outliveTerminal } from '../serve/terminal';
import { openReleases } from '@site/release/context';
import { dataDir } from '../workspace/paths';
import { discoverParts, partOf, type Part } from '../workspace/parts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/**
 * The rest as it is live, in this data folder or at an origin; what was never released is built
 * like the named parts.
 */
async function othersOf(
  parts: readonly Part[],
  known: readonly Part[],
  origin: string | undefined,
): Promise<BuiltPart[]> {
  const rest = known.filter((part) => part.kind !== 'host' && !parts.includes(part));
  const live =
    origin === undefined
      ? await releasedHere(dataDir())
      : await releasedAt(origin, path.join(dataDir(), 'dev', 'released'));
  const there = rest.filter(({ name }) => live !== null && Object.hasOwn(live.stable, name));
  return Promise.all(
    there.map(async (part) => ({
      part,
      version: live?.stable[part.name] ?? '',
      dir: (await live?.files(part.name)) ?? '',
    })),
  );
}

/**
 * Serves the site from its own data folder and shows source changes: of all parts, or of those that
 * are named, beside the others as they were released.
 */
async function main(argv: readonly string[]): Promise<void> {
  outliveTerminal();
  const {
    values: { released: origin },
    positionals: names,
  } = parseArgs({
    args: [...argv],
    options: { released: { type: 'string' } },
    allowPositionals: true,
  });
  const known = discoverParts();
  const parts = names.length === 0 ? known : names.map((name) => partOf(name, known));
  const released = await othersOf(parts, known, origin);
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
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      void end(0);
    });
  site = await startSite({
    port: sitePort(env),
    env,
    isDev: true,
    sources: 'always',
    log: say,
    released,
    onCrash: (server) => {
      process.stderr.write(`without the ${server} there is no site; stopping\n`);
      void end(1);
    },
  });
  const context = openReleases({ data: env.DATA_DIR });
  await showUnplanned(context, parts, Date.now());
  stopLoop = startDevLoop({ context, scratch: path.join(env.DATA_DIR, 'builds'), parts, log: say });
  say(`\n  the site:  ${site.url}${Routing.basePath}/`);
  say(
    `  watching:  ${parts.map((part) => part.name).join(', ')}${names.length === 0 ? '' : ` (everything else as it is ${released.length === 0 ? 'here' : (origin ?? 'live here')})`}`,
  );
  say('  a change of a source is rebuilt and open pages reload; stop: Ctrl+C\n');
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`dev: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
