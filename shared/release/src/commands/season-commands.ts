/** Marketing's commands, in plain words. */
import { english } from '@site/domain/releases/sentence';
import type { SeasonPhase } from '@site/domain/releases/seasons';
import { Refused } from '../changes/change';
import { differenceLines } from '../changes/describe';
import { WINDOW_DEFAULTS, type WindowPlan } from '../changes/windows';
import { carryOut, difference, type ReleaseContext } from '../context';
import { readCalendar, type CalendarRow } from '../seasons/calendar';
import { publishedVersions, readLive } from '../live';
import { seasonName, seasonSlug } from '../seasons/names';
import { readPlanned } from '../seasons/planned';
import {
  killOrder,
  onlyWindow,
  schedule,
  scheduleDifference,
  unschedule,
  unscheduleDifference,
} from '../seasons/schedule';
import {
  momentOf,
  numberOf,
  needWord,
  contextOf,
  say,
  sayDifference,
  signatureOf,
  type CommandLine,
} from './command-line';
import { previewCommand } from './preview-command';

const HELP = `npm run release -- season <command> <name>

  new <name>          a new season's folder from the kit            --route event_CNY2027 --title 新春盛典
  publish <name>      build and check it; it is held back: nothing public names it yet
  schedule <name>     when it opens and ends, in Beijing time       --from 2027-01-29T00:00+08:00 --until 2027-02-13T00:00+08:00
                        --reveal <time>    nothing is public before this moment (embargo); the watcher or the console opens it then
                        --priority <n>     when two overlap the higher one is shown (default 0)
                        --grace <minutes>  how long a page that is open at the end may stay (default 30)
                        --id <window>      for a season that runs more than once
  unschedule <name>   take it out of the plan
  preview <name>      a link for one tab                            --at 2027-01-30T20:00+08:00 --hours 24 --domain https://m.example
  kill <name>         end it at once, whatever its dates say        --reason code|text|prize|law --why "…"
                        its rules stay readable, unless its texts are the reason
  calendar            what runs when, overlaps and gaps

  --dry-run (schedule, unschedule, kill), --why, --by, --data as everywhere; npm run release -- help`;

const PHASES: Readonly<Record<SeasonPhase, string>> = {
  none: '-',
  before: 'to come',
  running: 'RUNNING',
  grace: 'just over',
  ended: 'over',
  killed: 'off',
};

const season = (args: CommandLine): string => seasonName(needWord(args, 2, 'the name of a season'));

/**
 * A season that somebody has: in the workspace, held back, planned or public.
 *
 * @throws Refused that lists those of the workspace and of the public site: what is under embargo
 *   is named only by who knows it.
 */
async function knownSeason(args: CommandLine): Promise<string> {
  const [name, context] = [season(args), contextOf(args)];
  const live = Object.keys(
    (await readLive(context.store, context.channel))?.registry.remotes ?? {},
  );
  const open = [...args.workspace.partNames(), ...live].filter((each) =>
    each.startsWith('season_'),
  );
  const isKept =
    (await readPlanned(context.held)).some((each) => each.name === name) ||
    (await publishedVersions(context.held, name)).length > 0 ||
    (await publishedVersions(context.store, name)).length > 0;
  if (isKept || open.includes(name)) return name;
  throw new Refused(
    `there is no season "${seasonSlug(name)}"; there are: ${[...new Set(open.map(seasonSlug))].sort().join(', ') || 'none yet'}`,
  );
}

function planOf(args: CommandLine): WindowPlan {
  const { from, until, reveal } = args.values;
  if (from === undefined || until === undefined)
    throw new Refused('schedule needs --from and --until, like 2027-01-29T00:00+08:00');
  const id =
    args.values.id ??
    needWord(args, 2, 'the name of a season')
      .replace(/^season_/, '')
      .replaceAll('_', '-');
  return {
    id,
    from,
    until,
    revealAt: reveal,
    priority: numberOf(args, 'priority') ?? WINDOW_DEFAULTS.priority,
    graceMinutes: numberOf(args, 'grace') ?? WINDOW_DEFAULTS.graceMinutes,
    prefetchJitterSeconds: WINDOW_DEFAULTS.prefetchJitterSeconds,
  };
}

async function windowOf(args: CommandLine, context: ReleaseContext): Promise<string> {
  return args.values.id ?? onlyWindow(context, season(args));
}

const row = ({
  season: slug,
  id,
  from,
  until,
  priority,
  phase,
  embargoed,
  shown,
}: CalendarRow): string =>
  `${from}  ${until}  ${PHASES[phase].padEnd(9)} ${slug}${id === slug ? '' : ` (${id})`}  priority ${priority}${shown ? '  <- on the site now' : ''}${embargoed ? '  under embargo' : ''}`;

const COMMANDS: Readonly<Record<string, (args: CommandLine) => Promise<void>>> = {
  publish: async (args) => {
    const context = contextOf(args);
    const { publishPart, uncleanLine } = await import('./publish-command');
    const { release, isNew } = await publishPart(args, season(args), context.held);
    const unclean = await uncleanLine(context.held, release);
    if (unclean !== null) say(unclean);
    say(
      `${isNew ? 'held back' : 'already held back'}: ${release.name}@${release.version}; plan it with: npm run release -- season schedule ${needWord(args, 2, 'a name')} --from … --until …`,
    );
  },
  schedule: async (args) => {
    const context = contextOf(args);
    if (args.values['dry-run'])
      return sayDifference(
        await scheduleDifference(context, season(args), planOf(args), args.values.version),
      );
    const done = await schedule(
      context,
      season(args),
      planOf(args),
      signatureOf(args),
      args.values.version,
    );
    if (done.kind === 'kept')
      return say(
        `kept under embargo: nothing public names it before ${done.planned.plan.revealAt}; the watcher or the console must run then`,
      );
    say(
      `${differenceLines(done.committed.before, done.committed.after).join('\n')}\ngeneration ${done.committed.generation} on ${context.channel}`,
    );
  },
  new: async (args) => {
    const lines = await args.workspace.newSeason({
      slug: needWord(args, 2, 'the name of a season, e.g. cny2027'),
      route: args.values.route ?? '',
      title: args.values.title ?? '',
    });
    for (const line of lines) say(line);
  },
  unschedule: async (args) => {
    const context = contextOf(args);
    const id = await windowOf(args, context);
    if (args.values['dry-run'])
      return sayDifference(await unscheduleDifference(context, season(args), id));
    const done = await unschedule(context, season(args), id, signatureOf(args));
    say(
      done === null
        ? `window ${id} was under embargo and is gone`
        : `window ${id} is out, generation ${done.generation} on ${context.channel}`,
    );
  },
  kill: async (args) => {
    const context = contextOf(args);
    const { reason } = args.values;
    const order = await killOrder(context, season(args), await windowOf(args, context), reason);
    if (args.values['dry-run']) return sayDifference(await difference(context, order));
    const { generation } = await carryOut(context, order, signatureOf(args));
    say(
      `off: open pages learn it at their next look, generation ${generation} on ${context.channel}`,
    );
  },
  preview: async (args) => previewCommand(args, await knownSeason(args)),
  calendar: async (args) => {
    const { rows, warnings } = await readCalendar(contextOf(args), momentOf(args) ?? Date.now());
    for (const each of rows) say(row(each));
    if (rows.length === 0) say('no season is planned');
    for (const warning of warnings) say(`! ${english(warning)}`);
  },
};

/**
 * Carries a season command out.
 *
 * @throws Refused with a sentence.
 */
export async function seasonCommand(args: CommandLine): Promise<void> {
  const word = args.words[1] ?? 'help';
  if (word === 'help' || args.values.help) return say(HELP);
  const run = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined;
  if (!run) throw new Refused(`there is no season command "${word}"\n\n${HELP}`);
  await run(args);
}
