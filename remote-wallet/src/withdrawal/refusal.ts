/** Where the server's refusal of a withdrawal is shown, and the way on, by its code. */
import type { AppError } from '@site/domain/errors/app-error';
import type { MoneyState } from '@site/domain/money-action/machine';
import { codeOf, errorText } from '@site/remote-kit/forms';
import { targets } from '@site/platform';
import { cardsPath } from '../bank-cards/cards-path';
import { BLOCK, WITHDRAWAL } from '../phrases/withdrawal';

/** Part of the form that a refusal belongs to. */
export type RefusalPlace = 'amount' | 'account' | 'form';

const PLACES: ReadonlyMap<string, RefusalPlace> = new Map([
  ['VAL10010', 'amount'],
  ['VAL10011', 'amount'],
  ['VAL10012', 'amount'],
  ['PAY00402', 'amount'],
  ['PAY00429', 'amount'],
  ['PAY00427', 'account'],
]);

/** A link that helps. */
export interface Way {
  readonly to: string;
  readonly label: string;
}

const WAYS: ReadonlyMap<string, Way> = new Map([
  ['MEM00423', { to: '/Safehouse', label: BLOCK.safehouse.way }],
  ['PAY00427', { to: cardsPath(undefined, true), label: WITHDRAWAL.manage }],
  ['PAY00428', { to: targets.toPromotions('applied'), label: BLOCK.turnover.way }],
  ['PAY00429', { to: targets.toTransactions('withdrawal'), label: BLOCK.dailyCount.way }],
]);

/** A refusal with its place. */
export interface Refusal {
  readonly place: RefusalPlace;
  readonly text: string;
  readonly way: Way | null;
}

const refusalOf = (error: AppError): Refusal => {
  const code = codeOf(error) ?? '';
  return { place: PLACES.get(code) ?? 'form', text: errorText(error), way: WAYS.get(code) ?? null };
};

/** The refusal an attempt ended with, or null. */
export const refusalIn = (state: MoneyState<unknown> | null): Refusal | null =>
  state?.phase === 'refused' ? refusalOf(state.error) : null;
