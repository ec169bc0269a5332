/**
 * Runs with the remote: tells goals of the matches that the member cares about, on every page
 * (§3.4).
 */
import { targets, type Observable, type Platform } from '@site/platform';
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
  /** Sound and vibration. */
  readonly onGoal: () => void;
  readonly isHidden: () => boolean;
  readonly every: (work: () => void, ms: number) => () => void;
}

/** How often it is looked again which vendors have to be watched. */
const LOOK_MS = 3_000;
const QUERY: FeedQuery = { kind: 'list', sportId: SPORT.SOCCER, tab: 'RUNNING' };

/** One vendor's watch: open only while somebody wants it. */
class VendorWatch {
  private stop: (() => void) | null = null;

  constructor(
    private readonly vendor: OddsVendorId,
    private readonly deps: GoalWatchDeps,
  ) {}

  look(wanted: boolean): void {
    if (wanted && this.stop === null) {
      // What happened while nobody looked is history, not an alert: a new feed knows nothing of it.
      const subscription = this.deps
        .feed(this.vendor, QUERY)
        .subscribe((message) => this.take(message));
      this.stop = () => subscription.unsubscribe();
    } else if (!wanted) this.close();
  }

  close(): void {
    this.stop?.();
    this.stop = null;
  }

  private take(message: FeedMessage): void {
    const [settings, interests] = [this.deps.settings(), this.deps.interests(this.vendor)];
    goalsIn(message)
      .filter(({ event }) => wantsGoal(settings, interests, event))
      .forEach((one) => this.tell(one));
  }

  private tell({ kind, event, side, score }: ScoreNews): void {
    const { toast, navigator } = this.deps.platform;
    const page = `${targets.toSports(this.vendor)}/event/${encodeURIComponent(event.id)}`;
    const text = ALERTS[kind](
      side === 'home' ? event.homeName : event.awayName,
      `${event.homeName} ${score.home}:${score.away} ${event.awayName}`,
    );
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
  const watches = ODDS_VENDORS.map((vendor) => [vendor, new VendorWatch(vendor, deps)] as const);
  const look = (): void => {
    const awake = deps.platform.session.state.get().status === 'member' && !deps.isHidden();
    watches.forEach(([vendor, watch]) =>
      watch.look(awake && isWatched(deps.settings(), deps.interests(vendor))),
    );
  };
  const stop = deps.every(look, LOOK_MS);
  return () => {
    stop();
    watches.forEach(([, watch]) => watch.close());
  };
}
