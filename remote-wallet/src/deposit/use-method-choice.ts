/** Which method stands, and whether all of them do. */
import { useState } from 'react';
import type { PaymentMethod } from '@site/contracts/payment';
import { jsonKey, usePlatform } from '@site/platform';

const CODE = /^[\w-]{1,32}$/;

/** By which method this device deposited last; it leaves with the member. */
const LAST_METHOD = jsonKey<string>('wallet/lastDeposit', 'local', 'logout', 1, (value) =>
  typeof value === 'string' && CODE.test(value) ? value : null,
);

/** The methods as the form shows them. */
export interface MethodChoice {
  /** Null while none can be used. */
  readonly method: PaymentMethod | null;
  /** What the member would pay by, where it was closed meanwhile: another one stands in its place. */
  readonly closed: PaymentMethod | null;
  /** It stands alone: it is the one used last, and no other was looked for. */
  readonly isFolded: boolean;
  /** All stand because the member asked for them. */
  readonly isUnfolded: boolean;
  readonly unfold: () => void;
  /** A deposit was made by it. */
  readonly remember: (methodCode: string) => void;
}

/**
 * The chosen method, else the one used last, else the first that can be used.
 *
 * @param chosen its code; empty while the member chose none.
 */
export function useMethodChoice(methods: readonly PaymentMethod[], chosen: string): MethodChoice {
  const { storage } = usePlatform();
  const [last] = useState(() => storage.read(LAST_METHOD));
  const [isUnfolded, setIsUnfolded] = useState(false);
  const usable = methods.filter(({ isAvailable }) => isAvailable);
  const method =
    usable.find(({ code }) => code === chosen) ??
    usable.find(({ code }) => code === last) ??
    usable[0] ??
    null;
  const wanted = chosen === '' ? last : chosen;
  return {
    method,
    closed: methods.find(({ code, isAvailable }) => code === wanted && !isAvailable) ?? null,
    isFolded: method !== null && method.code === last && !isUnfolded,
    isUnfolded,
    unfold: () => setIsUnfolded(true),
    remember: (methodCode) => storage.write(LAST_METHOD, methodCode),
  };
}
