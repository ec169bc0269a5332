/** The event's state as time goes by; it changes by itself at the start and at the end. */
import { useState } from 'react';
import { usePlatform } from '@site/platform';
import { seasonState, type SeasonDates, type SeasonState } from './season-window';

export function useSeason(dates: SeasonDates): SeasonState & { readonly now: () => number; readonly recheck: () => void } {
  const { clock } = usePlatform();
  const [state, setState] = useState(() => seasonState(dates, clock.now()));
  return { ...state, now: clock.now, recheck: () => setState(seasonState(dates, clock.now())) };
}
