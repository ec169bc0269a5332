/** Live periods of IM (§4.7): short codes. */
import { livePeriod, numbered, type LivePeriod } from '../../reference/live-period';

/** Code to part; a code that is missing here is shown as "in play" and never guessed. */
export const IM_LIVE_PERIODS: ReadonlyMap<string, LivePeriod> = new Map([
  ['NS', livePeriod('notStarted')],
  ['HT', livePeriod('halfTime')],
  ['OT', livePeriod('overtime')],
  ['PEN', livePeriod('penalties')],
  ['INT', livePeriod('interrupted')],
  ['FT', livePeriod('ended')],
  ...numbered('half', 2, (at) => `${at}H`),
  ...numbered('quarter', 4, (at) => `Q${at}`),
  ...numbered('set', 7, (at) => `S${at}`),
  ...numbered('game', 7, (at) => `G${at}`),
  ...numbered('inning', 12, (at) => `I${at}`),
  ...numbered('map', 5, (at) => `M${at}`),
  ...numbered('overtime', 2, (at) => `OT${at}`),
]);
