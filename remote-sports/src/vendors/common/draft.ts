/**
 * An adapter that is being written: the whole port, of which only a part is there. No board offers
 * it before all of it is.
 */
import { Observable } from '@site/platform';
import { failed } from '@site/domain/errors/app-error';
import type { OddsVendor } from '../port';
import { standIn, type PortMethod } from './methods';

/** The port of a vendor that no table knows yet. */
export type VendorDraft = Omit<OddsVendor, 'id'> & { readonly id: string };

/** Where a refusal of an unwritten method says it comes from. */
export const unwritten = (id: string, method: string): string => `${id}.${method} is not written`;

/**
 * Everything that is not written yet. Each question is refused as an answer that fits no contract,
 * which is never taken for "no" or for zero; money is refused before a byte is sent, and the board
 * is lost from its first moment.
 */
export function unwrittenVendor(id: string): VendorDraft {
  const refuse = (method: PortMethod) => () =>
    Promise.resolve(failed({ kind: 'contract', where: unwritten(id, method) }));
  return {
    id,
    policies: ['exact'],
    feed: () => new Observable((board) => board.next({ kind: 'lost' })),
    ...standIn((method, kind) =>
      kind === 'question'
        ? refuse(method)
        : () => Promise.resolve({ payload: '', submit: refuse(method) }),
    ),
  };
}
