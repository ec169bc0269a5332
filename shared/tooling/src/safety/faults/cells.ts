import { none, shown, type Promised, type Proof } from '../proof';

/** Faults of an answer by their letters in the guide (safety D4). */
export const FAULTS = {
  D: 'refused or cut',
  S: 'hangs',
  E: 'server error',
  G: 'garbage with 200',
  T: 'another type',
  H: 'half a body',
  R: 'out of order or twice',
} as const;
/** One letter of a fault. */
export type Fault = keyof typeof FAULTS;

/** What the site depends on, by its word in an id, as the page names it. */
export const DEPENDENCIES = {
  registry: 'Registry and its pointer',
  entry: 'Entry of a part',
  chunk: 'Chunk of a part',
  read: 'Reads of the API',
  money: 'Money calls',
  refresh: 'Refresh of the login',
  content: 'Content host',
  feed: 'Sports feed',
  log: 'Logging gateway',
  game: 'Game of a vendor',
  payment: 'Payment page',
  check: 'Fraud check',
} as const;
/** One dependency. */
export type Dependency = keyof typeof DEPENDENCIES;

const lettersOf = (letters: string): readonly Fault[] =>
  [...letters].map((letter) => {
    if (!(letter in FAULTS)) throw new Error(`there is no fault "${letter}"`);
    return letter as Fault;
  });

/**
 * Cells of one dependency that the same tests show.
 *
 * @param letters its faults, such as `DSE`.
 */
export const cells = (
  what: Dependency,
  letters: string,
  says: string,
  ...proofs: readonly Proof[]
): readonly Promised[] =>
  lettersOf(letters).map((letter) => shown(`${what} ${letter}`, says, ...proofs));

/** Cells that cannot happen. */
export const noCells = (what: Dependency, letters: string, reason: string): readonly Promised[] =>
  lettersOf(letters).map((letter) => none(`${what} ${letter}`, '', reason));
