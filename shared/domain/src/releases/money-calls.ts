/**
 * Which kind of money a call moves, and which calls ask after a key (safety D3, decisions 035 and
 * 038). By the path as a server reads it: the row of a call is made by whoever calls, so that what
 * it says of itself proves nothing. A test of the contracts compares this table with every row that
 * moves money or looks a key up.
 */
import { MONEY_KIND, type MoneyKind } from '../money-action/machine';
import type { OddsVendorId } from '../vendors/odds-vendor';
import { asRead, decodedPath, type CalledRow } from './capabilities';

/** A call as it is sent. */
export interface SentCall extends CalledRow {
  readonly query: Readonly<Record<string, string>>;
  /** Plain data, as it stands in the request. */
  readonly body: unknown;
}

/** What the vendors bring to a table: a vendor that joins them has to be in each. */
const ofVendors = <T>(table: Readonly<Record<OddsVendorId, readonly T[]>>): readonly T[] =>
  Object.values(table).flat();

/**
 * Calls that begin something new, by kind; `/api/Payment/Applications` says in its body which of
 * two it is.
 */
const BEGINNINGS: Readonly<Record<MoneyKind, readonly string[]>> = {
  bet: ofVendors({
    IM: ['/vendors/im/api/bets/place/'],
    BTI: ['/vendors/bti/v1/bets/'],
    SABA: ['/vendors/saba/betting/v1/placebet/', '/vendors/saba/betting/v1/placeparlaybet/'],
  }),
  cashOut: ofVendors({
    IM: ['/vendors/im/api/cashout/sell/'],
    BTI: ['/vendors/bti/v1/cashout/'],
    SABA: ['/vendors/saba/betting/v1/sellback/'],
  }),
  deposit: [
    '/api/payment/applications/',
    '/api/payment/processinvoiceautcryptodeposit/',
    '/api/payment/resubmits/',
  ],
  withdrawal: ['/api/payment/applications/'],
  transfer: ['/api/transfer/applications/'],
  claim: [
    '/api/bonus/claim/',
    '/api/bonus/sos/',
    '/api/referrer/referrerrewardstatus/',
    '/api/campaign/assignedclaims/',
    '/api/rewardstore/redemptions/',
  ],
  prize: ['/api/event/minigames/snatchprize/'],
};

/** Calls that end what is under way already: a key whose action `settles` opens these alone. */
const ENDINGS: Partial<Readonly<Record<MoneyKind, readonly string[]>>> = {
  deposit: [
    '/api/payment/membercanceldeposit/',
    '/api/payment/transactions/cancelpaybnbdeposit/',
    '/api/payment/qrlocalalipay/status/',
  ],
  claim: ['/api/bonus/cancellation/'],
};
/** "I have paid", a receipt and whatever step a deposit may get. */
const STEP = /^\/api\/payment\/applications\/[^/]+\/$/;

/**
 * Look-ups of the vendors, with the field that holds the key; all others end in `by-ref` and the
 * key.
 */
const QUESTIONS: ReadonlyMap<string, readonly [kind: MoneyKind, field: string]> = new Map(
  ofVendors<readonly [path: string, lookUp: readonly [kind: MoneyKind, field: string]]>({
    IM: [
      ['/vendors/im/api/bets/check/', ['bet', 'attemptkey']],
      ['/vendors/im/api/cashout/check/', ['cashOut', 'attemptkey']],
    ],
    BTI: [
      ['/vendors/bti/v1/bets/check/', ['bet', 'clientbetid']],
      ['/vendors/bti/v1/cashout/check/', ['cashOut', 'clientid']],
    ],
    SABA: [
      ['/vendors/saba/betting/v1/checkplacebet/', ['bet', 'vendortransid']],
      ['/vendors/saba/betting/v1/checkparlaybet/', ['bet', 'vendortransid']],
      ['/vendors/saba/betting/v1/checksellback/', ['cashOut', 'vendortransid']],
    ],
  }),
);

/** Values of a field by any spelling of its name: not every server tells cases apart. */
const valuesOf = (
  data: unknown,
  field: string,
): readonly (readonly [name: string, value: unknown])[] =>
  typeof data === 'object' && data !== null
    ? Object.entries(data).filter(([name]) => name.toLowerCase() === field)
    : [];

/** The kind that an application says it is; null where it says none, or says it twice. */
function appliedFor({ body }: SentCall): MoneyKind | null {
  const [said, ...others] = valuesOf(body, 'transactiontype');
  if (said === undefined || others.length > 0 || said[0] !== 'transactionType') return null;
  if (said[1] === 'Deposit') return 'deposit';
  return said[1] === 'Withdrawal' ? 'withdrawal' : null;
}

const beginsAt = (path: string): readonly MoneyKind[] =>
  MONEY_KIND.filter((kind) => BEGINNINGS[kind].includes(path));

/**
 * What a call moves: kinds whose keys it takes, none for one that contradicts itself; null when it
 * moves no money.
 */
export function movedBy(
  call: SentCall,
): { readonly kinds: readonly MoneyKind[]; readonly ends: boolean } | null {
  const path = asRead(call.path);
  if (call.method === 'GET') return null;
  const begun = beginsAt(path);
  if (begun.length > 1) {
    const said = appliedFor(call);
    return { kinds: said === null ? [] : [said], ends: false };
  }
  if (begun.length > 0) return { kinds: begun, ends: false };
  const ended = STEP.test(path)
    ? ['deposit' as const]
    : MONEY_KIND.filter((kind) => ENDINGS[kind]?.includes(path) === true);
  return ended.length > 0 ? { kinds: ended, ends: true } : null;
}

/** End of a look-up by reference, with the key as it stands, capitals and all. */
const BY_REF = /\/by-ref\/([^/]+)\/$/i;

/** What a call asks after: keys, and the kinds that they may be of; null when it asks after none. */
export function intentOf(
  call: SentCall,
): { readonly kinds: readonly MoneyKind[]; readonly keys: readonly unknown[] } | null {
  const path = asRead(call.path);
  const key = BY_REF.exec(decodedPath(call.path))?.[1];
  if (key !== undefined) {
    const place = path.slice(0, path.lastIndexOf('/by-ref/') + 1);
    return {
      kinds: MONEY_KIND.filter(
        (kind) => BEGINNINGS[kind].includes(place) || ENDINGS[kind]?.includes(place) === true,
      ),
      keys: [key],
    };
  }
  const question = QUESTIONS.get(path);
  if (question === undefined) return null;
  const [kind, field] = question;
  return {
    kinds: [kind],
    keys: [...valuesOf(call.query, field), ...valuesOf(call.body, field)].map(([, value]) => value),
  };
}
