/**
 * What the member follows at each vendor: shown at once, told to the vendor, and put back when it
 * refuses. One owner per platform and vendor; the vendor's answer to the last change stands, so
 * that two quick taps never end in the older one.
 */
import { createState, type Platform, type StateView } from '@site/platform';
import { isSignedIn } from '@site/domain/session/access';
import { DATA_UPDATE } from '@site/domain/reference/updates';
import type { FavouriteKind, Favourites, OddsVendor } from '../vendors/port';

/** What is known; `unknown` until the vendor was asked. */
export interface FavouritesState extends Favourites {
  readonly phase: 'unknown' | 'known';
}

/** The port to them. */
export interface FavouritesPort {
  readonly state: StateView<FavouritesState>;
  /** Asks the vendor, once per login. */
  readonly load: () => Promise<void>;
  /** @returns false when the vendor refused and it was put back. */
  readonly set: (kind: FavouriteKind, id: string, on: boolean) => Promise<boolean>;
}

const NOTHING: FavouritesState = { phase: 'unknown', events: [], leagues: [] };
const LIST = { event: 'events', league: 'leagues' } as const;

/** With or without one. */
export function withFavourite(
  state: FavouritesState,
  kind: FavouriteKind,
  id: string,
  on: boolean,
): FavouritesState {
  const ids = state[LIST[kind]].filter((known) => known !== id);
  return { ...state, [LIST[kind]]: on ? [...ids, id] : ids };
}

function create(platform: Platform, vendor: OddsVendor): FavouritesPort {
  const state = createState(NOTHING);
  let loading: Promise<void> | null = null;
  let serial = 0;
  let last: Promise<unknown> = Promise.resolve();
  const signedIn = (): boolean => isSignedIn(platform.session.state.get());
  const take = ({ events, leagues }: Favourites): void =>
    state.set({ phase: 'known', events, leagues });
  platform.bus.on('session.logged-out').subscribe(() => {
    serial += 1;
    loading = null;
    state.set(NOTHING);
  });
  const read = async (): Promise<void> => {
    const requested = serial;
    const answer = await vendor.favourites();
    // What the member changed meanwhile is newer than this answer.
    if (answer.ok && requested === serial) take(answer.value);
    if (!answer.ok) loading = null;
  };
  return {
    state,
    load: () => {
      if (!signedIn()) return Promise.resolve();
      loading ??= read();
      return loading;
    },
    set: (kind, id, on) => {
      serial += 1;
      const own = serial;
      state.set(withFavourite(state.get(), kind, id, on));
      const sent = last
        .then(() => vendor.setFavourite(kind, id, on ? DATA_UPDATE.UPSERT : DATA_UPDATE.DELETE))
        .then((answer) => {
          if (answer.ok && own === serial) take(answer.value);
          if (!answer.ok && signedIn()) state.set(withFavourite(state.get(), kind, id, !on));
          return answer.ok;
        });
      last = sent;
      return sent;
    },
  };
}

const owners = new WeakMap<OddsVendor, FavouritesPort>();

/** Favourites at a vendor; made on first use. */
export function favouritesAt(platform: Platform, vendor: OddsVendor): FavouritesPort {
  const known = owners.get(vendor) ?? create(platform, vendor);
  owners.set(vendor, known);
  return known;
}
