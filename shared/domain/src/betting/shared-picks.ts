/**
 * A bet as a link that others may open: which selections, never how much (domain "share bet"). A
 * link is hostile until it is read.
 */
import { queryValue } from '../session/query';
import { asOddsVendor, type OddsVendorId } from '../vendors/odds-vendor';

/**
 * What a selection was when it was shared, by ids of the site. Should its market be gone, the
 * nearest line of the same side stands in for it.
 */
export interface SharedLine {
  readonly betType: string;
  readonly period: string;
  readonly side: string;
  /** A plain decimal. */
  readonly line: string;
}

/** A selection by the vendor's own ids; what it is called and what it pays is asked of the vendor. */
export interface SharedPick {
  readonly eventId: string;
  readonly marketId: string;
  readonly vendorKey: string;
  readonly isOutright: boolean;
  /** Missing for selections without a line, and in links of before. */
  readonly was?: SharedLine;
}
/** What a link holds. */
export interface SharedBet {
  readonly vendor: OddsVendorId;
  readonly combo: boolean;
  readonly picks: readonly SharedPick[];
}

/** Most selections of a link: what a combo may hold. */
export const SHARED_MOST = 10;
const PART_MOST = 80;
/** Longest query that is looked at. */
const QUERY_MOST = 4_000;
/** Ids of vendors are plain: nothing that a page, a path or a log could take for something else. */
const PLAIN_ID = /^[\w.:+,|-]+$/;

const isId = (text: string | undefined): text is string =>
  text !== undefined && text.length > 0 && text.length <= PART_MOST && PLAIN_ID.test(text);

const LINE = /^-?\d{1,4}(?:\.\d{1,3})?$/;
const OUTRIGHT = 'o';
/** What parts a selection, and selections; no plain id holds them. */
const [PART, PICK] = ['~', '!'];

/** Writes the query of a link; null when a selection has no plain ids or there are none or too many. */
export function writeSharedBet({ vendor, combo, picks }: SharedBet): string | null {
  if (picks.length === 0 || picks.length > SHARED_MOST) return null;
  if (picks.some(({ eventId, marketId, vendorKey }) => ![eventId, marketId, vendorKey].every(isId)))
    return null;
  const list = picks.map(({ eventId, marketId, vendorKey, isOutright, was }) =>
    [
      eventId,
      marketId,
      vendorKey,
      ...(isOutright || was !== undefined ? [isOutright ? OUTRIGHT : ''] : []),
      ...(was === undefined ? [] : [was.betType, was.period, was.side, was.line]),
    ]
      .map(encodeURIComponent)
      .join(PART),
  );
  return `v=${vendor}${combo ? '&c=1' : ''}&p=${list.join(PICK)}`;
}

/** Null where the parts are none; a link says all of it or nothing. */
function readLine([betType, period, side, line, ...more]: readonly string[]): SharedLine | null {
  const isRead = isId(betType) && isId(period) && isId(side) && more.length === 0;
  return isRead && LINE.test(line ?? '') ? { betType, period, side, line: line ?? '' } : null;
}

function readPick(text: string): SharedPick | null {
  const [eventId, marketId, vendorKey, kind, ...more] = text.split(PART);
  if (!isId(eventId) || !isId(marketId) || !isId(vendorKey)) return null;
  const isKind = kind === undefined || kind === OUTRIGHT || (kind === '' && more.length > 0);
  const was = more.length === 0 ? undefined : readLine(more);
  if (!isKind || was === null) return null;
  const pick = { eventId, marketId, vendorKey, isOutright: kind === OUTRIGHT };
  return was === undefined ? pick : { ...pick, was };
}

/**
 * Of what is offered the line that is nearest to one; of two that are as near the first.
 *
 * @returns null where nothing with a line is offered.
 */
export function nearestLine<T extends { readonly line: string | null }>(
  offers: readonly T[],
  line: string,
): T | null {
  const far = (offer: T): number =>
    offer.line === null ? Infinity : Math.abs(Number(offer.line) - Number(line));
  const [nearest] = offers.toSorted((a, b) => far(a) - far(b));
  return nearest === undefined || nearest.line === null ? null : nearest;
}

/**
 * Reads the query of a link. Selections that cannot be read are left out; of two on one event the
 * first counts (§3.5).
 *
 * @returns null when no vendor and no selection is left.
 */
export function readSharedBet(search: string): SharedBet | null {
  if (search.length > QUERY_MOST) return null;
  const vendor = asOddsVendor(queryValue(search, 'v') ?? '');
  const read = (queryValue(search, 'p') ?? '')
    .split(PICK)
    .slice(0, SHARED_MOST)
    .map(readPick)
    .filter((pick) => pick !== null);
  const picks = read.filter(
    (pick, at) => read.findIndex(({ eventId }) => eventId === pick.eventId) === at,
  );
  return vendor === null || picks.length === 0
    ? null
    : { vendor, combo: queryValue(search, 'c') === '1' && picks.length > 1, picks };
}
