/**
 * The vendors behind one port: what a board needs comes with its page, the rest of an adapter
 * when it is first asked for.
 */
import { Observable, type Platform } from '@site/platform';
import { failed } from '@site/domain/errors/app-error';
import { perVendor, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { BoardPart } from './common/board-part';
import { standIn, type Call } from './common/methods';
import { policiesOf } from './common/policies';
import type { FeedMessage, OddsVendor } from './port';

/** Makes an adapter on a platform. */
export type VendorMaker = (platform: Platform) => OddsVendor;

const LOADERS: Readonly<
  Record<OddsVendorId, () => Promise<{ readonly createVendor: VendorMaker }>>
> = {
  IM: () => import(/* webpackChunkName: "im" */ './im'),
  BTI: () => import(/* webpackChunkName: "bti" */ './bti'),
  SABA: () => import(/* webpackChunkName: "saba" */ './saba'),
};
/** Whole adapters that were handed in, and boards' parts that came with a page. */
const provided = new Map<OddsVendorId, VendorMaker>();
const boards = new Map<OddsVendorId, (platform: Platform) => BoardPart>();

/**
 * Hands a whole adapter in.
 *
 * @internal tests put an adapter of their own in place of a vendor's.
 */
export const provideVendor = (id: OddsVendorId, create: VendorMaker): void =>
  void provided.set(id, create);
/**
 * Hands in what a page's board needs, so that it waits for nothing more; the rest of the adapter
 * shares it.
 */
export const provideBoard = (id: OddsVendorId, create: (platform: Platform) => BoardPart): void =>
  void boards.set(id, create);

/**
 * A board that is quiet fetches the rest of its adapter, so that the first tap on a price finds it
 * there; ms.
 */
const REST_AFTER_MS = 1_500;

const NO_CODE = { kind: 'network' } as const;
/** The adapter's code did not arrive: asked for again after this, ms. */
const CODE_AGAIN_MS = 3_000;

function lazyVendor(id: OddsVendorId, platform: Platform): OddsVendor {
  let made: OddsVendor | null = null;
  let loading: Promise<OddsVendor> | null = null;
  const now = (): OddsVendor | null => {
    const create = provided.get(id);
    if (made === null && create !== undefined) made = create(platform);
    return made;
  };
  let part: BoardPart | null = null;
  const board = (): BoardPart | null => {
    const whole = now();
    const create = boards.get(id);
    if (whole !== null || create === undefined) return whole;
    if (part === null) setTimeout(() => void get().catch(() => undefined), REST_AFTER_MS);
    return (part ??= create(platform));
  };
  const get = (): Promise<OddsVendor> => {
    const there = now();
    if (there !== null) return Promise.resolve(there);
    loading ??= LOADERS[id]()
      .then(({ createVendor }) => (made ??= createVendor(platform)))
      .finally(() => {
        loading = null;
      });
    return loading;
  };
  /** Without its code a question fails like one that did not get through; money is not made ready. */
  const later = standIn((method, kind) => async (...args) => {
    const vendor = await (kind === 'money' ? get() : get().catch(() => null));
    return vendor === null ? failed(NO_CODE) : (vendor[method] as Call)(...args);
  });
  const feed: OddsVendor['feed'] = (query) =>
    new Observable<FeedMessage>((subscriber) => {
      const there = board();
      if (there !== null) return there.feed(query).subscribe(subscriber);
      let stop: () => void = () => undefined;
      const open = (): void => {
        let wanted = true;
        stop = () => {
          wanted = false;
        };
        get().then(
          (vendor) => {
            if (!wanted) return;
            const subscription = vendor.feed(query).subscribe(subscriber);
            stop = () => subscription.unsubscribe();
          },
          () => {
            if (!wanted) return;
            subscriber.next({ kind: 'lost' });
            const timer = setTimeout(open, CODE_AGAIN_MS);
            stop = () => clearTimeout(timer);
          },
        );
      };
      open();
      return () => stop();
    });
  return {
    id,
    policies: policiesOf(id),
    ...later,
    feed,
    counts: () => board()?.counts() ?? later.counts(),
  };
}

/** Every vendor, adapters loaded on first use. */
export const createVendors = (platform: Platform): Readonly<Record<OddsVendorId, OddsVendor>> =>
  perVendor((id) => lazyVendor(id, platform));
