/**
 * Keeps a plan of the seasons with the time: at each edge of a window, with each generation, and
 * when a sleeping tab wakes up.
 */
import { nextSeasonEdge } from '@site/domain/releases/seasons';
import type { Federation } from '../types';

/**
 * Timers stand still while a device sleeps, and server time may be corrected meanwhile: nothing is
 * trusted for longer than this.
 */
const LONGEST_MS = 10 * 60_000;

/** The federation that knows the windows, and the plan that is kept up to date. */
export interface SeasonClockDeps<Plan> {
  readonly federation: Pick<Federation, 'view' | 'serverNow' | 'subscribe' | 'timePassed'>;
  /** What the site shows of its seasons at this moment; plain data. */
  readonly planNow: () => Plan;
  /** The plan that is shown. */
  readonly plan: { readonly get: () => Plan; readonly set: (plan: Plan) => void };
  /** Calls back when the page is looked at again. */
  readonly onWake: (work: () => void) => void;
}

/** Starts it. The plan is set when it differs, and at each edge. */
export function startSeasonClock<Plan>({
  federation,
  planNow,
  plan,
  onWake,
}: SeasonClockDeps<Plan>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = JSON.stringify(plan.get());
  let edge: number | null = null;
  const isPast = (): boolean => edge !== null && federation.serverNow() >= edge;
  const show = (): void => {
    const next = planNow();
    const text = JSON.stringify(next);
    // At an edge the same plan means another phase, so that it is set again.
    if (text === shown && !isPast()) return;
    shown = text;
    plan.set(next);
  };
  const wait = (): void => {
    clearTimeout(timer);
    const now = federation.serverNow();
    edge = nextSeasonEdge(federation.view().registry.remotes, now);
    if (edge !== null) timer = setTimeout(pass, Math.min(LONGEST_MS, edge - now + 1));
  };
  const follow = (): void => {
    show();
    wait();
  };
  function pass(): void {
    const hasPassed = isPast();
    follow();
    if (hasPassed) federation.timePassed();
  }
  federation.subscribe(follow);
  onWake(pass);
  follow();
}
