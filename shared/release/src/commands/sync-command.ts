import fs from 'node:fs';
import path from 'node:path';
import { Refused } from '../changes/change';
import { openStore } from '../store/open-store';
import { sync } from '../sync';
import { say, type CommandLine } from './command-line';

/** Where a store lies, with a slash at its end; links are followed as far as there is something. */
function groundOf(place: string): string {
  if (place.startsWith('s3:')) return `${place.replace(/\/+$/, '')}/`;
  const parent = path.dirname(place);
  const real =
    fs.existsSync(place) || parent === place
      ? fs.realpathSync(place)
      : groundOf(parent) + path.basename(place);
  return path.join(real, path.sep);
}

/** @throws Refused where one store would become a part of the other. */
function needApart(from: string, to: string): void {
  const [here, there] = [groundOf(from), groundOf(to)];
  if (here === there) throw new Refused(`${to} cannot be copied into itself`);
  if (there.startsWith(here) || here.startsWith(there))
    throw new Refused(
      `${to} and ${from} lie one inside the other: a copy needs a place of its own; nothing was copied`,
    );
}

/** Copies the whole site into another store. */
export async function syncCommand({ values, workspace }: CommandLine): Promise<void> {
  if (values.to === undefined)
    throw new Refused(
      'sync needs to know where to: --to s3://bucket/folder, or a folder that a web server serves',
    );
  const data = workspace.dataDir(values.data || undefined);
  const from = openStore(data, values.from);
  const to = openStore(data, values.to, true);
  needApart(from.place, to.place);
  const isTrial = values['dry-run'] === true;
  const { files, channels } = await sync(from, to, isTrial);
  if (isTrial) for (const file of files) say(`would copy ${file}`);
  say(
    `${isTrial ? 'would copy' : 'copied'} ${files.length} files to ${to.place}; ${channels.map(({ name, generation }) => `${name} is ${isTrial ? 'to be ' : ''}at generation ${generation} there`).join(', ') || 'every channel is there as it is here'}`,
  );
}
