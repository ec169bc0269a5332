/**
 * A sandbox with one member signed in and a clock that only the test moves: the start of most tests
 * here.
 */
import { checkPhoneCode, sendPhoneCode } from '@site/contracts/member-verification';
import type { FastifyInstance } from 'fastify';
import { createSandbox } from '../create-sandbox';
import { testClient, type Answer, type TestClient } from './client';

/** Saturday noon at +08:00, away from every edge of a day. */
export const NOON = Date.parse('2026-11-21T12:00:00+08:00');

/** What a test gets. */
export interface SignedIn {
  readonly app: FastifyInstance;
  readonly client: TestClient;
  /**
   * Lets time pass; nothing but what is asked for runs meanwhile, so that a month costs no more
   * than a second.
   */
  readonly pass: (ms: number) => void;
}

/**
 * Makes one. The access token is renewed by a fresh login where a test lets more than ten minutes
 * pass.
 */
export async function signedIn(name = 'member01'): Promise<SignedIn> {
  let now = NOON;
  const app = createSandbox({ now: () => now });
  const client = testClient(app);
  await client.login(name);
  return {
    app,
    client,
    pass: (ms) => {
      now += ms;
    },
  };
}

/**
 * The member proves the phone number of the account: for ten minutes a contact may be changed
 * (safety C-30).
 */
export async function proveContact(client: TestClient): Promise<void> {
  await client.call(sendPhoneCode, { body: { serviceAction: 'Revalidate' } });
  await client.call(checkPhoneCode, {
    body: { serviceAction: 'Revalidate', verificationCode: '123456' },
  });
}

/** First error code of an answer. */
export const codeOf = (answer: Answer): string | undefined => answer.body.errors?.[0]?.errorCode;

/** Messages that were sent to a member, oldest first. */
export async function outboxOf(
  client: TestClient,
  member: string,
): Promise<{ kind: string; content: string }[]> {
  return (
    (await client.control('GET', `/members/${member}/outbox`)).body as {
      outbox: { kind: string; content: string }[];
    }
  ).outbox;
}
