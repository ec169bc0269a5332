/** Says on an open wager that its change was left half way: its new bet runs, and so does it. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { wagerStage } from '@site/domain/betting/statuses';
import { SORT_BY } from '@site/domain/reference/board';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { usePlatform, useQueryClient, useStateView } from '@site/platform';
import { Notice, px } from '@site/ui';
import styled from 'styled-components';
import { editNote } from '../bet-slip/edit-note';
import { EDIT_STEPS } from '../phrases/edit-steps';
import type { Wager } from '../vendors/port';
import { followLeft, leftChanges, leftOf, noteOpen } from './edit-left';
import { useSaleInFlight } from './use-sale';
import { WAGERS_KEY } from './use-wagers';

/** What is read of the list of open wagers. */
interface OpenPages {
  readonly pages: readonly { readonly rows: readonly Wager[]; readonly at: number }[];
}

/** Apart from the sale above it. */
const StyledLeft = styled.div`
  margin-block-start: ${px(6)};
`;

/** Whether any of it was sold while this card stands: its list is not read again for a part. */
function useSoldHere(key: string | null): boolean {
  const { bus } = usePlatform();
  const [isSold, setSold] = useState(false);
  const last = useRef(key);
  useEffect(() => {
    if (key !== null) last.current = key;
  }, [key]);
  useEffect(() => {
    const ends = bus.on('money.settled').subscribe((end) => {
      if (end.key === last.current && end.phase === 'done') setSold(true);
    });
    return () => ends.unsubscribe();
  }, [bus]);
  return isSold;
}

/** Open wagers of its vendor as they were last read, latest first; null before the first answer. */
function useOpenList(vendor: OddsVendorId): OpenPages | null {
  const queries = useQueryClient();
  const read = (): OpenPages | null => {
    const state = queries.getQueryState<OpenPages>([WAGERS_KEY, vendor, 'open', SORT_BY.BET_DATE]);
    // What was kept of another visit is no answer, and not all of them.
    return state === undefined || state.dataUpdatedAt === 0 ? null : (state.data ?? null);
  };
  return useSyncExternalStore(
    (changed) => queries.getQueryCache().subscribe(() => changed()),
    read,
  );
}

/** Nothing while it is being changed, and where nothing was left. */
export function EditLeft({ wager }: { readonly wager: Wager }) {
  const platform = usePlatform();
  const now = useStateView(editNote(platform));
  const changed = useStateView(leftChanges);
  const open = useOpenList(wager.vendor);
  useEffect(() => {
    leftOf(platform, wager).forEach((each) => followLeft(platform, each));
    const [first] = open?.pages ?? [];
    if (open === null || first === undefined) return;
    const keys = open.pages.flatMap(({ rows }) =>
      rows
        .filter(({ outcome }) => wagerStage(outcome) !== 'pending')
        .map(({ attemptKey }) => attemptKey),
    );
    noteOpen(platform, wager, { keys, at: first.at });
  }, [platform, wager, changed, open]);
  const left = leftOf(platform, wager).at(-1);
  const sale = useSaleInFlight(wager);
  const isSold = useSoldHere(sale?.intent.key ?? null);
  const old = sale !== null ? 'selling' : isSold || wager.cashOut !== null ? 'rest' : 'runs';
  return now?.wager.id === wager.id || left === undefined ? null : (
    <StyledLeft>
      <Notice tone="warn" testId="edit-left">
        {EDIT_STEPS.left(left.isUnsure ? 'unsure' : 'taken', old)}
      </Notice>
    </StyledLeft>
  );
}
