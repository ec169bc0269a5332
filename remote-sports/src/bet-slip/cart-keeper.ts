/**
 * Keeps a vendor's cart over visits, per member (R3.5-1, R3.6-2): a logout empties the slip, the
 * next login of the same member brings it back.
 */
import {
  persistedSlice,
  type PersistedSlice,
  type Platform,
  type StateOwner,
} from '@site/platform';
import { fromCartRecord, toCartRecord } from '@site/domain/betting/cart-record';
import { fingerprint } from '@site/domain/hash';
import type { OddsTypeName } from '@site/domain/odds/decimal-odds';
import type { SessionState } from '@site/domain/session/access';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { CartSelection } from '@site/domain/betting/cart';
import { isPlaced, type SlipState } from './slip-model';
import { emptied, restoreRows } from './slip-state';

/** A kept cart. */
interface KeptCart {
  readonly records: readonly unknown[];
  readonly combo: boolean;
}

/** Most selections that are kept. */
const MOST = 20;
const VISITOR = 'visitor';

const readCart = (value: unknown): KeptCart | null => {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('records' in value) ||
    !Array.isArray(value.records)
  )
    return null;
  return { records: value.records.slice(0, MOST), combo: 'combo' in value && value.combo === true };
};

/** Whose cart it is: no code of a member stands in a key. */
const ownerOf = (session: SessionState): string | null => {
  if (session.status === 'loading') return null;
  return session.status === 'member' ? fingerprint(session.member.memberCode) : VISITOR;
};

const slices = new Map<string, PersistedSlice<KeptCart>>();
function sliceOf(vendor: OddsVendorId, owner: string): PersistedSlice<KeptCart> {
  const name = `cart.${vendor}.${owner}`;
  const slice = slices.get(name) ?? persistedSlice(name, readCart);
  slices.set(name, slice);
  return slice;
}

const EMPTY: KeptCart = { records: [], combo: false };

function selectionsOf({ records }: KeptCart): readonly CartSelection[] {
  const events = new Set<string>();
  return records
    .map(fromCartRecord)
    .filter(
      (selection) =>
        selection !== null &&
        !events.has(selection.eventId) &&
        events.add(selection.eventId).size > 0,
    )
    .filter((selection) => selection !== null);
}

/** Ties the slip to what is kept. */
export function keepCart(
  { session, storage }: Pick<Platform, 'session' | 'storage'>,
  vendor: OddsVendorId,
  state: StateOwner<SlipState>,
  oddsType: () => OddsTypeName,
): void {
  let owner: string | null = null;
  let kept: readonly [SlipState['rows'] | null, boolean, boolean] = [null, false, false];
  const save = ({ rows, mode, combo }: SlipState): void => {
    const now = [rows, mode === 'combo', isPlaced(combo)] as const;
    if (owner === null || now.every((each, at) => each === kept[at])) return;
    kept = now;
    // Whoever reloads a page that shows a receipt has placed what stands in it.
    const open = rows.filter((row) => !isPlaced(combo) && !isPlaced(row)).slice(0, MOST);
    sliceOf(vendor, owner).save(storage, {
      // At the member's own word: what was followed since is followed again.
      records: open.map(({ selection, word }) =>
        toCartRecord({ ...selection, price: word }, oddsType()),
      ),
      combo: mode === 'combo',
    });
  };
  const take = (next: string): void => {
    // A visitor's choice goes along into the account; a member's slip stays with the member.
    const isGuest = owner === null || owner === VISITOR;
    if (owner === VISITOR) sliceOf(vendor, VISITOR).save(storage, EMPTY);
    // Nothing is written while the slip changes hands.
    owner = null;
    if (!isGuest) state.set(emptied(state.get()));
    const cart = sliceOf(vendor, next).load(storage);
    if (cart !== null)
      state.set(restoreRows(state.get(), selectionsOf(cart), cart.combo ? 'combo' : 'single'));
    owner = next;
    save(state.get());
  };
  session.state.changes$.subscribe((now) => {
    const next = ownerOf(now);
    if (next !== null && next !== owner) take(next);
  });
  state.changes$.subscribe(save);
}
