/** The acts behind the buttons of refusals, for a row or for the combo. */
import { allowsCombo } from '@site/domain/betting/statuses';
import { parseCny, toCnyString, type Fen } from '@site/domain/money';
import { isInMaintenance } from '@site/domain/vendors/maintenance';
import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import { targets, usePlatform } from '@site/platform';
import { useSports } from '../state/use-sports';
import { comboRows, stakedCombos } from './combo-rows';
import { comboField } from './slip-model';
import type { StepActs } from './steps';
import { useLeaveSlip } from './use-leave-slip';

/**
 * Acts on a row.
 *
 * @param selectionId null for the combo.
 */
export function useSteps(selectionId: string | null): StepActs {
  const { slip, vendor } = useSports();
  const { money, maintenance } = usePlatform();
  const leave = useLeaveSlip();
  /** To the limit where the stake is beyond it; what is inside the limits is the member's to change. */
  const limit = (end: 'min' | 'max') => (): void => {
    const isBeyond = (stake: Fen | null, bound: Fen): boolean =>
      stake !== null && (end === 'max' ? stake > bound : stake < bound);
    if (selectionId === null) {
      const staked = stakedCombos(comboRows(slip.state.get(), vendor.id));
      const beyond = staked.filter(
        ({ stake, limits }) => limits !== null && isBeyond(stake, limits[end]),
      );
      beyond.forEach(({ id, limits }) => {
        if (limits !== null) slip.typeCombo(id, toCnyString(limits[end]));
      });
      if (beyond.length > 0) return;
      slip.dismiss(null);
      const [first] = staked;
      if (first !== undefined) slip.activate(comboField(first.id));
      return;
    }
    const row = slip.state
      .get()
      .rows.find(({ selection }) => selection.selectionId === selectionId);
    if (
      row?.info !== null &&
      row?.info !== undefined &&
      isBeyond(parseCny(row.stake), row.info[end])
    )
      slip.type(selectionId, toCnyString(row.info[end]));
    else {
      slip.dismiss(selectionId);
      slip.activate(selectionId);
    }
  };
  return {
    checkResult: money.checkNow,
    refresh: () => {
      slip.dismiss(selectionId);
      void slip.requote();
    },
    dismiss: () => slip.dismiss(selectionId),
    otherVendor: () => {
      const other = ODDS_VENDORS.find(
        (id) => id !== vendor.id && !isInMaintenance(maintenance.state.get(), id),
      );
      leave(targets.toSports(other), false);
    },
    support: () => leave(targets.toCustomerService(), true),
    removeLast: () => {
      const last = slip.state.get().rows.at(-1);
      slip.dismiss(selectionId);
      if (last !== undefined) slip.remove(last.selection.selectionId);
    },
    removeThis: () => {
      slip.dismiss(selectionId);
      if (selectionId !== null) slip.remove(selectionId);
      // The vendor does not say which leg of a combo it meant: those that it marks go, the last one where it marks none.
      else {
        const before = slip.state.get().rows;
        slip.removeWhere(({ info }) => info !== null && !allowsCombo(info.status));
        const last = before.at(-1);
        if (slip.state.get().rows.length === before.length && last !== undefined)
          slip.remove(last.selection.selectionId);
      }
    },
    deposit: () => leave(targets.toDeposit(), true),
    toMost: limit('max'),
    toLeast: limit('min'),
    edit: () => {
      slip.dismiss(selectionId);
      slip.activate(selectionId);
    },
    accept: () => slip.accept(selectionId ?? undefined),
    single: () => {
      slip.dismiss(selectionId);
      slip.setMode('single');
    },
    dropFreeBet: () => {
      slip.dismiss(selectionId);
      slip.setFreeBet(false);
    },
  };
}
