import { usePlatform } from '@site/platform';
import { Money } from '@site/ui';
import { Countdown } from '@site/ui/countdown';
import type { Application } from '../api/queries';
import { walletName, walletNames } from '../api/wallets';
import { APPLIED } from '../phrases/applied';
import { ClaimFigures } from './ClaimFigures';

interface FactsProps {
  readonly application: Application;
  readonly onEnd: () => void;
}

function Sums({ application }: Pick<FactsProps, 'application'>) {
  const { status, amount, bonusAmount, claimNow } = application;
  if (status === 'Wagering')
    return (
      <div>
        <dt>{APPLIED.bonus}</dt>
        <dd>
          <Money amount={bonusAmount} />
        </dd>
      </div>
    );
  if (claimNow !== null) return <ClaimFigures application={application} />;
  return amount > 0n ? (
    <div>
      <dt>{APPLIED.planned}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  ) : null;
}

/** What an application gives and asks, where it goes and until when. */
export function Facts({ application, onEnd }: FactsProps) {
  const { clock } = usePlatform();
  const { status, payGroup, walletGroups, expiry, isFreebet } = application;
  const isWagering = status === 'Wagering';
  return (
    <dl>
      <Sums application={application} />
      <div>
        <dt>{APPLIED.wallet}</dt>
        <dd>{walletName(payGroup)}</dd>
      </div>
      <div>
        <dt>{isWagering ? APPLIED.expires : APPLIED.applyUntil}</dt>
        <dd>
          <Countdown key={expiry} until={Date.parse(expiry)} now={clock.now} onEnd={onEnd} />
        </dd>
      </div>
      {isFreebet ? null : (
        <div data-wide>
          <dt>{APPLIED.counts}</dt>
          <dd data-testid="application-counts">{walletNames(walletGroups)}</dd>
        </div>
      )}
    </dl>
  );
}
