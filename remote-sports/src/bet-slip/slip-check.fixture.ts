/** Rows and their surroundings for the tests of the slip check. */
import { fenOf } from '@site/domain/money';
import { legOf, selectionOf } from './slip.fixture';
import type { SlipContext } from './slip-check';
import { NO_GAP } from '../state/feed-gaps';
import { EMPTY_SLIP, rowOf as freshRow, type SlipRow, type SlipState } from './slip-model';

export const rowOf = (over: Partial<SlipRow> = {}, id = 'a'): SlipRow => ({
  ...freshRow(selectionOf(id)),
  stake: '100',
  info: legOf(id),
  infoAt: 1_000,
  requestedAt: 900,
  ...over,
});
export const CONTEXT: SlipContext = {
  vendor: 'SABA',
  oddsType: 'HK',
  signedIn: true,
  balance: fenOf(1_000_000n),
  freeBalance: null,
  bettingDisabled: false,
  now: 2_000,
  gap: NO_GAP,
};

export const singles = (...rows: SlipRow[]): SlipState => ({ ...EMPTY_SLIP, rows });
