import { useState } from 'react';
import styled from 'styled-components';
import { Button, Dialog, color, px, type } from '@site/ui';
import { NEWS } from '../phrases/news';
import type { NewsChoice } from './use-choice';

const StyledTools = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${px(8)};
  min-height: ${px(44)};
  font-size: ${type.s};
  color: ${color('text-2')};
  & > span {
    flex: 1;
    padding-inline-start: ${px(4)};
  }
  && button {
    min-height: ${px(44)};
  }
`;

interface NewsToolsProps {
  readonly choice: NewsChoice;
  /** Null while it is not known. */
  readonly unread: number | null;
  readonly ids: readonly string[];
}

/** Above the list: how much is unread, reading all, choosing some. */
export function NewsTools({
  choice: { chosen, busy, start, stop, chooseAll, act },
  unread,
  ids,
}: NewsToolsProps) {
  const [asks, setAsks] = useState(false);
  if (chosen === null) {
    return (
      <StyledTools>
        <span className="num" role="status" data-testid="news-unread" data-unread={unread ?? ''}>
          {unread === null
            ? NEWS.unreadUnknown
            : unread === 0
              ? NEWS.unreadNone
              : NEWS.unread(unread)}
        </span>
        {unread === 0 ? null : (
          <Button
            kind="ghost"
            size="s"
            loading={busy}
            data-testid="news-read-all"
            onClick={() => act('readAll')}
          >
            {NEWS.readAll}
          </Button>
        )}
        {ids.length === 0 ? null : (
          <Button kind="ghost" size="s" data-testid="news-select" onClick={start}>
            {NEWS.select}
          </Button>
        )}
      </StyledTools>
    );
  }
  const none = chosen.size === 0;
  return (
    <StyledTools>
      <Button kind="ghost" size="s" onClick={() => chooseAll(ids)}>
        {chosen.size === ids.length ? NEWS.selectNone : NEWS.selectAll}
      </Button>
      <Button
        kind="secondary"
        size="s"
        disabled={none}
        loading={busy}
        data-testid="news-read-chosen"
        onClick={() => act('read')}
      >
        {NEWS.readChosen(chosen.size)}
      </Button>
      <Button
        kind="danger"
        size="s"
        disabled={none}
        loading={busy}
        data-testid="news-delete-chosen"
        onClick={() => setAsks(true)}
      >
        {NEWS.deleteChosen(chosen.size)}
      </Button>
      <Button kind="ghost" size="s" onClick={stop}>
        {NEWS.selectDone}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={NEWS.removeManyAsk(chosen.size)}
        testId="news-delete-ask"
        actions={
          <>
            <Button
              kind="danger"
              data-testid="news-delete-confirm"
              onClick={() => {
                setAsks(false);
                act('delete');
              }}
            >
              {NEWS.remove}
            </Button>
            <Button kind="ghost" onClick={() => setAsks(false)}>
              {NEWS.cancel}
            </Button>
          </>
        }
      >
        <p>{NEWS.removeHint}</p>
      </Dialog>
    </StyledTools>
  );
}
