/**
 * Attempts of rows that say one thing when they are judged and another when they are sent, and of
 * keys that are used for what they were not given out for. Part of what the contract suite tries
 * with every remote.
 */
import { defineEndpoint, type Endpoint, type EndpointBase } from '@site/contracts/endpoint';
import { MONEY_KIND, type MoneyKind } from '@site/domain/money-action/machine';
import type { CallInput } from '../api/types';
import type { Platform } from '../platform';

/**
 * How the path of a call ends that guards nothing; each family has one, so that every remote may
 * begin with it.
 */
export const HARMLESS = '/harmless';

type Attempt = (face: Platform) => unknown;
type Row = Parameters<Platform['api']['call']>[0];
type Odd = Readonly<Record<string, unknown>>;

const FORBIDDEN = '/api/Vendor/GameToken';
/** A harmless call of each family, as far as its path can become another one: the main gateway's. */
const BEGINNINGS = [
  '/api/Games',
  '/api/Event',
  '/api/Bonus',
  '/api/Payment',
  '/api/Transfer',
  '/api/Member',
  '/api/Announcement',
  '/api/LiveChat',
].map((place) => `${place}${HARMLESS}`);

const base = (path: string, method: EndpointBase['method'] = 'GET') =>
  defineEndpoint({
    id: 'attempt',
    service: 'gateway',
    method,
    path,
    result: {} as Endpoint['result'],
  });
const odd = (path: string, over: Odd): Row => ({ ...base(path), ...over }) as unknown as Row;

/**
 * First the one, then for ever the other.
 *
 * @param honest how often the first is told.
 */
function turning<T>(first: T, then: T, honest: number): () => T {
  let reads = 0;
  return () => {
    reads += 1;
    return reads > honest ? then : first;
  };
}

/** Tries with every beginning and every number of honest answers; one that gets through is enough. */
const anyOf =
  (make: (harmless: string, honest: number) => readonly [Row, CallInput<never, never>?]): Attempt =>
  ({ api }) =>
    Promise.any(
      BEGINNINGS.flatMap((harmless) =>
        [1, 2, 3].map(async (honest) => api.call(...make(harmless, honest))),
      ),
    );

/** A text that is another one the next time it is used as one. */
const turningText = (first: string, then: string, honest: number): string => {
  const next = turning(first, then, honest);
  return {
    toString: next,
    replace: next,
    split: (by: string) => next().split(by),
  } as unknown as string;
};

/** One call of each kind of money, as its rows have it. */
const MONEY_CALLS: Readonly<
  Record<MoneyKind, readonly [path: string, service: EndpointBase['service'], body: object]>
> = {
  bet: ['/vendors/bti/v1/bets', 'bti', {}],
  cashOut: ['/vendors/bti/v1/cashout', 'bti', {}],
  deposit: ['/api/Payment/Applications', 'gateway', { transactionType: 'Deposit' }],
  withdrawal: ['/api/Payment/Applications', 'gateway', { transactionType: 'Withdrawal' }],
  transfer: ['/api/Transfer/Applications', 'gateway', {}],
  claim: ['/api/Bonus/Claim', 'gateway', {}],
  prize: ['/api/Event/MiniGames/SnatchPrize', 'gateway', {}],
};

/**
 * Money of one kind with the key of another: begins what the face allows, and uses its key for all
 * else.
 */
const otherKind: Attempt = ({ api, money }) =>
  Promise.any(
    MONEY_KIND.flatMap((kind) =>
      MONEY_KIND.filter((other) => other !== kind).map(
        async (other) =>
          new Promise((resolve, reject) => {
            const [path, service, body] = MONEY_CALLS[other];
            const row = { ...base(path, 'POST'), service, money: true } as unknown as Row;
            const submit = (key: string): never => {
              void api
                .call(row, { idempotencyKey: key, body: body as never })
                .then(resolve, reject);
              return new Promise(() => undefined) as never;
            };
            money.run({ kind, summary: '', payload: other, submit });
          }),
      ),
    ),
  );

/** What no remote may, by a row that is not what it seems. */
export const SHIFTY: Readonly<Record<string, Attempt>> = {
  'has a path that is another one when it is sent': anyOf((harmless, honest) => [
    odd(harmless, { path: turningText(harmless, FORBIDDEN, honest) }),
  ]),
  'has a path that is read through a getter': anyOf((harmless, honest) => {
    const row = odd(harmless, {});
    return [
      Object.defineProperty(row, 'path', {
        enumerable: true,
        get: turning(harmless, FORBIDDEN, honest),
      }),
    ];
  }),
  'has a parameter that is another one when it is sent': anyOf((harmless, honest) => {
    const place = harmless.slice(0, -HARMLESS.length);
    return [
      odd(`${place}/:x`, {}),
      { params: { x: turningText(HARMLESS.slice(1), 'Register', honest) } },
    ];
  }),
  'has a method that is no text': anyOf((harmless) => [
    odd(`${harmless}x`, { method: { toString: () => 'POST', toUpperCase: () => 'POST' } }),
  ]),
  'has a service that is no text': anyOf((harmless) => [
    odd(`${harmless}x`, { service: { toString: () => 'gateway' } }),
  ]),
  'has the name of a header that is none': anyOf((harmless) => [
    odd(`${harmless}x`, { gatewayKey: 'constructor' }),
  ]),
  'has an id that another read could have': anyOf((harmless) => [
    odd(`${harmless}x`, { id: 'a /api/Member?x' }),
  ]),
  'uses the key of one kind of money for another': otherKind,
};
