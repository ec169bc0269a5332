import type { AnyEndpoint, Endpoint } from '@site/contracts/endpoint';
import { ALL_ROWS } from '@site/contracts/rows';
import { softMsOf } from '../api/reads';
import { ownCall } from './own-call';

/** A row as the client gets it from a part. */
function handedOn(row: AnyEndpoint): AnyEndpoint {
  const params = Object.fromEntries(
    [...row.path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => [name, 'x1']),
  );
  return ownCall(row as unknown as Endpoint, { params }, 'wallet').row as unknown as AnyEndpoint;
}

test('[I8] a call of a part is waited for as long as the same call of the host', () => {
  const different = (ALL_ROWS as readonly AnyEndpoint[])
    .filter(({ money }) => !money)
    .filter((row) => softMsOf(handedOn(row)) !== softMsOf(row))
    .map(({ id }) => id);
  expect(different).toEqual([]);
});

test('[R8-1] and is as quiet', () => {
  const different = (ALL_ROWS as readonly AnyEndpoint[])
    .filter((row) => (handedOn(row).quiet === undefined) !== (row.quiet === undefined))
    .map(({ id }) => id);
  expect(different).toEqual([]);
});
