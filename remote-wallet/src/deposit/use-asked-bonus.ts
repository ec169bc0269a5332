import { useEffect, useEffectEvent, useState } from 'react';
import { parseCny } from '@site/domain/money';
import { useSearchParams } from '@site/platform';

/** Where the address of the form names an offer and an amount, as a promotion leads here. */
const [BONUS, AMOUNT] = ['bonus', 'amount'];

/** What of the form an address can name. */
interface Asked {
  readonly bonus?: string;
  readonly amount?: string;
}

/**
 * Chooses the offer that the address names, and types its amount, once: what the member chooses
 * after it stands, after a reload too. An amount that is none is left out.
 *
 * @returns whether it named an offer when the form came.
 */
export function useAskedBonus(choose: (asked: Asked) => void): boolean {
  const [params, setParams] = useSearchParams();
  const [bonus, amount] = [params.get(BONUS), params.get(AMOUNT)];
  const [wasAsked] = useState(bonus !== null);
  const take = useEffectEvent(() => {
    if (bonus === null && amount === null) return;
    choose({
      ...(bonus === null ? {} : { bonus }),
      ...(amount === null || (parseCny(amount) ?? 0n) === 0n ? {} : { amount }),
    });
    const rest = new URLSearchParams(params);
    rest.delete(BONUS);
    rest.delete(AMOUNT);
    setParams(rest, { replace: true });
  });
  useEffect(() => take(), [bonus, amount]);
  return wasAsked;
}
