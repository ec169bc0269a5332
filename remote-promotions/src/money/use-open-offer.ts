/**
 * Claim and cancellation of one application exclude each other: while one has no verdict, the other
 * is not to be sent.
 */
import { useMemo } from 'react';
import { map, useObservable, usePlatform } from '@site/platform';
import { refOf } from './operations';

/** What is under way about an application. */
export interface OpenOffer {
  readonly name: 'claim' | 'cancel';
  /** No answer yet: it is asked for until there is one. */
  readonly isUnknown: boolean;
}

/**
 * @returns the claim or cancellation that is under way, from this page, another one or before a
 *   reload; null when none is.
 */
export function useOpenOffer(applicationId: string): OpenOffer | null {
  const { money } = usePlatform();
  const open$ = useMemo(
    () =>
      money.open$.pipe(
        map((states): OpenOffer | null => {
          for (const name of ['cancel', 'claim'] as const) {
            const state = states.find(
              ({ intent }) => intent.kind === 'claim' && intent.ref === refOf(name, applicationId),
            );
            if (state !== undefined) return { name, isUnknown: state.phase === 'unknown' };
          }
          return null;
        }),
      ),
    [money, applicationId],
  );
  return useObservable(open$, null);
}
