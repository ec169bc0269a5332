/** How much each bench does: as it is meant, and a small run that only shows that it still works. */

import type { LookOptions } from './measure-page';

/** A feed, and how many times slower than this machine the processor is. */
export interface BoardLoad {
  readonly updatesPerSecond: number;
  readonly slowdown: number;
}

/** Amounts of all benches. */
export interface BenchSize {
  readonly backEnd: {
    readonly members: number;
    readonly readers: number;
    readonly updatesPerSecond: number;
    readonly seconds: number;
  };
  readonly edge: {
    readonly requests: number;
    readonly connections: number;
    readonly held: number;
    readonly memoryRequests: number;
  };
  readonly firstPage: {
    /** Turns of what is timed; 0 only counts. */
    readonly rounds: number;
    /** The one page that is looked at; all without it. */
    readonly only: string | null;
    /** Remotes in the one bundle; all where it is null. */
    readonly remotes: readonly string[] | null;
    /** How pages are looked at where times are told. */
    readonly look: LookOptions;
  };
  readonly release: { readonly rounds: number; readonly pages: readonly string[] };
  readonly board: {
    readonly events: number;
    /** Measured span. */
    readonly seconds: number;
    /**
     * Before measuring: what a page does once, such as fetching in idle time what comes next, is no
     * cost of the feed.
     */
    readonly settleSeconds: number;
    readonly turns: number;
    readonly taps: number;
    readonly loads: readonly BoardLoad[];
  };
  readonly lobby: {
    /** Games that are invented besides the catalogue's. */
    readonly extraGames: number;
    /** Games that the scrolled category has then at least. */
    readonly least: number;
    readonly settleMs: number;
  };
  readonly soak: {
    readonly minutes: number;
    readonly stepMinutes: number;
    /** What a page may take at first: caches, code that arrives later. */
    readonly warmMinutes: number;
    /** Boards; all where it is null. */
    readonly boards: number | null;
  };
  readonly namedRemote: {
    readonly turns: number;
    /** Remotes that are gone to; all where it is null. */
    readonly ways: number | null;
  };
  readonly frame: { readonly turns: number };
  readonly slip: { readonly ticks: number; readonly turns: number };
  /** `only`: the one page that is judged; all without it. */
  readonly lighthouse: { readonly turns: number; readonly only: string | null };
  /** Saves of each line. */
  readonly innerLoop: { readonly turns: number };
}

const LOOK: LookOptions = { throttled: true, quietMs: 1_500, screens: 12 };
const GLANCE: LookOptions = { throttled: false, quietMs: 500, screens: 2 };
const PAGES = ['/', '/Games', '/Promotions', '/sbtwo/sports-saba'] as const;

/** What the figures of the performance page come from. */
export const FULL_SIZE: BenchSize = {
  backEnd: { members: 200, readers: 50, updatesPerSecond: 5_000, seconds: 20 },
  edge: { requests: 5_000, connections: 32, held: 1_000, memoryRequests: 100_000 },
  firstPage: { rounds: 5, only: null, remotes: null, look: LOOK },
  release: { rounds: 3, pages: PAGES },
  board: {
    events: 200,
    seconds: 8,
    settleSeconds: 6,
    turns: 5,
    taps: 10,
    // The goals are those of this machine's own speed; a quarter of it stands for a slow phone, where every board runs out of frames.
    loads: [
      { updatesPerSecond: 5_000, slowdown: 1 },
      { updatesPerSecond: 1_000, slowdown: 4 },
      { updatesPerSecond: 5_000, slowdown: 4 },
    ],
  },
  // Half of the invented games are slots: with those of the catalogue the category holds a little over five thousand.
  lobby: { extraGames: 9_600, least: 5_000, settleMs: 8_000 },
  soak: { minutes: 60, stepMinutes: 5, warmMinutes: 10, boards: null },
  namedRemote: { turns: 5, ways: null },
  frame: { turns: 5 },
  slip: { ticks: 3_000, turns: 5 },
  lighthouse: { turns: 3, only: null },
  innerLoop: { turns: 5 },
};

/** What `npm test` runs, so that no bench rots; its times mean nothing. */
export const SMALL_SIZE: BenchSize = {
  backEnd: { members: 20, readers: 3, updatesPerSecond: 200, seconds: 2 },
  edge: { requests: 60, connections: 4, held: 10, memoryRequests: 60 },
  firstPage: { rounds: 1, only: '/login', remotes: [], look: GLANCE },
  release: { rounds: 1, pages: ['/Promotions'] },
  board: {
    events: 40,
    seconds: 0.5,
    settleSeconds: 0,
    turns: 1,
    taps: 1,
    loads: [{ updatesPerSecond: 200, slowdown: 1 }],
  },
  lobby: { extraGames: 200, least: 100, settleMs: 500 },
  soak: { minutes: 2, stepMinutes: 1, warmMinutes: 1, boards: 1 },
  namedRemote: { turns: 1, ways: 1 },
  frame: { turns: 1 },
  slip: { ticks: 20, turns: 1 },
  lighthouse: { turns: 1, only: null },
  innerLoop: { turns: 1 },
};
