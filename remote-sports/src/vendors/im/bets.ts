/** Bets and sales at IM. */
import type { ApiClient } from '@site/platform';
import {
  checkImBet,
  getImBetInfo,
  placeImBet,
  type ImComboInfo,
  type ImSelectionInfo,
} from '@site/contracts/vendor-im-bets';
import { checkImSale, sellImBet, type ImSale } from '@site/contracts/vendor-im-cashout';
import type { CartSelection } from '@site/domain/betting/cart';
import { salePrice } from '@site/domain/betting/cash-out';
import { asSelectionStatus, BET_MODE } from '@site/domain/betting/statuses';
import { done, type Outcome } from '@site/domain/errors/app-error';
import { parseCny, toCnyString, ZERO_FEN } from '@site/domain/money';
import type { Lookup } from '@site/domain/money-action/machine';
import { toNativeOdds } from '@site/domain/odds/convert';
import { ODDS_TYPE } from '@site/domain/odds/decimal-odds';
import { IM_COMBO } from '@site/domain/vendors/im/combos';
import { eachAlone, goneLeg } from '../common/bet-info';
import { lineNumber, lineText } from '../common/market-shape';
import {
  placedAnswer,
  placedLookup,
  saleLookup,
  soldAnswer,
  type SaleVerdict,
} from '../common/placement';
import { requestTimeOf, scoreOf } from '../common/wager-parts';
import type {
  BetInfo,
  BetOrder,
  BetQuestion,
  ComboInfo,
  LegInfo,
  PlacedBet,
  PreparedCall,
  Sale,
  SaleOrder,
} from '../port';
import { priceOfIm } from './map';
import { toWager } from './wagers';

const toLeg = ({ selectionId }: CartSelection, info: ImSelectionInfo): LegInfo => ({
  selectionId,
  status: asSelectionStatus(info.SelectionStatus),
  price: priceOfIm(info.Odds, info.OddsType),
  line: lineText(info.Handicap),
  live: info.IsLive,
  score: scoreOf(info.HomeScore, info.AwayScore),
  min: info.MinStake,
  max: info.MaxStake,
});
const toCombo = (combo: ImComboInfo): ComboInfo => ({
  id: String(combo.ComboType),
  lines: combo.Combinations,
  factor: combo.Factor,
  status: asSelectionStatus(combo.ComboStatus),
  min: combo.MinStake,
  max: combo.MaxStake,
});

async function ask(
  api: ApiClient,
  selections: readonly CartSelection[],
): Promise<Outcome<BetInfo>> {
  const answer = await api.call(getImBetInfo, {
    body: {
      Picks: selections.map(({ marketId, selectionId }) => ({
        LineId: marketId,
        SelectionId: selectionId,
      })),
    },
  });
  if (!answer.ok) return answer;
  const { Picks, Combos, MaxPayout } = answer.value;
  const legs = selections.map((selection) => {
    const info = Picks.find(
      ({ LineId, SelectionId }) =>
        LineId === selection.marketId && SelectionId === selection.selectionId,
    );
    return info === undefined ? goneLeg(selection) : toLeg(selection, info);
  });
  return done({ legs, combos: Combos.map(toCombo), maxPayout: MaxPayout });
}

/** Selections as IM has them right now. */
export const readImInfo = (
  api: ApiClient,
  { mode, selections }: BetQuestion,
): Promise<Outcome<BetInfo>> =>
  mode === BET_MODE.SINGLE
    ? eachAlone(selections, (selection) => ask(api, [selection]))
    : ask(api, selections);

/** A selection in IM's own odds: Hong Kong where it prices so, exact. */
function pickOf({ selectionId, vendorKey, price, line, ...said }: CartSelection) {
  const OddsType = vendorKey === String(ODDS_TYPE.HK) ? ODDS_TYPE.HK : ODDS_TYPE.EU;
  return {
    LineId: said.lineId ?? said.marketId,
    SelectionId: selectionId,
    Odds: toNativeOdds(price, OddsType === ODDS_TYPE.HK ? 'HK' : 'EU'),
    OddsType,
    Handicap: lineNumber(line),
    RealHandicap: lineNumber(said.realHandicap ?? line),
    LineStatusId: said.lineStatusId,
    SelectionGroup: said.selectionGroup,
    TargetTeamId: said.targetTeamId,
    TargetTeamName: said.targetTeamName,
    ExtraInfo: said.extraInfo,
  };
}

const bodyOf = (order: BetOrder) => {
  const common = {
    RequestTime: requestTimeOf(order.requestedAt),
    BetMode: order.mode,
    TakeBetter: order.policy !== 'exact',
    IsFreeBet: order.freeBet,
  };
  return order.mode === BET_MODE.SINGLE
    ? {
        ...common,
        OddsType: ODDS_TYPE[order.oddsType],
        Picks: [pickOf(order.selection)],
        Combos: [{ ComboType: IM_COMBO.SINGLE, Stake: order.stake }],
      }
    : {
        ...common,
        OddsType: ODDS_TYPE.EU,
        Picks: order.selections.map(pickOf),
        Combos: order.combos.map(({ id, stake }) => ({ ComboType: Number(id), Stake: stake })),
      };
};

/** A bet made ready. */
export function prepareImBet(api: ApiClient, order: BetOrder): PreparedCall<PlacedBet> {
  const body = bodyOf(order);
  return {
    payload: JSON.stringify(body),
    submit: async (key, signal) => {
      const answer = await api.call(placeImBet, {
        body: { ...body, AttemptKey: key },
        idempotencyKey: key,
        signal,
      });
      return answer.ok ? placedAnswer(answer.value.Wagers.map(toWager)) : answer;
    },
  };
}

/** What became of a bet; one place for singles and combos. */
export async function checkImPlacement(
  api: ApiClient,
  key: string,
): Promise<Outcome<Lookup<PlacedBet>>> {
  const answer = await api.call(checkImBet, { body: { AttemptKey: key } });
  return answer.ok
    ? placedLookup({ ...answer.value, result: answer.value.result?.Wagers.map(toWager) ?? null })
    : answer;
}

const VERDICT: Readonly<Record<ImSale['SaleStatus'], SaleVerdict>> = {
  1: 'waiting',
  2: 'accepted',
  3: 'rejected',
  4: 'newPrice',
};
const toSale = ({ WagerId, OfferPrice }: ImSale): Sale => ({ wagerId: WagerId, paid: OfferPrice });

/** A sale made ready. IM wants the price of the part. */
export function prepareImSale(
  api: ApiClient,
  { wagerId, price, percent }: SaleOrder,
): PreparedCall<Sale> {
  const body = {
    WagerId: wagerId,
    OfferPrice: toCnyString(salePrice(parseCny(price) ?? ZERO_FEN, percent)),
    ...(percent === null ? {} : { SharePercent: percent }),
  };
  return {
    payload: JSON.stringify(body),
    submit: async (key, signal) => {
      const answer = await api.call(sellImBet, { body, idempotencyKey: key, signal });
      return answer.ok
        ? soldAnswer(VERDICT[answer.value.SaleStatus], toSale(answer.value))
        : answer;
    },
  };
}

/** What became of a sale. */
export async function checkImSold(api: ApiClient, key: string): Promise<Outcome<Lookup<Sale>>> {
  const answer = await api.call(checkImSale, { body: { AttemptKey: key } });
  return answer.ok
    ? saleLookup({
        ...answer.value,
        result: answer.value.result === null ? null : toSale(answer.value.result),
      })
    : answer;
}
