import { defineEndpoint, type Endpoint } from './endpoint';
import { lookupOf } from './wire-money';

/**
 * The call that tells what became of an attempt at a money call whose answer was lost, by its
 * idempotency key (safety D3).
 */
export const byRefOf = <Q, B, R>({
  id,
  service,
  path,
  auth,
  confidential,
  result,
}: Endpoint<Q, B, R>) =>
  defineEndpoint({
    id: `${id}ByRef`,
    quiet: 'outcome',
    service,
    method: 'GET',
    path: `${path}/by-ref/:key`,
    auth,
    confidential,
    result: lookupOf(result),
  });
