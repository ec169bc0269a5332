import type { HistoryFilter } from '../api/queries';
import { RECORDS } from '../phrases/records';

/** Filters as the address says them (§2.3: type=withdrawal, type=other). */
export type FilterName = 'all' | 'deposit' | 'withdrawal' | 'transfer' | 'other';

export const FILTERS: readonly { readonly value: FilterName; readonly label: string; readonly testId: string }[] = [
  { value: 'all', label: RECORDS.all, testId: 'filter-all' },
  { value: 'deposit', label: RECORDS.deposit, testId: 'filter-deposit' },
  { value: 'withdrawal', label: RECORDS.withdrawal, testId: 'filter-withdrawal' },
  { value: 'transfer', label: RECORDS.transfer, testId: 'filter-transfer' },
  { value: 'other', label: RECORDS.other, testId: 'filter-other' },
];

const TYPES: Readonly<Record<FilterName, HistoryFilter | undefined>> = {
  all: undefined, deposit: 'Deposit', withdrawal: 'Withdrawal', transfer: 'Transfer', other: 'Other',
};

/** The filter of an address; an unknown word means all. */
export const readFilter = (text: string | null): FilterName => FILTERS.find(({ value }) => value === text?.toLowerCase())?.value ?? 'all';

export const typeOf = (name: FilterName): HistoryFilter | undefined => TYPES[name];
