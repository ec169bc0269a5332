/**
 * What changed since a cursor: one serial for the whole board, remembered for a while (IM's
 * transport).
 */
import { randomBytes } from 'node:crypto';
import type { Board } from '../../engine/board';
import type { WorldTab } from '../../engine/head';

/** What changed; null where the cursor cannot be answered and the client needs everything. */
export interface Changes {
  /** Cursor from which they count: another one than was asked for where changes were lost. */
  readonly from: string;
  readonly changed: readonly string[];
  readonly moved: ReadonlySet<string>;
  readonly removed: readonly string[];
}

export interface ChangeLog {
  readonly cursor: () => string;
  readonly since: (cursor: string) => Changes | null;
  /** Loses the next numbers, so that readers who were told before have a gap. */
  readonly skip: (count: number) => void;
  readonly reset: () => void;
}

/** Cursors further behind than this many changes get everything. */
const MEMORY = 20_000;

interface State {
  boot: string;
  serial: number;
  lostUpTo: number;
  readonly at: Map<string, number>;
  readonly tab: Map<string, WorldTab>;
  readonly movedAt: Map<string, number>;
  readonly removedAt: Map<string, number>;
}

function mark(state: State, board: Board, eventId: string): void {
  state.serial += 1;
  const head = board.head(eventId);
  if (head === null) {
    for (const kept of [state.at, state.tab, state.movedAt]) kept.delete(eventId);
    state.removedAt.set(eventId, state.serial);
    return;
  }
  state.removedAt.delete(eventId);
  if (state.tab.has(eventId) && state.tab.get(eventId) !== head.tab)
    state.movedAt.set(eventId, state.serial);
  state.tab.set(eventId, head.tab);
  state.at.set(eventId, state.serial);
}

function prune(state: State): void {
  for (const [id, serial] of state.removedAt)
    if (serial < state.serial - MEMORY) state.removedAt.delete(id);
}

/** A log over a board. */
export function createChangeLog(board: Board): ChangeLog {
  const fresh = (): string => randomBytes(4).toString('hex');
  const state: State = {
    boot: fresh(),
    serial: 0,
    lostUpTo: 0,
    at: new Map(),
    tab: new Map(),
    movedAt: new Map(),
    removedAt: new Map(),
  };
  board.listen((eventId) => {
    mark(state, board, eventId);
  });
  const after = (map: ReadonlyMap<string, number>, serial: number): string[] =>
    [...map].filter(([, at]) => at > serial).map(([id]) => id);
  return {
    cursor: () => `${state.boot}-${state.serial}`,
    since: (cursor) => {
      const [boot = '', text = ''] = cursor.split('-');
      const serial = Number(text);
      if (
        boot !== state.boot ||
        text === '' ||
        !Number.isInteger(serial) ||
        serial > state.serial ||
        serial < state.serial - MEMORY
      )
        return null;
      if (state.removedAt.size > MEMORY) prune(state);
      const from = Math.max(serial, state.lostUpTo);
      return {
        from: `${boot}-${from}`,
        changed: after(state.at, from),
        moved: new Set(after(state.movedAt, from)),
        removed: after(state.removedAt, from),
      };
    },
    skip: (count) => {
      if (count <= 0) return;
      state.serial += count;
      state.lostUpTo = state.serial;
    },
    reset: () => {
      state.boot = fresh();
      state.lostUpTo = 0;
      for (const kept of [state.at, state.tab, state.movedAt, state.removedAt]) kept.clear();
      state.serial = 0;
    },
  };
}
