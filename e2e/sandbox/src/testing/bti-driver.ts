/** BTI's gateway behind the face. */
import type { BtiBet, BtiComboQuote, BtiQuote } from '@site/contracts/vendor-bti-bets';
import * as btiBets from '@site/contracts/vendor-bti-bets';
import * as bti from '@site/contracts/vendor-bti';
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

const BTI_KIND: Readonly<Record<Wanted, bti.BtiMarketKind>> = {
  handicap: 'PointSpread',
  total: 'Total',
  outcome: 'ThreeWay',
  winner: 'Moneyline',
  correctScore: 'CorrectScore',
  outright: 'OutrightWinner',
  place: 'TopThree',
};

function btiSeen(bet: Plain<BtiBet>): Seen {
  const stage =
    bet.acceptance === 'Pending'
      ? 'pending'
      : bet.acceptance === 'Declined'
        ? 'declined'
        : bet.settledOn === null
          ? 'open'
          : 'settled';
  return {
    id: bet.betId,
    stage,
    word: bet.status,
    stake: bet.stake,
    lines: bet.lines,
    returned: bet.returned,
    reason: bet.declineReason,
    legs: bet.legs.length,
  };
}

/** BTI. */
export const BTI_DRIVER: Driver = {
  vendor: 'bti',
  goalReason: 'Goal',
  combo: { straight: 'Combo', trixie: 'Trixie', doubles: 'System2' },
  pick: async (client, eventId, type, side = 0) => {
    const { markets } = resultOf<bti.BtiBoard>(
      await client.call(bti.getBtiEvent, { params: { eventId } }),
    );
    const market = found(
      markets.find(
        (each) => each.kind === BTI_KIND[type] && each.period === 'FullMatch' && each.rank === 1,
      ),
      `${type} market`,
    );
    const selection = found(market.selections[side], 'selection');
    const price = selection.odds?.decimal ?? '';
    return {
      eventId,
      marketId: market.id,
      selectionId: selection.id,
      key: '',
      price,
      line: selection.points,
      native: price,
      nativeType: 3,
    };
  },
  inPlay: async (client, eventId) => {
    const answer = await client.call(bti.getBtiEvent, { params: { eventId } });
    const live = found(
      resultOf<{ events: bti.BtiEvent[] }>(answer).events[0]?.live,
      'match in play',
    );
    const { score, redCards, corners, periodScores, clock } = live;
    return {
      goal: both(score),
      red: both(redCards),
      corner: both(corners),
      parts: periodScores.map(both),
      clock,
    };
  },
  info: async (client, picks) => {
    const body = {
      selections: picks.map(({ marketId, selectionId }) => ({ marketId, selectionId })),
    };
    const result = resultOf<{ selections: BtiQuote[]; combos: Plain<BtiComboQuote>[] }>(
      await client.call(btiBets.quoteBtiBets, { body }),
    );
    return {
      codes: result.selections.map(({ code }) => code),
      prices: result.selections.map(({ decimal }) => decimal),
      combos: result.combos.map((each) => ({
        id: each.combo,
        lines: each.lines,
        min: each.min,
        max: each.max,
        code: each.code,
      })),
    };
  },
  place: (client, key, picks, stakes, extra = {}) =>
    client.call(btiBets.placeBtiBet, {
      key,
      body: {
        clientBetId: key,
        oddsChange: extra.better === true ? 'AcceptBetter' : 'Reject',
        oddsFormat: 'Decimal',
        freeBet: extra.freeBet ?? false,
        selections: picks.map(({ marketId, selectionId, price, line }) => ({
          marketId,
          selectionId,
          decimal: extra.price ?? price,
          points: extra.line === undefined ? line : extra.line,
        })),
        bets: Object.entries(stakes).map(([combo, stake]) => ({
          combo: combo === 'single' ? 'Single' : combo,
          stake,
        })),
      },
    }),
  placed: (answer) => resultOf<{ bets: Plain<BtiBet>[] }>(answer).bets.map(btiSeen),
  check: async (client, key) =>
    lookup(await client.call(btiBets.checkBtiBet, { query: { clientBetId: key } })),
  bet: async (client, id) =>
    btiSeen(
      found(
        resultOf<{ bets: Plain<BtiBet>[] }>(
          await client.call(btiBets.getBtiPending, { query: { betIds: id } }),
        ).bets[0],
        'bet',
      ),
    ),
  list: async (client, kind) =>
    resultOf<{ bets: Plain<BtiBet>[] }>(
      await client.call(btiBets.getBtiBets, { query: { list: kind } }),
    ).bets.map(btiSeen),
  offer: async (client, id) => {
    const [offer] = resultOf<{ offers: { price: number | null; unavailable: string }[] }>(
      await client.call(btiBets.getBtiOffers, { query: { betIds: id } }),
    ).offers;
    const words: Record<string, string> = {
      Suspended: 'suspended',
      Danger: 'danger',
      TooLow: 'tooLow',
      Pending: 'waiting',
      NotOffered: 'never',
      Over: 'never',
    };
    return { price: offer?.price ?? null, reason: words[offer?.unavailable ?? ''] ?? '' };
  },
  sell: async (client, key, id, price, percent) => {
    const answer = await client.call(btiBets.sellBtiBet, {
      key,
      body: { betId: id, price, ...(percent === undefined ? {} : { portion: percent }) },
    });
    if (answer.body.errors?.[0]?.errorCode === '14010') return { state: 'newPrice', offer: null };
    const { state } = resultOf<{ state: string }>(answer);
    return { state: state.toLowerCase(), offer: null };
  },
  saleState: async (client, key) =>
    lookup(await client.call(btiBets.checkBtiSale, { query: { clientId: key } })).state,
};
