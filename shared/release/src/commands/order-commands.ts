/** Commands that are one order each: read the words, carry it out, say what changed. */
import fs from 'node:fs';
import { differenceLines } from '../changes/describe';
import { Refused } from '../changes/change';
import { RAMP } from '@site/domain/releases/ramp';
import { carryOut, difference } from '../context';
import type { Order } from '../orders';
import { readLive } from '../live';
import {
  countsFor,
  listOf,
  numberOf,
  needWord,
  contextOf,
  say,
  sayDifference,
  signatureOf,
  type CommandLine,
} from './command-line';

/** Members that a file names, a code on each line. */
function membersIn(file: string): readonly string[] {
  if (!fs.existsSync(file)) throw new Refused(`there is no file ${file} to read a list from`);
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((code) => `member:${code}`);
}

const LIST = 'list:';

const cohortsOf = (text: string | undefined): readonly string[] | undefined =>
  listOf(text)?.flatMap((word) =>
    word.startsWith(LIST) ? membersIn(word.slice(LIST.length)) : [word],
  );

async function canaryOrder(args: CommandLine): Promise<Order> {
  const [include, exclude, failRate, minLoads] = [
    cohortsOf(args.values.include),
    cohortsOf(args.values.exclude),
    numberOf(args, 'fail-rate'),
    numberOf(args, 'min-loads'),
  ];
  return {
    verb: 'canary',
    name: needWord(args, 1, 'the name of a part'),
    version: args.values.version,
    // A ramp may begin where nobody counts; then all that is counted later is its own.
    counts: (await countsFor(args).catch(() => null))?.versions,
    plan: {
      percent: numberOf(args, 'percent') ?? RAMP[0] ?? 1,
      auto: args.values.auto === true,
      ...(include ? { include } : {}),
      ...(exclude ? { exclude } : {}),
      ...(failRate === undefined ? {} : { failRate }),
      ...(minLoads === undefined ? {} : { minLoads }),
    },
  };
}

async function rampOrder(args: CommandLine): Promise<Order> {
  const name = needWord(args, 1, 'the name of a part');
  const context = contextOf(args);
  const version = (await readLive(context.store, context.channel))?.registry.remotes[name]?.canary
    ?.version;
  const counts =
    version === undefined ? undefined : (await countsFor(args)).versions[`${name}@${version}`];
  return {
    verb: 'ramp',
    name,
    counts: counts ?? { loads: 0, failures: 0 },
    force: args.values.force,
  };
}

function restoreOrRollback(args: CommandLine): Order {
  const generation = numberOf(args, 'generation');
  if (generation !== undefined && args.words[1] !== undefined)
    throw new Refused(
      `--generation brings the whole site back, not ${args.words[1]} alone; leave the name or the generation out`,
    );
  if (generation !== undefined) return { verb: 'restore', generation };
  return {
    verb: 'rollback',
    name: needWord(args, 1, 'the name of a part, or --generation <number> for the whole site'),
  };
}

const part = (args: CommandLine): string => needWord(args, 1, 'the name of a part');

/** How each command becomes an order. */
const ORDERS: Readonly<Record<string, (args: CommandLine) => Order | Promise<Order>>> = {
  promote: (args) => ({
    verb: 'promote',
    name: part(args),
    version: args.values.version,
    required: args.values.required,
  }),
  rollback: restoreOrRollback,
  canary: canaryOrder,
  ramp: rampOrder,
  halt: (args) => ({ verb: 'halt', name: part(args), why: args.values.why ?? 'by hand' }),
  kill: (args) => ({
    verb: 'kill',
    name: part(args),
    why: args.values.why ?? '',
    reason: args.values.reason,
  }),
  revive: (args) => ({ verb: 'revive', name: part(args) }),
  revoke: (args) => ({
    verb: 'revoke',
    name: part(args),
    version: needWord(args, 2, 'the version'),
  }),
  flag: (args) => ({
    verb: 'flag',
    name: needWord(args, 1, 'the name of a switch'),
    word: args.words[2],
  }),
  refresh: () => ({ verb: 'refresh' }),
};

/** Names of these commands. */
export const ORDER_COMMANDS: readonly string[] = Object.keys(ORDERS);

/** Carries an order command out; `--dry-run` only says what it would change. */
export async function runOrder(args: CommandLine): Promise<void> {
  const make = Object.hasOwn(ORDERS, args.words[0] ?? '') ? ORDERS[args.words[0] ?? ''] : undefined;
  if (!make) throw new Refused(`there is no command "${args.words[0]}"`);
  const [context, order] = [contextOf(args), await make(args)];
  if (args.values['dry-run']) {
    return sayDifference(await difference(context, order));
  }
  const { generation, before, after } = await carryOut(context, order, signatureOf(args));
  const lines = differenceLines(before, after);
  say(
    `${lines.length === 0 ? 'signed anew' : lines.join('\n')}\ngeneration ${generation} on ${context.channel}`,
  );
}
