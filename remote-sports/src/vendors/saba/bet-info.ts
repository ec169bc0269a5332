/** Bet info of SABA: one ticket call per single, one for a parlay. */
import type { ApiClient } from '@site/platform';
import { getSabaTicket, type SabaTicketInfo } from '@site/contracts/vendor-saba-singles';
import {
  getSabaOutrightTicket,
  getSabaParlayTickets,
  type SabaComboInfo,
} from '@site/contracts/vendor-saba-bets';
import type { CartSelection } from '@site/domain/betting/cart';
import {
  asSelectionStatus,
  BET_MODE,
  SELECTION_STATUS,
  type SelectionStatus,
} from '@site/domain/betting/statuses';
import { done, type Outcome } from '@site/domain/errors/app-error';
import type { OddsTypeName } from '@site/domain/odds/decimal-odds';
import { eachAlone, goneLeg } from '../common/bet-info';
import { lineText } from '../common/market-shape';
import { scoreOf } from '../common/wager-parts';
import type { BetInfo, BetQuestion, ComboInfo, LegInfo } from '../port';

const ODDS_TYPE_TEXT = { MY: '1', HK: '2', EU: '3', ID: '4' } as const satisfies Record<
  OddsTypeName,
  string
>;

/** A ticket whose market has stopped is not open, whatever its code. */
function statusOf({ stateCode, status }: SabaTicketInfo): SelectionStatus {
  const reported = asSelectionStatus(stateCode);
  return reported === SELECTION_STATUS.OK && status !== 'running'
    ? SELECTION_STATUS.NOTAVAILABLE
    : reported;
}

const toLeg = (selection: CartSelection, ticket: SabaTicketInfo): LegInfo => ({
  selectionId: selection.selectionId,
  status: statusOf(ticket),
  price: ticket.price,
  line: lineText(ticket.point),
  live: ticket.isLive,
  score: scoreOf(ticket.liveHomeScore, ticket.liveAwayScore),
  min: ticket.minBet,
  max: ticket.maxBet,
});

const toCombo = (combo: SabaComboInfo): ComboInfo => ({
  id: combo.comboType,
  lines: combo.betCount,
  factor: combo.price,
  status: asSelectionStatus(combo.stateCode),
  min: combo.minBet,
  max: combo.maxBet,
});

const readTicket = (
  api: ApiClient,
  { marketId, vendorKey: key, isOutright }: CartSelection,
  oddsType: OddsTypeName,
): Promise<Outcome<SabaTicketInfo>> =>
  isOutright
    ? api.call(getSabaOutrightTicket, { query: { marketId, key }, fresh: true })
    : api.call(getSabaTicket, {
        query: { marketId, key, oddsType: ODDS_TYPE_TEXT[oddsType] },
        fresh: true,
      });

async function readSingle(
  api: ApiClient,
  selection: CartSelection,
  oddsType: OddsTypeName,
): Promise<Outcome<BetInfo>> {
  const answer = await readTicket(api, selection, oddsType);
  return answer.ok
    ? done({
        legs: [toLeg(selection, answer.value)],
        combos: [],
        maxPayout: answer.value.maxPayout,
      })
    : answer;
}

async function readCombo(api: ApiClient, { selections }: BetQuestion): Promise<Outcome<BetInfo>> {
  const answer = await api.call(getSabaParlayTickets, {
    body: { tickets: selections.map(({ marketId, vendorKey: key }) => ({ marketId, key })) },
  });
  if (!answer.ok) return answer;
  const { tickets, combos, maxPayout } = answer.value;
  const legs = selections.map((selection) => {
    const ticket = tickets.find(
      ({ marketId, key }) => marketId === selection.marketId && key === selection.vendorKey,
    );
    return ticket === undefined ? goneLeg(selection) : toLeg(selection, ticket);
  });
  return done({ legs, combos: combos.map(toCombo), maxPayout });
}

/** Selections as SABA has them right now. */
export const readSabaInfo = (api: ApiClient, question: BetQuestion): Promise<Outcome<BetInfo>> =>
  question.mode === BET_MODE.SINGLE
    ? eachAlone(question.selections, (selection) => readSingle(api, selection, question.oddsType))
    : readCombo(api, question);
