/** Ids that the safety guide gives out: the tables must have each of them once. */
import { DEPENDENCIES, FAULTS } from './faults/cells';

const span = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_one, at) => `C-${String(from + at).padStart(2, '0')}`);

/** Numbers that the guide gives out; between its chapters some are left free. */
export const REQUIREMENT_IDS: readonly string[] = [
  ...span(1, 45),
  ...span(50, 66),
  ...span(70, 77),
  ...span(80, 89),
];

/** Ids of all cells: each dependency with each fault. */
export const CELL_IDS: readonly string[] = Object.keys(DEPENDENCIES).flatMap((what) =>
  Object.keys(FAULTS).map((fault) => `${what} ${fault}`),
);
