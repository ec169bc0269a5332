/** What a list shows, kept in the address, so that back and reload find it again. */
import { useSearchParams } from '@site/platform';
import {
  readGameFilter,
  readGameSort,
  type GameFilter,
  type GameSort,
} from '@site/domain/games/order';

export interface ListChoice {
  readonly provider: string | null;
  readonly filter: GameFilter;
  readonly sort: GameSort;
}

/** Words that say nothing are left out of the address. */
const USUAL: Readonly<Record<keyof ListChoice, string | null>> = {
  provider: null,
  filter: 'all',
  sort: 'recommended',
};

export function useListChoice(): readonly [ListChoice, (change: Partial<ListChoice>) => void] {
  const [query, setQuery] = useSearchParams();
  const choose = (change: Partial<ListChoice>): void => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(change)) {
      if (value === null || value === USUAL[name as keyof ListChoice]) next.delete(name);
      else next.set(name, value);
    }
    setQuery(next, { replace: true });
  };
  return [
    {
      provider: query.get('provider'),
      filter: readGameFilter(query.get('filter')),
      sort: readGameSort(query.get('sort')),
    },
    choose,
  ];
}
