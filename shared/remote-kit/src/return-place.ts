/**
 * Where a login returns to: the page that was asked for, else the place that a `from` marker names
 * (R2.3-1, R2.4-1).
 */
import { parseReturnPath } from '@site/domain/session/return-path';
import { FROM_MARKERS, type FromMarker } from '@site/domain/session/from-marker';
import { RETURN_KEY } from '@site/domain/session/route-decision';
import { targets } from '@site/platform';

/** Query key of the marker (§2.4). */
const FROM_KEY = 'from';

/** Places of markers; constants, so that nothing of the address is ever followed (safety B5). */
const PLACE: Record<FromMarker, string> = {
  helpcenter: targets.toCustomerService(),
  app: targets.toHome(),
  sports: '/sbtwo',
  promotions: targets.toPromotions(),
  deposit: targets.toDeposit(),
};

/** What the form says and does after a login. */
export interface ReturnPlace {
  readonly to: string | null;
  readonly marker: FromMarker | null;
}

/** @param kept the marker that the landing left, used where the address has none. */
export function readReturnPlace(query: URLSearchParams, kept: FromMarker | null): ReturnPlace {
  const requested = parseReturnPath(query.get(RETURN_KEY));
  const given = query.getAll(FROM_KEY);
  const marker = FROM_MARKERS.find((known) => given.length === 1 && known === given[0]) ?? kept;
  return { to: requested ?? (marker === null ? null : PLACE[marker]), marker };
}

/** The same query for the forms beside the login, so that the way back is not lost between them. */
export function besideLogin(path: string, query: URLSearchParams): string {
  const kept = new URLSearchParams(
    [...query].filter(([name]) => name === RETURN_KEY || name === FROM_KEY),
  );
  return kept.size === 0 ? path : `${path}?${kept.toString()}`;
}
