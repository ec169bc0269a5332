import { APPLICATION_STATUS, type ApplicationStatus } from '@site/contracts/payment';
import type { HistoryType } from '@site/contracts/payment-history';
import { statusText } from '../payment/timeline-steps';
import { RECORDS, STATUS_FILTER } from '../phrases/records';

/** Filters as the address says them (§2.3: type=withdrawal, type=other). */
export type FilterName = 'all' | 'deposit' | 'withdrawal' | 'transfer' | 'bet' | 'other';

const NAMES: readonly FilterName[] = ['all', 'deposit', 'withdrawal', 'transfer', 'bet', 'other'];

export const FILTERS = NAMES.map((value) => ({
  value,
  label: RECORDS[value],
  testId: `filter-${value}`,
}));

const TYPES: Readonly<Record<FilterName, HistoryType | undefined>> = {
  all: undefined,
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  transfer: 'Transfer',
  bet: 'Bet',
  other: 'Other',
};

/** The filter of an address; an unknown word means all. */
export const readFilter = (text: string | null): FilterName =>
  NAMES.find((value) => value === text?.toLowerCase()) ?? 'all';

export const typeOf = (name: FilterName): HistoryType | undefined => TYPES[name];

/** States to choose from: only payments have more than one. */
export const hasStates = (name: FilterName): boolean =>
  name === 'all' || name === 'deposit' || name === 'withdrawal';

/** A state, or all of them. */
export type StatusName = ApplicationStatus | 'any';

/** States as the rows of a type say them; over all types in words that fit each. */
export const statusOptions = (
  filter: FilterName,
): readonly { readonly value: StatusName; readonly label: string; readonly testId: string }[] => [
  { value: 'any', label: RECORDS.statusAll, testId: 'status-any' },
  ...APPLICATION_STATUS.map((value) => ({
    value,
    label: filter === 'all' ? STATUS_FILTER[value] : statusText(value, typeOf(filter) ?? ''),
    testId: `status-${value}`,
  })),
];
