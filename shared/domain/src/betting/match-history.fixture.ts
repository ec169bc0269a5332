/** A match as it is told and seen, in short words, for tests. */
import { readHistory, type ToldIncident } from './match-history';
import type { Moment } from './match-moments';
import type { MatchLook } from './match-track';

const none = { home: 0, away: 0 };
/** In the second half, nothing counted. */
export const lookAt = (over: Partial<MatchLook> = {}): MatchLook => ({
  score: none,
  period: { kind: 'half', number: 2 },
  clock: '67',
  reds: none,
  corners: none,
  danger: 'safe',
  ...over,
});
/** Rows of a service, e.g. `12 home goal`. */
export const told = (...rows: readonly string[]): readonly Moment[] =>
  readHistory(
    rows.map((row): ToldIncident => {
      const [clock = '', side = '', kind = ''] = row.split(' ');
      return { clock, side, kind };
    }),
  );
/** E.g. `12 home goal`, with `-` for no minute. */
export const moment = (row: string, undone = false): Moment => {
  const [clock = '', side = '', what = ''] = row.split(' ');
  return { clock: clock === '-' ? '' : clock, side: side as 'home', what: what as 'goal', undone };
};
/** What the moments are, in the same words. */
export const words = (moments: readonly Moment[]): readonly string[] =>
  moments.map(
    ({ clock, side, what, undone }) => `${clock} ${side ?? ''} ${what}${undone ? ' undone' : ''}`,
  );
