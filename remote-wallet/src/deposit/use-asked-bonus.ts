import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from '@site/platform';

/** Where the address of the form names an offer: `?bonus=<id>`, as a promotion leads here. */
const BONUS = 'bonus';

/**
 * Chooses the offer that the address names, once: what the member chooses after it stands, after a
 * reload too.
 *
 * @returns whether it named one when the form came.
 */
export function useAskedBonus(choose: (bonusId: string) => void): boolean {
  const [params, setParams] = useSearchParams();
  const asked = params.get(BONUS);
  const [wasAsked] = useState(asked !== null);
  const take = useEffectEvent(() => {
    if (asked === null) return;
    choose(asked);
    const rest = new URLSearchParams(params);
    rest.delete(BONUS);
    setParams(rest, { replace: true });
  });
  useEffect(() => take(), [asked]);
  return wasAsked;
}
