import os from 'node:os';
import { parseArgs } from 'node:util';
import { readMoment } from '@site/domain/releases/calendar';
import { Refused, refused } from '../changes/change';
import { openReleases, type ReleaseContext, type Signature } from '../context';
import type { Health } from '@site/contracts/releases/health';
import { readHealth } from '../health';
import type { Workspace } from './workspace';

const TEXT = [
  'version',
  'channel',
  'data',
  'why',
  'reason',
  'source',
  'built',
  'to',
  'percent',
  'include',
  'exclude',
  'cohorts',
  'note',
  'member',
  'fail-rate',
  'min-loads',
  'generation',
  'at',
  'unit',
  'host-api',
  'from',
  'until',
  'reveal',
  'priority',
  'grace',
  'id',
  'hours',
  'route',
  'title',
  'out',
  'by',
  'approve',
  'edge',
  'domain',
  'gateway',
  'port',
  'root',
  'games',
  'logs',
  'cert',
  'key',
  'key-file',
  'key-command',
  'role',
  'squad',
] as const;
const SWITCHES = [
  'help',
  'force',
  'dry-run',
  'skip-smoke',
  'auto',
  'once',
  'required',
  'live',
  'brotli',
  'http3',
] as const;

type Texts = Partial<Record<(typeof TEXT)[number], string>>;
type Switches = Partial<Record<(typeof SWITCHES)[number], boolean>>;

/** A command line taken apart. */
export interface CommandLine {
  readonly words: readonly string[];
  readonly values: Texts & Switches;
  /** Where it was typed. */
  readonly workspace: Workspace;
}

type Option = (typeof TEXT)[number] | (typeof SWITCHES)[number];

/** Where, who, and why: any command takes these, those that keep no record pass over them. */
const ANYWHERE: readonly Option[] = [
  'help',
  'data',
  'to',
  'channel',
  'edge',
  'why',
  'by',
  'key-file',
  'key-command',
];
const BUILT: readonly Option[] = ['source', 'built', 'version', 'skip-smoke', 'approve', 'note'];
const ORDER: readonly Option[] = ['dry-run', 'approve'];
const LINK: readonly Option[] = ['version', 'at', 'hours', 'domain'];

/**
 * What each command takes besides. An option that would be passed over is a mistake: it would not
 * do what its user hopes.
 */
const TAKES: Readonly<Record<string, readonly Option[]>> = {
  publish: BUILT,
  promote: [...ORDER, 'version', 'required'],
  canary: [...ORDER, 'version', 'percent', 'auto', 'include', 'exclude', 'fail-rate', 'min-loads'],
  ramp: [...ORDER, 'force'],
  halt: ORDER,
  rollback: [...ORDER, 'generation'],
  kill: [...ORDER, 'reason'],
  revive: ORDER,
  revoke: ORDER,
  flag: ORDER,
  refresh: ORDER,
  repair: ['dry-run'],
  sync: ['from', 'dry-run'],
  status: ['at'],
  explain: ['unit', 'at', 'host-api', 'cohorts', 'member'],
  versions: [],
  audit: [],
  keys: [],
  account: ['role', 'squad'],
  preview: LINK,
  gc: ['dry-run'],
  watch: ['once'],
  count: ['logs', 'out'],
  trace: [],
  nginx: [
    'out',
    'port',
    'gateway',
    'root',
    'games',
    'live',
    'brotli',
    'logs',
    'cert',
    'key',
    'http3',
  ],
  'season new': ['route', 'title'],
  'season publish': BUILT,
  'season schedule': [...ORDER, 'version', 'from', 'until', 'reveal', 'priority', 'grace', 'id'],
  'season unschedule': [...ORDER, 'id'],
  'season preview': LINK,
  'season kill': [...ORDER, 'id', 'reason'],
  'season calendar': ['at'],
};

/** What to do in the place of an option that seems to fit. */
const INSTEAD: Readonly<Record<string, string>> = {
  'rollback --version':
    'it goes back to the last good version; promote goes to the one that is named',
  'publish --dry-run': 'nothing becomes live by it',
  'season publish --dry-run': 'nothing becomes public by it',
  'season new --dry-run': 'it writes one folder, which can be deleted',
  'preview --dry-run': 'nothing that is live changes by it',
  'season preview --dry-run': 'nothing that is live changes by it',
  'keys --dry-run': 'a key pair cannot be tried out',
  'watch --dry-run':
    'it only does what its hour has come for; status and season calendar say what that is',
};

function checkOptions({
  words: [word = '', second = ''],
  values,
}: Pick<CommandLine, 'words' | 'values'>): void {
  const command = word === 'season' ? `season ${second}` : word;
  const takes = Object.hasOwn(TAKES, command) ? TAKES[command] : undefined;
  const odd =
    takes &&
    (Object.keys(values) as Option[]).find(
      (name) => !ANYWHERE.includes(name) && !takes.includes(name),
    );
  if (!odd) return;
  const instead = INSTEAD[`${command} --${odd}`];
  throw new Refused(
    `${command} takes no --${odd}${instead === undefined ? '' : `: ${instead}`}; it takes: ${[...takes, ...ANYWHERE].map((name) => `--${name}`).join(', ')}`,
  );
}

/**
 * Reads a command line.
 *
 * @throws Refused for an option that is not known, or that the command does not use.
 */
export function readCommandLine(argv: readonly string[], workspace: Workspace): CommandLine {
  const options = Object.fromEntries([
    ...TEXT.map((name) => [name, { type: 'string' as const }]),
    ...SWITCHES.map((name) => [name, { type: 'boolean' as const }]),
  ]);
  let args: CommandLine;
  try {
    const { values, positionals } = parseArgs({ args: [...argv], allowPositionals: true, options });
    args = { words: positionals, values: values as Texts & Switches, workspace };
  } catch (error) {
    throw new Refused(
      `${error instanceof Error ? error.message : String(error)}; see npm run release -- help`,
    );
  }
  checkOptions(args);
  return args;
}

/**
 * A number of an option.
 *
 * @throws Refused when it is none.
 */
export function numberOf(args: CommandLine, name: (typeof TEXT)[number]): number | undefined {
  const text = args.values[name];
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value))
    throw new Refused(`--${name} needs a number, not "${text}"`);
  return value;
}

/** The words of an option that takes several, or undefined. */
export const listOf = (text: string | undefined): readonly string[] | undefined =>
  text
    ?.split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/**
 * A moment of `--at`, or null.
 *
 * @throws Refused with what to type.
 */
export function momentOf({ values }: CommandLine): number | null {
  if (values.at === undefined) return null;
  const moment = readMoment(values.at);
  if (!moment.ok) throw refused`--at: ${moment.why}`;
  return moment.at;
}

/**
 * The word at a place.
 *
 * @throws Refused that says what belongs there.
 */
export function needWord(args: CommandLine, at: number, what: string): string {
  const word = args.words[at];
  if (word !== undefined) return word;
  throw new Refused(
    `${args.words.slice(0, at).join(' ')} needs ${what}; see npm run release -- help`,
  );
}

/** The data folder that is worked on. */
const dataOf = ({ values, workspace }: CommandLine): string =>
  workspace.dataDir(values.data || undefined);

/** The counts of the edge that is named, or of the one that serves the data folder. */
export const countsFor = (args: CommandLine): Promise<Health> =>
  readHealth(args.values.edge, args.workspace.running(dataOf(args)));

/** What the options name: store, channel, keys. */
export function contextOf(args: CommandLine): ReleaseContext {
  const { values } = args;
  return openReleases({
    data: dataOf(args),
    target: values.to,
    keyFile: values['key-file'],
    keyCommand: values['key-command'],
    ...(values.channel === undefined ? {} : { channel: values.channel }),
  });
}

/** Who asks, and why. */
export function signatureOf({ values }: CommandLine): Signature {
  return {
    by: values.by ?? os.userInfo().username,
    why: values.why ?? 'not given',
    ...(values.approve === undefined ? {} : { approvals: values.approve.split(',') }),
  };
}

/** Prints a line. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Prints what an order would change. */
export const sayDifference = (lines: readonly string[]): void =>
  say(
    lines.length === 0
      ? 'would change nothing'
      : `would change:\n${lines.map((line) => `  ${line}`).join('\n')}`,
  );
