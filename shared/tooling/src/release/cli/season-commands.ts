/** Marketing's commands, in plain words. */
import path from 'node:path';
import type { SeasonPhase } from '@site/domain/releases/seasons';
import { newSeason, seasonSteps } from '../../generate/new-season';
import { discoverParts } from '../../workspace/parts';
import { WORKSPACE_ROOT } from '../../workspace/paths';
import { Refused } from '../changes/change';
import { differenceLines } from '../changes/describe';
import { WINDOW_DEFAULTS, type WindowPlan } from '../changes/windows';
import { carryOut, difference, type Office } from '../office';
import { readCalendar, type CalendarRow } from '../seasons/calendar';
import { seasonName } from '../seasons/names';
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
  officeOf,
  say,
  sayDifference,
  signatureOf,
  type Asked,
} from './options';
import { previewCommand } from './preview-command';

const HELP = `npm run release -- season <command> <name>

  new <name>          a new season's folder from the kit            --route event_CNY2027 --title 新春盛典
  publish <name>      build and check it; it is held back: nothing public names it yet
  schedule <name>     when it opens and ends, in Beijing time       --from 2027-01-29T00:00+08:00 --until 2027-02-13T00:00+08:00
                        --reveal <time>    nothing is public before this moment (embargo); the watcher or the desk opens it then
                        --priority <n>     when two overlap the higher one is shown (default 0)
                        --grace <minutes>  how long a page that is open at the end may stay (default 30)
                        --id <window>      for a season that runs more than once
  unschedule <name>   take it out of the plan
  preview <name>      a link for one tab                            --at 2027-01-30T20:00+08:00 --hours 24 --domain https://m.example
  kill <name>         end it at once, whatever its dates say        --why "…"
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

const season = (asked: Asked): string => seasonName(needWord(asked, 2, 'the name of a season'));

function planOf(asked: Asked): WindowPlan {
  const { from, until, reveal } = asked.values;
  if (from === undefined || until === undefined)
    throw new Refused('schedule needs --from and --until, like 2027-01-29T00:00+08:00');
  const id =
    asked.values.id ??
    needWord(asked, 2, 'the name of a season')
      .replace(/^season_/, '')
      .replaceAll('_', '-');
  return {
    id,
    from,
    until,
    revealAt: reveal,
    priority: numberOf(asked, 'priority') ?? WINDOW_DEFAULTS.priority,
    graceMinutes: numberOf(asked, 'grace') ?? WINDOW_DEFAULTS.graceMinutes,
    prefetchJitterSeconds: WINDOW_DEFAULTS.prefetchJitterSeconds,
  };
}

async function windowOf(asked: Asked, office: Office): Promise<string> {
  return asked.values.id ?? onlyWindow(office, season(asked));
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

const COMMANDS: Readonly<Record<string, (asked: Asked) => void | Promise<void>>> = {
  publish: async (asked) => {
    const office = officeOf(asked);
    const { publishPart } = await import('./publish-command');
    const { release, isNew } = await publishPart(asked, season(asked), office.held);
    say(
      `${isNew ? 'held back' : 'already held back'}: ${release.name}@${release.version}; plan it with: npm run release -- season schedule ${needWord(asked, 2, 'a name')} --from … --until …`,
    );
  },
  schedule: async (asked) => {
    const office = officeOf(asked);
    if (asked.values['dry-run'])
      return sayDifference(
        await scheduleDifference(office, season(asked), planOf(asked), asked.values.version),
      );
    const done = await schedule(
      office,
      season(asked),
      planOf(asked),
      signatureOf(asked),
      asked.values.version,
    );
    if (done.kind === 'kept')
      return say(
        `kept under embargo: nothing public names it before ${done.planned.plan.revealAt}; the watcher or the desk must run then`,
      );
    say(
      `${differenceLines(done.committed.before, done.committed.after).join('\n')}\ngeneration ${done.committed.generation} on ${office.channel}`,
    );
  },
  new: (asked) => {
    const slug = needWord(asked, 2, 'the name of a season, e.g. cny2027');
    const dir = newSeason(
      WORKSPACE_ROOT,
      { slug, route: asked.values.route ?? '', title: asked.values.title ?? '' },
      discoverParts(),
    );
    for (const line of seasonSteps(slug, path.relative(WORKSPACE_ROOT, dir))) say(line);
  },
  unschedule: async (asked) => {
    const office = officeOf(asked);
    const id = await windowOf(asked, office);
    if (asked.values['dry-run'])
      return sayDifference(await unscheduleDifference(office, season(asked), id));
    const done = await unschedule(office, season(asked), id, signatureOf(asked));
    say(
      done === null
        ? `window ${id} was under embargo and is gone`
        : `window ${id} is out, generation ${done.generation} on ${office.channel}`,
    );
  },
  kill: async (asked) => {
    const office = officeOf(asked);
    const order = killOrder(office, season(asked), await windowOf(asked, office));
    if (asked.values['dry-run']) return sayDifference(await difference(office, order));
    const { generation } = await carryOut(office, order, signatureOf(asked));
    say(
      `off: open pages learn it at their next look, generation ${generation} on ${office.channel}`,
    );
  },
  preview: (asked) => previewCommand(asked, season(asked)),
  calendar: async (asked) => {
    const { rows, warnings } = await readCalendar(officeOf(asked), momentOf(asked) ?? Date.now());
    for (const each of rows) say(row(each));
    if (rows.length === 0) say('no season is planned');
    for (const warning of warnings) say(`! ${warning}`);
  },
};

/**
 * Carries a season command out.
 *
 * @throws Refused with a sentence.
 */
export async function seasonCommand(asked: Asked): Promise<void> {
  const word = asked.words[1] ?? 'help';
  if (word === 'help' || asked.values.help) return say(HELP);
  const run = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined;
  if (!run) throw new Refused(`there is no season command "${word}"\n\n${HELP}`);
  await run(asked);
}
