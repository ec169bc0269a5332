/**
 * What the commands take of the workspace they run in. The release system itself builds nothing,
 * starts no server and knows no folder of the site but its data; whoever uses it hands this in.
 */
import type { SmokeStage } from '../gate/smoke-stage';
import type { SourceState } from '../origin';

/** What is to be published: a part's own sources, another checkout of them, or a finished build. */
export interface BuildRequest {
  readonly name: string;
  /** `--source`: folder of another checkout of the part's package. */
  readonly source: string | undefined;
  /** `--built`: folder that another tool built, with its `remote.json` beside it. */
  readonly built: string | undefined;
  /** `--version`: `semver_build` of a finished build. */
  readonly version: string | undefined;
  /** Takes a line about the progress. */
  readonly say: (line: string) => void;
}

/** A folder with a sealed release, until it is taken away again. */
export interface Build {
  readonly version: string;
  readonly dir: string;
  /** Folder with the source maps of its scripts; null when its tool made none. */
  readonly maps: string | null;
  /** Which commit its sources are of, and what of them is in none. */
  readonly sources: SourceState;
  readonly remove: () => void;
}

/** What marketing asks for with `season new`. */
export interface SeasonRequest {
  readonly slug: string;
  readonly route: string;
  readonly title: string;
}

/** Addresses of a running site; `ops` is the edge's port of operations, where it has one. */
export interface RunningAddresses {
  readonly url: string;
  readonly ops: string | null;
}

/** The workspace as the commands use it. */
export interface Workspace {
  /** Data folder of the site: the named one, else the one of the environment. Absolute. */
  readonly dataDir: (named: string | undefined) => string;
  /** What runs over a data folder; null when nothing does. */
  readonly running: (data: string) => RunningAddresses | null;
  /** Names of all parts that can be published. */
  readonly partNames: () => readonly string[];
  /**
   * Makes a sealed build.
   *
   * @throws Refused or Error with a sentence when it cannot be made.
   */
  readonly build: (request: BuildRequest) => Promise<Build>;
  /** What the gate's browser run stands on; asked for once it is needed. */
  readonly smokeStage: () => Promise<SmokeStage>;
  /**
   * Writes the folder of a new season.
   *
   * @returns what to do next, in lines.
   * @throws Error with a sentence when a name or an address is wrong or taken.
   */
  readonly newSeason: (request: SeasonRequest) => Promise<readonly string[]>;
}
