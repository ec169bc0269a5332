/** IM's gateway behind the face. */
import * as im from '@site/contracts/vendor-im';
import * as imBets from '@site/contracts/vendor-im-bets';
import * as vendorImCashout from '@site/contracts/vendor-im-cashout';
import { type Seen, type Wanted, type Driver, resultOf, found, lookup, type Plain } from './driver';

const IM_TYPE: Readonly<Record<Wanted, number>> = {
  handicap: 1,
  total: 2,
  outcome: 3,
  winner: 9,
  correctScore: 6,
  outright: 20,
  place: 21,
};

const toEu = (native: string, type: 2 | 3): string =>
  type === 2 ? (Math.round((Number(native) + 1) * 100) / 100).toFixed(2) : native;

function imSeen(wager: Plain<imBets.ImWager>): Seen {
  const stage =
    wager.WagerStatus === 1
      ? 'pending'
      : wager.WagerStatus === 3
        ? 'declined'
        : wager.IsSettled
          ? 'settled'
          : 'open';
  return {
    id: wager.WagerId,
    stage,
    word: `${wager.WagerStatus}/${wager.ConfirmStatus}/${wager.CancelStatus}/${wager.Legs.map(({ Result }) => Result).join('')}`,
    stake: wager.Stake,
    lines: wager.Combinations,
    returned: wager.Payout,
    reason: String(wager.CancelReason),
    legs: wager.Legs.length,
  };
}

/** IM. */
export const IM_DRIVER: Driver = {
  vendor: 'im',
  goalReason: '2',
  combo: { straight: '18', trixie: '1', doubles: '9' },
  pick: async (client, eventId, type, side = 0) => {
    const {
      Events: [event],
    } = resultOf<im.ImEventList>(
      await client.call(im.getImSelectedEvents, { body: { EventIds: [eventId] } }),
    );
    const line = found(
      event?.Lines.find(
        (each) => each.BetTypeId === IM_TYPE[type] && each.PeriodId === 1 && each.LineRank === 1,
      ),
      `${type} line`,
    );
    const selection = found(line.Selections[side], 'selection');
    const native = selection.Odds ?? '';
    return {
      eventId,
      marketId: line.LineId,
      selectionId: selection.SelectionId,
      key: '',
      price: toEu(native, selection.OddsType),
      line: selection.Handicap,
      native,
      nativeType: selection.OddsType,
    };
  },
  inPlay: async (client, eventId) => {
    const answer = await client.call(im.getImSelectedEvents, { body: { EventIds: [eventId] } });
    const live = found(
      resultOf<{ Events: im.ImEvent[] }>(answer).Events[0]?.LiveState,
      'match in play',
    );
    return {
      goal: [live.HomeScore, live.AwayScore],
      red: [live.HomeRedCard, live.AwayRedCard],
      corner: [live.HomeCorner, live.AwayCorner],
      parts: live.PartScores.map(({ Home, Away }) => [Home, Away]),
      clock: live.Clock,
    };
  },
  info: async (client, picks) => {
    const body = {
      Picks: picks.map((pick) => ({ LineId: pick.marketId, SelectionId: pick.selectionId })),
    };
    const result = resultOf<{
      Picks: imBets.ImSelectionInfo[];
      Combos: Plain<imBets.ImComboInfo>[];
    }>(await client.call(imBets.getImBetInfo, { body }));
    return {
      codes: result.Picks.map(({ SelectionStatus }) => SelectionStatus),
      prices: result.Picks.map(({ Odds, OddsType }) =>
        Odds === null ? null : toEu(Odds, OddsType),
      ),
      combos: result.Combos.map((each) => ({
        id: String(each.ComboType),
        lines: each.Combinations,
        min: each.MinStake,
        max: each.MaxStake,
        code: each.ComboStatus,
      })),
    };
  },
  place: (client, key, picks, stakes, extra = {}) =>
    client.call(imBets.placeImBet, {
      key,
      body: {
        AttemptKey: key,
        BetMode: picks.length === 1 ? 1 : 2,
        OddsType: 3,
        TakeBetter: extra.better ?? false,
        IsFreeBet: extra.freeBet ?? false,
        Picks: picks.map((pick) => ({
          LineId: pick.marketId,
          SelectionId: pick.selectionId,
          Odds: extra.price ?? pick.native,
          OddsType: extra.price === undefined ? pick.nativeType : (3 as const),
          Handicap: extra.line === undefined ? pick.line : extra.line,
        })),
        Combos: Object.entries(stakes).map(([combo, Stake]) => ({
          ComboType: combo === 'single' ? 0 : Number(combo),
          Stake,
        })),
      },
    }),
  placed: (answer) => resultOf<{ Wagers: Plain<imBets.ImWager>[] }>(answer).Wagers.map(imSeen),
  check: async (client, key) =>
    lookup(await client.call(imBets.checkImBet, { body: { AttemptKey: key } })),
  bet: async (client, id) =>
    imSeen(
      found(
        resultOf<{ Wagers: Plain<imBets.ImWager>[] }>(
          await client.call(imBets.getImPending, { body: { WagerIds: [id] } }),
        ).Wagers[0],
        'wager',
      ),
    ),
  list: async (client, kind) =>
    resultOf<{ Wagers: Plain<imBets.ImWager>[] }>(
      await client.call(imBets.getImWagers, { body: { WagerList: kind === 'open' ? 1 : 2 } }),
    ).Wagers.map(imSeen),
  offer: async (client, id) => {
    const [offer] = resultOf<{ Offers: { OfferPrice: number | null; NoOfferReason: number }[] }>(
      await client.call(vendorImCashout.getImOffers, { body: { WagerIds: [id] } }),
    ).Offers;
    return {
      price: offer?.OfferPrice ?? null,
      reason:
        ['', 'suspended', 'danger', 'tooLow', 'waiting', 'never'][offer?.NoOfferReason ?? 0] ?? '',
    };
  },
  sell: async (client, key, id, price, percent) => {
    const sale = resultOf<{ SaleStatus: number; NewPrice: number | null }>(
      await client.call(vendorImCashout.sellImBet, {
        key,
        body: {
          WagerId: id,
          OfferPrice: price,
          ...(percent === undefined ? {} : { SharePercent: percent }),
        },
      }),
    );
    return {
      state: ['', 'waiting', 'accepted', 'rejected', 'newPrice'][sale.SaleStatus] ?? '',
      offer: sale.NewPrice,
    };
  },
  saleState: async (client, key) =>
    lookup(await client.call(vendorImCashout.checkImSale, { body: { AttemptKey: key } })).state,
};
