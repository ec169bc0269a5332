/** SABA's gateway behind the face. */
import * as saba from '@site/contracts/vendor-saba';
import * as vendorSabaWagers from '@site/contracts/vendor-saba-wagers';
import * as vendorSabaSingles from '@site/contracts/vendor-saba-singles';
import * as sabaBets from '@site/contracts/vendor-saba-bets';
import {
  both,
  type Seen,
  type Wanted,
  type Driver,
  resultOf,
  found,
  lookup,
  type Plain,
} from './driver';

const SABA_TYPE: Readonly<Record<Wanted, number>> = {
  handicap: 1,
  total: 3,
  outcome: 5,
  winner: 20,
  correctScore: 413,
  outright: 10,
  place: 11,
};

function sabaSeen(wager: Plain<vendorSabaWagers.SabaWager>): Seen {
  const word = wager.ticketStatus;
  const stage =
    word === 'waiting'
      ? 'pending'
      : word === 'reject'
        ? 'declined'
        : word === 'running'
          ? 'open'
          : 'settled';
  return {
    id: wager.transId,
    stage,
    word,
    stake: wager.stake,
    lines: wager.parlay?.betCount ?? 1,
    returned: wager.payout,
    reason: wager.rejectReason,
    legs: wager.parlay?.legs.length ?? 1,
  };
}

/** SABA. */
export const SABA_DRIVER: Driver = {
  vendor: 'saba',
  goalReason: 'goal',
  combo: { straight: 'FoldN', trixie: 'Trixie', doubles: 'Doubles' },
  pick: async (client, eventId, type, side = 0) => {
    const { markets } = resultOf<{ markets: saba.SabaMarket[] }>(
      await client.call(saba.getSabaEventDetail, { query: { eventId } }),
    );
    const market = found(
      markets.find((each) => each.betType === SABA_TYPE[type] && each.sort === 1),
      `${type} market`,
    );
    const selection = found(market.selections[side], 'selection');
    const price = selection.oddsPrice.decimalPrice ?? '';
    return {
      eventId,
      marketId: market.marketId,
      selectionId: selection.selectionId,
      key: selection.key,
      price,
      line: selection.point,
      native: price,
      nativeType: 3,
    };
  },
  inPlay: async (client, eventId) => {
    const answer = await client.call(saba.getSabaEventDetail, { query: { eventId } });
    const live = found(
      resultOf<{ events: saba.SabaEvent[] }>(answer).events[0]?.liveInfo,
      'match in play',
    );
    return {
      goal: [live.liveHomeScore, live.liveAwayScore],
      red: [live.homeRedCard, live.awayRedCard],
      corner: [live.homeCorner, live.awayCorner],
      parts: (live.parts ?? []).map(both),
      clock: live.inPlayTime,
    };
  },
  info: async (client, picks) => {
    const result = resultOf<{
      tickets: vendorSabaSingles.SabaTicketInfo[];
      combos: Plain<sabaBets.SabaComboInfo>[];
    }>(
      await client.call(sabaBets.getSabaParlayTickets, {
        body: { tickets: picks.map(({ marketId, key }) => ({ marketId, key })) },
      }),
    );
    return {
      codes: result.tickets.map(({ stateCode }) => stateCode),
      prices: result.tickets.map(({ price }) => price),
      combos: result.combos.map((each) => ({
        id: each.comboType,
        lines: each.betCount,
        min: each.minBet,
        max: each.maxBet,
        code: each.stateCode,
      })),
    };
  },
  place: (client, key, picks, stakes, extra = {}) => {
    const [pick] = picks;
    const oddsOption = extra.better === true ? (1 as const) : (0 as const);
    if (picks.length === 1 && pick !== undefined) {
      return client.call(vendorSabaSingles.placeSabaBet, {
        key,
        body: {
          vendorTransId: key,
          sportType: 1,
          marketId: pick.marketId,
          key: pick.key,
          price: extra.price ?? pick.price,
          point: extra.line === undefined ? pick.line : extra.line,
          stake: stakes['single'] ?? '',
          oddsOption,
          oddsType: 3,
          freeBet: extra.freeBet ?? false,
        },
      });
    }
    return client.call(sabaBets.placeSabaParlay, {
      key,
      body: {
        vendorTransId: key,
        oddsOption,
        freeBet: extra.freeBet ?? false,
        tickets: picks.map(({ marketId, key: side, price, line }) => ({
          marketId,
          key: side,
          price: extra.price ?? price,
          point: line,
        })),
        combos: Object.entries(stakes).map(([comboType, stake]) => ({ comboType, stake })),
      },
    });
  },
  placed: (answer) => {
    const result = resultOf<{
      wager?: Plain<vendorSabaWagers.SabaWager> | null;
      wagers?: Plain<vendorSabaWagers.SabaWager>[];
    }>(answer);
    return (result.wagers ?? [result.wager])
      .filter((wager) => wager !== null && wager !== undefined)
      .map(sabaSeen);
  },
  check: async (client, key, many = false) =>
    lookup(
      many
        ? await client.call(sabaBets.checkSabaParlay, { query: { vendorTransId: key } })
        : await client.call(vendorSabaSingles.checkSabaBet, { query: { vendorTransId: key } }),
    ),
  bet: async (client, id) =>
    sabaSeen(
      found(
        resultOf<{ wagers: Plain<vendorSabaWagers.SabaWager>[] }>(
          await client.call(sabaBets.getSabaPending, { query: { transIds: id } }),
        ).wagers[0],
        'wager',
      ),
    ),
  list: async (client, kind) =>
    resultOf<{ wagers: Plain<vendorSabaWagers.SabaWager>[] }>(
      await client.call(vendorSabaWagers.getSabaWagers, {
        query: { isSettled: kind === 'settled' ? 'true' : 'false' },
      }),
    ).wagers.map(sabaSeen),
  offer: async (client, id) => {
    const [offer] = resultOf<
      { cashoutPrice: number | null; cashoutStatus: number; reason: string }[]
    >(await client.call(sabaBets.getSabaCashoutPrice, { query: { transIds: id } }));
    return {
      price: offer?.cashoutPrice ?? null,
      reason: offer?.cashoutStatus === 3 ? 'never' : (offer?.reason ?? ''),
    };
  },
  sell: async (client, key, id, price, percent) => {
    const sale = resultOf<{
      sellingStatus: number;
      newCashoutPriceInfo: { cashoutPrice: number } | null;
    }>(
      await client.call(sabaBets.sellSabaBack, {
        key,
        body: { transId: id, cashoutPrice: price, ...(percent === undefined ? {} : { percent }) },
      }),
    );
    return {
      state:
        { 1: 'waiting', 2: 'accepted', 3: 'rejected', 5: 'newPrice' }[sale.sellingStatus] ?? '',
      offer: sale.newCashoutPriceInfo?.cashoutPrice ?? null,
    };
  },
  saleState: async (client, _key, id) =>
    ({ 1: 'pending', 2: 'done', 3: 'refused', 5: 'refused' })[
      resultOf<{ sellingStatus: number }>(
        await client.call(sabaBets.checkSabaSelling, { query: { transId: id } }),
      ).sellingStatus
    ] ?? '',
};
