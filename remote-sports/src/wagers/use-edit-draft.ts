/**
 * The new bet while a wager is being changed: its selections as their vendor has them now, which of
 * them stay, and the stake. Nothing of it is sent from here; it goes into the slip (ADR 112).
 */
import { useMemo, useState } from 'react';
import { openShare } from '@site/domain/betting/cash-out';
import { changesNothing, editedBet, type EditedBet } from '@site/domain/betting/edited-bet';
import { returnLeft } from '@site/domain/betting/open-return';
import type { StakeReason } from '@site/domain/betting/stake-check';
import { parseCny, toTypedCny, type Fen } from '@site/domain/money';
import { usePlatform } from '@site/platform';
import { followEdit } from '../bet-slip/edit-follow';
import { isAnyUnknown, putAgain, tellSwapped } from '../bet-slip/put-again';
import { useOddsType, useSportsState } from '../state/use-sports';
import type { Wager } from '../vendors/port';
import { editReason, useEditLimits, type EditLimits } from './use-edit-limits';
import { picksOf, useSharedPicks, type PickNow } from './use-shared-picks';

/** A selection that can be had now. */
type OpenPick = Exclude<PickNow, { readonly state: 'gone' }>;

/** The new bet as it stands. */
export interface EditDraft {
  /** One per selection of the wager, in their order; null before the first answer. */
  readonly picks: readonly PickNow[] | null;
  /** None of them can be had any more. */
  readonly isOver: boolean;
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
  /** The most that can still come of the old one, as far as it runs. */
  readonly before: Fen;
  /** What its vendor and the purse take. */
  readonly limits: EditLimits;
  /** Why the slip would not take the stake; null while nothing speaks against it. */
  readonly reason: StakeReason | null;
  /**
   * It is the bet that there is already: nothing was left out, and neither money nor a price is
   * another.
   */
  readonly isSame: boolean;
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

/** A number that is about to get cents is that number. */
const amountText = (typed: string): string => (typed.endsWith('.') ? typed.slice(0, -1) : typed);

/**
 * See {@link EditDraft}.
 *
 * @param openRisk debit of what still runs of the wager, as its vendor has it now.
 */
export function useEditDraft(wager: Wager, openRisk: Fen): EditDraft {
  const platform = usePlatform();
  const { vendor, slip } = useSportsState().vendorSessions[wager.vendor];
  const oddsType = useOddsType();
  const asked = useMemo(() => picksOf(wager), [wager]);
  const [times, setTimes] = useState(0);
  const [dropped, setDropped] = useState<ReadonlySet<number>>(new Set());
  const openStake = openShare(wager.comboId === null ? wager.stake : wager.stakePerLine, {
    openRisk,
    risk: wager.risk,
  });
  const [typed, setStake] = useState<string | null>(null);
  const stake = typed ?? toTypedCny(openStake);
  const [isBusy, setBusy] = useState(false);
  const { picks, failed } = useSharedPicks(vendor, asked, times);
  const isKept = (at: number): boolean => picks?.[at]?.state !== 'gone' && !dropped.has(at);
  const kept = (picks ?? []).filter(
    (pick, at): pick is OpenPick => pick.state !== 'gone' && !dropped.has(at),
  );
  const selections = kept.map(({ selection }) => selection);
  const [first] = selections;
  const text = amountText(stake);
  const amount = parseCny(text);
  const bet =
    first === undefined
      ? null
      : editedBet(
          { vendor: wager.vendor, comboId: wager.comboId, legs: wager.legs.length },
          selections.map(({ price }) => price),
          amount === 0n ? null : amount,
          first.euOnly ? 'EU' : oddsType,
        );
  const limits = useEditLimits(vendor, selections, bet?.comboId ?? null);
  const reason = bet === null ? null : editReason(text, bet, limits);
  const isSame =
    amount !== null &&
    bet?.sums != null &&
    changesNothing(
      { legs: wager.legs, stake: openStake, risk: openRisk },
      { legs: selections, stake: amount, risk: bet.sums.risk },
    );
  const put = (said?: string): boolean => {
    if (bet === null || first === undefined || reason !== null) return false;
    const { comboId } = bet;
    const back = isAnyUnknown(platform.money)
      ? 'busy'
      : putAgain(slip, {
          selections,
          mode: comboId === null ? 'single' : 'combo',
          singles: comboId === null ? { [first.selectionId]: text } : {},
          combos: comboId === null ? {} : { [comboId]: text },
        });
    setBusy(back === 'busy');
    if (back === 'busy') return false;
    if (back !== null) tellSwapped(platform, back);
    else if (said !== undefined) platform.toast.show('info', said);
    followEdit(platform, slip, wager);
    return true;
  };
  return {
    picks,
    isOver: picks !== null && picks.every(({ state }) => state === 'gone'),
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
    before: returnLeft(wager, openRisk),
    limits,
    reason,
    isSame,
    isBusy,
    put,
  };
}
