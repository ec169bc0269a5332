/** The face of a gateway for the contract suite, and what every driver reads answers with. */
import type { VendorSegment } from '@site/domain/vendors/odds-vendor';
import type { Answer, TestClient } from './client';

/** A selection as the driver needs it to bet. */
export interface Pick {
  readonly eventId: string;
  readonly marketId: string;
  readonly selectionId: string;
  readonly key: string;
  readonly price: string;
  readonly line: number | null;
  readonly native: string;
  readonly nativeType: 2 | 3;
}

/** A bet in the suite's words. `word` is the vendor's own. */
export interface Seen {
  readonly id: string;
  readonly stage: 'pending' | 'open' | 'declined' | 'settled';
  readonly word: string;
  readonly stake: number;
  readonly lines: number;
  readonly returned: number | null;
  readonly reason: string;
  readonly legs: number;
}

/** Market types that the suite asks for. */
export type Wanted =
  | 'handicap'
  | 'total'
  | 'outcome'
  | 'winner'
  | 'correctScore'
  | 'outright'
  | 'place';

/** What a feed counts of a match in play: home and away of each; parts are the halves. */
export interface InPlay {
  readonly goal: readonly number[];
  readonly red: readonly number[];
  readonly corner: readonly number[];
  readonly parts: readonly (readonly number[])[];
  readonly clock: string;
}
/** A pair as a feed tells it. */
export const both = ({ home, away }: { readonly home: number; readonly away: number }) => [
  home,
  away,
];

/** Extras of a placement. */
export interface PlaceExtra {
  readonly price?: string;
  readonly line?: number | null;
  readonly better?: boolean;
  readonly freeBet?: boolean;
}

/** One gateway. */
export interface Driver {
  readonly vendor: VendorSegment;
  /** What it calls a goal that declined a bet. */
  readonly goalReason: string;
  /** Combos by what they are. */
  readonly combo: { readonly straight: string; readonly trixie: string; readonly doubles: string };
  readonly pick: (
    client: TestClient,
    eventId: string,
    type: Wanted,
    side?: number,
  ) => Promise<Pick>;
  readonly inPlay: (client: TestClient, eventId: string) => Promise<InPlay>;
  readonly info: (
    client: TestClient,
    picks: readonly Pick[],
  ) => Promise<{
    readonly codes: number[];
    readonly prices: (string | null)[];
    readonly combos: {
      readonly id: string;
      readonly lines: number;
      readonly min: number;
      readonly max: number;
      readonly code: number;
    }[];
  }>;
  readonly place: (
    client: TestClient,
    key: string,
    picks: readonly Pick[],
    stakes: Readonly<Record<string, string>>,
    extra?: PlaceExtra,
  ) => Promise<Answer>;
  readonly placed: (answer: Answer) => Seen[];
  readonly check: (
    client: TestClient,
    key: string,
    many?: boolean,
  ) => Promise<{ readonly state: string; readonly error: string | null }>;
  readonly bet: (client: TestClient, id: string) => Promise<Seen>;
  readonly list: (client: TestClient, kind: 'open' | 'settled') => Promise<Seen[]>;
  readonly offer: (
    client: TestClient,
    id: string,
  ) => Promise<{ readonly price: number | null; readonly reason: string }>;
  readonly sell: (
    client: TestClient,
    key: string,
    id: string,
    price: string,
    percent?: number,
  ) => Promise<{ readonly state: string; readonly offer: number | null }>;
  readonly saleState: (client: TestClient, key: string, id: string) => Promise<string>;
}

export const resultOf = <T>(answer: Answer): T => {
  if (answer.body.result === undefined) throw new Error(JSON.stringify(answer.body));
  return answer.body.result as T;
};
export const found = <T>(value: T | null | undefined, what: string): T => {
  if (value === undefined || value === null) throw new Error(`no ${what}`);
  return value;
};
interface LookupView {
  readonly state: string;
  readonly error: { readonly errorCode: string } | null;
}
export const lookup = (answer: Answer): { state: string; error: string | null } => {
  const { state, error } = resultOf<LookupView>(answer);
  return { state, error: error?.errorCode ?? null };
};
/** Wire form of what the parser turns into fen. */
export type Plain<T> = {
  [K in keyof T]: T[K] extends bigint ? number : T[K] extends bigint | null ? number | null : T[K];
};
