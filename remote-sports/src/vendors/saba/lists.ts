/** SABA's lists beside the board: search, results, announcements, favourites, offers. */
import { getSabaCashoutPrice, setSabaAutoCashout } from '@site/contracts/vendor-saba-bets';
import {
  getSabaAnnouncements,
  getSabaFavorites,
  getSabaResults,
  searchSaba,
  setSabaFavorite,
} from '@site/contracts/vendor-saba-lists';
import type { ResultOf } from '@site/contracts/endpoint';
import type { ApiClient } from '@site/platform';
import { done, type Outcome } from '@site/domain/errors/app-error';
import { toCnyString, type Fen } from '@site/domain/money';
import { DATA_UPDATE, type DataUpdate } from '@site/domain/reference/updates';
import { timeOf } from '../common/wager-parts';
import type {
  Announcement,
  AutoSale,
  CashOutOffer,
  FavouriteKind,
  Favourites,
  MatchResult,
  NoOfferReason,
  OddsVendor,
  Page,
  SportEvent,
} from '../port';
import { toSportEvent } from './map';

/** Events whose names hold the text. */
export async function searchSabaEvents(
  api: ApiClient,
  text: string,
): Promise<Outcome<readonly SportEvent[]>> {
  const answer = await api.call(searchSaba, { query: { text } });
  return answer.ok ? done(answer.value.events.map(toSportEvent)) : answer;
}

type WireResult = ResultOf<typeof getSabaResults>['results'][number];

const toResult = (result: WireResult): MatchResult => ({
  eventId: result.eventId,
  leagueName: result.leagueName,
  homeName: result.homeName,
  awayName: result.awayName,
  startAt: timeOf(result.globalShowTime),
  state: result.resultStatus,
  final: result.finalScore,
  firstHalf: result.firstHalfScore,
  parts: result.parts,
  winners: result.winners,
});

/** Results of a day. */
export async function readSabaResults(
  api: ApiClient,
  { sportId, day, page }: Parameters<OddsVendor['results']>[0],
): Promise<Outcome<Page<MatchResult>>> {
  const answer = await api.call(getSabaResults, {
    query: { sportType: String(sportId), date: day, currentPage: page },
  });
  return answer.ok
    ? done({ rows: answer.value.results.map(toResult), pages: answer.value.page.totalPage })
    : answer;
}

/** News. */
export async function readSabaNews(api: ApiClient): Promise<Outcome<readonly Announcement[]>> {
  const answer = await api.call(getSabaAnnouncements);
  return answer.ok
    ? done(
        answer.value.map(({ messageId, title, message, postedAt }) => ({
          id: messageId,
          title,
          content: message,
          at: timeOf(postedAt),
        })),
      )
    : answer;
}

const toFavourites = ({ eventIds, leagueIds }: ResultOf<typeof getSabaFavorites>): Favourites => ({
  events: eventIds,
  leagues: leagueIds,
});

/** What the member follows. */
export async function readSabaFavourites(api: ApiClient): Promise<Outcome<Favourites>> {
  const answer = await api.call(getSabaFavorites, { fresh: true });
  return answer.ok ? done(toFavourites(answer.value)) : answer;
}

/** Follows or leaves. */
export async function writeSabaFavourite(
  api: ApiClient,
  kind: FavouriteKind,
  id: string,
  update: DataUpdate,
): Promise<Outcome<Favourites>> {
  const answer = await api.call(setSabaFavorite, {
    body: { kind, id, isFavorite: update === DATA_UPDATE.UPSERT },
  });
  return answer.ok ? done(toFavourites(answer.value)) : answer;
}

type WireOffer = ResultOf<typeof getSabaCashoutPrice>[number];

const NO_OFFER: Readonly<Record<WireOffer['reason'], NoOfferReason>> = {
  '': 'suspended',
  suspended: 'suspended',
  danger: 'danger',
  tooLow: 'tooLow',
  waiting: 'waiting',
  ended: 'never',
};
const [NEVER, NOT_FOUND] = [3, 4];

/** The ticket's target, and how to set it. */
const autoSaleOf = (api: ApiClient, transId: string, target: Fen | null): AutoSale => ({
  target,
  set: async (next) => {
    const answer = await api.call(setSabaAutoCashout, {
      body: { transId, targetPrice: next === null ? null : toCnyString(next) },
    });
    return answer.ok ? done(answer.value.targetPrice) : answer;
  },
});

function toOffer(
  api: ApiClient,
  {
    transId: wagerId,
    cashoutStatus,
    cashoutStake: openRisk,
    cashoutPrice,
    reason,
    validSeconds,
    autoCashout,
  }: WireOffer,
): CashOutOffer {
  const common = {
    wagerId,
    openRisk,
    validMs: validSeconds * 1_000,
    ...(autoCashout === undefined ? {} : { auto: autoSaleOf(api, wagerId, autoCashout) }),
  };
  return cashoutPrice !== null
    ? { ...common, price: cashoutPrice, reason: null }
    : {
        ...common,
        price: null,
        reason: cashoutStatus === NEVER ? 'never' : NO_OFFER[reason],
      };
}

/** Offers; tickets that SABA does not know are left out. */
export async function readSabaOffers(
  api: ApiClient,
  wagerIds: readonly string[],
): Promise<Outcome<readonly CashOutOffer[]>> {
  const answer = await api.call(getSabaCashoutPrice, {
    query: { transIds: wagerIds.join() },
    fresh: true,
  });
  return answer.ok
    ? done(
        answer.value
          .filter(({ cashoutStatus }) => cashoutStatus !== NOT_FOUND)
          .map((offer) => toOffer(api, offer)),
      )
    : answer;
}
