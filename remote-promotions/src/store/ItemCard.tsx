import styled from 'styled-components';
import type { RewardItem } from '@site/contracts/reward-store';
import { formatWhole } from '@site/domain/formatting/whole';
import { formatCnyShort } from '@site/domain/money';
import { Button, Gift, Tag, color, px, radius, type } from '@site/ui';
import { Picture } from '@site/ui/picture';
import { STORE } from '../phrases/clubs';

const StyledItem = styled.article`
  display: grid;
  gap: ${px(8)};
  height: 100%;
  grid-template-rows: auto 1fr auto;
  padding: ${px(10)};
  border-radius: ${radius.l};
  background: ${color('surface')};
  box-shadow: inset 0 0 0 1px ${color('line')};
  & > span {
    border-radius: ${radius.m};
    overflow: hidden;
  }
  & > div {
    display: grid;
    gap: ${px(4)};
    align-content: start;
  }
  h2 {
    font-size: ${type.m};
    font-weight: 650;
    line-height: 1.4;
  }
  p {
    font-size: ${type.xs};
    color: ${color('text-2')};
    line-height: 1.5;
  }
  strong {
    font-size: ${type.l};
    font-weight: 750;
    color: ${color('gold-text')};
  }
  && button {
    min-height: ${px(44)};
  }
`;
const StyledTags = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${px(6)};
`;

interface ItemProps {
  readonly item: RewardItem;
  /** Null when it may be had, or when nobody is signed in. */
  readonly why: string | null;
  readonly onOpen: () => void;
}

/**
 * One thing that points buy. What cannot be had can still be looked at, with the reason on the
 * button.
 */
export function ItemCard({
  item: { itemId, title, summary, imageUrl, points, value, stock, minTierName, isTierMet },
  why,
  onOpen,
}: ItemProps) {
  const tier = STORE.tier(minTierName);
  return (
    <StyledItem data-testid="reward-item" data-item={itemId} data-why={why ?? ''}>
      <Picture src={imageUrl} alt="" ratio="1 / 1" fallback={<Gift aria-hidden="true" />} />
      <div>
        <h2>{title}</h2>
        <p>{summary}</p>
        <StyledTags>
          {value === null ? null : <Tag tone="gold">{STORE.value(formatCnyShort(value))}</Tag>}
          {stock === null || why === STORE.soldOut ? null : (
            <Tag tone={stock === 0 ? 'neutral' : 'brand'}>
              {stock === 0 ? STORE.soldOut : STORE.stock(stock)}
            </Tag>
          )}
          {isTierMet || why === tier ? null : <Tag>{tier}</Tag>}
        </StyledTags>
      </div>
      <div>
        <strong className="num">
          {formatWhole(points)} {STORE.unit}
        </strong>
        <Button
          size="s"
          block
          kind={why === null ? 'primary' : 'ghost'}
          aria-label={STORE.open(why ?? STORE.redeem, title)}
          data-testid="redeem"
          onClick={onOpen}
        >
          {why ?? STORE.redeem}
        </Button>
      </div>
    </StyledItem>
  );
}
