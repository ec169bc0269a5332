/** What `npm run dev` says to the pages that are open. */

/** Paths of the session under the site's origin, handed on by the edge. */
export const DEV_PATH = '/__edge/dev';

/** One thing that a build or a page found wrong. */
export interface Problem {
  /** Where, as `file:line:column`; empty when it is not known. */
  readonly place: string;
  readonly message: string;
}

/** A part that is built from its sources. */
export interface WatchedPart {
  readonly version: string;
  /** Hash of its newest build: webpack's own, by which a page finds what changed since. */
  readonly hash: string;
  /** Its sources changed since the session began. */
  readonly changed: boolean;
}

/** All that a page needs to become what the sources are. */
export interface DevState {
  readonly parts: Readonly<Record<string, WatchedPart>>;
  /** Hash of each update's script by URL path: it is loaded like any other, by its hash. */
  readonly updates: Readonly<Record<string, string>>;
  /** What does not build; the page keeps what it has. */
  readonly problems: readonly Problem[];
}
