/**
 * Keeps the seasons with the time: at each edge of a window, with each generation, and when a
 * sleeping tab wakes up.
 */
import { nextSeasonEdge } from '@site/domain/releases/seasons';
import type { SeasonsState, StateOwner } from '@site/platform';
import type { Federation } from '../../federation/types';
import { seasonsOf } from '../../federation/seasons-of';
import { faceOf } from '../../features/season/face';

/**
 * Timers stand still while a device sleeps, and server time may be corrected meanwhile: nothing is
 * trusted for longer than this.
 */
const LONGEST_MS = 10 * 60_000;

/** What it works with. */
export interface SeasonClockDeps {
  readonly federation: Pick<
    Federation,
    'view' | 'serverNow' | 'subscribe' | 'surfaces' | 'timePassed'
  >;
  readonly plan: StateOwner<SeasonsState>;
  /** Calls back when the page is looked at again. */
  readonly onWake: (work: () => void) => void;
}

/** The season that runs shows itself in the banner of the home page, by what its version declares. */
function withBanner(
  seasons: SeasonsState,
  federation: SeasonClockDeps['federation'],
): SeasonsState {
  const { live, doors = {} } = seasons;
  const door = live === null ? undefined : doors[live];
  const face =
    live === null
      ? null
      : (federation
          .surfaces()
          .map(({ name }) => faceOf(federation, name))
          .find((each) => each?.slug === live) ?? null);
  if (live === null || door === undefined || face === null) return seasons;
  const {
    picture,
    poster: { slogan, ground, ink },
  } = face;
  return {
    ...seasons,
    doors: { ...doors, [live]: { ...door, banner: { slogan, picture, ground, ink } } },
  };
}

/** Starts it. */
export function startSeasonClock({ federation, plan, onWake }: SeasonClockDeps): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = JSON.stringify(plan.get());
  let edge: number | null = null;
  const show = (): void => {
    const next = withBanner(
      seasonsOf(federation.view().registry, federation.serverNow()),
      federation,
    );
    const text = JSON.stringify(next);
    const hasPassed = edge !== null && federation.serverNow() >= edge;
    // At an edge the same plan means another phase, so that it is said again.
    if (text === shown && !hasPassed) return;
    shown = text;
    plan.set(next);
  };
  const set = (): void => {
    clearTimeout(timer);
    const now = federation.serverNow();
    edge = nextSeasonEdge(federation.view().registry.remotes, now);
    if (edge !== null) timer = setTimeout(pass, Math.min(LONGEST_MS, edge - now + 1));
  };
  const follow = (): void => {
    show();
    set();
  };
  function pass(): void {
    const hasPassed = edge !== null && federation.serverNow() >= edge;
    follow();
    if (hasPassed) federation.timePassed();
  }
  federation.subscribe(follow);
  onWake(pass);
  follow();
}
