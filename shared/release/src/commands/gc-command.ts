import { kilobytes } from '@site/domain/releases/figures';
import { collect, judgeVersions, type Requests } from '../gc';
import { countsFor, contextOf, say, signatureOf, type CommandLine } from './command-line';

async function requestsOf(args: CommandLine): Promise<Requests | null> {
  if (args.values.edge === undefined) return null;
  const { requests, now } = await countsFor(args);
  return { ...requests, now };
}

/** Deletes old versions; with `--dry-run` only says which. */
export async function gcCommand(args: CommandLine): Promise<void> {
  const context = contextOf(args);
  const requests = await requestsOf(args);
  if (requests === null)
    say(
      'no edge was named (--edge http://…): when members last asked for a version is not known here and does not count',
    );
  if (args.values['dry-run']) {
    for (const { key, kept, bytes } of await judgeVersions(context, requests))
      say(
        `${kept === null ? 'would go' : 'stays   '}  ${key}  ${kilobytes(bytes)}${kept === null ? '' : `  (${kept})`}`,
      );
    return;
  }
  const { gone, previews } = await collect(context, requests, signatureOf(args));
  for (const { key, bytes } of gone)
    say(`deleted ${key}  ${kilobytes(bytes)}; its record of deletion stays in the audit folder`);
  say(`${gone.length} versions and ${previews} ended previews deleted`);
}
