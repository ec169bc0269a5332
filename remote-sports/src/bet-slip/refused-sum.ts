/** A sum that was refused a moment ago is not offered again as it is, by whatever road it comes. */
import { useState } from 'react';
import { betStep } from '@site/domain/betting/bet-codes';
import { parseCny, type Fen } from '@site/domain/money';
import type { ActiveField } from './active-field';
import { singlesToPlace } from './slip-check';
import type { Attempt, SlipState } from './slip-model';

/** A sum that an upper limit has turned down. */
interface RefusedSum {
  /** As it was typed. */
  readonly text: string;
  /** The same for every way to write the amount. */
  readonly sum: string;
  /** By selection or combo; of several combos refused together nobody knows which. */
  readonly amounts: ReadonlyMap<string, Fen>;
  /** The most that the vendor took then; what it says anew is another offer. */
  readonly most: string;
  /** Another figure stood there since: the button beside the refusal is gone. */
  readonly isLeft: boolean;
}
/** Sums that rest, by the selection or by all selections of a combo. */
export type RefusedSums = ReadonlyMap<string, RefusedSum>;

export const NO_REFUSED_SUMS: RefusedSums = new Map();

/** What the button would send: an attempt with its sum. */
interface Sending extends Omit<RefusedSum, 'isLeft'> {
  readonly field: string;
  readonly attempt: Attempt;
}

const amountsOf = (
  staked: readonly (readonly [id: string, text: string])[],
): ReadonlyMap<string, Fen> => {
  const [[id, text] = ['', '']] = staked;
  const amount = staked.length === 1 ? parseCny(text) : null;
  return new Map(amount === null ? [] : [[id, amount]]);
};
const sumOf = (text: string): string => String(parseCny(text) ?? text);

/** Of a combo all stakes are one sum: its vendor refuses them together. */
function comboOf({ combo, rows }: SlipState): Sending {
  const staked = Object.entries(combo.stakes).filter(([, text]) => text.trim() !== '');
  const of = (value: (text: string) => string): string =>
    staked.map(([id, text]) => `${id}:${value(text)}`).join('|');
  return {
    field: rows.map(({ selection }) => selection.selectionId).join('|'),
    text: of(String),
    sum: of(sumOf),
    amounts: amountsOf(staked),
    most: (combo.offers ?? []).map(({ id, max }) => `${id}:${max}`).join('|'),
    attempt: combo,
  };
}
const sendingsOf = (slip: SlipState): readonly Sending[] =>
  slip.mode === 'combo'
    ? [comboOf(slip)]
    : singlesToPlace(slip).map((row) => ({
        field: row.selection.selectionId,
        text: row.stake,
        sum: sumOf(row.stake),
        amounts: amountsOf([[row.selection.selectionId, row.stake]]),
        most: String(row.info?.max),
        attempt: row,
      }));

const isRefused = ({ result }: Attempt): boolean =>
  result?.phase === 'refused' &&
  result.error.kind === 'api' &&
  betStep(result.error.code) === 'lowerStake';

/**
 * What rests from now on. The button beside the refusal lets its sum go, and so do other limits of
 * the vendor; another figure, and the same one once more, do not.
 *
 * @returns the same value where nothing changed.
 */
export function afterSlip(known: RefusedSums, slip: SlipState): RefusedSums {
  const next = new Map(known);
  let isSame = true;
  const put = (field: string, refused: RefusedSum | null): void => {
    isSame = false;
    if (refused === null) next.delete(field);
    else next.set(field, refused);
  };
  for (const { field, attempt, ...now } of sendingsOf(slip)) {
    const before = known.get(field);
    if (isRefused(attempt)) {
      if (before?.text !== now.text || before.most !== now.most || before.isLeft)
        put(field, { ...now, isLeft: false });
    } else if (before !== undefined) {
      const isMended = !before.isLeft && before.text === now.text && attempt.result === null;
      if (isMended || before.most !== now.most) put(field, null);
      else if (!before.isLeft && before.text !== now.text) put(field, { ...before, isLeft: true });
    }
  }
  return isSame ? known : next;
}

/** Whether what the button would send holds a sum that rests. */
export const isSumRefused = (slip: SlipState, known: RefusedSums): boolean =>
  sendingsOf(slip).some(
    ({ field, sum, attempt }) => isRefused(attempt) || known.get(field)?.sum === sum,
  );

/** Whether an amount for that field is as much as was refused there, or more. */
export function isOverRefused(
  known: RefusedSums,
  { kind, id }: Pick<ActiveField, 'kind' | 'id'>,
  text: string,
): boolean {
  const amount = parseCny(text);
  return [...known.values()].some(({ amounts }) =>
    [...amounts].some(
      ([of, refused]) => (kind === 'each' || of === id) && amount !== null && amount >= refused,
    ),
  );
}

/** Sums that rest while this sheet stands, and whether the button does for one of them. */
export function useRefusedSums(slip: SlipState): {
  readonly refused: RefusedSums;
  readonly isRefused: boolean;
} {
  const [known, setKnown] = useState(NO_REFUSED_SUMS);
  const refused = afterSlip(known, slip);
  if (refused !== known) setKnown(refused);
  return { refused, isRefused: isSumRefused(slip, refused) };
}
