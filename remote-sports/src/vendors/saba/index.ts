/** The SABA adapter: the port in the site's words over the gateway in SABA's. */
import type { ApiClient } from '@site/platform';
import {
  checkSabaBet, getSabaSports, getSabaTicket, getSabaWagers, placeSabaBet, type SabaPlaceResult,
} from '@site/contracts/vendor-saba';
import { done, failed, type AppError, type Outcome } from '@site/domain/errors/app-error';
import { ODDS_TYPE, type OddsTypeName } from '@site/domain/odds/decimal-odds';
import type { CartSelection } from '@site/domain/betting/cart';
import { toCnyString } from '@site/domain/money';
import type { BetInfo, OddsVendor, PlacedBet, SingleBet } from '../port';
import type { VendorRest } from '../vendor-rest';
import { openSabaFeed, type FeedDeps } from './feed';
import { toWager } from './wagers';

/** Status of a leg that may be bet on (§4.7). */
const STATE_OK = 100;
const OPTION = { exact: 0, better: 1 } as const;

type OddsTypeText = '1' | '2' | '3' | '4';
const ODDS_TYPE_TEXT: Record<OddsTypeName, OddsTypeText> = { MY: '1', HK: '2', EU: '3', ID: '4' };

const bodyOf = (bet: SingleBet, key: string) => ({
  vendorTransId: key, sportType: bet.selection.sportId, marketId: bet.selection.marketId, key: bet.selection.vendorKey,
  price: bet.selection.price, point: bet.selection.line === null ? null : Number(bet.selection.line), stake: bet.stake,
  oddsOption: bet.acceptBetter ? OPTION.better : OPTION.exact, oddsType: ODDS_TYPE[bet.oddsType],
});

function toPlaced(result: SabaPlaceResult): PlacedBet | null {
  const { wager } = result;
  return wager === null ? null : { wagerId: wager.transId, price: wager.betPrice, stake: toCnyString(wager.stake) };
}

const isRejected = (result: SabaPlaceResult | null): boolean => result?.wager?.ticketStatus === 'reject';

/** Why a bet was refused: the ticket's own reason says more than the code. */
function toRefusal(result: SabaPlaceResult | null, error: { readonly errorCode: string; readonly description: string } | null): AppError | null {
  const wager = result?.wager ?? null;
  const reason = wager !== null && isRejected(result) ? toWager(wager).reason : null;
  if (error === null && reason === null) return null;
  return { kind: 'api', code: error?.errorCode ?? '13050', description: reason ?? error?.description ?? '', status: 409 };
}

async function readInfo(api: ApiClient, selection: CartSelection, oddsType: OddsTypeName): Promise<Outcome<BetInfo>> {
  const answer = await api.call(getSabaTicket, {
    query: { marketId: selection.marketId, key: selection.vendorKey, oddsType: ODDS_TYPE_TEXT[oddsType] }, silent: true,
  });
  if (!answer.ok) return answer;
  const { value } = answer;
  return done({
    price: value.price, open: value.stateCode === STATE_OK && value.status === 'running', min: value.minBet, max: value.maxBet,
    score: value.liveHomeScore === null || value.liveAwayScore === null ? null : { home: value.liveHomeScore, away: value.liveAwayScore },
  });
}

/** Makes the adapter. */
export function createSaba(api: ApiClient, feedDeps: FeedDeps, rest: VendorRest): OddsVendor {
  return {
    id: 'SABA',
    feed: ({ sportId, tab, eventId }) =>
      openSabaFeed(eventId === undefined ? { sportType: String(sportId), tab } : { eventIds: eventId }, feedDeps, rest),
    counts: async (sportId) => {
      const answer = await rest.read(() => api.call(getSabaSports, { silent: true }));
      if (!answer.ok) return answer;
      const count = answer.value.find((sport) => sport.sportType === sportId)?.count;
      return done({ EARLY: count?.EARLY ?? 0, TODAY: count?.TODAY ?? 0, RUNNING: count?.RUNNING ?? 0, FAVOURITE: 0, OUTRIGHT: 0 });
    },
    betInfo: (selection, oddsType) => rest.read(() => readInfo(api, selection, oddsType)),
    payloadOf: (bet) => JSON.stringify(bodyOf(bet, '')),
    place: async (key, bet) => {
      const answer = await api.call(placeSabaBet, { body: bodyOf(bet, key), idempotencyKey: key, silent: true });
      if (!answer.ok) return answer;
      const placed = toPlaced(answer.value);
      if (answer.value.betStatus === 2 || placed === null) return failed({ kind: 'network' });
      return done({ result: placed, pending: answer.value.wager?.ticketStatus === 'waiting' });
    },
    check: async (key) => {
      const answer = await api.call(checkSabaBet, { query: { vendorTransId: key }, silent: true });
      if (!answer.ok) return answer;
      const { state, settleBy, result, error } = answer.value;
      return done({ state: isRejected(result) ? 'refused' : state, settleBy, result: result === null ? null : toPlaced(result), error: toRefusal(result, error) });
    },
    wagers: async (kind, page) => {
      const query = { isSettled: kind === 'settled' ? 'true' : 'false', currentPage: page } as const;
      const answer = await rest.read(() => api.call(getSabaWagers, { query, silent: true }));
      if (!answer.ok) return answer;
      return done({ wagers: answer.value.wagers.map(toWager), pages: answer.value.page.totalPage });
    },
  };
}
