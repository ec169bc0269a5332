/** What runs as long as the remote is there, on every page: bets are looked after, goals are told. */
import type { Platform } from '@site/platform';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { favouritesAt } from './favourites/favourites';
import { cutOffline } from './state/cut-offline';
import { lastVendor } from './slots/last-vendor';
import { sportsState } from './state/sports-state';

/** Goal alerts; their code comes by itself and later than what is on the screen. */
function tellGoals(platform: Platform): () => void {
  const sports = sportsState(platform);
  let stop: () => void = () => undefined;
  let gone = false;
  /** Vendors that were asked for favourites since the login: one that gives none is left alone. */
  const requested = new Set<OddsVendorId>();
  const forgetting = platform.bus.on('session.logged-out').subscribe(() => requested.clear());
  void import(/* webpackChunkName: "late" */ './alerts/watch-goals')
    .then(({ watchGoals }) => {
      if (gone) return;
      stop = watchGoals({
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
      });
    })
    .catch(() => undefined);
  return () => {
    gone = true;
    forgetting.unsubscribe();
    stop();
  };
}

/**
 * Code that did not arrive is asked for again after this, ms: bets that are not known yet wait for
 * it.
 */
const AGAIN_MS = 3_000;

/** A member's bets are looked after; the code comes by itself, at once but not before the page. */
function lookAfterBets(platform: Platform): () => void {
  let stop: () => void = () => undefined;
  let gone = false;
  const load = (): void =>
    void import(/* webpackChunkName: "bets" */ './wagers/watch-bets').then(
      ({ watchBets }) => {
        if (!gone) stop = watchBets(platform, sportsState(platform));
      },
      () => {
        const timer = setTimeout(load, AGAIN_MS);
        stop = () => clearTimeout(timer);
      },
    );
  // Visitors have none. Once begun it goes on: who logs out and in again is the same to it.
  const { state } = platform.session;
  let isBegun = false;
  const begin = (): void => {
    if (isBegun || state.get().status !== 'member') return;
    isBegun = true;
    load();
  };
  const waiting = state.changes$.subscribe(begin);
  begin();
  return () => {
    gone = true;
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
