/** BTI's lists beside the board: search, results, announcements, favourites, offers. */
import {
  getBtiFavourites,
  getBtiNews,
  getBtiResults,
  putBtiFavourite,
  searchBti,
} from '@site/contracts/vendor-bti';
import { getBtiOffers } from '@site/contracts/vendor-bti-bets';
import type { ResultOf } from '@site/contracts/endpoint';
import type { ApiClient } from '@site/platform';
import { done, type Outcome } from '@site/domain/errors/app-error';
import { DATA_UPDATE, type DataUpdate } from '@site/domain/reference/updates';
import { toScores } from '../common/result-scores';
import { timeOf } from '../common/wager-parts';
import type {
  Announcement,
  CashOutOffer,
  FavouriteKind,
  Favourites,
  MatchResult,
  NoOfferReason,
  OddsVendor,
  Page,
  SportEvent,
} from '../port';
import { FULL_MATCH, toSportEvent } from './map';

/** Events whose names hold the text. */
export async function searchBtiEvents(
  api: ApiClient,
  q: string,
): Promise<Outcome<readonly SportEvent[]>> {
  const answer = await api.call(searchBti, { query: { q } });
  return answer.ok ? done(answer.value.events.map(toSportEvent)) : answer;
}

type WireResult = ResultOf<typeof getBtiResults>['results'][number];

const ENDING: Readonly<Record<WireResult['status'], MatchResult['state']>> = {
  Final: 'completed',
  Abandoned: 'abandoned',
  Postponed: 'postponed',
};

const toResult = (result: WireResult): MatchResult => ({
  eventId: result.eventId,
  leagueName: result.leagueName,
  homeName: result.home,
  awayName: result.away,
  startAt: timeOf(result.startsOn),
  state: ENDING[result.status],
  winners: result.winners,
  ...toScores(
    result.scores.map(({ period, home, away }) => ({ period, score: { home, away } })),
    { full: FULL_MATCH, firstHalf: 'FirstHalf', secondHalf: 'SecondHalf' },
  ),
});

/** Results of a day. */
export async function readBtiResults(
  api: ApiClient,
  { sportId, day, page }: Parameters<OddsVendor['results']>[0],
): Promise<Outcome<Page<MatchResult>>> {
  const answer = await api.call(getBtiResults, {
    query: { branchId: String(sportId), date: day, page },
  });
  return answer.ok
    ? done({ rows: answer.value.results.map(toResult), pages: answer.value.page.totalPage })
    : answer;
}

/** News. */
export async function readBtiNews(api: ApiClient): Promise<Outcome<readonly Announcement[]>> {
  const answer = await api.call(getBtiNews);
  return answer.ok
    ? done(
        answer.value.news.map(({ id, headline, body, publishedOn }) => ({
          id,
          title: headline,
          content: body,
          at: timeOf(publishedOn),
        })),
      )
    : answer;
}

/** What the member follows. */
export const readBtiFavourites = (api: ApiClient): Promise<Outcome<Favourites>> =>
  api.call(getBtiFavourites, { fresh: true });

const KIND: Readonly<Record<FavouriteKind, 'Event' | 'League'>> = {
  event: 'Event',
  league: 'League',
};

/** Follows or leaves. */
export const writeBtiFavourite = (
  api: ApiClient,
  kind: FavouriteKind,
  id: string,
  update: DataUpdate,
): Promise<Outcome<Favourites>> =>
  api.call(putBtiFavourite, {
    body: { type: KIND[kind], id, on: update === DATA_UPDATE.UPSERT },
  });

type WireOffer = ResultOf<typeof getBtiOffers>['offers'][number];

const NO_OFFER: Readonly<Record<WireOffer['unavailable'], NoOfferReason>> = {
  '': 'suspended',
  Suspended: 'suspended',
  Danger: 'danger',
  TooLow: 'tooLow',
  Pending: 'waiting',
  NotOffered: 'never',
  Over: 'never',
};

function toOffer({
  betId: wagerId,
  price,
  openRisk,
  validFor,
  unavailable,
}: WireOffer): CashOutOffer {
  const validMs = validFor * 1_000;
  return price === null
    ? { wagerId, price, openRisk, validMs, reason: NO_OFFER[unavailable] }
    : { wagerId, price, openRisk, validMs, reason: null };
}

/** Offers. */
export async function readBtiOffers(
  api: ApiClient,
  ids: readonly string[],
): Promise<Outcome<readonly CashOutOffer[]>> {
  const answer = await api.call(getBtiOffers, {
    query: { betIds: ids.join() },
    fresh: true,
  });
  return answer.ok ? done(answer.value.offers.map(toOffer)) : answer;
}
