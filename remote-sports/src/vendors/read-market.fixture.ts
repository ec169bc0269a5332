/** Reads markets as the board of an adapter does, for tests of its maps. */
import { createBoardMirror, type MarketReader } from './common/board-mirror';
import { BET_TYPE } from '@site/domain/betting/bet-types';
import type { Market, PriceSlot } from './port';

/** Markets that the site knows, with all their prices. */
export function readMarkets<W>(
  reader: MarketReader<W>,
  wires: readonly W[],
): { readonly markets: readonly Market[]; readonly prices: readonly PriceSlot[] } {
  const message = createBoardMirror(reader).replace([], wires);
  if (message.kind !== 'snapshot') throw new Error('no snapshot');
  return message;
}

/**
 * What the fixtures' handicap of the first event is, whichever vendor tells it.
 *
 * @param keys the vendor's own keys of home and away.
 * @param group its own word for the kind of market.
 * @param extras what it says of home and away besides.
 */
export const handicapOf = (
  [home, away]: readonly [home: string, away: string],
  group: string,
  extras: readonly [home: object, away: object],
) => ({
  id: 'm1',
  eventId: 'e1',
  betType: BET_TYPE.HANDICAP,
  period: 1,
  state: 'open',
  lineId: 'm1',
  group,
  rank: 1,
  comboAllowed: true,
  selections: [
    { id: 'm1h', vendorKey: home, side: 'home', label: '主', line: '-0.5', ...extras[0] },
    { id: 'm1a', vendorKey: away, side: 'away', label: '客', line: '0.5', ...extras[1] },
  ],
});
