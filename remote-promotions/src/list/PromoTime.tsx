import { useState } from 'react';
import { promotionPhase, type CmsItem } from '@site/domain/promotions/item';
import { usePlatform } from '@site/platform';
import { toSiteTime } from '@site/ui';
import { Countdown } from '@site/ui/countdown';
import { PROMO } from '../phrases/zh-cn';

/** A clock is shown for the last days only; a far end is a date. */
const CLOCK_MS = 15 * 86_400_000;
/** Ends further away than this are no end for a reader. */
const LONG_MS = 400 * 86_400_000;

/** How long a promotion still runs, or when it starts. */
export function PromoTime({ item }: { readonly item: Pick<CmsItem, 'dateRange'> }) {
  const { clock } = usePlatform();
  const [, turn] = useState(0);
  const now = clock.now();
  const phase = promotionPhase(item, now);
  if (phase === 'ended') return <>{PROMO.over}</>;
  const edge = Date.parse(phase === 'soon' ? item.dateRange.startDate : item.dateRange.endDate);
  if (!Number.isFinite(edge) || edge - now > LONG_MS) return <>{PROMO.longTerm}</>;
  if (edge - now > CLOCK_MS)
    return <span className="num">{PROMO.until(toSiteTime(edge, 'day'))}</span>;
  return (
    <>
      {phase === 'soon' ? PROMO.starts : PROMO.ends}{' '}
      <Countdown key={edge} until={edge} now={clock.now} onEnd={() => turn((times) => times + 1)} />
    </>
  );
}
