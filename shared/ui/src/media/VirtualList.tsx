/** A long list of which only the visible rows exist; it scrolls with the page. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { rowOffsets, visibleRange } from './visible-range';

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
}

/** Rows on the screen; renders again only when that changes, not on every scroll event. */
function useVisibleRange(offsets: readonly number[], overscan: number) {
  const list = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState({ first: 0, last: Math.min(offsets.length - 2, 12) });
  const look = useRef(() => {});
  look.current = () => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    const next = visibleRange(offsets, -top, globalThis.innerHeight, overscan);
    setRange((before) => (before.first === next.first && before.last === next.last ? before : next));
  };
  useLayoutEffect(() => { look.current(); }, [offsets, overscan]);
  useEffect(() => {
    let frame = 0;
    const onScroll = (): void => { frame ||= requestAnimationFrame(() => { frame = 0; look.current(); }); };
    globalThis.addEventListener('scroll', onScroll, { passive: true });
    globalThis.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      globalThis.removeEventListener('scroll', onScroll);
      globalThis.removeEventListener('resize', onScroll);
    };
  }, []);
  return { list, range };
}

/** A virtual list (`role="list"`). */
export function VirtualList({ count, heightOf, keyOf, row, overscan = 4, label, testId }: VirtualListProps) {
  // Heights as text are the identity: callers pass a new function each time, the offsets stay the same.
  const heights = Array.from({ length: count }, (_row, index) => heightOf(index)).join();
  const offsets = useMemo(() => {
    const list = heights === '' ? [] : heights.split(',').map(Number);
    return rowOffsets(list.length, (index) => list[index] ?? 0);
  }, [heights]);
  const { list, range } = useVisibleRange(offsets, overscan);
  const rows = [];
  for (let index = range.first; index <= Math.min(range.last, count - 1); index += 1) rows.push(index);
  return (
    <div ref={list} role="list" aria-label={label} data-testid={testId} style={{ position: 'relative', height: offsets[count] ?? 0 }}>
      {rows.map((index) => (
        <div
          key={keyOf(index)} role="listitem" aria-setsize={count} aria-posinset={index + 1}
          style={{ position: 'absolute', insetInline: 0, top: 0, height: heightOf(index), transform: `translateY(${offsets[index] ?? 0}px)`, contain: 'strict' }}
        >
          {row(index)}
        </div>
      ))}
    </div>
  );
}
