import { kilobytes } from '@site/domain/releases/figures';
import { collect, judgeVersions, type Requests } from '../gc';
import { countsFor, officeOf, say, signatureOf, type Asked } from './options';

async function requestsOf(asked: Asked): Promise<Requests | null> {
  if (asked.values.edge === undefined) return null;
  const { requests, now } = await countsFor(asked);
  return { ...requests, now };
}

/** Deletes old versions; with `--dry-run` only says which. */
export async function gcCommand(asked: Asked): Promise<void> {
  const office = officeOf(asked);
  const requests = await requestsOf(asked);
  if (requests === null)
    say(
      'no edge was named (--edge http://…): when members last asked for a version is not known here and does not count',
    );
  if (asked.values['dry-run']) {
    for (const { key, kept, bytes } of await judgeVersions(office, requests))
      say(
        `${kept === null ? 'would go' : 'stays   '}  ${key}  ${kilobytes(bytes)}${kept === null ? '' : `  (${kept})`}`,
      );
    return;
  }
  const { gone, previews } = await collect(office, requests, signatureOf(asked));
  for (const { key, bytes } of gone)
    say(`deleted ${key}  ${kilobytes(bytes)}; its record of deletion stays in the audit folder`);
  say(`${gone.length} versions and ${previews} ended previews deleted`);
}
