import type { Registry } from '@site/contracts/releases/registry';
import { inTurn, type Change } from '@site/release/changes/change';
import { makeLive } from '@site/release/changes/promote';
import { commit } from '@site/release/commit';
import type { ReleaseContext } from '@site/release/context';
import type { HotPart } from './hot-part';

/** No version stands in for one that fails: whoever broke it wants to see that. */
const noLadder =
  (name: string, key: string, url: string): Change =>
  (live): Registry => {
    const line = live.remotes[name];
    const record = live.versions[key];
    return {
      ...live,
      flags: { ...live.flags, bootLoopBreaker: false },
      host: live.host && name === 'host' ? { ...live.host, good: [] } : live.host,
      remotes:
        line === undefined ? live.remotes : { ...live.remotes, [name]: { ...line, good: [] } },
      versions:
        record === undefined
          ? live.versions
          : { ...live.versions, [key]: { ...record, release: url } },
    };
  };

/** Makes the newest good builds of some parts live, as one generation. */
export async function makeAllLive(
  context: ReleaseContext,
  fresh: readonly Pick<HotPart, 'record'>[],
): Promise<void> {
  const changes: Change[] = [];
  for (const each of fresh) {
    const made = await each.record();
    const { name, version } = made.release;
    changes.push(makeLive(made), noLadder(name, `${name}@${version}`, made.url));
  }
  // The static document is for devices that are offline; nobody is here.
  const { after: _none, ...writer } = context.writer();
  await commit(
    writer,
    {
      channel: context.channel,
      action: 'promote',
      by: 'npm run dev',
      why: 'source changed',
    },
    inTurn(changes),
  );
}
