/** Time as an argument: nothing in the rules reads the machine's clock. */

/** Milliseconds since the epoch, of the server where it is known. */
export type EpochMs = number;

/** The site's clocks. `now` is server time; `monotonic` only measures spans and never jumps. */
export interface Clock {
  readonly now: () => EpochMs;
  readonly monotonic: () => number;
}
