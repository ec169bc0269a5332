/**
 * The new bet while a wager is being changed: its selections as their vendor has them now, which of
 * them stay, and the stake. Nothing of it is sent from here; it goes into the slip (ADR 112).
 */
import { useMemo, useState } from 'react';
import { editedBet, type EditedBet } from '@site/domain/betting/edited-bet';
import { parseCny, toTypedCny } from '@site/domain/money';
import { usePlatform } from '@site/platform';
import { beginEdit, editNote } from '../bet-slip/edit-note';
import { isAnyUnknown, putAgain } from '../bet-slip/put-again';
import { AGAIN } from '../phrases/again';
import { useOddsType, useSportsState } from '../state/use-sports';
import type { Wager } from '../vendors/port';
import { picksOf, useSharedPicks, type PickNow } from './use-shared-picks';

/** A selection that can be had now. */
type OpenPick = Exclude<PickNow, { readonly state: 'gone' }>;

/** The new bet as it stands. */
export interface EditDraft {
  /** One per selection of the wager, in their order; null before the first answer. */
  readonly picks: readonly PickNow[] | null;
  /** They could not be read, or not any more. */
  readonly failed: boolean;
  readonly retry: () => void;
  /** Those that stay. */
  readonly kept: readonly OpenPick[];
  readonly isKept: (at: number) => boolean;
  readonly keep: (at: number, isKept: boolean) => void;
  /** As it is typed. */
  readonly stake: string;
  readonly setStake: (text: string) => void;
  /** Null while nothing of it can be had. */
  readonly bet: EditedBet | null;
  /** Money of the slip is on its way: it took nothing. */
  readonly isBusy: boolean;
  /**
   * Puts it into the slip of its vendor, where the change goes on.
   *
   * @param text said besides, unless there is something to undo.
   * @returns whether it stands there.
   */
  readonly put: (text?: string) => boolean;
}

/** See {@link EditDraft}. */
export function useEditDraft(wager: Wager): EditDraft {
  const platform = usePlatform();
  const { vendor, slip } = useSportsState().vendorSessions[wager.vendor];
  const oddsType = useOddsType();
  const asked = useMemo(() => picksOf(wager), [wager]);
  const [times, setTimes] = useState(0);
  const [dropped, setDropped] = useState<ReadonlySet<number>>(new Set());
  const [stake, setStake] = useState(() =>
    toTypedCny(wager.comboId === null ? wager.stake : wager.stakePerLine),
  );
  const [isBusy, setBusy] = useState(false);
  const { picks, failed } = useSharedPicks(vendor, asked, times);
  const isKept = (at: number): boolean => picks?.[at]?.state !== 'gone' && !dropped.has(at);
  const kept = (picks ?? []).filter(
    (pick, at): pick is OpenPick => pick.state !== 'gone' && !dropped.has(at),
  );
  const selections = kept.map(({ selection }) => selection);
  const [first] = selections;
  const amount = parseCny(stake);
  const bet =
    first === undefined
      ? null
      : editedBet(
          { vendor: wager.vendor, comboId: wager.comboId, legs: wager.legs.length },
          selections.map(({ price }) => price),
          amount === 0n ? null : amount,
          first.euOnly ? 'EU' : oddsType,
        );
  const put = (text?: string): boolean => {
    if (bet === null || first === undefined) return false;
    const { comboId } = bet;
    const back = isAnyUnknown(platform.money)
      ? 'busy'
      : putAgain(slip, {
          selections,
          mode: comboId === null ? 'single' : 'combo',
          singles: comboId === null ? { [first.selectionId]: stake } : {},
          combos: comboId === null ? {} : { [comboId]: stake },
        });
    setBusy(back === 'busy');
    if (back === 'busy') return false;
    if (back !== null)
      platform.toast.show('info', AGAIN.swapped, { action: { label: AGAIN.undo, run: back } });
    else if (text !== undefined) platform.toast.show('info', text);
    editNote(platform).set(beginEdit(wager));
    return true;
  };
  return {
    picks,
    failed,
    retry: () => setTimes(times + 1),
    kept,
    isKept,
    keep: (at, isWanted) => {
      const next = new Set(dropped);
      if (isWanted) next.delete(at);
      else next.add(at);
      setDropped(next);
    },
    stake,
    setStake,
    bet,
    isBusy,
    put,
  };
}
