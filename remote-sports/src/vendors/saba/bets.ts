/** Bets and sales at SABA: singles and parlays go to two places, and so do the questions about them. */
import type { ApiClient } from '@site/platform';
import { checkSabaBet, placeSabaBet } from '@site/contracts/vendor-saba-singles';
import {
  checkSabaParlay,
  checkSabaSale,
  placeSabaParlay,
  sellSabaBack,
  type SabaSelling,
} from '@site/contracts/vendor-saba-bets';
import type { CartSelection } from '@site/domain/betting/cart';
import { salePrice } from '@site/domain/betting/cash-out';
import { BET_MODE, type BetMode } from '@site/domain/betting/statuses';
import { failed, type Outcome } from '@site/domain/errors/app-error';
import { parseCny, toCnyString, ZERO_FEN } from '@site/domain/money';
import type { Lookup } from '@site/domain/money-action/machine';
import { ODDS_TYPE } from '@site/domain/odds/decimal-odds';
import { lineNumber } from '../common/market-shape';
import {
  placedAnswer,
  placedLookup,
  refusal,
  saleLookup,
  soldAnswer,
  type SaleVerdict,
} from '../common/placement';
import { requestTimeOf } from '../common/wager-parts';
import type {
  BetOrder,
  OddsPolicy,
  PlacedBet,
  PreparedCall,
  Sale,
  SaleOrder,
  Wager,
} from '../port';
import { toWager } from './wagers';

const OPTION: Readonly<Record<OddsPolicy, 0 | 1 | 2>> = { exact: 0, better: 1, any: 2 };
/** The vendor's word for a refusal that it sends as an answer. */
const REFUSED = 1;

/** A selection with everything that goes along with it. */
const pickOf = ({ marketId, vendorKey, price, line, ...said }: CartSelection) => ({
  marketId,
  key: vendorKey,
  price,
  point: lineNumber(line),
  currentPoint: lineNumber(said.realHandicap ?? line),
  lineId: said.lineId,
  lineStatus: said.lineStatusId,
  selectionGroup: said.selectionGroup,
  teamId: said.targetTeamId,
  teamName: said.targetTeamName,
  extraInfo: said.extraInfo,
});

const wagersOf = (wager: Parameters<typeof toWager>[0] | null): readonly Wager[] =>
  wager === null ? [] : [toWager(wager)];

function prepareSingle(
  api: ApiClient,
  order: Extract<BetOrder, { mode: 1 }>,
): PreparedCall<PlacedBet> {
  const { selection, stake, oddsType, policy, freeBet } = order;
  const body = {
    requestTime: requestTimeOf(order.requestedAt),
    sportType: selection.sportId,
    ...pickOf(selection),
    stake,
    freeBet,
    oddsOption: OPTION[policy],
    oddsType: ODDS_TYPE[oddsType],
  };
  return {
    payload: JSON.stringify(body),
    submit: async (key, signal) => {
      const answer = await api.call(placeSabaBet, {
        body: { ...body, vendorTransId: key },
        idempotencyKey: key,
        signal,
      });
      if (!answer.ok) return answer;
      return answer.value.betStatus === REFUSED
        ? failed(refusal('13050'))
        : placedAnswer(wagersOf(answer.value.wager));
    },
  };
}

function prepareParlay(
  api: ApiClient,
  order: Extract<BetOrder, { mode: 2 }>,
): PreparedCall<PlacedBet> {
  const { selections, combos, policy, freeBet } = order;
  const body = {
    requestTime: requestTimeOf(order.requestedAt),
    oddsOption: OPTION[policy],
    freeBet,
    tickets: selections.map(pickOf),
    combos: combos.map(({ id, stake }) => ({ comboType: id, stake })),
  };
  return {
    payload: JSON.stringify(body),
    submit: async (key, signal) => {
      const answer = await api.call(placeSabaParlay, {
        body: { ...body, vendorTransId: key },
        idempotencyKey: key,
        signal,
      });
      if (!answer.ok) return answer;
      return answer.value.betStatus === REFUSED
        ? failed(refusal('13050'))
        : placedAnswer(answer.value.wagers.map(toWager));
    },
  };
}

/** A bet made ready. */
export const prepareSabaBet = (api: ApiClient, order: BetOrder): PreparedCall<PlacedBet> =>
  order.mode === BET_MODE.SINGLE ? prepareSingle(api, order) : prepareParlay(api, order);

/** What became of a bet. */
export async function checkSabaPlacement(
  api: ApiClient,
  key: string,
  mode: BetMode,
): Promise<Outcome<Lookup<PlacedBet>>> {
  const input = { query: { vendorTransId: key }, fresh: true };
  if (mode === BET_MODE.SINGLE) {
    const answer = await api.call(checkSabaBet, input);
    return answer.ok
      ? placedLookup({ ...answer.value, result: wagersOf(answer.value.result?.wager ?? null) })
      : answer;
  }
  const answer = await api.call(checkSabaParlay, input);
  return answer.ok
    ? placedLookup({ ...answer.value, result: answer.value.result?.wagers.map(toWager) ?? null })
    : answer;
}

const VERDICT: Readonly<Record<SabaSelling['sellingStatus'], SaleVerdict>> = {
  1: 'waiting',
  2: 'accepted',
  3: 'rejected',
  5: 'newPrice',
};
const toSale = ({ transId, cashoutPrice }: SabaSelling): Sale => ({
  wagerId: transId,
  paid: cashoutPrice,
});

/** A sale made ready. SABA wants the price of the part. */
export function prepareSabaSale(
  api: ApiClient,
  { wagerId, price, percent }: SaleOrder,
): PreparedCall<Sale> {
  const cashoutPrice = toCnyString(salePrice(parseCny(price) ?? ZERO_FEN, percent));
  const body = { transId: wagerId, cashoutPrice, ...(percent === null ? {} : { percent }) };
  return {
    payload: JSON.stringify(body),
    submit: async (key, signal) => {
      const answer = await api.call(sellSabaBack, {
        body,
        idempotencyKey: key,
        signal,
      });
      return answer.ok
        ? soldAnswer(VERDICT[answer.value.sellingStatus], toSale(answer.value))
        : answer;
    },
  };
}

/** What became of a sale. */
export async function checkSabaSold(api: ApiClient, key: string): Promise<Outcome<Lookup<Sale>>> {
  const answer = await api.call(checkSabaSale, {
    query: { vendorTransId: key },
    fresh: true,
  });
  return answer.ok
    ? saleLookup({
        ...answer.value,
        result: answer.value.result === null ? null : toSale(answer.value.result),
      })
    : answer;
}
