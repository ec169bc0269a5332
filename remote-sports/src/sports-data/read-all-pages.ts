/**
 * The paged helper of the sports-data service (§7.4): pages of 50 until the last one, their data in
 * one list.
 */
import { Paging } from '@site/domain/constants';
import { done, type Outcome } from '@site/domain/errors/app-error';
import { readPages, type PagedList } from '@site/domain/paging';

/** A page as the service gives it. */
export interface DataPage<T> {
  readonly data: readonly T[];
  readonly totalPage: number;
}

/** Where a page lies, as the service wants it. */
export interface PageQuery {
  readonly currentPage: number;
  readonly perPageSize: number;
}

/**
 * Reads every page, one after the other: how many there are is known only from the answers.
 *
 * @returns all rows in order; the list says whether it is whole.
 */
export const readAllPages = <T>(
  read: (page: PageQuery) => Promise<Outcome<DataPage<T>>>,
): Promise<Outcome<PagedList<T>>> =>
  readPages({
    keyOf: (row: T) => JSON.stringify(row),
    read: async (currentPage) => {
      const answer = await read({ currentPage, perPageSize: Paging.sportsData });
      return answer.ok ? done({ rows: answer.value.data, pages: answer.value.totalPage }) : answer;
    },
  });
