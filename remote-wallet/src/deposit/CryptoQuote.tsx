import styled from 'styled-components';
import type { Fen } from '@site/domain/money';
import { coinsFor } from '@site/domain/wallet/coins';
import { usePlatform } from '@site/platform';
import { Button, Card, SkeletonBar, color, px, type } from '@site/ui';
import { Countdown } from '@site/ui/countdown';
import { QUOTE } from '../phrases/deposit';
import { useCryptoInfo } from './reads';

const StyledQuote = styled.dl`
  display: grid;
  gap: ${px(8)};
  font-size: ${type.s};
  div {
    display: flex;
    justify-content: space-between;
    gap: ${px(12)};
  }
  dt {
    color: ${color('text-3')};
  }
  dd {
    font-weight: 650;
  }
  .coins dd {
    font-size: ${type.xl};
    color: ${color('brand-text')};
  }
`;
const StyledHint = styled.p`
  margin-top: ${px(10)};
  font-size: ${type.xs};
  color: ${color('text-3')};
`;

/** What an amount costs in coins at the rate of this moment; the invoice locks its own. */
export function CryptoQuote({
  methodCode,
  amount,
}: {
  readonly methodCode: string;
  readonly amount: Fen | null;
}) {
  const { clock } = usePlatform();
  const info = useCryptoInfo();
  if (info.isError)
    return (
      <Card>
        <StyledHint>{QUOTE.failed}</StyledHint>
        <Button kind="ghost" size="s" onClick={() => void info.refetch()}>
          {QUOTE.retry}
        </Button>
      </Card>
    );
  const quote = info.data?.find((each) => each.methodCode === methodCode);
  if (quote === undefined)
    return info.isPending ? (
      <Card>
        <SkeletonBar height="5em" />
      </Card>
    ) : null;
  const coins = amount === null ? null : coinsFor(amount, quote.rate);
  return (
    <Card>
      <StyledQuote data-testid="deposit-quote">
        <div className="coins">
          <dt>{QUOTE.title}</dt>
          <dd className="num" data-testid="deposit-coins">
            {coins === null ? QUOTE.waiting : QUOTE.coins(coins, quote.coin)}
          </dd>
        </div>
        <div>
          <dt>{QUOTE.rate}</dt>
          <dd className="num">{QUOTE.rateOf(quote.coin, quote.rate)}</dd>
        </div>
        <div>
          <dt>{QUOTE.left}</dt>
          <dd>
            <Countdown
              key={quote.rateValidUntil}
              until={Date.parse(quote.rateValidUntil)}
              now={clock.now}
              onEnd={() => void info.refetch()}
            />
          </dd>
        </div>
        <div>
          <dt>{QUOTE.network}</dt>
          <dd>{quote.network}</dd>
        </div>
        <div>
          <dt>{QUOTE.confirmations}</dt>
          <dd>{QUOTE.confirmationsOf(quote.confirmationsNeeded)}</dd>
        </div>
      </StyledQuote>
      <StyledHint>{QUOTE.hint}</StyledHint>
    </Card>
  );
}
