/** The desk's calls. A refusal comes as the sentence of the command. */
import type {
  DeskDifference,
  DeskLink,
  DeskOrder,
  DeskState,
  DeskTrailEntry,
} from '@site/contracts/releases/desk';

/** An answer that is none: its message is for people, `status` tells a missing sign-in (401) apart. */
export class DeskError extends Error {
  override readonly name = 'DeskError';

  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, body?: object): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-desk': '1' },
          body: JSON.stringify(body),
        };
  const answer = await fetch(`/api/${path}`, init).catch(() => null);
  if (answer === null)
    throw new DeskError('The desk does not answer. Is it still running in its terminal?', 0);
  const data = (await answer.json().catch(() => null)) as
    | (T & { readonly message?: string })
    | null;
  if (answer.ok && data !== null) return data;
  throw new DeskError(data?.message ?? `The desk answered ${answer.status}.`, answer.status);
}

/** Calls of the page, handed in so that views can be tried without a server. */
export interface DeskApi {
  readonly state: () => Promise<DeskState>;
  readonly audit: () => Promise<readonly DeskTrailEntry[]>;
  readonly signIn: (token: string, who: string) => Promise<unknown>;
  readonly signOut: () => Promise<unknown>;
  readonly difference: (order: DeskOrder) => Promise<DeskDifference>;
  readonly carryOut: (order: DeskOrder, why: string) => Promise<string>;
  readonly preview: (wish: {
    readonly name: string | null;
    readonly version?: string;
    readonly at: string | null;
    readonly hours: number;
  }) => Promise<DeskLink>;
}

/** The real calls. */
export const deskApi: DeskApi = {
  state: () => ask('state'),
  audit: () => ask('audit'),
  signIn: (token, who) => ask('sign-in', { token, who }),
  signOut: () => ask('sign-out', {}),
  difference: (order) => ask('difference', order),
  carryOut: async (order, why) => (await ask<{ said: string }>('orders', { order, why })).said,
  preview: (wish) => ask('preview', wish),
};
