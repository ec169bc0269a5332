import { beijingMidnight } from '@site/domain/releases/moment-text';
import { inTurn } from '@site/release/changes/change';
import { seedChange, WINDOW_DEFAULTS } from '@site/release/changes/windows';
import { commit } from '@site/release/commit';
import { readLive, readPublished } from '@site/release/live';
import type { ReleaseContext } from '@site/release/context';
import type { Part } from '../workspace/parts';

/**
 * Lets seasons that nobody planned yet run for a week in a development session's own store, so that
 * there is something to see.
 */
export async function showUnplanned(
  context: ReleaseContext,
  parts: readonly Part[],
  now: number,
): Promise<void> {
  const live = await readLive(context.store, context.channel);
  const plan = {
    id: 'dev',
    from: beijingMidnight(now),
    until: beijingMidnight(now, 7),
    ...WINDOW_DEFAULTS,
  };
  const changes = await Promise.all(
    parts
      .filter(({ kind }) => kind === 'season')
      .map(async ({ name }) => {
        const line = live?.registry.remotes[name];
        const published =
          line && !line.windows?.length
            ? await readPublished(context.store, name, line.stable)
            : null;
        return published ? [seedChange(name, published, plan)] : [];
      }),
  );
  if (changes.flat().length === 0) return;
  await commit(
    context.writer(),
    {
      channel: context.channel,
      action: 'start',
      by: 'npm run dev',
      why: 'a season without a plan',
    },
    inTurn(changes.flat()),
  );
}
