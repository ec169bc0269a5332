/** A chosen selection for tests of the slip. */
import { BET_TYPE, PERIOD } from '@site/domain/betting/bet-types';
import type { CartSelection } from '@site/domain/betting/cart';
import { betStatusOf, SELECTION_STATUS } from '@site/domain/betting/statuses';
import { fenOf } from '@site/domain/money';
import type { ComboInfo, LegInfo, Wager } from '../vendors/port';
import { odds } from '../vendors/odds.fixture';

/** The home side of a handicap. */
export const selectionOf = (id: string, over: Partial<CartSelection> = {}): CartSelection => ({
  selectionId: id,
  marketId: `m-${id}`,
  vendorKey: 'h',
  eventId: `e-${id}`,
  sportId: 1,
  leagueName: '红岭联',
  homeName: '红岭',
  awayName: '海川',
  betType: BET_TYPE.HANDICAP,
  betTypeName: '让球',
  period: PERIOD.FULL_TIME,
  periodName: '',
  selectionName: '红岭 -0.5',
  line: '-0.5',
  price: odds('1.95'),
  euOnly: false,
  live: false,
  score: null,
  isOutright: false,
  ...over,
});

/** Limits 10 to 5,000 at the price asked for. */
export const legOf = (id: string, over: Partial<LegInfo> = {}): LegInfo => ({
  selectionId: id,
  status: SELECTION_STATUS.OK,
  price: odds('1.95'),
  line: '-0.5',
  live: false,
  score: null,
  min: fenOf(1_000n),
  max: fenOf(500_000n),
  ...over,
});

/** A combo of two at the price of both, limits 1 to 5,000 a line. */
export const comboOf = (id: string, over: Partial<ComboInfo> = {}): ComboInfo => ({
  id,
  lines: 1,
  factor: '3.8025',
  status: SELECTION_STATUS.OK,
  min: fenOf(100n),
  max: fenOf(500_000n),
  ...over,
});

/** A single of 100 that was booked at 1.95. */
export const placedWager = (id: string, over: Partial<Wager> = {}): Wager => ({
  id,
  vendor: 'SABA',
  attemptKey: 'k1',
  outcome: 'running',
  reason: null,
  responseStatus: betStatusOf(over.outcome ?? 'running'),
  cancelled: null,
  requestTime: 0,
  placedAt: 0,
  settledAt: null,
  acceptSeconds: 0,
  afterDanger: false,
  freeBet: false,
  mode: 1,
  comboId: null,
  lines: 1,
  stakePerLine: fenOf(10_000n),
  stake: fenOf(10_000n),
  risk: fenOf(10_000n),
  toWin: fenOf(9_500n),
  returned: null,
  oddsType: 'HK',
  cashOut: null,
  resettlements: [],
  legs: [
    {
      eventId: 'e-a',
      sportId: 1,
      leagueName: '红岭联',
      homeName: '红岭',
      awayName: '海川',
      startAt: 0,
      isOutright: false,
      marketId: 'm-a',
      selectionId: 'a',
      vendorKey: 'h',
      betType: BET_TYPE.HANDICAP,
      period: PERIOD.FULL_TIME,
      side: 'home',
      label: '',
      line: '-0.5',
      requested: odds('1.95'),
      price: odds('1.95'),
      live: false,
      scoreAtBet: null,
      finalScore: null,
      outcome: 'running',
    },
  ],
  ...over,
});
