/**
 * What became due is done before anybody is answered; a disk that is full must not keep anybody
 * from looking.
 */
import type { AnyEndpoint } from '@site/contracts/endpoint';
import { StorageFault } from '../core/storage-fault';
import { tellTrouble } from './server';

/**
 * Does what became due for somebody who only looks: without room they see what was last written,
 * and it is done later.
 */
export function beforeLooking(due: () => void): void {
  try {
    due();
  } catch (error) {
    if (!(error instanceof StorageFault) || error.trouble !== 'full') throw error;
    tellTrouble(error);
  }
}

/** Whether a call changes nothing: boards of one vendor are asked for by POST, by anybody. */
export const onlyLooks = (row: AnyEndpoint): boolean =>
  row.method === 'GET' ||
  row.reads === true ||
  row.poll === true ||
  (!row.money && row.auth !== 'member');
