import type { Browser } from 'playwright';

/** A served data folder. */
export interface ServedFolder {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** What the gate's browser run stands on: a browser, and servers over a scratch data folder. */
export interface SmokeStage {
  /**
   * Starts a browser.
   *
   * @throws Refused when this machine has none.
   */
  readonly launch: () => Promise<Browser>;
  /**
   * Serves a data folder with an edge and a sandbox back end, seen by nobody else.
   *
   * @throws Error when one of them does not come up; nothing is left running then.
   */
  readonly serve: (data: string) => Promise<ServedFolder>;
}
