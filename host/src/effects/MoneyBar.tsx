/**
 * Money in flight, wherever the member is: what is still unknown stays on screen in words (safety
 * D3, C-82).
 */
import { useMemo } from 'react';
import { map, useObservable } from '@site/platform';
import { usePlatform } from '@site/platform/host';
import { Button, Notice } from '@site/ui';
import { SHELL } from '../phrases/zh-CN';

/** A line while actions wait for their verdict; nothing else. */
export function MoneyBar() {
  const { money } = usePlatform();
  const unknown$ = useMemo(
    () =>
      money.open$.pipe(map((states) => states.filter((state) => state.phase === 'unknown').length)),
    [money],
  );
  const unknown = useObservable(unknown$, 0);
  if (unknown === 0) return null;
  return (
    <Notice tone="warn" role="status" testId="money-unknown">
      {SHELL.pendingMoney(unknown)}{' '}
      <Button kind="ghost" size="s" onClick={money.checkNow}>
        {SHELL.checkNow}
      </Button>
    </Notice>
  );
}
