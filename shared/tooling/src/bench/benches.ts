/** All benches: what each needs, and which lines it gives. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openReleases } from '@site/release/context';
import type { Browser } from 'playwright';
import { buildAll } from '../build/build-all';
import { deployLocal } from '../serve/deploy-local';
import { benchBackEnd } from './back-end';
import { benchBoard } from './board';
import { benchEdge } from './edge';
import { benchFirstPage } from './first-page';
import { benchFrame } from './frame';
import { benchLighthouse } from './lighthouse';
import { benchInnerLoop } from './inner-loop';
import type { Emit } from './line';
import { benchLobby } from './lobby';
import { benchNamedRemote } from './named-remote';
import { benchRelease } from './release';
import type { BenchSize } from './sizes';
import { benchSlip } from './slip';
import { benchSoak } from './soak';

/** A built site under way, and the browser that looks at it. */
export interface Stage {
  readonly browser: Browser;
  readonly url: string;
  /** Its data folder. */
  readonly data: string;
}

/** What a bench is handed. */
interface BenchRun {
  readonly size: BenchSize;
  readonly emit: Emit;
  readonly note: (line: string) => void;
  /** The one site of all benches, started when it is first asked for. */
  readonly stage: () => Promise<Stage>;
}

/** A bench. */
export interface Bench {
  readonly name: string;
  /** Names of the lines that even a small run gives. */
  readonly gives: readonly string[];
  readonly run: (run: BenchRun) => Promise<void>;
  /**
   * Runs only when it is named: it fetches what is not installed, or builds what nothing else
   * needs.
   */
  readonly onlyByName?: true;
  /**
   * A small run does these on a site of their own beside the others: they build nothing, and their
   * times mean nothing there.
   */
  readonly beside?: true;
}

/** The edge over the parts as they are built. */
async function runEdge({ size, emit, note }: BenchRun): Promise<void> {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'site-bench-edge-'));
  try {
    await deployLocal(data, openReleases({ data }), await buildAll(note));
    await benchEdge(data, path.join(data, 'beside'), emit, note, size.edge);
  } finally {
    fs.rmSync(data, { recursive: true, force: true });
  }
}

/** In the order in which they run; `release` comes last of those that share a site: it changes it. */
export const BENCHES: readonly Bench[] = [
  {
    name: 'slip',
    gives: ['slip-tick'],
    run: ({ size, emit }) => benchSlip(size.slip, emit),
  },
  {
    name: 'back-end',
    gives: [
      'back-end/bets',
      'back-end/lost',
      'back-end/doubled',
      'back-end/unbalanced',
      'back-end/wrongBalance',
      'back-end/doubled-answers-differ',
      'back-end/place',
      'back-end/updates',
      'back-end/readers',
    ],
    run: ({ size, emit, note }) => benchBackEnd(size.backEnd, emit, note),
  },
  {
    name: 'edge',
    gives: [
      'edge-documents',
      'edge-files',
      'edge-calls',
      'edge-sockets',
      'edge-streams',
      'edge-memory',
    ],
    run: runEdge,
  },
  {
    name: 'first-page',
    gives: [
      'first-page',
      'first-page-chain',
      'first-page-owner',
      'first-page-lcp',
      'first-page-use',
      'first-page-blocking',
      'first-page-before-use',
      'second-visit-bytes',
      'second-visit-use',
    ],
    run: async ({ size, emit, note, stage }) => {
      const { browser, url } = await stage();
      await benchFirstPage({ browser, url, builds: await buildAll(note) }, size.firstPage, emit);
    },
  },
  {
    name: 'frame',
    gives: ['frame-blocking', 'frame-script', 'frame-bytes', 'frame-drawn'],
    run: async ({ size, emit, stage }) => {
      const { browser, url } = await stage();
      await benchFrame(browser, url, size.frame, emit);
    },
    beside: true,
  },
  {
    name: 'named-remote',
    gives: ['named-remote', 'unnamed-remote'],
    run: async ({ size, emit, stage }) => {
      const { browser, url } = await stage();
      await benchNamedRemote(browser, url, size.namedRemote, emit);
    },
    beside: true,
  },
  {
    name: 'board',
    gives: [
      'board',
      'board-lost-frames',
      'board-lost-more',
      'board-tap',
      'board-ratio',
      'board-vendor-ratio',
    ],
    run: async ({ size, emit, stage }) => {
      const { browser, url } = await stage();
      await benchBoard(browser, url, size.board, emit);
    },
    beside: true,
  },
  {
    name: 'lobby',
    gives: ['lobby-long-tasks', 'lobby-nodes', 'lobby-blank'],
    run: async ({ size, emit, stage }) => {
      const { browser, url } = await stage();
      await benchLobby(browser, url, size.lobby, emit);
    },
    beside: true,
  },
  {
    name: 'soak',
    gives: ['soak', 'soak-growth'],
    run: async ({ size, emit, stage }) => {
      const { browser, url } = await stage();
      await benchSoak(browser, url, size.soak, emit);
    },
    beside: true,
  },
  {
    name: 'lighthouse',
    gives: ['lighthouse'],
    run: async ({ size, emit, note, stage }) => {
      const { browser, url } = await stage();
      await benchLighthouse(browser, url, size.lighthouse, emit, note);
    },
    onlyByName: true,
  },
  {
    name: 'inner-loop',
    gives: ['inner-loop'],
    run: async ({ size, emit, note, stage }) => {
      const { browser } = await stage();
      await benchInnerLoop(browser, size.innerLoop, emit, note);
    },
    onlyByName: true,
  },
  {
    name: 'release',
    gives: ['promote-to-first-page', 'release-bytes'],
    run: async ({ size, emit, note, stage }) => {
      const { browser, url, data } = await stage();
      await benchRelease(browser, { url, data }, size.release, emit, note);
    },
  },
];
