import type { Browser } from 'playwright';
import { BOARD_KINDS, runBoard, type BoardKind, type BoardRun } from './board-run';
import type { Emit } from './line';
import { median, spreadOf } from './measure-page';
import { checkSameBoard } from './same-board';
import type { BenchSize, BoardLoad } from './sizes';

type Runs = Readonly<Record<BoardKind, BoardRun>>;

/** Where a board runs, how much of it, and who takes the lines. */
interface Stage {
  readonly browser: Browser;
  readonly siteUrl: string;
  readonly size: BenchSize['board'];
  readonly emit: Emit;
}

/**
 * All boards under one load, beside each other in time; turned round each time, so that a machine
 * that gets busier weighs on all alike.
 *
 * @param first the site's run of the first turn, which the others are made to equal.
 * @throws Error when a board does not show what ours shows.
 */
async function runTurn(
  { browser, siteUrl, size }: Stage,
  load: BoardLoad,
  turn: number,
  first: BoardRun | null,
): Promise<Runs> {
  const runs = new Map<BoardKind, BoardRun>();
  // The hand-written board is the site's document: the first turn has to begin with the site.
  const order = turn % 2 === 1 ? BOARD_KINDS : BOARD_KINDS.toReversed();
  for (const kind of order)
    runs.set(
      kind,
      await runBoard(browser, siteUrl, {
        kind,
        load,
        size,
        site: first ?? runs.get('site') ?? null,
        isLast: turn === size.turns,
      }),
    );
  const of = (kind: BoardKind): BoardRun => {
    const run = runs.get(kind);
    if (run === undefined) throw new Error(`${kind} was not run`);
    return run;
  };
  for (const kind of BOARD_KINDS) checkSameBoard(of('site').shown, kind, of(kind).shown);
  return {
    site: of('site'),
    'hand-written DOM': of('hand-written DOM'),
    'AG Grid Community': of('AG Grid Community'),
    IM: of('IM'),
    BTI: of('BTI'),
  };
}

/** What one board did in one turn. */
function tellRun(
  { size, emit }: Stage,
  load: BoardLoad,
  {
    turn,
    board,
    run,
  }: { readonly turn: number; readonly board: BoardKind; readonly run: BoardRun },
): void {
  const { task, ...parts } = run.spent;
  emit({
    bench: 'board',
    board,
    turn,
    ...load,
    value: task,
    unit: 'main-thread ms per second',
    ...parts,
    nodes: run.nodes,
    rows: run.shown.events.length,
    cells: run.shown.priced,
  });
  if (run.lost !== null)
    emit({
      bench: 'board-lost-frames',
      board,
      ...load,
      value: Math.round(run.lost * 10) / 10,
      unit: 'percent of frames',
    });
  if (run.taps.length > 0)
    emit({
      bench: 'board-tap',
      ...load,
      value: Math.round(run.taps.at(-1) ?? -1),
      unit: `ms, slowest of ${size.taps} taps`,
      median: Math.round(median(run.taps)),
    });
}

/** How the boards that are compared stand to each other over all turns. */
function tellRatio(
  { size, emit }: Stage,
  load: BoardLoad,
  bench: string,
  [over, under]: readonly [readonly number[], readonly number[]],
  what: { readonly unit: string; readonly board: string },
): void {
  const ratios = over.map((own, at) => own / Math.max(1, under[at] ?? 1));
  const rounded = ratios.map((ratio) => Math.round(ratio * 100) / 100);
  emit({
    bench,
    ...load,
    value: median(rounded),
    spread: spreadOf(rounded),
    ...what,
    ms: median(over),
    otherMs: median(under),
    turns: size.turns,
  });
}

/**
 * The live board under a synthetic feed beside hand-written DOM writes, AG Grid and our boards of
 * the other vendors, in turns: main-thread milliseconds per second, their ratios, the slowest tap,
 * lost frames.
 *
 * @throws Error when the boards do not show the same.
 */
export async function benchBoard(
  browser: Browser,
  siteUrl: string,
  size: BenchSize['board'],
  emit: Emit,
): Promise<void> {
  const stage = { browser, siteUrl, size, emit };
  for (const load of size.loads) {
    const turns: Runs[] = [];
    for (let turn = 1; turn <= size.turns; turn += 1) {
      const runs = await runTurn(stage, load, turn, turns[0]?.site ?? null);
      for (const board of BOARD_KINDS) tellRun(stage, load, { turn, board, run: runs[board] });
      turns.push(runs);
    }
    const last = turns.at(-1);
    const over = (last?.site.lost ?? 0) - (last?.['hand-written DOM'].lost ?? 0);
    emit({
      bench: 'board-lost-more',
      ...load,
      value: Math.round(over * 10) / 10,
      unit: 'points of frames more than hand-written DOM',
    });
    const costs = (kind: BoardKind): number[] => turns.map((runs) => runs[kind].spent.task);
    for (const board of ['hand-written DOM', 'AG Grid Community'] as const) {
      const pair = [costs('site'), costs(board)] as const;
      tellRatio(stage, load, 'board-ratio', pair, { unit: `x ${board}`, board });
    }
    for (const board of ['IM', 'BTI'] as const) {
      const pair = [costs(board), costs('site')] as const;
      tellRatio(stage, load, 'board-vendor-ratio', pair, { unit: "x SABA's board", board });
    }
  }
}
