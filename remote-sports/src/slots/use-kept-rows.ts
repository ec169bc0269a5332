/** Which matches of a list home shows. */
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useBoard } from '../board/board-context';
import type { SportEvent } from '../vendors/port';

interface Kept {
  /** Whose list it is: another one is drawn from its beginning. */
  readonly of: unknown;
  readonly ids: readonly string[];
}

/** What is shown of the list. */
export interface KeptRows {
  readonly of: unknown;
  readonly most: number;
  /** Whether a match can be among them as it stands now. */
  readonly belongs: (event: SportEvent | undefined) => boolean;
}

/**
 * The first of these matches that belong here. A row keeps its place while its match does; one that
 * goes gives its place to the next.
 */
export function useKeptRows(
  ids: readonly string[],
  { of, most, belongs }: KeptRows,
): readonly string[] {
  const { store } = useBoard();
  const [drawn, setDrawn] = useState<Kept>({ of, ids: [] });
  const rows = drawn.of === of ? drawn.ids : [];
  // The same matches in the same order are the same list.
  const key = ids.join();
  const isHere = (id: string): boolean => belongs(store.event(id));
  const subscribe = useMemo(
    () => (changed: () => void) => {
      const left = key.split(',').map((id) => store.onEvent(id, changed));
      return () => left.forEach((leave) => leave());
    },
    [store, key],
  );
  const here = useSyncExternalStore(subscribe, () => ids.filter(isHere).join()).split(',');
  const free = here.filter((id) => id !== '' && !rows.includes(id));
  const next = [...rows.map((id) => (here.includes(id) ? id : free.shift())), ...free]
    .filter((id) => id !== undefined)
    .slice(0, most);
  if (drawn.of !== of || next.join() !== rows.join()) setDrawn({ of, ids: next });
  return next;
}
