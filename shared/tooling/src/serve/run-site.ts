/** `npm start` and `npm run serve`: one site until it is ended. */
import { parseArgs } from 'node:util';
import { Routing } from '@site/domain/constants';
import { reasonOf } from '@site/release/reason';
import { httpsPort, releaseOnly, sitePort, startSite, type RunningSite } from './site';
import type { UseOfSources } from './make-ready';
import { outliveTerminal } from './terminal';

const MEMBERS =
  'member01, vip01, newbie01, poor01, thb01, reval01, otp01, both01, excluded01, restricted01, region01, locked01, illegal01';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function welcome({ url, data, releaseConsole, ops }: RunningSite, env: NodeJS.ProcessEnv): void {
  say(`\n  the site:      ${url}${Routing.basePath}/`);
  const https = httpsPort(env);
  if (https !== null)
    say(
      `  with HTTP/2:   https://localhost:${https}${Routing.basePath}/ (its certificate was made just now: the browser asks)`,
    );
  if (env.GATEWAY_URL) say(`  gateway:       ${env.GATEWAY_URL}`);
  else {
    say(`  demo members:  ${MEMBERS}`);
    say('                 password Passw0rd!, one-time codes 123456, play money only');
  }
  say(`  data:          ${data} (delete it to start over)`);
  say('  releases:      npm run release -- help');
  if (releaseConsole)
    say(`  release console: ${releaseConsole.url}  token ${releaseConsole.token}`);
  if (ops) say(`  operations:    ${ops}/readyz and /__edge/releases/health, for this machine only`);
  say('  stop:          Ctrl+C\n');
}

async function run(sources: UseOfSources, argv: readonly string[]): Promise<void> {
  outliveTerminal();
  const env = process.env;
  const { values } = parseArgs({
    args: [...argv],
    options: sources === 'first' ? { 'only-release': { type: 'boolean' } } : {},
  });
  if (values['only-release'] === true)
    return releaseOnly({ port: sitePort(env), env, isDev: false, sources, log: say });
  let site: RunningSite | null = null;
  let ending = false;
  const end = async (code: number): Promise<void> => {
    if (ending) return;
    ending = true;
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
    isDev: false,
    sources,
    log: say,
    onCrash: (name) => {
      process.stderr.write(`without the ${name} there is no site; stopping\n`);
      void end(1);
    },
  });
  welcome(site, env);
}

/**
 * Runs a site until a signal ends it; what keeps it from starting is told in a sentence.
 *
 * @param verb for the sentence.
 */
export function runSite(verb: string, sources: UseOfSources): void {
  run(sources, process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${verb}: ${reasonOf(error)}\n`);
    process.exit(1);
  });
}
