/**
 * The three gateways behind one face for the contract suite: each driver speaks its vendor's words
 * and nothing else.
 */
import type { BtiBet, BtiComboQuote, BtiQuote } from '@site/contracts/vendor-bti-bets';
import * as btiBets from '@site/contracts/vendor-bti-bets';
import * as bti from '@site/contracts/vendor-bti';
import * as im from '@site/contracts/vendor-im';
import * as imBets from '@site/contracts/vendor-im-bets';
import * as saba from '@site/contracts/vendor-saba';
import * as sabaBets from '@site/contracts/vendor-saba-bets';
import {
  ODDS_VENDORS,
  type OddsVendorId,
  type VendorSegment,
} from '@site/domain/vendors/odds-vendor';
import type { Answer, TestClient } from './client';

/** A selection as the driver needs it to bet. */
export interface Pick {
  readonly eventId: string;
  readonly marketId: string;
  readonly selectionId: string;
  readonly key: string;
  readonly price: string;
  readonly line: number | null;
  readonly native: string;
  readonly nativeType: 2 | 3;
}

/** A bet in the suite's words. `word` is the vendor's own. */
export interface Seen {
  readonly id: string;
  readonly stage: 'pending' | 'open' | 'declined' | 'settled';
  readonly word: string;
  readonly stake: number;
  readonly lines: number;
  readonly returned: number | null;
  readonly reason: string;
  readonly legs: number;
}

/** Market types that the suite asks for. */
export type Wanted =
  | 'handicap'
  | 'total'
  | 'outcome'
  | 'winner'
  | 'correctScore'
  | 'outright'
  | 'place';

/** Extras of a placement. */
export interface PlaceExtra {
  readonly price?: string;
  readonly line?: number | null;
  readonly better?: boolean;
  readonly freeBet?: boolean;
}

/** One gateway. */
export interface Driver {
  readonly vendor: VendorSegment;
  /** What it calls a goal that declined a bet. */
  readonly goalReason: string;
  /** Combos by what they are. */
  readonly combo: { readonly straight: string; readonly trixie: string; readonly doubles: string };
  readonly pick: (
    client: TestClient,
    eventId: string,
    type: Wanted,
    side?: number,
  ) => Promise<Pick>;
  readonly info: (
    client: TestClient,
    picks: readonly Pick[],
  ) => Promise<{
    readonly codes: number[];
    readonly prices: (string | null)[];
    readonly combos: {
      readonly id: string;
      readonly lines: number;
      readonly min: number;
      readonly max: number;
      readonly code: number;
    }[];
  }>;
  readonly place: (
    client: TestClient,
    key: string,
    picks: readonly Pick[],
    stakes: Readonly<Record<string, string>>,
    extra?: PlaceExtra,
  ) => Promise<Answer>;
  readonly placed: (answer: Answer) => Seen[];
  readonly check: (
    client: TestClient,
    key: string,
    many?: boolean,
  ) => Promise<{ readonly state: string; readonly error: string | null }>;
  readonly bet: (client: TestClient, id: string) => Promise<Seen>;
  readonly list: (client: TestClient, kind: 'open' | 'settled') => Promise<Seen[]>;
  readonly offer: (
    client: TestClient,
    id: string,
  ) => Promise<{ readonly price: number | null; readonly reason: string }>;
  readonly sell: (
    client: TestClient,
    key: string,
    id: string,
    price: string,
    percent?: number,
  ) => Promise<{ readonly state: string; readonly offer: number | null }>;
  readonly saleState: (client: TestClient, key: string, id: string) => Promise<string>;
}

const resultOf = <T>(answer: Answer): T => {
  if (answer.body.result === undefined) throw new Error(JSON.stringify(answer.body));
  return answer.body.result as T;
};
const found = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`no ${what}`);
  return value;
};
interface LookupView {
  readonly state: string;
  readonly error: { readonly errorCode: string } | null;
}
const lookup = (answer: Answer): { state: string; error: string | null } => {
  const { state, error } = resultOf<LookupView>(answer);
  return { state, error: error?.errorCode ?? null };
};
/** Wire form of what the parser turns into fen. */
type Plain<T> = {
  [K in keyof T]: T[K] extends bigint ? number : T[K] extends bigint | null ? number | null : T[K];
};

const IM_TYPE: Readonly<Record<Wanted, number>> = {
  handicap: 1,
  total: 2,
  outcome: 3,
  winner: 9,
  correctScore: 6,
  outright: 20,
  place: 21,
};
const BTI_KIND: Readonly<Record<Wanted, bti.BtiMarketKind>> = {
  handicap: 'PointSpread',
  total: 'Total',
  outcome: 'ThreeWay',
  winner: 'Moneyline',
  correctScore: 'CorrectScore',
  outright: 'OutrightWinner',
  place: 'TopThree',
};
const SABA_TYPE: Readonly<Record<Wanted, number>> = {
  handicap: 1,
  total: 3,
  outcome: 5,
  winner: 20,
  correctScore: 413,
  outright: 10,
  place: 11,
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
      await client.call(imBets.getImOffers, { body: { WagerIds: [id] } }),
    ).Offers;
    return {
      price: offer?.OfferPrice ?? null,
      reason:
        ['', 'suspended', 'danger', 'tooLow', 'waiting', 'never'][offer?.NoOfferReason ?? 0] ?? '',
    };
  },
  sell: async (client, key, id, price, percent) => {
    const sale = resultOf<{ SaleStatus: number; NewPrice: number | null }>(
      await client.call(imBets.sellImBet, {
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
    lookup(await client.call(imBets.checkImSale, { body: { AttemptKey: key } })).state,
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

function sabaSeen(wager: Plain<saba.SabaWager>): Seen {
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
  info: async (client, picks) => {
    const result = resultOf<{
      tickets: saba.SabaTicketInfo[];
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
      return client.call(saba.placeSabaBet, {
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
      wager?: Plain<saba.SabaWager> | null;
      wagers?: Plain<saba.SabaWager>[];
    }>(answer);
    return (result.wagers ?? [result.wager])
      .filter((wager) => wager !== null && wager !== undefined)
      .map(sabaSeen);
  },
  check: async (client, key, many = false) =>
    lookup(
      many
        ? await client.call(sabaBets.checkSabaParlay, { query: { vendorTransId: key } })
        : await client.call(saba.checkSabaBet, { query: { vendorTransId: key } }),
    ),
  bet: async (client, id) =>
    sabaSeen(
      found(
        resultOf<{ wagers: Plain<saba.SabaWager>[] }>(
          await client.call(sabaBets.getSabaPending, { query: { transIds: id } }),
        ).wagers[0],
        'wager',
      ),
    ),
  list: async (client, kind) =>
    resultOf<{ wagers: Plain<saba.SabaWager>[] }>(
      await client.call(saba.getSabaWagers, {
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

const DRIVER_OF: Readonly<Record<OddsVendorId, Driver>> = {
  IM: IM_DRIVER,
  BTI: BTI_DRIVER,
  SABA: SABA_DRIVER,
};
/** All of them. */
export const DRIVERS: readonly Driver[] = ODDS_VENDORS.map((vendor) => DRIVER_OF[vendor]);
