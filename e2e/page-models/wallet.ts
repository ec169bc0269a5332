/** Calls of the wallet that set a scene, without the pages: the page under test is another one. */
import type { Page } from 'playwright/test';
import type { Site } from '../fixtures/site';

/** Headers of every call, as the site's client sends them (§7.1). */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  culture: 'ZH-CN',
  'x-app-token': 'site-mobile-web',
  'x-gateway-key': 'gk-default-2',
} as const;
const QUERY = 'api-version=2.0&brand=SITE&siteId=44&platform=Mobile';

let serial = 0;

/**
 * A call of the signed-in member, made from inside the page; its result.
 *
 * @throws Error with the code of a refusal.
 */
export async function callAs<T>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<T> {
  serial += 1;
  const answer = await page.evaluate(
    async ([address, headers, how, text]) => {
      const got = await fetch(address, {
        method: how,
        headers: {
          ...headers,
          authorization: `Bearer ${localStorage.getItem('memberToken') ?? ''}`,
        },
        ...(text === null ? {} : { body: text }),
      });
      return (await got.json()) as {
        isSuccess: boolean;
        result: unknown;
        errors?: { errorCode: string }[];
      };
    },
    [
      `${path}${path.includes('?') ? '&' : '?'}${QUERY}`,
      { ...HEADERS, 'idempotency-key': `scene-${Date.now()}-${serial}` },
      method,
      body === undefined ? null : JSON.stringify(body),
    ] as const,
  );
  if (!answer.isSuccess) throw new Error(`${path}: ${answer.errors?.[0]?.errorCode ?? ''}`);
  return answer.result as T;
}

/** A payment as its calls answer it. */
export interface Payment {
  readonly applicationId: string;
  readonly transactionId: string;
  readonly transactionType: 'Deposit' | 'Withdrawal';
  readonly status: string;
  readonly amount: number;
}

/** A deposit that waits for its payment. */
export const makeDeposit = (page: Page, methodCode: string, amount: string): Promise<Payment> =>
  callAs<Payment>(page, 'POST', '/api/Payment/Applications', {
    transactionType: 'Deposit',
    methodCode,
    amount,
    depositorName: '王小明',
  });

/** The operator decides a payment. */
export const decide = (
  site: Site,
  transactionId: string,
  what: 'approve' | 'reject' | 'expire',
  note?: string,
): Promise<unknown> =>
  site.control('POST', `/payments/${transactionId}`, {
    do: what,
    ...(note === undefined ? {} : { note }),
  });

/** A picture of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
