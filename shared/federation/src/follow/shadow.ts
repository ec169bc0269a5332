/**
 * The shadow canary: one idle tab in fifty fetches the files of a canary and checks their hashes
 * without running them, so that a broken edge is known before a member meets it.
 */
import type { ReleaseRecord } from '@site/contracts/log';
import type { Federation } from '../types';
import { warmFiles } from './warm-files';

/** What a shadow check needs: a canary to fetch, chance, idle moments and a record. */
export interface ShadowDeps {
  readonly federation: Pick<Federation, 'view' | 'subscribe' | 'release' | 'resolve'>;
  readonly fetch: typeof globalThis.fetch;
  /** A number in [0, 1), drawn once per tab. */
  readonly draw: () => number;
  readonly mayFetch: () => boolean;
  readonly onIdle: (work: () => void) => void;
  readonly monotonic: () => number;
  readonly record: (
    step: Pick<
      ReleaseRecord,
      'generation' | 'remote' | 'version' | 'phase' | 'fault' | 'ms' | 'attempt' | 'recovered'
    >,
  ) => void;
}

/** Share of the tabs. */
const SHARE = 1 / 50;

/** Starts it in the tabs it falls to. */
export function startShadow({
  federation,
  fetch,
  draw,
  mayFetch,
  onIdle,
  monotonic,
  record,
}: ShadowDeps): void {
  if (draw() >= SHARE) return;
  const seen = new Set<string>();
  const check = async (remote: string, version: string): Promise<void> => {
    if (!mayFetch()) return;
    const { generation } = federation.view();
    const started = monotonic();
    const fetchAll = (): Promise<void> =>
      federation
        .release(remote, version)
        .then((release) => warmFiles(fetch, release, Object.keys(release.files)));
    // One fetch that a phone lost says nothing of the files.
    const fault = await fetchAll()
      .catch(() => new Promise<void>(onIdle).then(fetchAll))
      .then(
        () => null,
        () => (mayFetch() ? 'network' : 'offline'),
      );
    // A tab that went offline meanwhile says nothing about the files.
    if (fault !== 'offline')
      record({
        generation,
        remote,
        version,
        phase: 'shadow',
        fault,
        ms: monotonic() - started,
        attempt: 0,
        recovered: false,
      });
  };
  const look = (): void => {
    for (const [remote, line] of Object.entries(federation.view().registry.remotes)) {
      const version = line.canary?.version;
      if (
        version === undefined ||
        seen.has(`${remote}@${version}`) ||
        federation.resolve(remote).version === version
      )
        continue;
      seen.add(`${remote}@${version}`);
      onIdle(() => void check(remote, version));
    }
  };
  federation.subscribe(look);
  look();
}
