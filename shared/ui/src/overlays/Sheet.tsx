/**
 * Bottom sheet. Only the entry is in the first load; the drawer comes when one is first
 * opened.
 */
import { useEffect, type ReactNode } from 'react';
import { later } from '../late/later';
import { useEverOpen } from './use-ever-open';

/** Props of {@link Sheet}. */
export interface SheetProps {
  readonly open: boolean;
  /** Called for Escape, back, swipe down, tap outside and the close button. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Beside the close button. */
  readonly head?: ReactNode;
  /** Stays at the sheet's foot while the body scrolls. */
  readonly footer?: ReactNode;
  /** Full height from the start. */
  readonly full?: boolean;
  /** The sheet has an address of its own: the router's back closes it, no entry is added. */
  readonly ownAddress?: boolean;
  readonly testId?: string;
  readonly children: ReactNode;
}

const LazySheet = later(() => import('./SheetBody').then((module) => module.SheetBody));

/** Fetches the drawer's code; call it on idle where a first tap must be quick. Never rejects. */
export const loadSheet = LazySheet.ahead;

/**
 * A page that may open a sheet fetches its code once the page itself is quiet, so that the first
 * tap finds it there.
 */
const QUIET_MS = 2_500;

/** A modal bottom sheet. */
export function Sheet(props: SheetProps) {
  const isWanted = useEverOpen(props.open);
  useEffect(() => {
    const timer = setTimeout(() => void loadSheet(), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return isWanted ? <LazySheet {...props} /> : null;
}
