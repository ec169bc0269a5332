/**
 * A place on a page of the host that remotes fill; a view that fails leaves nothing behind, the
 * others stay.
 */
import type { ReactNode } from 'react';
import type { SlotName } from '@site/contracts/remote-surface';
import { useSiteMap, useSiteLoader } from './contexts';
import type { SlotView } from '../routing/site-route';
import { RemoteView } from './reported';

/** Props of {@link Slot}. */
export interface SlotProps {
  readonly name: SlotName;
  /** Stands while a view loads, of the view's size: nothing jumps. */
  readonly waiting?: (view: SlotView) => ReactNode;
  /** In place of a view that failed; nothing unless said otherwise. */
  readonly failed?: (retry: () => void) => ReactNode;
}

/** All views of a slot in their order. */
export function Slot({ name, waiting = () => null, failed = () => null }: SlotProps) {
  const { slots } = useSiteMap();
  const loader = useSiteLoader();
  return (slots.get(name) ?? []).map((each) => {
    const { remote, view } = each;
    return (
      <RemoteView
        key={`${remote}/${view}`}
        remote={remote}
        asked={loader.slot(remote, view)}
        waiting={waiting(each)}
        failed={failed}
      />
    );
  });
}
