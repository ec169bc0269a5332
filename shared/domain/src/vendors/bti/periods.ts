/** Live periods of BTI (§4.7): written out. */
import { livePeriod, numbered, type LivePeriod } from '../../reference/live-period';

const ORDINAL = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
  'Eleventh',
  'Twelfth',
] as const;
const written =
  (noun: string) =>
  (at: number): string =>
    `${ORDINAL[at - 1] ?? ''}${noun}`;

/** Code to part. */
export const BTI_LIVE_PERIODS: ReadonlyMap<string, LivePeriod> = new Map([
  ['NotStarted', livePeriod('notStarted')],
  ['HalfTime', livePeriod('halfTime')],
  ['Overtime', livePeriod('overtime')],
  ['Penalties', livePeriod('penalties')],
  ['Interrupted', livePeriod('interrupted')],
  ['Finished', livePeriod('ended')],
  ...numbered('half', 2, written('Half')),
  ...numbered('quarter', 4, written('Quarter')),
  ...numbered('set', 7, written('Set')),
  ...numbered('game', 7, written('Game')),
  ...numbered('inning', 12, written('Inning')),
  ...numbered('map', 5, written('Map')),
  ...numbered('overtime', 2, written('Overtime')),
]);
