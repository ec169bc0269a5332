/** Small parts of bet info that all vendors say alike. */
import type { CartSelection } from '@site/domain/betting/cart';
import { SELECTION_STATUS } from '@site/domain/betting/statuses';
import type { AppError } from '@site/domain/errors/app-error';
import { ZERO_FEN } from '@site/domain/money';
import type { LegInfo } from '../port';

/** Codes that say of one selection that it is no more. */
const GONE: ReadonlySet<string> = new Set(['13020', '13030', '13040']);
/** True when only the selection asked about is gone, so that others are still worth telling. */
export const isSelectionGone = (error: AppError): boolean => error.kind === 'api' && GONE.has(error.code);

/** A selection that the vendor does not have any more. */
export const goneLeg = ({ selectionId, line }: CartSelection): LegInfo =>
  ({ selectionId, status: SELECTION_STATUS.NOTAVAILABLE, price: null, line, live: false, score: null, min: ZERO_FEN, max: ZERO_FEN });
