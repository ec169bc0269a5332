/**
 * Runs with the remote: tells goals of the matches that the member cares about, on every page
 * (§3.4).
 */
import { targets, type Observable, type Platform, type StateView } from '@site/platform';
import type { NotificationSettings } from '@site/domain/betting/sports-settings';
import { SPORT } from '@site/domain/reference/sports';
import { ODDS_VENDORS, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { ALERTS } from '../phrases/alerts';
import type { FeedMessage, FeedQuery } from '../vendors/model';
import { goalsIn, isWatched, wantsGoal, type Interests, type ScoreNews } from './goals';

/** What the watcher looks at. */
export interface GoalWatchDeps {
  readonly platform: Pick<Platform, 'session' | 'toast' | 'navigator'>;
  readonly settings: () => NotificationSettings;
  readonly interests: (vendor: OddsVendorId) => Interests;
  readonly feed: (vendor: OddsVendorId, query: FeedQuery) => Observable<FeedMessage>;
  /** The last that happened on boards of the page: what they show is known before any feed here. */
  readonly boards: (vendor: OddsVendorId) => StateView<FeedMessage | null>;
  /** Monotonic ms. */
  readonly now: () => number;
  /** Sound and vibration. */
  readonly onGoal: () => void;
  readonly isHidden: () => boolean;
  readonly every: (work: () => void, ms: number) => () => void;
}

/** How often it is looked again which vendors have to be watched. */
const LOOK_MS = 3_000;
/** The same goal comes by the page's boards and by the watch's own feed, within this. */
const SAME_MS = 30_000;
/** As long as a goal waits until it is known what is followed. */
const WAIT_MS = 10_000;
/** Nobody has looked for longer than this: the page was frozen, whether or not it saw itself hidden. */
const AWAY_MS = 10_000;
/** Boards that were hidden catch up within this: what they tell meanwhile is history. */
const CATCH_UP_MS = 10_000;
const QUERY: FeedQuery = { kind: 'list', sportId: SPORT.SOCCER, tab: 'RUNNING' };

interface Waiting {
  readonly at: number;
  readonly news: ScoreNews;
}

/** What was told of a match last: goals or goals that were taken back, never both. */
interface Told {
  readonly kind: ScoreNews['kind'];
  /** When each score of them was told first, monotonic ms. */
  readonly scores: Map<string, number>;
}

/** One vendor's watch: its own feed is open only while somebody wants it. */
class VendorWatch {
  private stop: (() => void) | null = null;
  private readonly told = new Map<string, Told>();
  private waiting: readonly Waiting[] = [];
  private readonly boards: { readonly unsubscribe: () => void };

  constructor(
    private readonly vendor: OddsVendorId,
    private readonly deps: GoalWatchDeps,
    private readonly isQuiet: () => boolean,
    private readonly isAway: () => boolean,
  ) {
    this.boards = deps.boards(vendor).changes$.subscribe((message) => {
      if (message !== null && !isQuiet()) this.take(message);
    });
  }

  look(wanted: boolean): void {
    this.tellWaiting();
    if (wanted && this.stop === null) {
      // What happened while nobody looked is history, not an alert: a new feed knows nothing of it.
      const subscription = this.deps.feed(this.vendor, QUERY).subscribe((message) => {
        if (!this.isAway()) this.take(message);
      });
      this.stop = () => subscription.unsubscribe();
    } else if (!wanted) this.close();
  }

  close(): void {
    this.stop?.();
    this.stop = null;
  }

  end(): void {
    this.boards.unsubscribe();
    this.close();
  }

  private take(message: FeedMessage): void {
    const at = this.deps.now();
    goalsIn(message).forEach((news) => this.offer({ at, news }));
  }

  /** Told where it is wanted; where that is not known yet it waits. */
  private offer(one: Waiting): void {
    const interests = this.deps.interests(this.vendor);
    if (wantsGoal(this.deps.settings(), interests, one.news.event)) this.tell(one.news);
    else if (!interests.isKnown) this.waiting = [...this.waiting, one];
  }

  private tellWaiting(): void {
    const { waiting } = this;
    if (waiting.length === 0) return;
    this.waiting = [];
    const now = this.deps.now();
    waiting.filter(({ at }) => now - at <= WAIT_MS).forEach((one) => this.offer(one));
  }

  /** Goals that are taken back make way for the same goals again, and the other way round. */
  private isTold({ kind, event, score }: ScoreNews): boolean {
    const known = this.told.get(event.id);
    const scores = known?.kind === kind ? known.scores : new Map<string, number>();
    this.told.set(event.id, { kind, scores });
    const what = `${score.home}:${score.away}`;
    const [before, now] = [scores.get(what), this.deps.now()];
    if (before !== undefined && now - before <= SAME_MS) return true;
    scores.set(what, now);
    return false;
  }

  private tell(news: ScoreNews): void {
    if (this.isTold(news)) return;
    const { kind, event, side, score } = news;
    const { toast, navigator } = this.deps.platform;
    const page = `${targets.toSports(this.vendor)}/event/${encodeURIComponent(event.id)}`;
    const team = side === 'home' ? event.homeName : ALERTS.away(event.awayName);
    const text = ALERTS[kind](team, `${score.home}:${score.away}`);
    toast.show('info', text, { action: { label: ALERTS.look, run: () => navigator.go(page) } });
    if (kind === 'goal') this.deps.onGoal();
  }
}

/**
 * Starts watching.
 *
 * @returns the way to stop.
 */
export function watchGoals(deps: GoalWatchDeps): () => void {
  let quietUntil = -Infinity;
  let lookedAt = deps.now();
  // A frozen page runs no timer: what its feeds tell before the next look is of the time away.
  const isAway = (): boolean => deps.now() - lookedAt > AWAY_MS;
  const isAwake = (): boolean =>
    deps.platform.session.state.get().status === 'member' && !deps.isHidden();
  const isQuiet = (): boolean => !isAwake() || isAway() || deps.now() < quietUntil;
  const watches = ODDS_VENDORS.map(
    (vendor) => [vendor, new VendorWatch(vendor, deps, isQuiet, isAway)] as const,
  );
  const look = (): void => {
    if (deps.isHidden() || isAway()) quietUntil = deps.now() + CATCH_UP_MS;
    // A feed that stood still begins anew, as it does for a page that saw itself hidden.
    if (isAway()) watches.forEach(([, watch]) => watch.close());
    lookedAt = deps.now();
    const awake = isAwake();
    watches.forEach(([vendor, watch]) =>
      watch.look(awake && isWatched(deps.settings(), deps.interests(vendor))),
    );
  };
  look();
  const stop = deps.every(look, LOOK_MS);
  return () => {
    stop();
    watches.forEach(([, watch]) => watch.end());
  };
}
