import { Refused } from '../changes/change';
import { FLAGS } from '../changes/switches';
import { readCommandLine, say, type CommandLine } from './command-line';
import { ORDER_COMMANDS, runOrder } from './order-commands';
import { previewCommand } from './preview-command';
import { READ_COMMANDS } from './read-commands';
import { countCommand } from './count-command';
import { gcCommand } from './gc-command';
import { syncCommand } from './sync-command';
import { repairCommand } from './repair-command';
import { accountCommand } from './account-command';
import { nginxCommand } from './nginx-command';
import { keysCommand } from './keys-command';
import { seasonCommand } from './season-commands';
import { traceCommand } from './trace-command';
import { watchCommand } from './watch-command';
import type { Workspace } from './workspace';

const HELP = `npm run release -- <command> [name] [options]

  a squad's way
  publish <name>              build, check and store a part; nothing becomes live      (--note <text>, --source <dir> another checkout, --built <dir> --version <id> what Vite or Rspack built, --skip-smoke with --why)
  promote <name>              make the newest published version live for everybody     (--version <semver_build> another one)
  canary <name>               show it to one device in a hundred first                 (--auto, --percent, --include staff,list:<file>, --exclude vip,new,share:25,member:<code>, --fail-rate 0.01, --min-loads 200)
  ramp <name>                 the next share: 1, 5, 25, 100; waits for enough loads    (--force, --edge http://127.0.0.1:4300)
  halt <name>                 take a ramp back to nobody at once
  rollback <name>             back to the last good version; the one that is left is not fallen back to
  rollback --generation <n>   the whole site as it was then
  kill|revive <name>          switch a part off (its poster stands in) or on again     (--why; of a season --reason code|text|prize|law)
  revoke <name> <version>     outlaw a version for good
  flag <name> on|off          turn a switch of the site: ${Object.entries(FLAGS)
    .map(([flag, does]) => `${flag} (${does})`)
    .join('; ')}

  marketing's way
  season new|publish|schedule|unschedule|preview|kill|calendar      npm run release -- season help

  looking
  status                      what is live, ramps, seasons, what was live before
  versions <name>             what is stored of a part: time, commit, author, note; live, revoked, from an unclean tree
  explain <name>              why a device gets the version it gets                    (--unit <id>, --member <code>, --cohorts vip,new, --at 2027-01-29T00:00+08:00, --host-api 1.0.0)
  audit                       who changed what, when and why; the chain of generations is checked
  keys [rotate|retire <id>|replace]   key pairs that sign; replace makes new ones where they are lost (--why)
  account [add|password|disable|enable|remove <name>] who signs in to the console           (--role operator|marketing|squad, --squad sports-web)
  repair                      put a damaged pointer or snapshot right from its kept copies; --dry-run says from which
  refresh                     sign what is live anew (pointers are good for 90 days)
  preview [name]              a link that shows a version, or another moment, to one tab (--version, --at, --hours 24, --domain https://m.example)
  gc                          delete what nothing refers to any more; --dry-run says what would go (--edge http://127.0.0.1:4300)
  nginx                       a configuration of nginx that serves a store         (--out <file>, --port 8080, --gateway https://…, --root <store folder>, --games https://…, --live, --brotli; --cert, --key for HTTP/2 over TLS, --http3)
  sync --to <store>           copy the whole site to another bucket or folder, what is live last; again: only what is new or damaged there (--from <store>, --dry-run)
  count                       counts beacons that a log has kept, for --edge of watch and ramp    (--logs <file>, --out <file>)
  trace [file]                where in the sources the stack of an error report was, by the source maps of its releases; without a file from what is piped in
  watch                       open seasons at their hour, halt what fails, go on with ramps (those begun with --auto); the console does it by itself (--once)

  for all
  --dry-run                   say what would change and change nothing: promote to refresh, season schedule, unschedule and kill, gc
  --why <text>  --by <name>   kept in the audit record
  --channel <name>            default production, the one the site serves
  --data <dir>                data folder of the site (default DATA_DIR or .data)
  --to s3://bucket/folder     another store than the data folder's own
  --key-file <file>, --key-command "<command>"   where the private keys are, for a machine that shares them (or RELEASE_KEYS)

A running site shows a change at the next navigation; no restart, no host release.`;

/**
 * Commands with a file of their own. Publishing is read when asked for: a bundler and a browser
 * take longer to load than the others to run.
 */
const COMMANDS: Readonly<Record<string, (args: CommandLine) => Promise<void>>> = {
  publish: async (args) => (await import('./publish-command')).publishCommand(args),
  season: seasonCommand,
  keys: keysCommand,
  account: accountCommand,
  gc: gcCommand,
  watch: watchCommand,
  nginx: nginxCommand,
  repair: repairCommand,
  sync: syncCommand,
  count: countCommand,
  trace: traceCommand,
  preview: (args) => previewCommand(args, args.words[1] ?? null),
};

/**
 * Runs one command line.
 *
 * @param argv the words after `npm run release --`.
 * @throws Refused or Error with a sentence for people.
 */
export async function runCommand(argv: readonly string[], workspace: Workspace): Promise<void> {
  const args = readCommandLine(argv, workspace);
  const verb = args.words[0] ?? 'help';
  if (verb === 'help' || (args.values.help && verb !== 'season')) return say(HELP);
  const own = Object.hasOwn(COMMANDS, verb) ? COMMANDS[verb] : undefined;
  if (own) return own(args);
  const read = Object.hasOwn(READ_COMMANDS, verb) ? READ_COMMANDS[verb] : undefined;
  if (read) return read(args);
  if (ORDER_COMMANDS.includes(verb)) return runOrder(args);
  throw new Refused(`there is no command "${verb}"\n\n${HELP}`);
}
