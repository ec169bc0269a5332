import type { Fen } from '@site/domain/money';
import { missingOfPlan } from '@site/domain/promotions/claim';
import { Money, toSiteTime } from '@site/ui';
import type { Application } from '../api/queries';
import { CLAIM } from '../phrases/applied';

/**
 * Of what a claim is a share: the money that came, against the plan where that was more, and since
 * when it counts.
 */
function Counted({ application }: { readonly application: Application }) {
  const { amount, claimNow, transactionType } = application;
  if (claimNow === null || transactionType === 'None') return null;
  const isShort = missingOfPlan(application) > 0n;
  return (
    <div data-wide data-testid="claim-counted">
      <dt>{isShort ? CLAIM.planned : CLAIM.counted}</dt>
      <dd>
        {isShort ? (
          <>
            <Money amount={amount} />
            {' → '}
          </>
        ) : null}
        <Money amount={claimNow.amount} />
        {claimNow.since === null ? null : (
          <small data-part="since">
            {' '}
            {CLAIM.since[transactionType](toSiteTime(claimNow.since, 'day'))}
          </small>
        )}
      </dd>
    </div>
  );
}

function Figure({ name, amount }: { readonly name: string; readonly amount: Fen }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  );
}

/** What a claim pays and asks now, as parts of a list; nothing where the server does not say. */
export function ClaimFigures({ application }: { readonly application: Application }) {
  const { claimNow, isFreebet } = application;
  if (claimNow === null) return null;
  return (
    <>
      <Figure name={CLAIM.gift} amount={claimNow.bonusAmount} />
      {isFreebet ? null : <Figure name={CLAIM.turnover} amount={claimNow.required} />}
      <Counted application={application} />
    </>
  );
}
