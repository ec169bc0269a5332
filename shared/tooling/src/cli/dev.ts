import { Routing } from '@site/domain/constants';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startDevLoop } from '../dev/dev-loop';
import { buildClient } from '../dev/build-client';
import { startDevServer } from '../dev/dev-server';
import { forgetSession } from '../dev/session-data';
import { releasedRest } from '../dev/released-rest';
import { lockData } from '../serve/data-lock';
import { showUnplanned } from '../serve/season-on-show';
import { sitePort, startSite, type RunningSite } from '../serve/site';
import { outliveTerminal } from '../serve/terminal';
import { openReleases } from '@site/release/context';
import { siteDir } from '@site/release/store/open-store';
import { dataDir } from '../workspace/paths';
import { discoverParts, partOf } from '../workspace/parts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

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
  const released = await releasedRest({ parts, known, data: dataDir(), address: origin });
  const env = { ...process.env, DATA_DIR: path.join(dataDir(), 'dev') };
  // Before anything of it is touched: another session may be at work there.
  lockData(env.DATA_DIR, sitePort(env))();
  forgetSession(env.DATA_DIR);
  const server = await startDevServer({
    client: await buildClient(path.join(env.DATA_DIR, 'client')),
    siteDir: siteDir(env.DATA_DIR),
    wanted: (part) => void loop.want([part]),
  });
  const context = openReleases({ data: env.DATA_DIR });
  // A season is built properly first: its plan comes with that.
  const atOnce = names.length === 0 ? [] : parts.filter(({ kind }) => kind !== 'season');
  const loop = startDevLoop({
    context,
    siteDir: siteDir(env.DATA_DIR),
    parts,
    server,
    log: say,
  });
  let site: RunningSite | null = null;
  let ending = false;
  const end = async (code: number): Promise<void> => {
    if (ending) return;
    ending = true;
    server.stop();
    await Promise.all([loop.stop(), site?.stop()]);
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      void end(0);
    });
  await loop.want(atOnce.map(({ name }) => name));
  site = await startSite({
    port: sitePort(env),
    env,
    isDev: true,
    sources: 'always',
    log: say,
    released,
    elsewhere: atOnce.map(({ name }) => name),
    devSession: server.forEdge,
    onCrash: (name) => {
      process.stderr.write(`without the ${name} there is no site; stopping\n`);
      void end(1);
    },
  });
  await showUnplanned(context, parts, Date.now());
  if (names.length > 0) await loop.want(parts.map(({ name }) => name));
  say(`\n  the site:  ${site.url}${Routing.basePath}/`);
  say(
    `  watching:  ${parts.map((part) => part.name).join(', ')}${names.length === 0 ? '' : ` (everything else as it is ${released.length === 0 ? 'here' : (origin ?? 'live here')})`}`,
  );
  if (released.some(({ part }) => part.kind === 'host'))
    say(
      '  the host is the released one: its React cannot keep state, a change loads the page anew',
    );
  say('  a change of a source shows in open pages; stop: Ctrl+C\n');
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`dev: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
