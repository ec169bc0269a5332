import styled from 'styled-components';
import { getBonusesV2 } from '@site/contracts/bonus';
import { getPromotions } from '@site/contracts/promotion';
import { getDailyDeals } from '@site/contracts/promotion-member';
import { dayKey, dayStart } from '@site/domain/formatting/day';
import { usePlatform } from '@site/platform';
import { Card, Clock, color, px, type } from '@site/ui';
import { Countdown } from '@site/ui/countdown';
import { PromoList } from '../list/PromoList';
import { useTurn } from '../list/use-edge';
import { DAILY } from '../phrases/zh-cn';

const DAY_MS = 86_400_000;

const StyledLeft = styled(Card)`
  display: flex;
  align-items: center;
  gap: ${px(10)};
  & > svg {
    width: ${px(22)};
    height: ${px(22)};
    flex: none;
    color: ${color('gold-text')};
  }
  div {
    flex: 1;
    min-width: 0;
  }
  p {
    font-size: ${type.m};
    font-weight: 600;
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
`;

/** What changes at midnight. */
const OF_THE_DAY = [getPromotions.id, getDailyDeals.id, getBonusesV2.id] as const;

/** Deals of today, for visitors too (§4.4), with what is left of the day. */
export function DailyTab() {
  const { clock } = usePlatform();
  const turn = useTurn(OF_THE_DAY);
  const midnight = dayStart(dayKey(clock.now())) + DAY_MS;
  return (
    <>
      <StyledLeft data-testid="daily-left">
        <Clock aria-hidden="true" />
        <div>
          <p>{DAILY.left}</p>
          <small>{DAILY.hint}</small>
        </div>
        <Countdown key={midnight} look="boxes" until={midnight} now={clock.now} onEnd={turn} />
      </StyledLeft>
      <PromoList mainType="Daily Deal" saidEnd={midnight} />
    </>
  );
}
