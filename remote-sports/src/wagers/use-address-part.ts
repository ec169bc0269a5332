/**
 * What a member chose of a list stands in the address: found again on the way back and after a
 * reload.
 */
import { useSearchParams } from '@site/platform';

/**
 * One part of the query, and the way to write it in place; the others stay.
 *
 * @returns the part, empty where it is missing; empty takes it out.
 */
export function useAddressPart(name: string): readonly [string, (next: string) => void] {
  const [query, setQuery] = useSearchParams();
  return [
    query.get(name) ?? '',
    (next) =>
      setQuery(
        (before) => {
          if (next === '') before.delete(name);
          else before.set(name, next);
          return before;
        },
        { replace: true },
      ),
  ];
}
