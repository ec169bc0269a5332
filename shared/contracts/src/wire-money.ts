/** Shapes that many calls about money share. */
import * as v from 'valibot';
import { readCny, type Fen } from '@site/domain/money';
import { byWalletGroup } from '@site/domain/wallet/groups';
import { parseDecimalOdds, type DecimalOdds } from '@site/domain/odds/decimal-odds';

/**
 * Money of an answer: JSON number or string with at most 2 decimals, read into fen; anything else
 * is a mismatch (I7, B18).
 */
export const cny: v.GenericSchema<unknown, Fen> = v.pipe(
  v.union([v.number(), v.string()]),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const amount = readCny(dataset.value);
    if (amount !== null) return amount;
    addIssue({ message: 'no plain amount with at most 2 decimals' });
    return NEVER;
  }),
);

/** Money of a request: plain digits with at most 2 decimals, as `toCnyString` writes them. */
export const cnyText = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,2})?$/));

/** What goes along with a bet as it came from the vendor (§3.5): optional, nothing is decided by it. */
export const pickText = v.optional(v.pipe(v.string(), v.maxLength(300)));
/** Status of a line as the slip had it, 1 to 4 (§3.5 `LineStatusId`). */
export const pickStatus = v.optional(v.picklist([1, 2, 3, 4]));

/** A vendor's decimal price as exact text. */
export const price: v.GenericSchema<unknown, DecimalOdds> = v.pipe(
  v.union([v.string(), v.number()]),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const odds = parseDecimalOdds(dataset.value);
    if (odds !== null) return odds;
    addIssue({ message: 'no decimal price above 1' });
    return NEVER;
  }),
);

/**
 * Wallets of a member, each once: money is never moved between wallets that nobody can tell apart
 * (I7).
 */
export const walletsOf = <
  T extends v.GenericSchema<unknown, { readonly walletProductGroupId: number }>,
>(
  wallet: T,
) =>
  v.pipe(
    v.array(wallet),
    v.check((rows) => byWalletGroup(rows).size === rows.length, 'a wallet group stands twice'),
  );

/** What a member may put into `Idempotency-Key`: 8 to 64 plain characters, a UUID as a rule. */
export const idempotencyKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));

/** The server's answer to "what became of this key" (safety D3 server contract). */
export const lookupOf = <R>(result: v.GenericSchema<unknown, R>) =>
  v.object({
    state: v.picklist(['done', 'refused', 'pending', 'notFound']),
    /**
     * Only with `notFound`: the key is refused from now on, whatever still travels. Older gateways
     * do not say it.
     */
    sealed: v.optional(v.boolean(), false),
    /**
     * Server time: until when a pending one is decided, or since when a key is sealed; null when
     * there is nothing to say.
     */
    settleBy: v.nullable(v.number()),
    result: v.nullable(result),
    error: v.nullable(v.object({ errorCode: v.string(), description: v.string() })),
  });
