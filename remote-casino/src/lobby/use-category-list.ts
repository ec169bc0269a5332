import { useMemo } from 'react';
import type { GameCategory } from '@site/contracts/games';
import { FEATURE_ERROR_TEXT } from '@site/phrases/feature-errors';
import { useCategories } from '../api/queries';
import { useFailureToast } from '../api/use-failure-toast';
import { BUILT_IN_CATEGORIES, orBuiltIn } from './categories';

/**
 * Categories in their order; until the content host has answered, and when it fails or has none,
 * those of §3.9. A failure is said once (R8-5).
 */
export function useCategoryList(): readonly GameCategory[] {
  const { data, isError } = useCategories();
  useFailureToast(isError, FEATURE_ERROR_TEXT.categoryList);
  return useMemo(
    () => orBuiltIn(data, BUILT_IN_CATEGORIES).toSorted((a, b) => a.sort - b.sort),
    [data],
  );
}
