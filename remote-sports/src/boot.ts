/** What runs as long as the remote is there, on every page: bets are looked after, goals are told. */
import type { Platform } from '@site/platform';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { favouritesAt } from './favourites/favourites';
import { cutOffline } from './state/cut-offline';
import { lastVendor } from './slots/last-vendor';
import { sportsState } from './state/sports-state';

/**
 * Code that did not arrive is asked for again after this, ms, and after twice as long each time:
 * bets that are not known yet wait for it, and a goal is told once. After a release it may be gone
 * for good.
 */
const AGAIN_MS = 3_000;

/**
 * Runs code that comes by itself and later than what is on the screen.
 *
 * @returns the way to stop.
 */
function runLate<Code>(load: () => Promise<Code>, run: (code: Code) => () => void): () => void {
  let stop: () => void = () => undefined;
  let gone = false;
  const attempt = (pause: number): void =>
    void load().then(
      (code) => {
        if (!gone) stop = run(code);
      },
      () => {
        if (gone) return;
        const timer = setTimeout(attempt, pause, 2 * pause);
        stop = () => clearTimeout(timer);
      },
    );
  attempt(AGAIN_MS);
  return () => {
    gone = true;
    stop();
  };
}

/** Goal alerts. */
function tellGoals(platform: Platform): () => void {
  const sports = sportsState(platform);
  /** Vendors that were asked for favourites since the login: one that gives none is left alone. */
  const requested = new Set<OddsVendorId>();
  const forgetting = platform.bus.on('session.logged-out').subscribe(() => requested.clear());
  const stop = runLate(
    () => import(/* webpackChunkName: "late" */ './alerts/watch-goals'),
    ({ watchGoals }) =>
      watchGoals({
        platform,
        settings: () => platform.settings.state.get().settings,
        interests: (vendor) => {
          const isCurrent = lastVendor(platform) === vendor;
          const favourites = favouritesAt(platform, sports.vendorSessions[vendor].vendor);
          if (
            isCurrent &&
            !requested.has(vendor) &&
            platform.session.state.get().status === 'member'
          ) {
            requested.add(vendor);
            void favourites.load();
          }
          return {
            favourites: favourites.state.get(),
            betEvents: sports.open.events(vendor),
            isCurrent,
            isKnown: !isCurrent || favourites.state.get().phase === 'known',
          };
        },
        boards: (vendor) => sports.vendorSessions[vendor].told,
        now: platform.clock.monotonic,
        feed: (vendor, query) => sports.vendorSessions[vendor].vendor.feed(query),
        onGoal: sports.feedback.goal,
        isHidden: () => document.visibilityState === 'hidden',
        every: (work, ms) => {
          const timer = setInterval(work, ms);
          return () => clearInterval(timer);
        },
      }),
  );
  return () => {
    forgetting.unsubscribe();
    stop();
  };
}

/** A member's bets are looked after; the code comes by itself, at once but not before the page. */
function lookAfterBets(platform: Platform): () => void {
  let stop: () => void = () => undefined;
  // Visitors have none. Once begun it goes on: who logs out and in again is the same to it.
  const { state } = platform.session;
  let isBegun = false;
  const begin = (): void => {
    if (isBegun || state.get().status !== 'member') return;
    isBegun = true;
    stop = runLate(
      () => import(/* webpackChunkName: "bets" */ './wagers/watch-bets'),
      ({ watchBets }) => watchBets(platform, sportsState(platform)),
    );
  };
  const waiting = state.changes$.subscribe(begin);
  begin();
  return () => {
    waiting.unsubscribe();
    stop();
  };
}

/**
 * Starts it all.
 *
 * @returns teardown.
 */
export function boot(platform: Platform): () => void {
  const { vendorSessions } = sportsState(platform);
  const stops = [
    cutOffline((vendor) => vendorSessions[vendor].gaps),
    lookAfterBets(platform),
    tellGoals(platform),
  ];
  return () => stops.forEach((stop) => stop());
}
