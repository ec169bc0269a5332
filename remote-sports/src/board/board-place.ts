/**
 * Where in the sports area a page stands: the vendor, its demo, and the base of its addresses; read
 * from the address, never written out.
 */
import { targets, useLocation } from '@site/platform';
import { asOddsVendor, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { useVendorId } from '../state/use-sports';

/** A vendor's board and what lies below it. */
export interface BoardPlace {
  readonly vendor: OddsVendorId;
  readonly demo: boolean;
  /** Address of the board, without the base path. */
  readonly base: string;
}

/** What a demo board's address ends with; in builds for the live environment there is none. */
const MARK = __DEMO_BOARDS__ ? '-demo' : '';
const SHAPE = __DEMO_BOARDS__
  ? /^\/sbtwo\/sports-([a-z\d]+)(-demo)?(?:\/|$)/i
  : /^\/sbtwo\/sports-([a-z\d]+)(?:\/|$)/i;

/** Address of a vendor's board; its demo stays a demo. */
export const boardOf = (vendor: OddsVendorId, demo = false): string =>
  `${targets.toSports(vendor)}${demo ? MARK : ''}`;

/** The address of the real board under a place's. */
export const realOf = ({ vendor }: Pick<BoardPlace, 'vendor'>): string => boardOf(vendor);

/** The place of an address; null outside of the boards. */
export function boardPlaceOf(path: string): BoardPlace | null {
  const [, name = '', demoMark] = SHAPE.exec(path) ?? [];
  const vendor = asOddsVendor(name);
  if (vendor === null) return null;
  const demo = demoMark !== undefined;
  return { vendor, demo, base: boardOf(vendor, demo) };
}

/** Address of an event's page. */
export const eventAddress = (
  base: string,
  event: { readonly id: string; readonly isOutright: boolean },
): string =>
  `${base}/event/${encodeURIComponent(event.id)}${event.isOutright ? '?kind=outright' : ''}`;

/** The place of this page; outside of the boards the board of the vendor around it. */
export function useBoardPlace(): BoardPlace {
  const { pathname } = useLocation();
  const around = useVendorId();
  return boardPlaceOf(pathname) ?? { vendor: around, demo: false, base: boardOf(around) };
}
