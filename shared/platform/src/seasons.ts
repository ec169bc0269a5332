/** Seasons as the parts of the site see them: whose window is open, by server time (releases D5). */
import type { SeasonPhase, SeasonSchedule } from '@site/domain/releases/seasons';
import { createState, type StateOwner, type StateView } from './state-view';

/** Where a season is found, for a link to it from elsewhere. */
export interface SeasonLink {
  readonly title: string;
  readonly path: string;
}

/** What is planned, by the short name of a season (`cny2027`); replaced as a whole when it changes. */
export interface SeasonsState {
  readonly schedules: Readonly<Record<string, SeasonSchedule>>;
  /** Short name of the season that the site shows now: entrance, accents; null when none runs. */
  readonly live: string | null;
  /** Links by short name, as the seasons declare them; named as released parts know it. */
  readonly doors?: Readonly<Record<string, SeasonLink>>;
}

/** Port to the seasons. */
export interface SeasonsPort {
  /** Changes with the release's plan and at each edge of a window, also while a page stands open. */
  readonly state: StateView<SeasonsState>;
  /** Server time in ms; in a preview the moment that the link names. */
  readonly now: () => number;
  /** Where a season stands now. */
  readonly phase: (slug: string) => SeasonPhase;
}

/** What a preview link made of this tab; null outside of one. */
export interface PreviewState {
  readonly channel: string;
  /** The moment shown, epoch ms; null for now. */
  readonly at: number | null;
  /** Last moment of the link, epoch ms. */
  readonly expires: number;
}

/** What the host hands to the platform; in tests a state that the test sets. */
export interface SeasonsSource {
  readonly seasons: SeasonsPort;
  readonly preview: StateView<PreviewState | null>;
}

/** Seasons and preview that never change by themselves: for tests, and until the host knows better. */
export function fixedSeasons(
  state: StateOwner<SeasonsState>,
  now: () => number,
  phaseOf: (schedule: SeasonSchedule | null, now: number) => SeasonPhase,
): SeasonsSource {
  return {
    seasons: { state, now, phase: (slug) => phaseOf(state.get().schedules[slug] ?? null, now()) },
    preview: createState<PreviewState | null>(null),
  };
}
