/** Bets whose verdict is still to come, wherever on the sports pages the member is (domain P0). */
import { useMemo } from 'react';
import { map, useObservable, usePlatform } from '@site/platform';
import type { MoneyState } from '@site/domain/money-action/machine';
import { Notice, PageBody } from '@site/ui';
import { copy } from '../phrases/zh-CN';

const NONE: readonly MoneyState<unknown>[] = [];

/** The tray; nothing while nothing waits. */
export function PendingTray() {
  const { money } = usePlatform();
  const waiting$ = useMemo(() => money.open$.pipe(map((states) => states.filter(({ phase, intent }) => phase === 'pending' && intent.kind === 'bet'))), [money]);
  const waiting = useObservable(waiting$, NONE);
  if (waiting.length === 0) return null;
  return (
    <PageBody data-testid="pending-tray">
      {waiting.map(({ intent }) => <Notice key={intent.key} tone="warn" role="status"><b>{copy.pendingTitle}</b><br />{intent.summary}<br />{copy.pendingText}</Notice>)}
    </PageBody>
  );
}
