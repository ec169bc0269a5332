/** A chosen selection for tests of the slip. */
import { BET_TYPE, PERIOD } from '@site/domain/betting/bet-types';
import type { CartSelection } from '@site/domain/betting/cart';
import { SELECTION_STATUS } from '@site/domain/betting/statuses';
import { fenOf } from '@site/domain/money';
import type { LegInfo } from '../vendors/port';
import { odds } from '../vendors/odds.fixture';

/** The home side of a handicap. */
export const selectionOf = (id: string, over: Partial<CartSelection> = {}): CartSelection => ({
  selectionId: id, marketId: `m-${id}`, vendorKey: 'h', eventId: `e-${id}`, sportId: 1, leagueName: '红岭联', homeName: '红岭', awayName: '海川',
  betType: BET_TYPE.HANDICAP, betTypeName: '让球', period: PERIOD.FULL_TIME, periodName: '', selectionName: '红岭 -0.5', line: '-0.5',
  price: odds('1.95'), euOnly: false, live: false, score: null, isOutright: false, ...over,
});

/** Limits 10 to 5,000 at the price asked for. */
export const legOf = (id: string, over: Partial<LegInfo> = {}): LegInfo => ({
  selectionId: id, status: SELECTION_STATUS.OK, price: odds('1.95'), line: '-0.5', live: false, score: null, min: fenOf(1_000n), max: fenOf(500_000n), ...over,
});
