/** The paged helper of the sports-data service (§7.4): pages of 50 until the last one, their data in one list. */
import { Paging } from '@site/domain/constants';
import { done, type Outcome } from '@site/domain/errors/app-error';

/** A page as the service gives it. */
export interface DataPage<T> { readonly data: readonly T[]; readonly totalPage: number }

/** Where a page lies, as the service wants it. */
export interface PageQuery { readonly currentPage: number; readonly perPageSize: number }

/**
 * Reads every page, one after the other: how many there are is known only from the answers.
 * @returns all rows in order, or the first failure; never a list that is silently short.
 */
export async function readAllPages<T>(read: (page: PageQuery) => Promise<Outcome<DataPage<T>>>): Promise<Outcome<readonly T[]>> {
  const all: T[] = [];
  for (let currentPage = 1; currentPage <= Paging.maxPages; currentPage += 1) {
    const answer = await read({ currentPage, perPageSize: Paging.sportsData });
    if (!answer.ok) return answer;
    all.push(...answer.value.data);
    if (currentPage >= answer.value.totalPage) break;
  }
  return done(all);
}
