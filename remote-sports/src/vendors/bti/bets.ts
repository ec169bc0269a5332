/** Bets and sales at BTI. */
import type { ApiClient } from '@site/platform';
import {
  checkBtiBet,
  checkBtiSale,
  placeBtiBet,
  quoteBtiBets,
  sellBtiBet,
  type BtiBet,
  type BtiComboQuote,
  type BtiQuote,
  type BtiSale,
} from '@site/contracts/vendor-bti-bets';
import type { CartSelection } from '@site/domain/betting/cart';
import { salePrice } from '@site/domain/betting/cash-out';
import { asSelectionStatus, BET_MODE } from '@site/domain/betting/statuses';
import { done, type Outcome } from '@site/domain/errors/app-error';
import { parseCny, toCnyString, ZERO_FEN } from '@site/domain/money';
import type { Lookup } from '@site/domain/money-action/machine';
import { parseDecimalOdds, type OddsTypeName } from '@site/domain/odds/decimal-odds';
import { eachAlone, goneLeg } from '../common/bet-info';
import { lineNumber, lineText } from '../common/market-shape';
import {
  placedAnswer,
  placedLookup,
  saleLookup,
  soldAnswer,
  type SaleVerdict,
} from '../common/placement';
import { requestTimeOf } from '../common/wager-parts';
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
import { toWager } from './wagers';

const toLeg = ({ selectionId }: CartSelection, quote: BtiQuote): LegInfo => ({
  selectionId,
  status: asSelectionStatus(quote.code),
  price: quote.decimal === null ? null : parseDecimalOdds(quote.decimal),
  line: lineText(quote.points),
  live: quote.inPlay,
  score: quote.score,
  min: quote.min,
  max: quote.max,
});
const toCombo = ({ combo, lines, totalOdds, code, min, max }: BtiComboQuote): ComboInfo => ({
  id: combo,
  lines,
  factor: totalOdds,
  status: asSelectionStatus(code),
  min,
  max,
});

async function ask(
  api: ApiClient,
  selections: readonly CartSelection[],
): Promise<Outcome<BetInfo>> {
  const answer = await api.call(quoteBtiBets, {
    body: {
      selections: selections.map(({ marketId, selectionId }) => ({ marketId, selectionId })),
    },
  });
  if (!answer.ok) return answer;
  const { selections: quotes, combos, maxPayout } = answer.value;
  const legs = selections.map((selection) => {
    const quote = quotes.find(
      ({ marketId, selectionId }) =>
        marketId === selection.marketId && selectionId === selection.selectionId,
    );
    return quote === undefined ? goneLeg(selection) : toLeg(selection, quote);
  });
  return done({ legs, combos: combos.map(toCombo), maxPayout });
}

/** Selections as BTI has them right now. */
export const readBtiInfo = (
  api: ApiClient,
  { mode, selections }: BetQuestion,
): Promise<Outcome<BetInfo>> =>
  mode === BET_MODE.SINGLE
    ? eachAlone(selections, (selection) => ask(api, [selection]))
    : ask(api, selections);

const FORMAT: Readonly<Record<OddsTypeName, BtiBet['oddsFormat']>> = {
  MY: 'Malay',
  HK: 'HongKong',
  EU: 'Decimal',
  ID: 'Indo',
};

const pickOf = ({ marketId, selectionId, price, line, ...said }: CartSelection) => ({
  marketId,
  selectionId,
  decimal: price,
  points: lineNumber(line),
  currentPoints: lineNumber(said.realHandicap ?? line),
  lineId: said.lineId,
  lineState: said.lineStatusId,
  group: said.selectionGroup,
  teamId: said.targetTeamId,
  teamName: said.targetTeamName,
  note: said.extraInfo,
});

const bodyOf = (order: BetOrder) => {
  const common = {
    requestedOn: requestTimeOf(order.requestedAt),
    oddsChange: order.policy === 'exact' ? ('Reject' as const) : ('AcceptBetter' as const),
    freeBet: order.freeBet,
  };
  return order.mode === BET_MODE.SINGLE
    ? {
        ...common,
        oddsFormat: FORMAT[order.oddsType],
        selections: [pickOf(order.selection)],
        bets: [{ combo: 'Single', stake: order.stake }],
      }
    : {
        ...common,
        oddsFormat: FORMAT.EU,
        selections: order.selections.map(pickOf),
        bets: order.combos.map(({ id, stake }) => ({ combo: id, stake })),
      };
};

/** A bet made ready. */
export function prepareBtiBet(api: ApiClient, order: BetOrder): PreparedCall<PlacedBet> {
  const body = bodyOf(order);
  return {
    payload: JSON.stringify(body),
    submit: async (key, signal) => {
      const answer = await api.call(placeBtiBet, {
        body: { ...body, clientBetId: key },
        idempotencyKey: key,
        signal,
      });
      return answer.ok ? placedAnswer(answer.value.bets.map(toWager)) : answer;
    },
  };
}

/** What became of a bet; one place for singles and combos. */
export async function checkBtiPlacement(
  api: ApiClient,
  key: string,
): Promise<Outcome<Lookup<PlacedBet>>> {
  const answer = await api.call(checkBtiBet, {
    query: { clientBetId: key },
    fresh: true,
  });
  return answer.ok
    ? placedLookup({ ...answer.value, result: answer.value.result?.bets.map(toWager) ?? null })
    : answer;
}

const VERDICT: Readonly<Record<BtiSale['state'], SaleVerdict>> = {
  Waiting: 'waiting',
  Accepted: 'accepted',
  Rejected: 'rejected',
  NewPrice: 'newPrice',
};
const toSale = ({ betId, price }: BtiSale): Sale => ({ wagerId: betId, paid: price });

/** A sale made ready. BTI wants the price of the part. */
export function prepareBtiSale(
  api: ApiClient,
  { wagerId, price, percent }: SaleOrder,
): PreparedCall<Sale> {
  const body = {
    betId: wagerId,
    price: toCnyString(salePrice(parseCny(price) ?? ZERO_FEN, percent)),
    ...(percent === null ? {} : { portion: percent }),
  };
  return {
    payload: JSON.stringify(body),
    submit: async (key, signal) => {
      const answer = await api.call(sellBtiBet, {
        body,
        idempotencyKey: key,
        signal,
      });
      return answer.ok ? soldAnswer(VERDICT[answer.value.state], toSale(answer.value)) : answer;
    },
  };
}

/** What became of a sale. */
export async function checkBtiSold(api: ApiClient, key: string): Promise<Outcome<Lookup<Sale>>> {
  const answer = await api.call(checkBtiSale, {
    query: { clientId: key },
    fresh: true,
  });
  return answer.ok
    ? saleLookup({
        ...answer.value,
        result: answer.value.result === null ? null : toSale(answer.value.result),
      })
    : answer;
}
