/**
 * Where a season stands as time goes by, by the plan and the server's clock; the page changes by
 * itself at each edge.
 */
import { useReducer, useState } from 'react';
import type { SeasonPhase, SeasonSchedule } from '@site/domain/releases/seasons';
import { nextEdgeOf } from '@site/domain/seasons/progress';
import { usePlatform, useStateView } from '@site/platform';
import { useMoment } from '@site/remote-kit/prize';

/** What a member is shown. `grace`: it is over, but this page was open before. */
export type SeasonView = 'before' | 'running' | 'grace' | 'ended';

/** A season now. */
export interface SeasonNow {
  readonly phase: SeasonPhase;
  readonly view: SeasonView;
  readonly schedule: SeasonSchedule | null;
  readonly now: () => number;
}

/**
 * Who comes after the end gets the ended page; who was here may stay for the grace time (releases
 * D5).
 */
export function viewOf(phase: SeasonPhase, sawItRun: boolean): SeasonView {
  if (phase === 'before' || phase === 'running') return phase;
  return phase === 'grace' && sawItRun ? 'grace' : 'ended';
}

/** Follows a season. */
export function useSeason(slug: string): SeasonNow {
  const { seasons } = usePlatform();
  const { schedules } = useStateView(seasons.state);
  const [, look] = useReducer((before: number) => before + 1, 0);
  const [sawItRun, setSawItRun] = useState(false);
  const schedule = schedules[slug] ?? null;
  const phase = seasons.phase(slug);
  useMoment(nextEdgeOf(schedule, seasons.now()), look);
  if (phase === 'running' && !sawItRun) setSawItRun(true);
  return { phase, view: viewOf(phase, sawItRun), schedule, now: seasons.now };
}
