/** Commands that are one order each: read the words, carry it out, say what changed. */
import { differenceLines } from '../changes/describe';
import { Refused } from '../changes/change';
import { RAMP } from '@site/domain/releases/ramp';
import { carryOut, difference } from '../office';
import type { Order } from '../orders';
import { readLive } from '../live';
import {
  countsFor,
  numberOf,
  needWord,
  officeOf,
  say,
  sayDifference,
  signatureOf,
  type Asked,
} from './options';

const listOf = (text: string | undefined): readonly string[] | undefined =>
  text
    ?.split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

async function canaryOrder(asked: Asked): Promise<Order> {
  const [include, exclude, failRate, minLoads] = [
    listOf(asked.values.include),
    listOf(asked.values.exclude),
    numberOf(asked, 'fail-rate'),
    numberOf(asked, 'min-loads'),
  ];
  return {
    verb: 'canary',
    name: needWord(asked, 1, 'the name of a part'),
    version: asked.values.version,
    // A ramp may begin where nobody counts; then all that is counted later is its own.
    counts: (await countsFor(asked).catch(() => null))?.versions,
    plan: {
      percent: numberOf(asked, 'percent') ?? RAMP[0] ?? 1,
      auto: asked.values.auto === true,
      ...(include ? { include } : {}),
      ...(exclude ? { exclude } : {}),
      ...(failRate === undefined ? {} : { failRate }),
      ...(minLoads === undefined ? {} : { minLoads }),
    },
  };
}

async function rampOrder(asked: Asked): Promise<Order> {
  const name = needWord(asked, 1, 'the name of a part');
  const office = officeOf(asked);
  const version = (await readLive(office.store, office.channel))?.registry.remotes[name]?.canary
    ?.version;
  const counts =
    version === undefined ? undefined : (await countsFor(asked)).versions[`${name}@${version}`];
  return {
    verb: 'ramp',
    name,
    counts: counts ?? { loads: 0, failures: 0 },
    force: asked.values.force,
  };
}

function restoreOrRollback(asked: Asked): Order {
  const generation = numberOf(asked, 'generation');
  if (generation !== undefined && asked.words[1] !== undefined)
    throw new Refused(
      `--generation brings the whole site back, not ${asked.words[1]} alone; leave the name or the generation out`,
    );
  if (generation !== undefined) return { verb: 'restore', generation };
  return {
    verb: 'rollback',
    name: needWord(asked, 1, 'the name of a part, or --generation <number> for the whole site'),
  };
}

const part = (asked: Asked): string => needWord(asked, 1, 'the name of a part');

/** How each command becomes an order. */
const ORDERS: Readonly<Record<string, (asked: Asked) => Order | Promise<Order>>> = {
  promote: (asked) => ({
    verb: 'promote',
    name: part(asked),
    version: asked.values.version,
    required: asked.values.required,
  }),
  rollback: restoreOrRollback,
  canary: canaryOrder,
  ramp: rampOrder,
  halt: (asked) => ({ verb: 'halt', name: part(asked), why: asked.values.why ?? 'by hand' }),
  kill: (asked) => ({ verb: 'kill', name: part(asked), why: asked.values.why ?? '' }),
  revive: (asked) => ({ verb: 'revive', name: part(asked) }),
  revoke: (asked) => ({
    verb: 'revoke',
    name: part(asked),
    version: needWord(asked, 2, 'the version'),
  }),
  flag: (asked) => ({
    verb: 'flag',
    name: needWord(asked, 1, 'the name of a switch'),
    word: asked.words[2],
  }),
  refresh: () => ({ verb: 'refresh' }),
};

/** Names of these commands. */
export const ORDER_COMMANDS: readonly string[] = Object.keys(ORDERS);

/** Carries an order command out; `--dry-run` only says what it would change. */
export async function runOrder(asked: Asked): Promise<void> {
  const make = Object.hasOwn(ORDERS, asked.words[0] ?? '')
    ? ORDERS[asked.words[0] ?? '']
    : undefined;
  if (!make) throw new Refused(`there is no command "${asked.words[0]}"`);
  const [office, order] = [officeOf(asked), await make(asked)];
  if (asked.values['dry-run']) {
    return sayDifference(await difference(office, order));
  }
  const { generation, before, after } = await carryOut(office, order, signatureOf(asked));
  const lines = differenceLines(before, after);
  say(
    `${lines.length === 0 ? 'signed anew' : lines.join('\n')}\ngeneration ${generation} on ${office.channel}`,
  );
}
