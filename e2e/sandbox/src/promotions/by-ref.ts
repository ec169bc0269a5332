/**
 * Look-ups of money calls by their key (safety D3): the answer that was given, or what may still
 * come.
 */
import type { Endpoint } from '@site/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../core/context';
import { lookUp, type Lookup, type StoredAnswer } from '../http/idempotency';
import { mount } from '../http/mount';

/** Mounts the look-up of an operation; what it did is in its first answer, which never changes. */
export function mountByRef<R>(
  app: FastifyInstance,
  context: Context,
  row: Endpoint<undefined, undefined, Lookup<R>>,
  operation: { readonly id: string },
): void {
  mount(app, context, row, ({ memberCode, params }) =>
    lookUp<R>(
      context,
      { memberCode, operations: [operation], key: params.key ?? '' },
      (answer: StoredAnswer) => ({
        state: 'done',
        settleBy: null,
        error: null,
        result: (JSON.parse(answer.text) as { result: R }).result,
      }),
    ),
  );
}
