/** Places on home for views that are not there yet, as high as they say they will be. */
import type { ReactNode } from 'react';
import { px } from '@site/ui';
import type { SlotView } from '../../routing/site-route';

/** No view is higher than this while it waits. */
const MOST_HEIGHT = 1_000;
/** Points of the design in a root font. */
const DESIGN_ROOT = 37.5;
/** Nothing, or 1rem on a wide page: there a match is one line, and cards stand in two columns. */
const WIDE = 'clamp(0rem,(100vw - 14.9rem)*99,1rem)';

const isHeight = (height: unknown): height is number =>
  typeof height === 'number' && height > 0 && height <= MOST_HEIGHT;

/**
 * The place of a view.
 *
 * @param otherwise what stands where it declares no height, or one that is none.
 */
export function placeOf({ heights: { phone, wide } }: SlotView, otherwise: ReactNode): ReactNode {
  if (!isHeight(phone)) return otherwise;
  const more = ((isHeight(wide) ? wide : phone) - phone) / DESIGN_ROOT;
  return (
    <div
      className="sk sk-hero"
      style={{ height: more === 0 ? px(phone) : `calc(${px(phone)} + ${WIDE}*${more})` }}
      aria-hidden="true"
    />
  );
}
