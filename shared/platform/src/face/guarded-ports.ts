/** The three ports that serve some of what is asked and refuse the rest: calls, money, storage. */
import { map } from 'rxjs';
import type { EndpointBase } from '@site/contracts/endpoint';
import { pathOf } from '@site/contracts/endpoint';
import { API_FAMILIES, familiesOf } from '@site/domain/releases/capabilities';
import { mayKeep } from '@site/domain/releases/kept-names';
import type { MoneyKind } from '@site/domain/money-action/machine';
import type { ApiClient } from '../api/types';
import type { MoneyPort } from '../money/types';
import type { Platform, SitePlatform } from '../platform';
import type { StorageKey } from '../storage/keys';
import { sealedStream } from './seal';

/** Whose face it is and what it may. */
export interface Holder {
  readonly name: string;
  readonly may: (capability: string) => boolean;
}

/** What a remote meets where it asks for more than it declared; the text names the line that is missing. */
export class CapabilityError extends Error {
  constructor(remote: string, what: string, missing?: string) {
    const line = missing === undefined ? 'no remote may' : `add ${missing} to "capabilities" in its remote.json`;
    super(`remote ${remote} ${what}: ${line}`);
    this.name = 'CapabilityError';
  }
}

/** Calls of the declared families. A key of a money call passes only where the money door gave it out. */
export function guardedApi({ api }: SitePlatform, { name, may }: Holder, isIssued: (key: string) => boolean): ApiClient {
  const check = (row: EndpointBase, params: Readonly<Record<string, string>> | undefined, key: string | undefined): void => {
    // By the path as it will be sent: a parameter may not turn it into another one.
    const families = familiesOf({ ...row, path: pathOf(row, params) });
    if (families.length === 0) throw new CapabilityError(name, `calls ${row.id}`);
    if (!families.some((family) => may(`api:${family}`))) {
      throw new CapabilityError(name, `calls ${row.id}`, families.map((family) => `"api:${family}"`).join(' or '));
    }
    if (key !== undefined && !isIssued(key)) {
      throw new CapabilityError(name, `sends ${row.id} past the money door`);
    }
  };
  return Object.freeze<ApiClient>({
    call: async (row, input = {}) => {
      // Copies are checked and sent: a row that reads differently the second time gains nothing.
      const [own, given] = [{ ...row }, { ...input }];
      if (given.params !== undefined) given.params = { ...given.params };
      check(own, given.params, given.idempotencyKey);
      return api.call(own, given);
    },
    anew: (work) => api.anew(work),
  });
}

/** Money of the declared kinds. @param issue told of each key, before the remote hears of it. */
export function guardedMoney({ money }: SitePlatform, { name, may }: Holder, issue: (key: string) => void): MoneyPort {
  const isOwn = ({ kind }: { readonly kind: MoneyKind }): boolean => may(`money:${kind}`);
  const check = (kind: MoneyKind): void => {
    if (!may(`money:${kind}`)) throw new CapabilityError(name, `moves money of kind ${kind}`, `"money:${kind}"`);
  };
  return Object.freeze<MoneyPort>({
    run: (action) => {
      const own = { ...action };
      check(own.kind);
      return sealedStream(money.run({
        ...own,
        submit: (...given) => {
          issue(given[0]);
          return own.submit(...given);
        },
      }));
    },
    registerLookup: (kind, lookup) => {
      check(kind);
      return money.registerLookup(kind, lookup);
    },
    tapMoment: () => money.tapMoment(),
    openKinds: () => money.openKinds().filter((kind) => isOwn({ kind })),
    open$: sealedStream(money.open$.pipe(map((states) => states.filter(({ intent }) => isOwn(intent))))),
    checkNow: () => money.checkNow(),
    journal: () => money.journal().filter(isOwn),
  });
}

/** Storage under the remote's own names. */
export function guardedStorage({ storage }: SitePlatform, { name: remote }: Holder): Platform['storage'] {
  /** The key as it is checked and used: read once, so that it cannot change in between. */
  const own = <T>({ name, place, clearOn, parse, format }: StorageKey<T>): StorageKey<T> => {
    if (typeof name !== 'string' || !mayKeep(remote, name)) {
      throw new CapabilityError(remote, `keeps "${String(name)}", which is not its own; its names begin with "${remote}/"`);
    }
    return { name, place: place === 'session' ? place : 'local', clearOn, parse, format };
  };
  return Object.freeze<Platform['storage']>({
    read: (key) => storage.read(own(key)),
    write: (key, value) => storage.write(own(key), value),
    remove: (key) => storage.remove(own(key)),
  });
}

/** Messages that a remote may raise; of sessions, money, maintenance and errors the shell speaks itself. */
const SPEAKS: ReadonlySet<string> = new Set(['bet.placed', 'bet.settled', 'balance.refresh-asked']);

/** The bus: everything can be heard, little can be said. */
export function guardedBus({ bus }: SitePlatform, { name }: Holder): Platform['bus'] {
  return Object.freeze<Platform['bus']>({
    publish: (message) => {
      const own = { ...message };
      if (!SPEAKS.has(own.type)) throw new CapabilityError(name, `announces ${own.type}`);
      bus.publish(own);
    },
    on: (type) => sealedStream(bus.on(type)),
  });
}

/** Whether any family of calls was declared. */
export const mayCall = ({ may }: Holder): boolean => API_FAMILIES.some((family) => may(`api:${family}`));
