/** Mounts the IM gateway. */
import * as rows from '@site/contracts/vendor-im';
import * as bets from '@site/contracts/vendor-im-bets';
import { SPORTS_TABS, type SportsTabName } from '@site/domain/reference/board';
import type { FastifyInstance } from 'fastify';
import { OFFER_SECONDS, quoteCashOut, type NoOffer } from '../../bets/cashout';
import { betInfo } from '../../bets/info';
import { LIMIT } from '../../bets/limits';
import { placeOrder, SINGLE } from '../../bets/place';
import type { Bet } from '../../bets/types';
import { isoAt } from '../../core/clock';
import { finishedOn, todayOf } from '../../engine/finished';
import { sportName } from '../../engine/sports';
import { ApiError, refusals } from '../../http/api-error';
import {
  countsOf,
  favouritesOf,
  inQuery,
  isAnswerLost,
  keyOfSelection,
  listEvents,
  listLeagues,
  noticesOf,
  searchEvents,
  setFavourite,
  type Desk,
  type EventQuery,
} from '../desk';
import { rowMounter } from '../mount-row';
import { betsOfIds, listWagers, lookUpPlacement, lookUpSale, PER_PAGE, sell } from '../wagers';
import type { ChangeLog } from './changes';
import { fromNative, toImEvent, toImListed, toImWhole } from './map';
import { imSaleView, imComboView, imSelectionInfoView, imWagerView } from './view';

/** IM's gateway. */
export interface ImGateway {
  readonly desk: Desk;
  readonly changes: ChangeLog;
}

type Mounter = ReturnType<typeof rowMounter>;

const tabOf = (market: number): SportsTabName => SPORTS_TABS[market - 1] ?? 'TODAY';

/** Everything of a query, or what changed of it. Favourites are short and always come whole. */
function listOf(
  { desk, changes }: ImGateway,
  query: EventQuery,
  memberCode: string,
  given: string | undefined,
  whole: boolean,
): rows.ImEventList {
  const view = whole ? toImWhole : toImListed;
  const shown = (ids: readonly string[]): rows.ImEvent[] =>
    ids
      .map((id) => desk.board.event(id))
      .filter((event) => event !== null)
      .map(view);
  const since = given === undefined || query.tab === 'FAVOURITE' ? null : changes.since(given);
  const cursor = changes.cursor();
  if (since === null)
    return {
      IsFull: true,
      Delta: cursor,
      Events: shown(listEvents(desk, query, memberCode).map(({ eventId }) => eventId)),
      RemovedEventIds: [],
    };
  const favourites = favouritesOf(desk, memberCode);
  const inside = since.changed.filter((id) => {
    const head = desk.board.head(id);
    return head !== null && inQuery(head, query, favourites);
  });
  const kept = new Set(inside);
  return {
    IsFull: false,
    Since: since.from,
    Delta: cursor,
    Events: shown(inside),
    RemovedEventIds: [...since.removed, ...[...since.moved].filter((id) => !kept.has(id))],
  };
}

/** Single events, wherever they lie. */
function selectedOf(
  { desk, changes }: ImGateway,
  wanted: readonly string[],
  given: string | undefined,
): rows.ImEventList {
  const since = given === undefined ? null : changes.since(given);
  const cursor = changes.cursor();
  const there = wanted.filter((id) => desk.board.head(id) !== null);
  if (there.length === 0) throw new ApiError(404, '13030', '赛事已结束或不存在');
  const changed = since === null ? null : new Set(since.changed);
  const shown = there
    .filter((id) => changed === null || changed.has(id))
    .map((id) => desk.board.event(id))
    .filter((event) => event !== null);
  return {
    IsFull: since === null,
    ...(since === null ? {} : { Since: since.from }),
    Delta: cursor,
    Events: shown.map(toImWhole),
    RemovedEventIds: wanted.filter((id) => !there.includes(id)),
  };
}

function mountLists(on: Mounter, gateway: ImGateway): void {
  const { desk } = gateway;
  on(rows.getImSportCounts, ({ memberCode }) => ({
    Sports: [...countsOf(desk, memberCode)].map(([SportId, count]) => ({
      SportId,
      SportName: sportName(SportId),
      EarlyCount: count.EARLY,
      TodayCount: count.TODAY,
      LiveCount: count.RUNNING,
      FavouriteCount: count.FAVOURITE,
      OutrightCount: count.OUTRIGHT,
    })),
  }));
  on(rows.getImEvents, ({ memberCode, body }) =>
    listOf(
      gateway,
      { sportId: body.SportId, tab: tabOf(body.ListId), leagueIds: body.LeagueIds },
      memberCode,
      body.Delta,
      false,
    ),
  );
  on(rows.getImSelectedEvents, ({ body }) => selectedOf(gateway, body.EventIds, body.Delta));
  on(rows.getImLeagues, ({ memberCode, body }) => ({
    Leagues: listLeagues(desk, { sportId: body.SportId, tab: tabOf(body.ListId) }, memberCode).map(
      ({ leagueId, leagueName, sportId, count }) => ({
        LeagueId: leagueId,
        LeagueName: leagueName,
        SportId: sportId,
        EventCount: count,
      }),
    ),
  }));
  on(rows.searchIm, ({ body }) => ({
    Events: searchEvents(desk, body.Text).map((head) =>
      toImEvent(head, [], desk.board.event(head.eventId)?.markets.size ?? 0),
    ),
  }));
  const following = (memberCode: string) => {
    const { events, leagues } = favouritesOf(desk, memberCode);
    return { EventIds: [...events], LeagueIds: [...leagues] };
  };
  on(rows.getImFavourites, ({ memberCode }) => following(memberCode));
  on(rows.setImFavourite, ({ memberCode, body }) => {
    setFavourite(desk, memberCode, body.Kind === 1 ? 'event' : 'league', body.Id, body.IsFavourite);
    return following(memberCode);
  });
  on(rows.getImAnnouncements, () => ({
    Notices: noticesOf(desk).map(({ id, title, content, at }) => ({
      NoticeId: id,
      Title: title,
      Content: content,
      PublishedAt: isoAt(at),
    })),
  }));
}

const ENDING = { played: 1, abandoned: 2, postponed: 3 } as const;

function mountResults(on: Mounter, { desk }: ImGateway): void {
  on(rows.getImResults, ({ body }) => {
    const all = finishedOn(
      desk.context,
      desk.world,
      body.SportId,
      body.Day ?? todayOf(desk.context),
    );
    const page = Number(body.PageNumber ?? 1);
    return {
      Results: all
        .slice((page - 1) * PER_PAGE, page * PER_PAGE)
        .map(({ head, finals, ending, winners }) => ({
          EventId: head.eventId,
          LeagueName: head.leagueName,
          HomeTeamName: head.homeName,
          AwayTeamName: head.awayName,
          StartAt: isoAt(head.kickoff),
          Result: ENDING[ending],
          PeriodScores: [...finals.scores]
            .sort(([a], [b]) => a - b)
            .map(([PeriodId, { home, away }]) => ({ PeriodId, Home: home, Away: away })),
          Winners: winners,
        })),
      PageNumber: page,
      TotalPages: Math.max(1, Math.ceil(all.length / PER_PAGE)),
      TotalCount: all.length,
    };
  });
}

const placedView = (placed: readonly Bet[]): bets.ImPlaceResult => ({
  PlaceStatus: 'Accepted',
  Wagers: placed.map(imWagerView),
});

function mountBets(on: Mounter, { desk }: ImGateway): void {
  const { context, board, state } = desk;
  on(bets.getImBetInfo, ({ body }) => {
    const { legs, combos } = betInfo(
      board,
      state,
      body.Picks.map((each) => ({
        marketId: each.LineId,
        key: keyOfSelection(desk, each.LineId, each.SelectionId),
      })),
    );
    return {
      Picks: legs.map((leg, at) => imSelectionInfoView(leg, body.Picks[at]?.SelectionId ?? '')),
      Combos: combos.map(imComboView),
      MaxPayout: LIMIT.payout,
    };
  });
  on(bets.placeImBet, ({ memberCode, body, key }) => {
    if (body.AttemptKey !== key) throw refusals.invalid('AttemptKey');
    if ((body.BetMode === 1) !== (body.Picks.length === 1))
      throw new ApiError(422, '13020', '投注内容有误');
    const placed = placeOrder(context, board, state, memberCode, {
      key,
      policy: body.TakeBetter ? 'better' : 'exact',
      oddsType: body.OddsType,
      freeBet: body.IsFreeBet === true,
      legs: body.Picks.map((each) => ({
        marketId: each.LineId,
        key: keyOfSelection(desk, each.LineId, each.SelectionId),
        price: fromNative(each.Odds, each.OddsType) ?? '',
        line: each.Handicap,
      })),
      combos: body.Combos.map(({ ComboType, Stake }) => ({
        combo: body.BetMode === 1 && ComboType === 0 ? SINGLE : String(ComboType),
        stake: Stake,
      })),
    });
    return isAnswerLost(desk, key)
      ? { PlaceStatus: 'Unknown' as const, Wagers: [] }
      : placedView(placed);
  });
  on(bets.checkImBet, ({ memberCode, body }) =>
    lookUpPlacement(desk, bets.placeImBet, memberCode, body.AttemptKey, placedView),
  );
  on(bets.getImPending, ({ memberCode, body }) => ({
    Wagers: betsOfIds(desk, memberCode, body.WagerIds).map(imWagerView),
  }));
  on(bets.getImWagers, ({ memberCode, body }) => {
    const { bets: found, page } = listWagers(desk, memberCode, {
      kind: body.WagerList === 1 ? 'open' : 'settled',
      from: body.StartDate,
      to: body.EndDate,
      page: body.PageNumber,
      sort: body.SortBy,
    });
    return {
      Wagers: found.map(imWagerView),
      PageNumber: page.currentPage,
      TotalPages: page.totalPage,
      TotalCount: page.totalRecord,
    };
  });
}

const NO_OFFER: Readonly<Record<NoOffer, 1 | 2 | 3 | 4 | 5>> = {
  suspended: 1,
  danger: 2,
  tooLow: 3,
  waiting: 4,
  notOffered: 5,
  ended: 5,
};

function mountSales(on: Mounter, { desk }: ImGateway): void {
  on(bets.getImOffers, ({ memberCode, body }) => ({
    Offers: betsOfIds(desk, memberCode, body.WagerIds).map((bet) => {
      const { price, reason, openRisk } = quoteCashOut(desk.context, desk.world, bet);
      return {
        WagerId: bet.id,
        IsOffered: price !== null,
        OfferPrice: price,
        DebitPart: openRisk,
        ValidSeconds: OFFER_SECONDS,
        NoOfferReason: reason === null ? (0 as const) : NO_OFFER[reason],
      };
    }),
  }));
  on(bets.sellImBet, ({ memberCode, body, key }) =>
    imSaleView(
      sell(desk, memberCode, {
        betId: body.WagerId,
        key,
        price: body.OfferPrice,
        percent: body.SharePercent,
      }),
    ),
  );
  on(bets.checkImSale, ({ memberCode, body }) =>
    lookUpSale(desk, bets.sellImBet, memberCode, body.AttemptKey, imSaleView),
  );
}

/** Mounts every row. */
export function mountIm(app: FastifyInstance, gateway: ImGateway): void {
  const on = rowMounter(app, gateway.desk);
  for (const part of [mountLists, mountResults, mountBets, mountSales]) part(on, gateway);
}
