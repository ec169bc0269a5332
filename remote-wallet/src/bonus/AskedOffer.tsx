import { useState } from 'react';
import styled from 'styled-components';
import { formatCnyShort } from '@site/domain/money';
import { Gift, SkeletonBar, color, px, radius, type } from '@site/ui';
import { BONUS_CHOICE } from '../phrases/bonus-choice';
import { useBonuses, type FundingType } from './reads';

const StyledOffer = styled.p`
  display: flex;
  align-items: center;
  gap: ${px(8)};
  min-height: ${px(40)};
  padding: ${px(4)} ${px(12)};
  border-radius: ${radius.m};
  font-size: ${type.s};
  background: ${color('gold-soft')};
  color: ${color('gold-text')};
  .gift {
    flex: none;
    width: ${px(18)};
    height: ${px(18)};
  }
  b {
    min-width: 0;
    font-weight: 650;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .from {
    flex: none;
  }
`;

interface AskedOfferProps {
  readonly transactionType: FundingType;
  /** Id of the chosen bonus, empty for none. */
  readonly value: string;
}

/**
 * The offer that the member comes for, in one line at the head of the form. It has its room from
 * the first, whatever comes of it; a member who then goes without has no line.
 */
export function AskedOffer({ transactionType, value }: AskedOfferProps) {
  const bonuses = useBonuses(transactionType);
  const list = bonuses.data;
  const chosen = list?.find(({ id }) => id === value);
  const [wasKnown, setWasKnown] = useState(false);
  if (chosen !== undefined && !wasKnown) setWasKnown(true);
  if (wasKnown && value === '') return null;
  return (
    <StyledOffer data-testid="bonus-asked">
      <Gift className="gift" aria-hidden="true" />
      {chosen !== undefined ? (
        <>
          <b>{chosen.title}</b>
          {chosen.minAmount > 0n ? (
            <span className="from num">
              {`· ${BONUS_CHOICE.from(formatCnyShort(chosen.minAmount))}`}
            </span>
          ) : null}
        </>
      ) : list !== undefined ? (
        BONUS_CHOICE.gone
      ) : bonuses.isError ? (
        BONUS_CHOICE.failed
      ) : (
        <SkeletonBar width="12em" />
      )}
    </StyledOffer>
  );
}
