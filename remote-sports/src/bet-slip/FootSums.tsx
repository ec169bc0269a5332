/** The sums beside the button of a slip. */
import { returnOf } from '@site/domain/betting/win-risk';
import { Money } from '@site/ui';
import { SLIP } from '../phrases/slip';
import { useSlip } from '../state/use-sports';
import { comboRows, isStraightAlone } from './combo-rows';
import { isBadAmount, type SlipContext } from './slip-check';
import { slipAtOffer, type SlipOffer } from './slip-offer';

/** What the button takes and what comes back, at the prices that it agrees to; beside it. */
export function FootSums({
  offer,
  agrees,
  context,
}: {
  readonly offer: SlipOffer;
  readonly agrees: boolean;
  readonly context: SlipContext;
}) {
  const slip = useSlip();
  const { totals, reason } = offer;
  // A system may bring less than what all of its lines together bring.
  const isSystem =
    slip.mode === 'combo' && !isStraightAlone(comboRows(slipAtOffer(slip), context.vendor));
  return (
    <div data-part="sums" className="num">
      <p>
        {/* A free bet takes nothing from the wallet. */}
        {slip.freeBet ? SLIP.freeBalance : SLIP.risk}{' '}
        <span data-testid="slip-risk">
          <Money amount={totals.risk} />
        </span>
      </p>
      {isBadAmount(reason) ? null : (
        <p data-testid={agrees ? 'slip-new-return' : undefined}>
          {isSystem ? SLIP.most : SLIP.returns}{' '}
          <b data-testid={agrees ? undefined : 'slip-return'}>
            <Money amount={returnOf(totals, slip)} />
          </b>
        </p>
      )}
    </div>
  );
}
