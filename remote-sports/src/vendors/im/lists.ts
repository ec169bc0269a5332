/** IM's lists beside the board: search, results, announcements, favourites, offers. */
import {
  getImAnnouncements,
  getImFavourites,
  getImResults,
  searchIm,
  setImFavourite,
} from '@site/contracts/vendor-im-lists';
import { getImOffers } from '@site/contracts/vendor-im-cashout';
import type { ResultOf } from '@site/contracts/endpoint';
import type { ApiClient } from '@site/platform';
import { PERIOD } from '@site/domain/betting/bet-types';
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
import { toSportEvent } from './map';

/** Events whose names hold the text. */
export async function searchImEvents(
  api: ApiClient,
  text: string,
): Promise<Outcome<readonly SportEvent[]>> {
  const answer = await api.call(searchIm, { body: { Text: text } });
  return answer.ok ? done(answer.value.Events.map(toSportEvent)) : answer;
}

type WireResult = ResultOf<typeof getImResults>['Results'][number];

const ENDING: Readonly<Record<WireResult['Result'], MatchResult['state']>> = {
  1: 'completed',
  2: 'abandoned',
  3: 'postponed',
};

const toResult = (result: WireResult): MatchResult => ({
  eventId: result.EventId,
  leagueName: result.LeagueName,
  homeName: result.HomeTeamName,
  awayName: result.AwayTeamName,
  startAt: timeOf(result.StartAt),
  state: ENDING[result.Result],
  winners: result.Winners,
  ...toScores(
    result.PeriodScores.map(({ PeriodId, Home, Away }) => ({
      period: PeriodId,
      score: { home: Home, away: Away },
    })),
    { full: PERIOD.FULL_TIME, firstHalf: PERIOD.FIRST_HALF, secondHalf: PERIOD.SECOND_HALF },
  ),
});

/** Results of a day. */
export async function readImResults(
  api: ApiClient,
  { sportId, day, page }: Parameters<OddsVendor['results']>[0],
): Promise<Outcome<Page<MatchResult>>> {
  const answer = await api.call(getImResults, {
    body: { SportId: sportId, Day: day, PageNumber: page },
  });
  return answer.ok
    ? done({ rows: answer.value.Results.map(toResult), pages: answer.value.TotalPages })
    : answer;
}

/** News. */
export async function readImNews(api: ApiClient): Promise<Outcome<readonly Announcement[]>> {
  const answer = await api.call(getImAnnouncements, { body: {} });
  return answer.ok
    ? done(
        answer.value.Notices.map(({ NoticeId, Title, Content, PublishedAt }) => ({
          id: NoticeId,
          title: Title,
          content: Content,
          at: timeOf(PublishedAt),
        })),
      )
    : answer;
}

const toFavourites = ({ EventIds, LeagueIds }: ResultOf<typeof getImFavourites>): Favourites => ({
  events: EventIds,
  leagues: LeagueIds,
});

/** What the member follows. */
export async function readImFavourites(api: ApiClient): Promise<Outcome<Favourites>> {
  const answer = await api.call(getImFavourites, { body: {} });
  return answer.ok ? done(toFavourites(answer.value)) : answer;
}

const KIND: Readonly<Record<FavouriteKind, 1 | 2>> = { event: 1, league: 2 };

/** Follows or leaves. */
export async function writeImFavourite(
  api: ApiClient,
  kind: FavouriteKind,
  Id: string,
  update: DataUpdate,
): Promise<Outcome<Favourites>> {
  const answer = await api.call(setImFavourite, {
    body: { Kind: KIND[kind], Id, IsFavourite: update === DATA_UPDATE.UPSERT },
  });
  return answer.ok ? done(toFavourites(answer.value)) : answer;
}

type WireOffer = ResultOf<typeof getImOffers>['Offers'][number];

const NO_OFFER: Readonly<Record<WireOffer['NoOfferReason'], NoOfferReason>> = {
  0: 'suspended',
  1: 'suspended',
  2: 'danger',
  3: 'tooLow',
  4: 'waiting',
  5: 'never',
};

function toOffer({
  WagerId: wagerId,
  IsOffered,
  OfferPrice,
  DebitPart: openRisk,
  ValidSeconds,
  NoOfferReason: reason,
}: WireOffer): CashOutOffer {
  const validMs = ValidSeconds * 1_000;
  return IsOffered && OfferPrice !== null
    ? { wagerId, price: OfferPrice, openRisk, validMs, reason: null }
    : { wagerId, price: null, openRisk, validMs, reason: NO_OFFER[reason] };
}

/** Offers. */
export async function readImOffers(
  api: ApiClient,
  ids: readonly string[],
): Promise<Outcome<readonly CashOutOffer[]>> {
  const answer = await api.call(getImOffers, { body: { WagerIds: [...ids] } });
  return answer.ok ? done(answer.value.Offers.map(toOffer)) : answer;
}
