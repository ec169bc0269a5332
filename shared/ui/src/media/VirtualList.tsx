/** A long list of which only the visible rows exist; it scrolls with the page. */
import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { depth } from '../tokens/vars';
import { usePageScroll } from './use-page-scroll';
import { rowAt, rowOffsets, visibleRange } from './visible-range';

/** Props of {@link VirtualList}. */
export interface VirtualListProps {
  readonly count: number;
  /** Height of a row in CSS pixels; fixed per kind, so nothing is measured while scrolling. */
  readonly heightOf: (index: number) => number;
  readonly keyOf: (index: number) => string;
  readonly row: (index: number) => ReactNode;
  /** Rows kept beyond the screen on each side. */
  readonly overscan?: number;
  readonly label: string;
  readonly testId?: string;
  /** A head that stays at the top while the rows of its group scroll by. */
  readonly sticky?: StickyHead;
}

/** The staying head of {@link VirtualList}. */
export interface StickyHead {
  /** Distance from the top of the screen in CSS pixels: what covers the page there. */
  readonly top: number;
  /** Group of a row; the row that heads it is the first of its number. */
  readonly groupOf: (index: number) => number;
  /** The head of a group; screen readers meet the group's own head only. */
  readonly head: (group: number) => ReactNode;
}

/** No group's own head has left the screen. */
const NO_GROUP = -1;

/** Rows on the screen; renders again only when that changes, not on every scroll event. */
function useVisibleRange(
  offsets: readonly number[],
  overscan: number,
  sticky: StickyHead | undefined,
) {
  const list = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState({
    first: 0,
    last: Math.min(offsets.length - 2, 12),
    group: NO_GROUP,
  });
  const look = (): void => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    const { first, last } = visibleRange(offsets, -top, globalThis.innerHeight, overscan);
    const group = sticky === undefined ? NO_GROUP : groupAt(offsets, sticky.top - top, sticky);
    setRange((before) =>
      before.first === first && before.last === last && before.group === group
        ? before
        : { first, last, group },
    );
  };
  const lookFirst = useEffectEvent(look);
  useLayoutEffect(() => lookFirst(), [offsets, overscan]);
  usePageScroll(look);
  return { list, range };
}

/** Group at a position, or none above the list and while the group's own head stands there. */
function groupAt(offsets: readonly number[], position: number, { groupOf }: StickyHead): number {
  const end = offsets.at(-1) ?? 0;
  return position <= 0 || position >= end ? NO_GROUP : groupOf(rowAt(offsets, position));
}

/** A virtual list (`role="list"`). */
export function VirtualList({
  count,
  heightOf,
  keyOf,
  row,
  overscan = 4,
  label,
  testId,
  sticky,
}: VirtualListProps) {
  // Heights as text are the identity: callers pass a new function each time, the offsets stay the same.
  const heights = Array.from({ length: count }, (_row, index) => heightOf(index)).join();
  const offsets = useMemo(() => {
    const list = heights === '' ? [] : heights.split(',').map(Number);
    return rowOffsets(list.length, (index) => list[index] ?? 0);
  }, [heights]);
  const { list, range } = useVisibleRange(offsets, overscan, sticky);
  const rows = [];
  for (let index = range.first; index <= Math.min(range.last, count - 1); index += 1)
    rows.push(index);
  return (
    <div
      ref={list}
      role="list"
      aria-label={label}
      data-testid={testId}
      style={{ position: 'relative', height: offsets[count] ?? 0 }}
    >
      {sticky === undefined || range.group === NO_GROUP ? null : (
        <div
          aria-hidden="true"
          style={{
            position: 'sticky',
            top: `calc(${sticky.top}px + var(--over, 0px))`,
            height: 0,
            zIndex: depth.sticky,
          }}
        >
          {sticky.head(range.group)}
        </div>
      )}
      {rows.map((index) => (
        <div
          key={keyOf(index)}
          role="listitem"
          aria-setsize={count}
          aria-posinset={index + 1}
          style={{
            position: 'absolute',
            insetInline: 0,
            top: 0,
            height: heightOf(index),
            transform: `translateY(${offsets[index] ?? 0}px)`,
            contain: 'strict',
          }}
        >
          {row(index)}
        </div>
      ))}
    </div>
  );
}
