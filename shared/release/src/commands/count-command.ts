import fs from 'node:fs';
import { Refused } from '../changes/change';
import { countBeacons } from '../count';
import { requireLive } from '../live';
import { contextOf, say, type CommandLine } from './command-line';

/** Counts a log of beacons for `watch`, `ramp` and the console, where no edge counts them. */
export async function countCommand(args: CommandLine): Promise<void> {
  const { logs, out } = args.values;
  if (logs === undefined || out === undefined)
    throw new Refused(
      'count needs --logs <file with one beacon a line> and --out <file for the counts>',
    );
  if (!fs.existsSync(logs)) throw new Refused(`--logs ${logs}: there is no such file`);
  const context = contextOf(args);
  const { registry } = await requireLive(context.store, context.channel);
  const lines = fs
    .readFileSync(logs, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const { health, passedOver } = countBeacons(lines, (key) =>
    Object.hasOwn(registry.versions, key),
  );
  fs.writeFileSync(out, `${JSON.stringify(health, null, 1)}\n`);
  say(
    `${lines.length - passedOver} beacons of ${Object.keys(health.versions).length} versions counted into ${out}${passedOver === 0 ? '' : `; ${passedOver} lines are no beacons and were passed over`}`,
  );
}
