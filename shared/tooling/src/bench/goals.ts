/** What the figures are held to (the performance goals of the site). */
import type { BenchLine } from './line';

/** A goal of some lines. */
export interface Goal {
  readonly bench: string;
  /** Lines it is for; all of the bench without it. */
  readonly of?: (line: BenchLine) => boolean;
  /** Field that is held to it. */
  readonly field?: string;
  readonly limit: number;
  /** The figure is to be at least as much; without it at most. */
  readonly isLeast?: true;
}

const ours = ({ build, cache }: BenchLine): boolean =>
  build === 'federated' && (cache === undefined || cache === 'cold');
const against =
  (side: string) =>
  (line: BenchLine): boolean =>
    line['against'] === side;
const atFullFeed = ({ updatesPerSecond }: BenchLine): boolean => updatesPerSecond === 5_000;
const beside =
  (board: string) =>
  (line: BenchLine): boolean =>
    atFullFeed(line) && line['board'] === board;

/** All goals. */
export const GOALS: readonly Goal[] = [
  {
    bench: 'first-page',
    of: (line) => ours(line) && line['page'] === '/',
    field: 'requests',
    limit: 30,
  },
  {
    bench: 'first-page',
    of: (line) => ours(line) && line['page'] === '/',
    field: 'allBytes',
    limit: 300_000,
  },
  { bench: 'first-page-chain', of: ours, limit: 2 },
  { bench: 'first-page-shift', limit: 0.02 },
  { bench: 'first-page-before-use', limit: 12 },
  { bench: 'first-page-lcp', of: against('one bundle, alike'), limit: 1.05 },
  { bench: 'first-page-lcp', of: against('one bundle, plain'), limit: 0.55 },
  { bench: 'first-page-use', of: against('one bundle, alike'), limit: 1.1 },
  { bench: 'second-visit-bytes', limit: 0 },
  { bench: 'second-visit-use', limit: 0.35 },
  { bench: 'named-remote', limit: 50 },
  { bench: 'unnamed-remote', limit: 1 },
  { bench: 'board-ratio', of: beside('hand-written DOM'), limit: 1.1 },
  { bench: 'board-ratio', of: beside('AG Grid Community'), limit: 0.75 },
  { bench: 'board-vendor-ratio', of: atFullFeed, limit: 1.1 },
  { bench: 'board-lost-more', of: atFullFeed, limit: 3 },
  { bench: 'board-tap', of: atFullFeed, limit: 200 },
  { bench: 'slip-tick', limit: 0.1 },
  { bench: 'lighthouse', limit: 95, isLeast: true },
  { bench: 'release-bytes', limit: 0 },
  { bench: 'back-end/lost', limit: 0 },
  { bench: 'back-end/doubled', limit: 0 },
  { bench: 'back-end/unbalanced', limit: 0 },
  { bench: 'back-end/wrongBalance', limit: 0 },
  { bench: 'back-end/doubled-answers-differ', limit: 0 },
  { bench: 'back-end/readers', limit: 0 },
];

/** A figure beside its goal. */
export interface Judged {
  readonly goal: Goal;
  readonly field: string;
  readonly figure: number;
  readonly isMet: boolean;
}

/** What is said of one field of a line; null where there is no goal. */
export function judge(line: BenchLine, field: string): Judged | null {
  const goal = GOALS.find(
    (each) =>
      each.bench === line.bench && (each.field ?? 'value') === field && (each.of?.(line) ?? true),
  );
  const figure = line[field];
  if (goal === undefined || typeof figure !== 'number') return null;
  const isMet = goal.isLeast === true ? figure >= goal.limit : figure <= goal.limit;
  return { goal, field, figure, isMet };
}
