/** A paused sandbox with a signed-in member, for the tests of the gateways. */
import { getBalance } from '@site/contracts/balance';
import type { FastifyInstance } from 'fastify';
import type { SandboxOptions } from '../core/context';
import { createSandbox } from '../create-sandbox';
import { testClient, type Answer, type TestClient } from './client';

/** What the tests are handed. */
export interface GatewayWorld {
  readonly app: FastifyInstance;
  readonly client: TestClient;
  /** Events of a sport and tab as the control surface lists them. */
  readonly events: (sport: number, tab: string) => Promise<readonly string[]>;
  readonly script: (
    eventId: string,
    body: object,
    vendor?: string,
  ) => Promise<{ readonly status: number; readonly body: unknown }>;
  readonly advance: (ms: number) => Promise<void>;
  /** Sportsbook balance in yuan. */
  readonly balance: () => Promise<number>;
  /** Kinds of the member's postings with their sums in the sportsbook wallet. */
  readonly postings: () => Promise<
    readonly { readonly kind: string; readonly ref: string; readonly amount: number }[]
  >;
}

/** First code of a refusal. */
export const codeOf = (answer: Answer): string | undefined => answer.body.errors?.[0]?.errorCode;

/** Makes the world. */
export async function gatewayWorld(
  member = 'member01',
  now = 1_800_000_000_000,
  options: Partial<SandboxOptions> = {},
): Promise<GatewayWorld> {
  const app = createSandbox({ now: () => now, ...options });
  const client = testClient(app);
  await client.login(member);
  await client.control('POST', '/clock', { pause: true });
  return {
    app,
    client,
    events: async (sport, tab) =>
      (
        (await client.control('GET', `/events/im?sport=${sport}`)).body as {
          events: { eventId: string; tab: string }[];
        }
      ).events
        .filter((event) => event.tab === tab)
        .map(({ eventId }) => eventId),
    script: (eventId, body, vendor = 'im') =>
      client.control('POST', `/events/${vendor}/${eventId}`, body),
    advance: async (advanceMs) => {
      await client.control('POST', '/clock', { advanceMs });
    },
    balance: async () =>
      (
        (await client.call(getBalance, { query: { wallet: 'SB' } })).body.result as {
          totalBalance: number;
        }
      ).totalBalance,
    postings: async () => {
      const { postings } = (await client.control('GET', `/members/${member}/ledger`)).body as {
        postings: { kind: string; ref: string; entries: { account: string; amount: number }[] }[];
      };
      return postings
        .filter(({ kind }) => kind.startsWith('bet.'))
        .map(({ kind, ref, entries }) => ({
          kind,
          ref,
          amount: entries.find(({ account }) => account.endsWith(':2'))?.amount ?? 0,
        }));
    },
  };
}
