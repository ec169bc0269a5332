/**
 * A place on a page of the host that remotes fill; a view that fails leaves nothing behind, the
 * others stay.
 */
import type { ReactNode } from 'react';
import type { SlotName } from '@site/contracts/remote-surface';
import { px } from '@site/ui';
import { useSiteMap, useSiteLoader } from './contexts';
import { RemoteView } from './reported';

/** Props of {@link Slot}. */
export interface SlotProps {
  readonly name: SlotName;
  /** Stands while a view loads that declares no height, of the view's size: nothing jumps. */
  readonly waiting?: ReactNode;
  /** In place of a view that failed; nothing unless said otherwise. */
  readonly failed?: (retry: () => void) => ReactNode;
}

/** All views of a slot in their order. */
export function Slot({ name, waiting = null, failed = () => null }: SlotProps) {
  const { slots } = useSiteMap();
  const loader = useSiteLoader();
  return (slots.get(name) ?? []).map(({ remote, view, height }) => (
    <RemoteView
      key={`${remote}/${view}`}
      remote={remote}
      load={() => loader.slot(remote, view)}
      waiting={
        height === null ? (
          waiting
        ) : (
          <div className="sk sk-hero" style={{ height: px(height) }} aria-hidden="true" />
        )
      }
      failed={failed}
    />
  ));
}
