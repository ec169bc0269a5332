/**
 * What a member chose on the boards: sport, tab and day for all vendors, leagues per vendor, order
 * and closed leagues for all. Kept while the visit lasts, through reloads too; the order and the
 * markets of the compact list over visits.
 */
import {
  createState,
  jsonKey,
  persistedSlice,
  type Platform,
  type StateOwner,
} from '@site/platform';
import { dayKey, dayStart } from '@site/domain/formatting/day';
import { SPORTS_TABS } from '@site/domain/reference/board';
import { SPORT } from '@site/domain/reference/sports';
import { ODDS_VENDORS, perVendor, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { BoardTab } from '../vendors/port';
import type { CompactView } from './columns';

/** How rows stand: by league, or by kick-off. */
export type BoardSort = 'league' | 'time';

/** What is shown of one vendor. */
export interface BoardChoice {
  readonly sportId: number;
  readonly tab: BoardTab;
  /** Day (`YYYY-MM-DD`, +08:00) of the early tab; null shows all. */
  readonly day: string | null;
  /** Chosen leagues; null shows all. */
  readonly leagues: readonly string[] | null;
}

/** Choices of all boards. */
export interface BoardView {
  readonly choices: Readonly<Record<OddsVendorId, BoardChoice>>;
  readonly sort: BoardSort;
  /** Markets of the compact list where a match can end level. */
  readonly compactView: CompactView;
  readonly closedLeagues: ReadonlySet<string>;
  /** The member has stopped the prices of all boards, for the visit (C-83). */
  readonly isPaused: boolean;
}

const FIRST: BoardChoice = { sportId: SPORT.SOCCER, tab: 'RUNNING', day: null, leagues: null };
type Choices = BoardView['choices'];

function readChoice(value: unknown): BoardChoice | null {
  if (typeof value !== 'object' || value === null) return null;
  const { sportId, tab, day, leagues } = value as Partial<Record<keyof BoardChoice, unknown>>;
  const known = SPORTS_TABS.find((name) => name === tab);
  if (known === undefined || typeof sportId !== 'number') return null;
  return {
    sportId,
    tab: known,
    day: typeof day === 'string' ? day : null,
    leagues: Array.isArray(leagues) ? leagues.map(String) : null,
  };
}

/** One foreign choice makes all of them foreign: sport and tab are the same at each vendor. */
const CHOICES = jsonKey<Choices>('sports/boardChoices', 'session', 'never', 1, (value) => {
  const kept = value as Partial<Record<OddsVendorId, unknown>> | null;
  const choices = perVendor((vendor) => readChoice(kept?.[vendor]) ?? FIRST);
  return ODDS_VENDORS.every((vendor) => readChoice(kept?.[vendor]) !== null) ? choices : null;
});
/** A page that begins on another day does not stand on one that has passed, nor on what is no day. */
function isOpenDay(day: string, now: number): boolean {
  const start = dayStart(day);
  return Number.isFinite(start) && dayKey(start) === day && day >= dayKey(now);
}

const withoutPast = (choice: BoardChoice, now: number): BoardChoice =>
  choice.day === null || isOpenDay(choice.day, now) ? choice : { ...choice, day: null };

function readChoices({ storage, clock }: Platform): Choices {
  const kept = storage.read(CHOICES);
  return perVendor((vendor) => withoutPast(kept?.[vendor] ?? FIRST, clock.now()));
}

const SORT = persistedSlice<BoardSort>('boardSort', (value) =>
  value === 'league' || value === 'time' ? value : null,
);
const COMPACT = jsonKey<CompactView>('sports/compactView', 'local', 'never', 1, (value) =>
  value === 'winner' ? value : null,
);

const views = new WeakMap<Platform, StateOwner<BoardView>>();

/** The boards' view; made on first use. */
export function boardView(platform: Platform): StateOwner<BoardView> {
  const known =
    views.get(platform) ??
    createState<BoardView>({
      choices: readChoices(platform),
      sort: SORT.load(platform.storage) ?? 'league',
      compactView: platform.storage.read(COMPACT) ?? 'lines',
      closedLeagues: new Set(),
      isPaused: false,
    });
  views.set(platform, known);
  return known;
}

/** Another sport or tab shows all its days and leagues. */
export const chosen = (before: BoardChoice, change: Partial<BoardChoice>): BoardChoice =>
  change.sportId === undefined && change.tab === undefined
    ? { ...before, ...change }
    : { ...before, day: null, leagues: null, ...change };

/** Changes what is shown: sport, tab and day of all vendors, leagues of this one. */
export function choose(
  platform: Platform,
  vendor: OddsVendorId,
  change: Partial<BoardChoice>,
): void {
  const view = boardView(platform);
  const now = view.get();
  const { leagues, ...shared } = change;
  const choices = perVendor((id) =>
    chosen(
      now.choices[id],
      id === vendor && leagues !== undefined ? { ...shared, leagues } : shared,
    ),
  );
  platform.storage.write(CHOICES, choices);
  view.set({ ...now, choices });
}

/** Changes the order, and remembers it. */
export function setSort(platform: Platform, sort: BoardSort): void {
  SORT.save(platform.storage, sort);
  boardView(platform).set({ ...boardView(platform).get(), sort });
}

/** Changes the markets of the compact list, and remembers them. */
export function setCompactView(platform: Platform, compactView: CompactView): void {
  platform.storage.write(COMPACT, compactView);
  boardView(platform).set({ ...boardView(platform).get(), compactView });
}

/** Stops the prices of all boards, or lets them go on. */
export function setPaused(platform: Platform, isPaused: boolean): void {
  boardView(platform).set({ ...boardView(platform).get(), isPaused });
}

/** Opens or closes a league. */
export function toggleLeague(platform: Platform, leagueId: string): void {
  const now = boardView(platform).get();
  const closedLeagues = new Set(now.closedLeagues);
  if (!closedLeagues.delete(leagueId)) closedLeagues.add(leagueId);
  boardView(platform).set({ ...now, closedLeagues });
}
