/**
 * One row per call of §7: the client builds requests from it, the sandbox mounts it, tests check
 * both against it.
 */
import type { Service } from '@site/domain/errors/who-may-say';
import type { GenericSchema } from 'valibot';

/**
 * Hosts behind the one origin: `/api` gateway, `/cms` content, `/sports-data`, `/log`,
 * `/vendors/<segment>`.
 */
export type ServiceName = Service;

/** HTTP methods in use. A method without a row answers 405. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Which value of the gateway key header a call carries (§7.1): it differs for api-version 8.0,
 * self-exclusion and content.
 */
export type GatewayKeyName = 'default' | 'v8' | 'selfExclusion' | 'content';

/**
 * Who may call. `none`: the token is sent when there is one; `member`: 401 without; `forced`: the
 * call itself insists on the token even while the session is still loading. On the
 * services of the odds vendors the token is the vendor's (GameToken).
 */
export type AuthKind = 'none' | 'member' | 'forced';

/**
 * Why a failure of a call is not told to the member by the catalogue (§8); every call without a
 * reason is (ADR 063). What ends or blocks the session is heard of whatever the reason.
 */
export type QuietReason =
  /** Asked again every few seconds; the page shows that what it has is old. */
  | 'poll'
  /** Nobody but us reads it. */
  | 'telemetry'
  /** Nobody asked for it: prepared, counted or decorated behind a page that is whole without it. */
  | 'background'
  /** The asker turns "could not be asked" into a verdict of its own and says that (C-62, R6-4). */
  | 'verdict'
  /**
   * Part of a money action: done, refused or unknown is said by the action, in words that stay
   * (D3).
   */
  | 'outcome'
  /** Who asks says it itself: in the specification's words for it (R8-5), or in the server's. */
  | 'ownWords';

/** What does not depend on the schemas. */
export interface EndpointBase {
  /** Unique name, `family.verb`; also the key of the request log. */
  readonly id: string;
  readonly service: ServiceName;
  readonly method: HttpMethod;
  /** Path from the origin's root, `:name` marks a parameter. */
  readonly path: string;
  /** Only when the call names its own version (§7.1, ruling D7). */
  readonly apiVersion?: string;
  readonly gatewayKey: GatewayKeyName;
  readonly auth: AuthKind;
  /** Request and response are replaced by a note in the request log (§7.1, safety B9). */
  readonly confidential: boolean;
  /** Codes that this call refuses with, besides those that every call may answer (`COMMON_ERRORS`). */
  readonly errors: readonly string[];
  /** Moves money: needs an `Idempotency-Key` and never ends in an assumed failure (safety D3). */
  readonly money: boolean;
  /**
   * Asks and changes nothing, though its method is none that only reads: it stays open in a
   * preview.
   */
  readonly reads?: boolean;
  /**
   * A read that is repeated every few seconds: its successes are on record now and then, its
   * failures always.
   */
  readonly poll?: boolean;
  /** Why its failures are not told; a money call is one part of an action, whose outcome is. */
  readonly quiet?: QuietReason;
  /**
   * A 503 or GEN0001 of this call of the main API speaks of what it asks for alone (a vendor's
   * token, §4.6): neither the session nor the site ends with it (ADR 062).
   */
  readonly restsAlone?: boolean;
  /**
   * The answer is the same for every visitor, whoever and wherever they are: the edge may ask for
   * it and carry it in the document (ADR 055).
   */
  readonly forAll?: boolean;
  /**
   * Waited for as long as a file is: a second try would find the first one done (an account, a new
   * password, a token that works once), or the other side takes its time (a game).
   */
  readonly isLong?: boolean;
  /** Most bytes of the body where the usual 64 KiB do not do: uploads. */
  readonly maxBodyBytes?: number;
}

/** A call: Q its query, B its body, R the parsed `result` member of the envelope. */
export interface Endpoint<Q = undefined, B = undefined, R = unknown> extends EndpointBase {
  readonly query: GenericSchema<Q, unknown> | null;
  readonly body: GenericSchema<B, unknown> | null;
  readonly result: GenericSchema<unknown, R>;
}

/** Any row, where the types of its parts do not matter. */
export type AnyEndpoint = EndpointBase & {
  readonly query: GenericSchema | null;
  readonly body: GenericSchema | null;
  readonly result: GenericSchema;
};

/** A row as it is written down: schemas that do not apply are left out. */
export interface EndpointDraft<Q, B, R> extends Omit<
  EndpointBase,
  'gatewayKey' | 'auth' | 'confidential' | 'money' | 'errors'
> {
  readonly gatewayKey?: GatewayKeyName;
  readonly auth?: AuthKind;
  readonly confidential?: boolean;
  readonly money?: boolean;
  readonly errors?: readonly string[];
  readonly query?: GenericSchema<Q, unknown>;
  readonly body?: GenericSchema<B, unknown>;
  readonly result: GenericSchema<unknown, R>;
}

/** Calls of this api-version have a gateway key of their own (§7.1). */
const V8 = '8.0';

/** Completes a row: the gateway key of its version, no login, not confidential, no money. */
export function defineEndpoint<R, Q = undefined, B = undefined>(
  row: EndpointDraft<Q, B, R>,
): Endpoint<Q, B, R> {
  return {
    ...row,
    gatewayKey: row.gatewayKey ?? (row.apiVersion === V8 ? 'v8' : 'default'),
    auth: row.auth ?? 'none',
    confidential: row.confidential ?? false,
    money: row.money ?? false,
    errors: row.errors ?? [],
    query: row.query ?? null,
    body: row.body ?? null,
  };
}

/** What a caller passes as the body of a row. */
export type BodyOf<E> = E extends Endpoint<infer _Q, infer B, infer _R> ? B : never;
/** What a caller gets back from a row. */
export type ResultOf<E> = E extends Endpoint<infer _Q, infer _B, infer R> ? R : never;

/**
 * Fills the `:name` places of a path.
 *
 * @throws RangeError when a parameter is missing, so that no call ever goes to a half-built
 *   address.
 */
export function pathOf(
  row: Pick<EndpointBase, 'path' | 'id'>,
  params: Readonly<Record<string, string>> = {},
): string {
  return row.path.replace(/:([A-Za-z]+)/g, (_match, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined || value === '')
      throw new RangeError(`${row.id}: path parameter "${name}" is missing`);
    return encodeURIComponent(value);
  });
}
