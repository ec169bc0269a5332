/** Puts a bet into the slip with its stakes, in place of what stands there; nothing is placed by it. */
import type { CartSelection } from '@site/domain/betting/cart';
import type { Platform } from '@site/platform';
import { AGAIN } from '../phrases/again';
import type { SlipPort } from './slip';
import { isLocked, type SlipMode } from './slip-model';

/** Selections with what is staked on them. */
export interface SlipContent {
  readonly selections: readonly CartSelection[];
  readonly mode: SlipMode;
  /** Stake of a single by its selection, as it is typed. */
  readonly singles: Readonly<Record<string, string>>;
  /** Stake per line by the vendor's id of the combo. */
  readonly combos: Readonly<Record<string, string>>;
}

function fill(slip: SlipPort, { selections, mode, singles, combos }: SlipContent): void {
  slip.removeWhere(() => true);
  slip.refill(selections, mode);
  Object.entries(singles).forEach(([id, stake]) => slip.type(id, stake));
  Object.entries(combos).forEach(([id, stake]) => slip.typeCombo(id, stake));
}

/** What stands in the slip now. */
export function contentOf(slip: SlipPort): SlipContent {
  const { rows, mode, combo } = slip.state.get();
  return {
    selections: rows.map(({ selection }) => selection),
    mode,
    singles: Object.fromEntries(
      rows.map(({ selection, stake }) => [selection.selectionId, stake] as const),
    ),
    combos: combo.stakes,
  };
}

/** Money of this slip is on its way: nothing may come into it, nor leave it. */
const isBusy = ({ state }: SlipPort): boolean => {
  const { rows, combo } = state.get();
  return [combo, ...rows].some(isLocked);
};

/** The way back to what stood there; `busy` as of {@link putAgain}. */
type PutBack = () => 'busy' | null;

/**
 * Puts it in and opens the slip.
 *
 * @returns the way back to what stood there, null when nothing did; `busy` when money of this slip
 *   is on its way: then nothing is changed.
 */
export function putAgain(slip: SlipPort, content: SlipContent): 'busy' | PutBack | null {
  if (isBusy(slip)) return 'busy';
  const before = contentOf(slip);
  fill(slip, content);
  return before.selections.length === 0
    ? null
    : () => {
        if (isBusy(slip)) return 'busy';
        fill(slip, before);
        return null;
      };
}

/** Says that the slip was swapped, with the way back. */
export const tellSwapped = ({ toast }: Pick<Platform, 'toast'>, back: PutBack): void =>
  void toast.show('info', AGAIN.swapped, {
    action: {
      label: AGAIN.undo,
      run: () => {
        if (back() === 'busy') toast.show('error', AGAIN.busy);
      },
    },
  });

/**
 * Puts back what was cleared, beside what was chosen since: of one match the newer pick stays (D5),
 * with its stake. A stake per line belongs to its own picks: beside others it is typed anew.
 *
 * @returns `busy` as of {@link putAgain}, else null.
 */
export function putBack(slip: SlipPort, content: SlipContent): 'busy' | null {
  const { rows } = slip.state.get();
  if (isBusy(slip)) return 'busy';
  const { selections, mode, singles, combos } = content;
  const since = new Set(rows.map(({ selection }) => selection.selectionId));
  const came = slip.refill(selections, mode);
  const now = slip.state.get().rows;
  // One pick alone has no mode of its own yet.
  if (mode === 'combo' && rows.length < 2 && now.length > 1) slip.setMode(mode);
  now
    .map(({ selection }) => selection.selectionId)
    .filter((id) => !since.has(id) && singles[id] !== undefined)
    .forEach((id) => slip.type(id, singles[id] ?? ''));
  if (came === now.length)
    Object.entries(combos).forEach(([id, stake]) => slip.typeCombo(id, stake));
  return null;
}

/**
 * A bet is out of which nothing is known (safety D3). After a reload the slip does not know of it
 * any more; the journal does.
 */
export function isAnyUnknown({ open$ }: Platform['money']): boolean {
  let found = false;
  open$
    .subscribe((states) => {
      found = states.some(({ phase, intent }) => phase === 'unknown' && intent.kind === 'bet');
    })
    .unsubscribe();
  return found;
}
