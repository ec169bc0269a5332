/** Says on an open wager that its change was left half way: its new bet runs, and so does it. */
import { useEffect, useRef, useState } from 'react';
import { usePlatform, useStateView } from '@site/platform';
import { Notice, px } from '@site/ui';
import styled from 'styled-components';
import { editNote } from '../bet-slip/edit-note';
import { EDIT_STEPS } from '../phrases/edit-steps';
import type { Wager } from '../vendors/port';
import { followLeft, leftChanges, leftOf } from './edit-left';
import { useSaleInFlight } from './use-sale';

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

/** Nothing while it is being changed, and where nothing was left. */
export function EditLeft({ wager }: { readonly wager: Wager }) {
  const platform = usePlatform();
  const now = useStateView(editNote(platform));
  useStateView(leftChanges);
  const left = leftOf(platform, wager);
  const [ref, key] = [left?.ref ?? '', left?.key ?? null];
  useEffect(() => followLeft(platform, { ref, key }), [platform, ref, key]);
  const sale = useSaleInFlight(wager);
  const isSold = useSoldHere(sale?.intent.key ?? null);
  const old = sale !== null ? 'selling' : isSold || wager.cashOut !== null ? 'rest' : 'runs';
  return now?.wager.id === wager.id || left === undefined ? null : (
    <StyledLeft>
      <Notice tone="warn" testId="edit-left">
        {EDIT_STEPS.left(key === null ? 'taken' : 'unsure', old)}
      </Notice>
    </StyledLeft>
  );
}
