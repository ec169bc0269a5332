import { useState } from 'react';
import styled from 'styled-components';
import { getRewardItems, getRewardPoints, REWARD_KIND, type RewardItem, type RewardKind } from '@site/contracts/reward-store';
import { redeemBlock } from '@site/domain/promotions/redeem';
import { formatCny } from '@site/domain/money';
import { isSignedIn } from '@site/domain/session/access';
import { STALE, useCall, useSession } from '@site/platform';
import { Button, EmptyState, FailedState, Gift, Picture, Skeleton, Tabs, Tag, color, px, radius, type } from '@site/ui';
import { STORE } from '../phrases/clubs';
import { RedeemSheet } from './RedeemSheet';

const StyledGrid = styled.ul`display: grid; grid-template-columns: repeat(auto-fill, minmax(${px(158)}, 1fr)); gap: ${px(12)};`;
const StyledItem = styled.article`
  display: grid; gap: ${px(8)}; height: 100%; grid-template-rows: auto 1fr auto; padding: ${px(10)}; border-radius: ${radius.l}; background: ${color('surface')}; box-shadow: inset 0 0 0 1px ${color('line')};
  & > span:first-child { border-radius: ${radius.m}; overflow: hidden; } & > div { display: grid; gap: ${px(4)}; align-content: start; }
  h3 { font-size: ${type.m}; font-weight: 650; line-height: 1.4; } p, small { font-size: ${type.xs}; color: ${color('text-2')}; line-height: 1.5; } strong { font-size: ${type.l}; font-weight: 750; color: ${color('gold-text')}; }
`;
const StyledTags = styled.p`display: flex; flex-wrap: wrap; gap: ${px(6)};`;

const whole = (value: number): string => value.toLocaleString('zh-CN');

const KINDS = [{ value: 'all' as RewardKind | 'all', label: STORE.all, testId: 'store-kind-all' }, ...REWARD_KIND.map((value) => ({ value: value as RewardKind | 'all', label: STORE.kind[value], testId: `store-kind-${value}` }))];

/** Why not, in words on the button's place; null when it may be had. */
function wordsOf(item: RewardItem, available: number | null): string | null {
  const block = redeemBlock(item, available);
  if (block === null) return null;
  return { soldOut: STORE.soldOut, tier: STORE.tier(item.minTierName), limit: STORE.limitReached, points: STORE.short(whole(item.points - (available ?? 0))), unknown: STORE.redeem }[block];
}

function Item({ item, available, isMember, onRedeem }: { readonly item: RewardItem; readonly available: number | null; readonly isMember: boolean; readonly onRedeem: () => void }) {
  const { itemId, title, summary, imageUrl, points, value, stock, monthlyLimit, takenThisMonth, minTierName, isTierMet } = item;
  const why = isMember ? wordsOf(item, available) : null;
  return (
    <StyledItem data-testid="reward-item" data-item={itemId}>
      <Picture src={imageUrl} alt="" ratio="1 / 1" fallback={<Gift aria-hidden="true" />} />
      <div>
        <h3>{title}</h3>
        <p>{summary}</p>
        <StyledTags>
          {value === null ? null : <Tag tone="gold">{STORE.value(formatCny(value).replace(/\.00$/, ''))}</Tag>}
          {stock === null ? null : <Tag tone={stock === 0 ? 'neutral' : 'brand'}>{stock === 0 ? STORE.soldOut : STORE.stock(stock)}</Tag>}
          {isTierMet ? null : <Tag>{STORE.tier(minTierName)}</Tag>}
        </StyledTags>
        {isMember ? <small className="num">{STORE.limit(takenThisMonth, monthlyLimit)}</small> : null}
      </div>
      <div>
        <strong className="num">{whole(points)} {STORE.unit}</strong>
        <Button size="s" block kind={why === null ? 'primary' : 'secondary'} disabled={why !== null} data-testid="redeem" onClick={onRedeem}>{why ?? STORE.redeem}</Button>
      </div>
    </StyledItem>
  );
}

/** Everything that points buy. */
export function ItemGrid({ onLogin }: { readonly onLogin: () => void }) {
  const isMember = isSignedIn(useSession());
  const items = useCall(getRewardItems, {}, { staleMs: STALE.seconds });
  const points = useCall(getRewardPoints, {}, { enabled: isMember, staleMs: STALE.seconds });
  const [kind, setKind] = useState<RewardKind | 'all'>('all');
  const [chosen, setChosen] = useState<string | null>(null);
  if (items.isPending) return <Skeleton kind="grid" />;
  if (items.data === undefined) return <FailedState title={STORE.failed} onRetry={() => void items.refetch()} />;
  const available = points.data?.available ?? null;
  const shown = items.data.filter((item) => kind === 'all' || item.kind === kind);
  return (
    <>
      <Tabs label={STORE.kinds} options={KINDS} value={kind} onChange={setKind} />
      {shown.length === 0 ? <EmptyState title={STORE.empty} /> : (
        <StyledGrid>
          {shown.map((item) => <li key={item.itemId}><Item item={item} available={available} isMember={isMember} onRedeem={() => (isMember ? setChosen(item.itemId) : onLogin())} /></li>)}
        </StyledGrid>
      )}
      <RedeemSheet item={items.data.find(({ itemId }) => itemId === chosen) ?? null} available={available ?? 0} onClose={() => setChosen(null)} />
    </>
  );
}
