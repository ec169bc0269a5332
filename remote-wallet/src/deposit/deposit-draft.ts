/**
 * What of the deposit form survives a reload. Names and voucher codes do not: the one is personal,
 * the other is money.
 */
import { draftKey } from '@site/remote-kit/forms';

export const DEPOSIT_DRAFT = draftKey('deposit', ['method', 'amount', 'subMethod', 'bonus']);

/** Before anything is typed. */
export const EMPTY_DEPOSIT = { method: '', amount: '', subMethod: '', bonus: '' } as const;
