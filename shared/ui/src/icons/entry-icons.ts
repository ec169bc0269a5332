import type { EntryIcon } from '@site/domain/layout/entries';
import {
  ArrowDownToLine,
  CircleUserRound,
  Clock,
  Crown,
  Dices,
  Gift,
  ReceiptText,
  Ticket,
  Trophy,
} from './icons';

/** Icons that entries of parts name in their `remote.json`. */
export const ENTRY_ICON: Readonly<Record<EntryIcon, typeof Gift>> = {
  'arrow-down-to-line': ArrowDownToLine,
  'circle-user-round': CircleUserRound,
  clock: Clock,
  crown: Crown,
  dices: Dices,
  gift: Gift,
  'receipt-text': ReceiptText,
  ticket: Ticket,
  trophy: Trophy,
};
