/** Settled wagers of a period at every vendor, read page by page. */
import { groupByDay, sumWagers, type SummedWager, type WagerDay, type WagerSums } from '@site/domain/betting/wager-sums';
import { Paging } from '@site/domain/constants';
import type { DayRange } from '@site/domain/betting/statement-range';
import { ODDS_VENDORS, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { STALE, useQuery, useSession, valueOrThrow } from '@site/platform';
import { useSportsState } from '../state/use-sports';
import type { OddsVendor } from '../vendors/port';
import { summed, type WagerRow } from './wager-row';

/** A vendor's part of the statement. */
export interface VendorStatement {
  readonly vendor: OddsVendorId;
  readonly rows: readonly WagerRow[] | null;
  readonly sums: WagerSums;
  readonly failed: boolean;
  /** Not every page was read. */
  readonly partial: boolean;
  readonly retry: () => void;
}

interface Read { readonly rows: readonly WagerRow[]; readonly partial: boolean }

async function readAll(vendor: OddsVendor, { from, to }: DayRange, signal: AbortSignal): Promise<Read> {
  const rows = new Map<string, WagerRow>();
  for (let page = 1; page <= Paging.maxPages; page += 1) {
    // One page after the other: a page that fails stops the rest.
    const answer = valueOrThrow(await vendor.wagers({ kind: 'settled', from, to, page }));
    answer.rows.forEach((wager) => rows.set(wager.id, summed(wager)));
    if (page >= answer.pages || signal.aborted) return { rows: [...rows.values()], partial: false };
  }
  return { rows: [...rows.values()], partial: true };
}

function useVendorStatement(vendor: OddsVendorId, range: DayRange): VendorStatement {
  const { desks } = useSportsState();
  const { status } = useSession();
  const { data, isError, refetch } = useQuery({
    queryKey: ['sports.statement', vendor, range.from, range.to], enabled: status === 'member', staleTime: STALE.seconds,
    queryFn: ({ signal }) => readAll(desks[vendor].vendor, range, signal),
  });
  return { vendor, rows: data?.rows ?? null, sums: sumWagers(data?.rows ?? []), failed: isError, partial: data?.partial ?? false, retry: () => void refetch() };
}

/** The statement. */
export interface StatementView {
  readonly vendors: readonly VendorStatement[];
  readonly total: WagerSums;
  readonly days: readonly WagerDay<SummedWager>[];
  readonly isPending: boolean;
}

/** Reads the statement of a period. */
export function useStatement(range: DayRange): StatementView {
  const vendors = [useVendorStatement(ODDS_VENDORS[0], range), useVendorStatement(ODDS_VENDORS[1], range), useVendorStatement(ODDS_VENDORS[2], range)];
  const rows = vendors.flatMap((each) => each.rows ?? []).toSorted((a, b) => b.placedAt - a.placedAt);
  return { vendors, total: sumWagers(rows), days: groupByDay(rows, ({ placedAt }) => placedAt),
    isPending: vendors.some((each) => each.rows === null && !each.failed) };
}
