/** By which date the wagers stand. */
import { SORT_BY, type SortBy } from '@site/domain/reference/board';
import { useAddressPart } from './use-address-part';

const BY_START = 'start';

/** The order, and its switch; an address that names none means the latest bets first. */
export function useSort(): readonly [SortBy, (next: SortBy) => void] {
  const [part, write] = useAddressPart('sort');
  return [
    part === BY_START ? SORT_BY.EVENT_DATE : SORT_BY.BET_DATE,
    (next) => write(next === SORT_BY.EVENT_DATE ? BY_START : ''),
  ];
}
