/**
 * A place on a page of the host that remotes fill; a view that fails leaves nothing behind, the
 * others stay.
 */
import type { ReactNode } from 'react';
import type { SlotName } from '@site/contracts/remote-surface';
import { useSiteMap, useSiteLoader } from './contexts';
import { RemoteView } from './reported';

/** Props of {@link Slot}. */
export interface SlotProps {
  readonly name: SlotName;
  /** Stands while a view loads, of the view's size, so that nothing jumps. */
  readonly waiting?: ReactNode;
  /** In place of a view that failed; nothing unless said otherwise. */
  readonly failed?: (retry: () => void) => ReactNode;
}

/** All views of a slot in their order. */
export function Slot({ name, waiting = null, failed = () => null }: SlotProps) {
  const { slots } = useSiteMap();
  const loader = useSiteLoader();
  return (slots.get(name) ?? []).map(({ remote, view }) => (
    <RemoteView
      key={`${remote}/${view}`}
      remote={remote}
      load={() => loader.slot(remote, view)}
      waiting={waiting}
      failed={failed}
    />
  ));
}
