import { useState } from 'react';
import styled from 'styled-components';
import { formatCny } from '@site/domain/money';
import { waitingGifts } from '@site/domain/promotions/gifts';
import { WALLET_NAME } from '@site/domain/wallet/groups';
import { usePlatform } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { Button, Card, Money, Section, color, px, type } from '@site/ui';
import { Countdown } from '@site/ui/countdown';
import { useGifts, type Gift } from '../api/queries';
import { MoneyNotice } from '../money/MoneyNotice';
import { useOfferMoney } from '../money/use-offer-money';
import { GIFTS } from '../phrases/applied';

const StyledList = styled.ul`
  display: grid;
  gap: ${px(10)};
`;
const StyledGift = styled(Card)`
  display: grid;
  gap: ${px(10)};
  & > div {
    display: flex;
    align-items: center;
    gap: ${px(12)};
  }
  .text {
    flex: 1;
    min-width: 0;
    display: grid;
  }
  b {
    font-size: ${type.m};
    font-weight: 650;
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-3')};
    white-space: nowrap;
  }
  strong {
    font-size: ${type.xl};
    font-weight: 750;
    color: ${color('gold-text')};
  }
  /* Letters so large that its button has no room beside the words (ADR 110). */
  @media (max-width: 17em) {
    & > div {
      flex-wrap: wrap;
    }
    .text {
      flex-basis: 100%;
    }
    small {
      white-space: normal;
    }
    strong {
      flex: 1;
    }
  }
`;

function GiftRow({ gift, onEnd }: { readonly gift: Gift; readonly onEnd: () => void }) {
  const { clock, toast } = usePlatform();
  const wallet = WALLET_NAME[gift.walletGroup as keyof typeof WALLET_NAME] ?? '';
  const amount = formatCny(gift.amount);
  const money = useOfferMoney(
    'gift',
    gift.claimId,
    () => void toast.show('success', GIFTS.taken(amount, wallet)),
  );
  return (
    <StyledGift data-testid="gift" data-gift={gift.claimId}>
      <div>
        <span className="text">
          <b>{gift.title}</b>
          <small>{GIFTS.wallet(wallet)}</small>
          <small>
            {GIFTS.left} <Countdown until={Date.parse(gift.expiry)} now={clock.now} onEnd={onEnd} />
          </small>
        </span>
        <strong>
          <Money amount={gift.amount} />
        </strong>
        <Button
          loading={money.busy}
          data-testid="gift-take"
          onClick={() =>
            money.submit({ claimId: gift.claimId }, GIFTS.summary(`${gift.title} ¥${amount}`))
          }
        >
          {GIFTS.take}
        </Button>
      </div>
      <MoneyNotice money={money} testId="gift" />
    </StyledGift>
  );
}

/** Gifts that wait; nothing when none does. */
export function GiftList() {
  const { clock } = usePlatform();
  const gifts = useGifts();
  const [, turn] = useState(0);
  if (gifts.isLoadingError)
    return (
      <Section title={GIFTS.title}>
        <ReadFailed title={GIFTS.failed} why={gifts.error} onRetry={() => void gifts.refetch()} />
      </Section>
    );
  const waiting = waitingGifts(gifts.data ?? [], clock.now());
  return waiting.length === 0 ? null : (
    <Section title={GIFTS.title}>
      <StyledList>
        {waiting.map((gift) => (
          <li key={gift.claimId}>
            <GiftRow gift={gift} onEnd={() => turn((times) => times + 1)} />
          </li>
        ))}
      </StyledList>
    </Section>
  );
}
