import { CALL_CELLS, SERVICE_CELLS } from './faults/calls';
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

/** Everything that the safety guide promises, with what shows it. */
export const PROMISES: readonly Promised[] = [
  ...REQUIREMENTS,
  ...INVARIANTS,
  ...CELLS,
  ...SURROUNDINGS,
];
