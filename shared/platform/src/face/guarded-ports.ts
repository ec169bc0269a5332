/** The ports that serve some of what is asked and refuse the rest: calls, money, storage, the bus. */
import { filter, map } from 'rxjs';
import { API_FAMILIES, familiesOf } from '@site/domain/releases/capabilities';
import { mayKeep } from '@site/domain/releases/kept-names';
import type { MoneyKind } from '@site/domain/money-action/machine';
import type { ApiClient } from '../api/types';
import { carriedType, heardAs, saidAs, type BusAdapters } from '../bus/adapters';
import type { MoneyAction, MoneyPort } from '../money/types';
import type { Platform, SitePlatform } from '../platform';
import type { StorageKey } from '../storage/keys';
import { CapabilityError, type Holder } from './holder';
import type { IssuedKeys } from './issued-keys';
import { ownCall, type OwnCall } from './own-call';
import { sealedStream } from './seal';

/**
 * Calls of the declared families. A key of a money call passes only where the money port gave it
 * out for that kind.
 */
export function guardedApi(
  { api }: SitePlatform,
  { name, may, own }: Holder,
  { opens }: IssuedKeys,
): ApiClient {
  const check = ({
    row,
    input,
    sent,
  }: Pick<OwnCall<unknown, unknown, unknown>, 'sent'> & {
    readonly row: { readonly id: string };
    readonly input: { readonly idempotencyKey?: string };
  }): void => {
    // By the path as it is sent: a parameter may not turn it into another one.
    const families = familiesOf(sent);
    if (families.length === 0) throw new CapabilityError(name, `calls ${row.id}`);
    if (!families.some((family) => may(`api:${family}`))) {
      throw new CapabilityError(
        name,
        `calls ${row.id}`,
        families.map((family) => `"api:${family}"`).join(' or '),
      );
    }
    if (!opens(sent, input.idempotencyKey))
      throw new CapabilityError(name, `sends ${row.id} past the money port`);
  };
  const read: typeof ownCall = (row, input) => {
    try {
      return ownCall(row, input, name);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw new CapabilityError(name, `makes a call of which ${error.message}`);
    }
  };
  return Object.freeze<ApiClient>({
    call: async (row, input = {}) => {
      const call = read(row, input, name);
      check(call);
      const answer = await api.call(call.row, call.input);
      // A value is this remote's alone (its rows are); a failure may be one that the client hands to everybody.
      return answer.ok ? answer : own(answer);
    },
    anew: (work) => api.anew(work),
  });
}

/** An action read once; `kind` is checked as it is used. */
const ownAction = <R>({
  kind,
  summary,
  payload,
  meant,
  tappedAt,
  ref,
  settles,
  submit,
}: MoneyAction<R>): MoneyAction<R> => ({
  kind,
  summary,
  payload,
  submit,
  ...(meant === undefined ? {} : { meant }),
  ...(tappedAt === undefined ? {} : { tappedAt }),
  ...(ref === undefined ? {} : { ref }),
  ...(settles === true ? { settles } : {}),
});

/** Money of the declared kinds. */
export function guardedMoney(
  { money }: SitePlatform,
  { name, may, own }: Holder,
  { issue }: IssuedKeys,
): MoneyPort {
  const isOwn = ({ kind }: { readonly kind: MoneyKind }): boolean => may(`money:${kind}`);
  const check = (kind: MoneyKind): void => {
    if (typeof kind !== 'string' || !may(`money:${kind}`))
      throw new CapabilityError(name, `moves money of kind ${kind}`, `"money:${kind}"`);
  };
  return Object.freeze<MoneyPort>({
    run: (given) => {
      const action = ownAction(given);
      check(action.kind);
      return sealedStream(
        own,
        money.run({
          ...action,
          submit: (key, signal) => {
            issue(key, { kind: action.kind, for: action.settles === true ? 'ends' : 'all' });
            return action.submit(key, signal);
          },
        }),
      );
    },
    registerLookup: (kind, lookup) => {
      check(kind);
      return money.registerLookup(kind, (key, ref) => {
        issue(key, { kind, for: 'asks' });
        return lookup(key, ref);
      });
    },
    tapMoment: () => money.tapMoment(),
    openKinds: () => money.openKinds().filter((kind) => isOwn({ kind })),
    open$: sealedStream(
      own,
      money.open$.pipe(map((states) => states.filter(({ intent }) => isOwn(intent)))),
    ),
    underWay$: sealedStream(own, money.underWay$),
    checkNow: () => money.checkNow(),
    journal: () => own(money.journal().filter(isOwn)),
  });
}

/** Storage under the remote's own names. */
export function guardedStorage(
  { storage }: SitePlatform,
  { name: remote }: Holder,
): Platform['storage'] {
  /** The key as it is checked and used: read once, so that it cannot change in between. */
  const own = <T>({ name, place, clearOn, parse, format }: StorageKey<T>): StorageKey<T> => {
    if (typeof name !== 'string' || !mayKeep(remote, name)) {
      throw new CapabilityError(
        remote,
        `keeps "${String(name)}", which is not its own; its names begin with "${remote}/"`,
      );
    }
    return { name, place: place === 'session' ? place : 'local', clearOn, parse, format };
  };
  return Object.freeze<Platform['storage']>({
    read: (key) => storage.read(own(key)),
    write: (key, value) => storage.write(own(key), value),
    remove: (key) => storage.remove(own(key)),
  });
}

/**
 * Messages that a remote may raise; of sessions, money, maintenance and errors the shell speaks
 * itself.
 */
const SPEAKS: ReadonlySet<string> = new Set(['bet.placed', 'bet.settled', 'balance.refresh-asked']);

/**
 * The bus: everything can be heard, little can be said; an older major of a topic by way of its
 * adapter.
 */
export function guardedBus(
  { bus }: SitePlatform,
  { name, own: copy }: Holder,
  adapters: BusAdapters,
): Platform['bus'] {
  return Object.freeze<Platform['bus']>({
    publish: (message) => {
      const own = { ...message };
      if (!SPEAKS.has(own.type.replace(/@\d+/, '')))
        throw new CapabilityError(name, `announces ${own.type}`);
      const said = saidAs(adapters, own);
      if (said !== null) bus.publish(said);
    },
    on: (type) =>
      sealedStream(
        copy,
        bus.on(carriedType(adapters, type)).pipe(
          map((message) => heardAs(adapters, type, message)),
          filter((message) => message !== null),
        ),
      ),
  });
}

/** Whether any family of calls was declared. */
export const mayCall = ({ may }: Holder): boolean =>
  API_FAMILIES.some((family) => may(`api:${family}`));
