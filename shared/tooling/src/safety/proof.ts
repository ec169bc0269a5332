/** What shows a promise: tests by file and title, or a command of the project. */

/** A test: its file from the root of the workspace and a part of its title that names it. */
export type TestProof = readonly [file: string, title: string];
/** A test, or a command such as `npm test -- lint`. */
export type Proof = TestProof | string;

/**
 * `shown`: by its proofs. `open`: not or not wholly, for the reason given. `none`: nothing to show
 * here, for the reason given.
 */
export type State = 'shown' | 'open' | 'none';

/** One promise with what shows it. */
export interface Promised {
  /** `C-04`, `I7`, `registry D` or the name of a fault of the surroundings. */
  readonly id: string;
  /** The promise in our own words; for a cell of the matrix, what the member sees. */
  readonly says: string;
  readonly state: State;
  /** Why it is open, or why there is nothing to show; null where the proofs say it all. */
  readonly reason: string | null;
  readonly proofs: readonly Proof[];
}

/** A promise that its proofs show. */
export const shown = (id: string, says: string, ...proofs: readonly Proof[]): Promised => ({
  id,
  says,
  state: 'shown',
  reason: null,
  proofs,
});

/** A promise that asks nothing of this site. */
export const none = (id: string, says: string, reason: string): Promised => ({
  id,
  says,
  state: 'none',
  reason,
  proofs: [],
});
