/**
 * The server's virtual clock: starts at real time, can be set, moved on, paused and sped up.
 * Everything in the sandbox reads it.
 */

/** What of the clock survives a restart. */
export interface ClockState {
  readonly base: number;
  readonly realBase: number;
  readonly factor: number;
  readonly paused: boolean;
}

/** The virtual clock. */
export interface VirtualClock {
  readonly now: () => number;
  readonly state: () => ClockState & { readonly now: number };
  /** Changes it; listeners run afterwards, so that whatever became due happens at once. */
  readonly change: (command: {
    set?: number;
    advanceMs?: number;
    pause?: boolean;
    factor?: number;
  }) => void;
  readonly onChange: (listener: () => void) => void;
  readonly restore: (state: ClockState) => void;
}

/** Makes a clock over a real one. */
export function createClock(real: () => number): VirtualClock {
  let state: ClockState = { base: real(), realBase: real(), factor: 1, paused: false };
  const listeners: (() => void)[] = [];
  const now = (): number =>
    state.paused ? state.base : Math.floor(state.base + (real() - state.realBase) * state.factor);
  return {
    now,
    state: () => ({ ...state, now: now() }),
    change: (command) => {
      const current = command.set ?? now();
      state = {
        base: current + (command.advanceMs ?? 0),
        realBase: real(),
        factor: command.factor ?? state.factor,
        paused: command.pause ?? state.paused,
      };
      for (const listener of listeners) listener();
    },
    onChange: (listener) => void listeners.push(listener),
    restore: (saved) => {
      state = { ...saved, base: saved.base, realBase: real() };
    },
  };
}

/**
 * Moments and days of the site's zone, by the names that the sandbox uses: every date of an answer
 * carries +08:00.
 */
export { dayKey as dayOf, dayStart, isoInZone as isoAt } from '@site/domain/formatting/day';
