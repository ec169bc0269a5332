/** /sbtwo/wagers: open and settled wagers; loads by itself, whatever the board does (domain, complaint 3). */
import { useState } from 'react';
import { Link, targets } from '@site/platform';
import { Button, EmptyState, FailedState, PageBody, ReceiptText, Skeleton, Tabs, buttonLook } from '@site/ui';
import styled from 'styled-components';
import { copy } from '../phrases/zh-CN';
import { useSports } from '../state/use-sports';
import { PendingTray } from '../wagers/PendingTray';
import { WagerCard } from '../wagers/WagerCard';
import { useWagers } from '../wagers/use-wagers';

const StyledLink = styled(Link)`${buttonLook}`;

type Kind = 'open' | 'settled';

function WagerList({ kind }: { readonly kind: Kind }) {
  const { vendor } = useSports();
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useWagers(vendor, kind, page);
  if (data === undefined) return isError ? <FailedState title={copy.wagersFailed} onRetry={() => void refetch()} /> : <Skeleton kind="list" />;
  if (data.wagers.length === 0) {
    return <EmptyState icon={<ReceiptText />} title={copy.noWagers} action={<StyledLink data-kind="primary" to={targets.toSports()}>{copy.goToBoard}</StyledLink>} />;
  }
  return (
    <>
      {data.wagers.map((wager) => <WagerCard key={wager.id} wager={wager} />)}
      {data.pages <= 1 ? null : (
        <nav aria-label={copy.pages}>
          <Button kind="secondary" size="s" disabled={page <= 1} onClick={() => setPage(page - 1)}>{copy.previous}</Button> {page}/{data.pages}{' '}
          <Button kind="secondary" size="s" disabled={page >= data.pages} onClick={() => setPage(page + 1)}>{copy.next}</Button>
        </nav>
      )}
    </>
  );
}

/** The wagers page. */
export function Page() {
  const [kind, setKind] = useState<Kind>('open');
  return (
    <PageBody>
      <Tabs look="line" label={copy.wagers} value={kind} onChange={setKind} options={[{ value: 'open', label: copy.openWagers }, { value: 'settled', label: copy.settledWagers }]} />
      <PendingTray />
      <WagerList key={kind} kind={kind} />
    </PageBody>
  );
}
