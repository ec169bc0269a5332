import styled from 'styled-components';
import type { RewardItem } from '@site/contracts/reward-store';
import { formatWhole } from '@site/domain/formatting/whole';
import { formatCny } from '@site/domain/money';
import { Link } from '@site/platform';
import { Gift, Sheet, buttonLook, color, px, radius, type } from '@site/ui';
import { Picture } from '@site/ui/picture';
import { STORE } from '../phrases/clubs';
import { Redeem } from './Redeem';

const StyledBody = styled.div`
  display: grid;
  gap: ${px(14)};
  padding-bottom: ${px(8)};
  & > small {
    font-size: ${type.xs};
    color: ${color('text-2')};
  }
`;
const StyledHead = styled.div`
  display: grid;
  grid-template-columns: ${px(96)} 1fr;
  gap: ${px(14)};
  align-items: center;
  & > span {
    border-radius: ${radius.m};
    overflow: hidden;
  }
  p {
    font-size: ${type.s};
    line-height: 1.6;
    color: ${color('text-2')};
  }
  strong {
    display: block;
    margin-top: ${px(6)};
    font-size: ${type.xl};
    font-weight: 800;
    color: ${color('gold-text')};
  }
`;
const StyledFacts = styled.dl`
  display: grid;
  gap: ${px(8)};
  padding: ${px(12)} ${px(14)};
  border-radius: ${radius.m};
  background: ${color('raised')};
  font-size: ${type.s};
  div {
    display: flex;
    justify-content: space-between;
    gap: ${px(10)};
  }
  dt {
    color: ${color('text-2')};
  }
  dd {
    font-weight: 600;
    text-align: end;
  }
`;
const StyledWay = styled(Link)`
  ${buttonLook}
`;

interface SheetProps {
  readonly item: RewardItem | null;
  /** Null while it is not known, and for visitors. */
  readonly available: number | null;
  /** Where a visitor signs in; null for members. */
  readonly login: string | null;
  readonly onClose: () => void;
}

/** What is worth knowing of an item, label by label. */
function factsOf(
  { points, value, stock, minTierName, monthlyLimit, takenThisMonth }: RewardItem,
  available: number | null,
  isMember: boolean,
): readonly (readonly [string, string])[] {
  return [
    ...(value === null ? [] : [[STORE.worth, `¥${formatCny(value)}`] as const]),
    [
      STORE.stockLabel,
      stock === null ? STORE.endless : stock === 0 ? STORE.soldOut : STORE.pieces(stock),
    ],
    [STORE.tierLabel, STORE.tier(minTierName)],
    [
      STORE.limitLabel,
      isMember ? STORE.taken(takenThisMonth, monthlyLimit) : STORE.pieces(monthlyLimit),
    ],
    ...(isMember
      ? [[STORE.points, available === null ? '--' : formatWhole(available)] as const]
      : []),
    ...(available === null || available < points
      ? []
      : [[STORE.left, `${formatWhole(available - points)} ${STORE.unit}`] as const]),
  ];
}

/** An item in full, and the last step before points are spent. */
export function ItemSheet({ item, available, login, onClose }: SheetProps) {
  return (
    <Sheet open={item !== null} onClose={onClose} title={item?.title ?? ''} testId="redeem-sheet">
      {item === null ? null : (
        <StyledBody key={item.itemId}>
          <StyledHead>
            <Picture
              src={item.imageUrl}
              alt=""
              ratio="1 / 1"
              fallback={<Gift aria-hidden="true" />}
            />
            <div>
              <p>{item.summary}</p>
              <strong className="num">
                {formatWhole(item.points)} {STORE.unit}
              </strong>
            </div>
          </StyledHead>
          <StyledFacts>
            {factsOf(item, available, login === null).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </StyledFacts>
          {login === null ? (
            <Redeem item={item} available={available} onDone={onClose} />
          ) : (
            <StyledWay to={login} data-kind="primary" data-block="true" data-testid="redeem-login">
              {STORE.loginDo}
            </StyledWay>
          )}
          <small>{STORE.irreversible}</small>
        </StyledBody>
      )}
    </Sheet>
  );
}
