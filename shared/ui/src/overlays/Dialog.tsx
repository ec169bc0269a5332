/**
 * A question or notice in the middle of the page. Only the entry is here; the code comes when one
 * is first opened.
 */
import { type ReactNode } from 'react';
import { later } from '../late/later';
import { useEverOpen } from './use-ever-open';

/** Props of {@link Dialog}. */
export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons, the main one first. */
  readonly actions: ReactNode;
  /** A tap outside does not close it. */
  readonly lasting?: boolean;
  readonly testId?: string;
}

const LazyDialog = later(() => import('./DialogBody').then((module) => module.DialogBody));

/** A modal dialog. */
export function Dialog(props: DialogProps) {
  const isWanted = useEverOpen(props.open);
  return isWanted ? <LazyDialog {...props} /> : null;
}
