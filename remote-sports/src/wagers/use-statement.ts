/** Settled wagers of a period at every vendor, read page by page. */
import {
  groupByDay,
  isTaken,
  oneSportOf,
  sumsBy,
  sumWagers,
  type WagerGroup,
  type SummedWager,
  type WagerDay,
  type WagerSums,
} from '@site/domain/betting/wager-sums';
import type { DayRange } from '@site/domain/betting/statement-range';
import { done } from '@site/domain/errors/app-error';
import type { OddsTypeName } from '@site/domain/odds/decimal-odds';
import { readPages, type PagedList } from '@site/domain/paging';
import { ODDS_VENDORS, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { STALE, useQuery, useSession, valueOrThrow } from '@site/platform';
import { useEachVendor } from '../state/use-each-vendor';
import { useSportsState } from '../state/use-sports';
import type { OddsVendor } from '../vendors/port';
import { summed, type WagerRow } from './wager-row';

/** A vendor's part of the statement. */
export interface VendorStatement {
  readonly vendor: OddsVendorId;
  /** Those that were taken; null before the first answer. */
  readonly rows: readonly WagerRow[] | null;
  readonly sums: WagerSums;
  readonly failed: boolean;
  /** Not every page was read. */
  readonly partial: boolean;
  readonly retry: () => void;
}

/** One page after the other; a page that fails or repeats leaves those before it. */
async function readAll(
  vendor: OddsVendor,
  { from, to }: DayRange,
  signal: AbortSignal,
): Promise<PagedList<WagerRow>> {
  return valueOrThrow(
    await readPages({
      keyOf: ({ wager }: WagerRow) => wager.id,
      isStopped: () => signal.aborted,
      read: async (page) => {
        const answer = await vendor.wagers({ kind: 'settled', from, to, page });
        return answer.ok
          ? done({ rows: answer.value.rows.map(summed), pages: answer.value.pages })
          : answer;
      },
    }),
  );
}

function useVendorStatement(vendor: OddsVendorId, range: DayRange): VendorStatement {
  const { vendorSessions } = useSportsState();
  const { status } = useSession();
  const { data, isError, refetch } = useQuery({
    queryKey: ['sports.statement', vendor, range.from, range.to],
    enabled: status === 'member',
    staleTime: STALE.seconds,
    queryFn: ({ signal }) => readAll(vendorSessions[vendor].vendor, range, signal),
  });
  const rows = data?.rows.filter(isTaken) ?? null;
  return {
    vendor,
    rows,
    sums: sumWagers(rows ?? []),
    failed: isError,
    partial: data?.isWhole === false,
    retry: () => void refetch(),
  };
}

/** The statement. */
export interface StatementView {
  readonly vendors: readonly VendorStatement[];
  readonly total: WagerSums;
  readonly days: readonly WagerDay<SummedWager>[];
  /** By sport; null for combos over several. */
  readonly sports: readonly WagerGroup<number | null>[];
  readonly oddsTypes: readonly WagerGroup<OddsTypeName>[];
  readonly isPending: boolean;
}

/** Reads the statement of a period. */
export function useStatement(range: DayRange): StatementView {
  const statements = useEachVendor(useVendorStatement, range);
  const vendors = ODDS_VENDORS.map((vendor) => statements[vendor]);
  const rows = vendors
    .flatMap((each) => each.rows ?? [])
    .toSorted((a, b) => b.placedAt - a.placedAt);
  return {
    vendors,
    total: sumWagers(rows),
    sports: sumsBy(rows, ({ wager }) => oneSportOf(wager.legs)),
    oddsTypes: sumsBy(rows, ({ wager }) => wager.oddsType),
    days: groupByDay(rows, ({ placedAt }) => placedAt),
    isPending: vendors.some((each) => each.rows === null && !each.failed),
  };
}
