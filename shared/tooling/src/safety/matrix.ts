import { CALL_CELLS, SERVICE_CELLS } from './faults/calls';
import { DEPENDENCIES, FAULTS } from './faults/cells';
import { FOREIGN_CELLS, PART_CELLS } from './faults/parts';
import { SURROUNDINGS } from './faults/surroundings';
import { INVARIANTS } from './invariants';
import { REQUIREMENTS } from './lines';
import type { Promised } from './proof';

/** Cells of the fault matrix (safety D4). */
export const CELLS: readonly Promised[] = [
  ...PART_CELLS,
  ...CALL_CELLS,
  ...SERVICE_CELLS,
  ...FOREIGN_CELLS,
];

/** Ids of all cells: each dependency with each fault. */
export const CELL_IDS: readonly string[] = Object.keys(DEPENDENCIES).flatMap((what) =>
  Object.keys(FAULTS).map((fault) => `${what} ${fault}`),
);

/** Everything that the safety guide promises, with what shows it. */
export const PROMISES: readonly Promised[] = [
  ...REQUIREMENTS,
  ...INVARIANTS,
  ...CELLS,
  ...SURROUNDINGS,
];
