import { Refused } from '../changes/change';
import { openStore } from '../store/open-store';
import { sync } from '../sync';
import { say, type CommandLine } from './command-line';

/** Copies the whole site into another store. */
export async function syncCommand({ values, workspace }: CommandLine): Promise<void> {
  if (values.to === undefined)
    throw new Refused(
      'sync needs to know where to: --to s3://bucket/folder, or a folder that a web server serves',
    );
  const data = workspace.dataDir(values.data || undefined);
  const from = openStore(data, values.from);
  const to = openStore(data, values.to, true);
  if (from.place === to.place) throw new Refused(`${to.place} cannot be copied into itself`);
  const isTrial = values['dry-run'] === true;
  const { files, channels } = await sync(from, to, isTrial);
  if (isTrial) for (const file of files) say(`would copy ${file}`);
  say(
    `${isTrial ? 'would copy' : 'copied'} ${files.length} files to ${to.place}; ${channels.map(({ name, generation }) => `${name} is ${isTrial ? 'to be ' : ''}at generation ${generation} there`).join(', ') || 'every channel is there as it is here'}`,
  );
}
