/** Says on an open wager that its change was left half way: its new bet runs, and so does it. */
import { useEffect } from 'react';
import { usePlatform, useStateView } from '@site/platform';
import { Notice, px } from '@site/ui';
import styled from 'styled-components';
import { editNote } from '../bet-slip/edit-note';
import { EDIT_STEPS } from '../phrases/edit-steps';
import type { Wager } from '../vendors/port';
import { followLeft, leftChanges, leftOf } from './edit-left';

/** Apart from the sale above it. */
const StyledLeft = styled.div`
  margin-block-start: ${px(6)};
`;

/** Nothing while it is being changed, and where nothing was left. */
export function EditLeft({ wager }: { readonly wager: Wager }) {
  const platform = usePlatform();
  const now = useStateView(editNote(platform));
  useStateView(leftChanges);
  const left = leftOf(platform, wager);
  const [ref, key] = [left?.ref ?? '', left?.key ?? null];
  useEffect(() => followLeft(platform, { ref, key }), [platform, ref, key]);
  return now?.wager.id === wager.id || left === undefined ? null : (
    <StyledLeft>
      <Notice tone="warn" testId="edit-left">
        {left.key === null ? EDIT_STEPS.left : EDIT_STEPS.leftUnsure}
      </Notice>
    </StyledLeft>
  );
}
