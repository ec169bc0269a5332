import { useState } from 'react';
import styled from 'styled-components';
import {
  getRewardItems,
  getRewardPoints,
  REWARD_KIND,
  type RewardKind,
} from '@site/contracts/reward-store';
import { isSignedIn } from '@site/domain/session/access';
import { STALE, useCall, useSession } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { EmptyState, Gift, Skeleton, Tabs, px } from '@site/ui';
import { STORE } from '../phrases/clubs';
import { ItemCard } from './ItemCard';
import { ItemSheet } from './ItemSheet';
import { whyNot } from './why-not';

const StyledGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${px(158)}, 1fr));
  gap: ${px(12)};
`;

type Kind = RewardKind | 'all';

const KINDS = [
  { value: 'all' as Kind, label: STORE.all, testId: 'store-kind-all' },
  ...REWARD_KIND.map((value) => ({
    value: value as Kind,
    label: STORE.kind[value],
    testId: `store-kind-${value}`,
  })),
];

/**
 * Everything that points buy.
 *
 * @param login where a visitor signs in.
 */
export function ItemGrid({ login }: { readonly login: string }) {
  const isMember = isSignedIn(useSession());
  const items = useCall(getRewardItems, {}, { staleMs: STALE.seconds });
  const points = useCall(getRewardPoints, {}, { enabled: isMember, staleMs: STALE.seconds });
  const [kind, setKind] = useState<Kind>('all');
  const [chosen, setChosen] = useState<string | null>(null);
  if (items.isPending) return <Skeleton kind="grid" />;
  if (items.data === undefined)
    return (
      <ReadFailed title={STORE.failed} why={items.error} onRetry={() => void items.refetch()} />
    );
  const available = points.data?.available ?? null;
  const shown = items.data.filter((item) => kind === 'all' || item.kind === kind);
  return (
    <>
      <Tabs label={STORE.kinds} options={KINDS} value={kind} onChange={setKind} />
      {shown.length === 0 ? (
        <EmptyState icon={<Gift />} title={STORE.empty} />
      ) : (
        <StyledGrid>
          {shown.map((item) => (
            <li key={item.itemId}>
              <ItemCard
                item={item}
                why={isMember ? whyNot(item, available) : null}
                onOpen={() => setChosen(item.itemId)}
              />
            </li>
          ))}
        </StyledGrid>
      )}
      <ItemSheet
        item={items.data.find(({ itemId }) => itemId === chosen) ?? null}
        available={available}
        login={isMember ? null : login}
        onClose={() => setChosen(null)}
      />
    </>
  );
}
