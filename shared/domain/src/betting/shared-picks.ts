/**
 * A bet as a link that others may open: which selections, never how much (domain "share bet"). A
 * link is hostile until it is read.
 */
import { queryValue } from '../session/query';
import { asOddsVendor, type OddsVendorId } from '../vendors/odds-vendor';

/** A selection by the vendor's own ids; what it is called and what it pays is asked of the vendor. */
export interface SharedPick {
  readonly eventId: string;
  readonly marketId: string;
  readonly vendorKey: string;
  readonly isOutright: boolean;
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

const OUTRIGHT = 'o';
/** What parts a selection, and selections; no plain id holds them. */
const [PART, PICK] = ['~', '!'];

/** Writes the query of a link; null when a selection has no plain ids or there are none or too many. */
export function writeSharedBet({ vendor, combo, picks }: SharedBet): string | null {
  if (picks.length === 0 || picks.length > SHARED_MOST) return null;
  if (picks.some(({ eventId, marketId, vendorKey }) => ![eventId, marketId, vendorKey].every(isId)))
    return null;
  const list = picks.map(({ eventId, marketId, vendorKey, isOutright }) =>
    [eventId, marketId, vendorKey, ...(isOutright ? [OUTRIGHT] : [])]
      .map(encodeURIComponent)
      .join(PART),
  );
  return `v=${vendor}${combo ? '&c=1' : ''}&p=${list.join(PICK)}`;
}

function readPick(text: string): SharedPick | null {
  const [eventId, marketId, vendorKey, kind, ...more] = text.split(PART);
  if (
    !isId(eventId) ||
    !isId(marketId) ||
    !isId(vendorKey) ||
    more.length > 0 ||
    (kind !== undefined && kind !== OUTRIGHT)
  )
    return null;
  return { eventId, marketId, vendorKey, isOutright: kind === OUTRIGHT };
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
