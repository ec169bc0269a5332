/** Live periods of SABA (§4.7). */
import { livePeriod, numbered, type LivePeriod } from '../../reference/live-period';

/** Code to part. */
export const SABA_LIVE_PERIODS: ReadonlyMap<string, LivePeriod> = new Map([
  ['pre', livePeriod('notStarted')],
  ['HT', livePeriod('halfTime')],
  ['OT', livePeriod('overtime')],
  ['PK', livePeriod('penalties')],
  ['delayed', livePeriod('interrupted')],
  ['FT', livePeriod('ended')],
  ...numbered('half', 2, (at) => `${at}H`),
  ...numbered('quarter', 4, (at) => `${at}Q`),
  ...numbered('set', 7, (at) => `Set${at}`),
  ...numbered('game', 7, (at) => `Game${at}`),
  ...numbered('inning', 12, (at) => `Inning${at}`),
  ...numbered('map', 5, (at) => `Map${at}`),
  ...numbered('overtime', 2, (at) => `OT${at}`),
]);
