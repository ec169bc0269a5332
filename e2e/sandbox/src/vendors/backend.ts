/**
 * What every gateway reads, in words of none of them: counts, lists, search, favourites,
 * announcements.
 */
import { asSportId, sportMatches } from '@site/domain/reference/sports';
import type { SportsTabName } from '@site/domain/reference/board';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { VendorState } from '../bets/vendor-state';
import type { Context } from '../core/context';
import { randomFor } from '../core/random';
import type { Board } from '../engine/board';
import type { EventHead } from '../engine/head';
import { SPORT_PLANS } from '../engine/sports';
import type { World } from '../engine/world';

/** One vendor's counter: its board, its switches, its members. */
export interface VendorBackend {
  readonly context: Context;
  readonly world: World;
  readonly board: Board;
  readonly vendor: OddsVendorId;
  readonly state: VendorState;
  /** Lives up to now, and sends what changed. */
  readonly tick: () => void;
}

/** How many events of a sport lie in each tab. */
export type TabCounts = Record<SportsTabName, number>;

/** What a member follows. */
export interface Favourites {
  readonly events: ReadonlySet<string>;
  readonly leagues: ReadonlySet<string>;
}

const NO_FAVOURITES: Favourites = { events: new Set(), leagues: new Set() };

/** Favourites of a member at a vendor; none for a visitor. */
export function favouritesOf(
  { context, vendor }: VendorBackend,
  memberCode: string | null,
): Favourites {
  if (memberCode === null || memberCode === '') return NO_FAVOURITES;
  const rows = context.db.all<{ kind: string; id: string }>(
    'SELECT kind, id FROM vendor_favourites WHERE member_code = ? AND vendor = ? ORDER BY at',
    memberCode,
    vendor,
  );
  const ids = (kind: string): ReadonlySet<string> =>
    new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id));
  return { events: ids('event'), leagues: ids('league') };
}

/** Follows or leaves an event or a league; doing it twice changes nothing. */
export function setFavourite(
  { context, vendor }: VendorBackend,
  memberCode: string,
  kind: 'event' | 'league',
  id: string,
  on: boolean,
): void {
  if (on) {
    context.db.run(
      'INSERT INTO vendor_favourites (member_code, vendor, kind, id, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
      memberCode,
      vendor,
      kind,
      id,
      context.clock.now(),
    );
  } else
    context.db.run(
      'DELETE FROM vendor_favourites WHERE member_code = ? AND vendor = ? AND kind = ? AND id = ?',
      memberCode,
      vendor,
      kind,
      id,
    );
}

const isFavourite = (head: EventHead, { events, leagues }: Favourites): boolean =>
  !head.isOutright && (events.has(head.eventId) || leagues.has(head.leagueId));

/** Counts by sport, every sport that is played listed, soccer first. */
export function countsOf(
  backend: VendorBackend,
  memberCode: string | null,
): ReadonlyMap<number, TabCounts> {
  const favourites = favouritesOf(backend, memberCode);
  const counts = new Map<number, TabCounts>();
  const of = (sportId: number): TabCounts => {
    const known = counts.get(sportId) ?? {
      EARLY: 0,
      TODAY: 0,
      RUNNING: 0,
      FAVOURITE: 0,
      OUTRIGHT: 0,
    };
    counts.set(sportId, known);
    return known;
  };
  for (const { sportId } of SPORT_PLANS) of(sportId);
  for (const head of backend.board.heads()) {
    const count = of(head.sportId);
    count[head.tab] += 1;
    if (isFavourite(head, favourites)) count.FAVOURITE += 1;
  }
  return counts;
}

/** Which events: a sport (or a filter id of §3.10) and a tab, narrowed to leagues or single events. */
export interface EventQuery {
  readonly sportId: number;
  readonly tab: SportsTabName;
  readonly leagueIds?: readonly string[];
  readonly eventIds?: readonly string[];
}

const matchesSport = (requested: number, sportId: number): boolean => {
  const [a, b] = [asSportId(requested), asSportId(sportId)];
  return a === null || b === null ? requested === sportId : sportMatches(a, b);
};

/** True when an event belongs to a query. */
export const inQuery = (head: EventHead, query: EventQuery, favourites: Favourites): boolean =>
  matchesSport(query.sportId, head.sportId) &&
  (query.tab === 'FAVOURITE' ? isFavourite(head, favourites) : head.tab === query.tab) &&
  (query.leagueIds === undefined ||
    query.leagueIds.length === 0 ||
    query.leagueIds.includes(head.leagueId)) &&
  (query.eventIds === undefined ||
    query.eventIds.length === 0 ||
    query.eventIds.includes(head.eventId));

/** By league, then by start. */
export const byBoard = (a: EventHead, b: EventHead): number =>
  a.leagueSort - b.leagueSort || a.sort - b.sort;

/** Events of a query in the order of the board. */
export const listEvents = (
  backend: VendorBackend,
  query: EventQuery,
  memberCode: string | null,
): EventHead[] => {
  const favourites = favouritesOf(backend, memberCode);
  return backend.board
    .heads()
    .filter((head) => inQuery(head, query, favourites))
    .sort(byBoard);
};

/** Leagues of a query with how many events each has. */
export function listLeagues(
  backend: VendorBackend,
  query: EventQuery,
  memberCode: string | null,
): {
  readonly leagueId: string;
  readonly leagueName: string;
  readonly sportId: number;
  readonly count: number;
}[] {
  const leagues = new Map<
    string,
    { leagueId: string; leagueName: string; sportId: number; count: number }
  >();
  for (const { leagueId, leagueName, sportId } of listEvents(backend, query, memberCode)) {
    const known = leagues.get(leagueId) ?? { leagueId, leagueName, sportId, count: 0 };
    known.count += 1;
    leagues.set(leagueId, known);
  }
  return [...leagues.values()];
}

const MOST_FOUND = 50;

/** Events whose league or teams hold a text, running ones first. */
export function searchEvents(backend: VendorBackend, text: string): EventHead[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const rank = { RUNNING: 0, TODAY: 1, EARLY: 2, OUTRIGHT: 3 } as const;
  return backend.board
    .heads()
    .filter(({ leagueName, homeName, awayName }) =>
      [leagueName, homeName, awayName].some((name) => name.toLowerCase().includes(wanted)),
    )
    .sort((a, b) => rank[a.tab] - rank[b.tab] || a.kickoff - b.kickoff)
    .slice(0, MOST_FOUND);
}

/** An announcement. */
export interface Notice {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly at: number;
}

const STANDING: readonly Omit<Notice, 'at'>[] = [
  {
    id: 1,
    title: '投注规则提醒',
    content:
      '滚球让球盘以投注后的比分结算，大小盘以全场总进球结算。加时赛及点球大战不计算在内，盘口另有说明者除外。',
  },
  {
    id: 2,
    title: '串关说明',
    content: '串关最少2场、最多10场，同一赛事只能选择一个选项，单项赔率不得低于1.20。',
  },
];

/** Announcements, newest first: what happened to events, then the standing ones. */
export function noticesOf({ context }: VendorBackend): Notice[] {
  const rows = context.db.all<Notice>(
    'SELECT id + 100 AS id, title, content, at FROM vendor_notices ORDER BY vendor_notices.id DESC LIMIT 50',
  );
  const day = 86_400_000;
  return [
    ...rows,
    ...STANDING.map((each) => ({ ...each, at: Math.floor(context.clock.now() / day) * day })),
  ];
}

/** Tells members of every vendor what happened to an event. */
export function addNotice(context: Context, title: string, content: string): void {
  context.db.run(
    'INSERT INTO vendor_notices (title, content, at) VALUES (?, ?, ?)',
    title,
    content,
    context.clock.now(),
  );
}

/**
 * Whether the answer to a placement is lost after the commit: drawn by its key, so that a seed and
 * a key always tell the same.
 */
export const isAnswerLost = ({ context, vendor, state }: VendorBackend, key: string): boolean =>
  randomFor(context.seed(), `unknown/${vendor}/${key}`).next() < state.unknownRate;

const MOST_IDS = 100;

/** Ids of a comma-joined list, each once. */
export const idsIn = (text: string | undefined): string[] =>
  [
    ...new Set(
      (text ?? '')
        .split(',')
        .map((id) => id.trim())
        .filter((id) => id !== ''),
    ),
  ].slice(0, MOST_IDS);

/**
 * Key of a selection inside its market, from the id that names it everywhere; selections of
 * recorded markets are found by looking.
 */
export function keyOfSelection(
  { board }: VendorBackend,
  marketId: string,
  selectionId: string,
): string {
  const plain = selectionId.startsWith(`${marketId}_`)
    ? selectionId.slice(marketId.length + 1)
    : '';
  const quote = board.quote(marketId, plain);
  if (quote === null || quote.side?.selectionId === selectionId) return plain;
  return quote.market.sides.find((side) => side.selectionId === selectionId)?.key ?? plain;
}
