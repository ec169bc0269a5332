import { useState } from 'react';
import { timeShown, type CmsItem } from '@site/domain/promotions/item';
import type { ClockOf } from '@site/domain/promotions/act-by';
import { usePlatform } from '@site/platform';
import { toSiteTime } from '@site/ui';
import { Countdown } from '@site/ui/countdown';
import { PROMO } from '../phrases/zh-cn';

interface PromoTimeProps {
  readonly item: Pick<CmsItem, 'dateRange'>;
  /** What it is the time of, where an offer has two: its end says so. */
  readonly of?: ClockOf | undefined;
}

/** How long a promotion still runs, or when it starts. */
export function PromoTime({ item, of }: PromoTimeProps) {
  const { clock } = usePlatform();
  const [, turn] = useState(0);
  const shown = timeShown(item, clock.now());
  if (!('edge' in shown)) return <>{shown.form === 'over' ? PROMO.over : PROMO.longTerm}</>;
  const { form, isBegun, edge } = shown;
  const name = isBegun && of !== undefined ? PROMO.clockOf[of] : '';
  if (form === 'date')
    return (
      <span className="num">
        {name}
        {PROMO[isBegun ? 'until' : 'from'](toSiteTime(edge, 'day'))}
      </span>
    );
  return (
    <>
      {name}
      {isBegun ? PROMO.ends : PROMO.starts}{' '}
      <Countdown key={edge} until={edge} now={clock.now} onEnd={() => turn((times) => times + 1)} />
    </>
  );
}
