/** A long list of which only the visible rows exist; it scrolls with the page. */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

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

/** A virtual list (`role="list"`). */
export function VirtualList({ count, heightOf, keyOf, row, overscan = 4, label, testId }: VirtualListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const top = list.current === null ? 0 : list.current.getBoundingClientRect().top + window.scrollY;
    setMargin((before) => (Math.abs(before - top) > 1 ? top : before));
  }, [count]);
  const rows = useWindowVirtualizer({ count, estimateSize: heightOf, getItemKey: keyOf, overscan, scrollMargin: margin });
  return (
    <div ref={list} role="list" aria-label={label} data-testid={testId} style={{ position: 'relative', height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map((item) => (
        <div
          key={item.key} role="listitem" aria-setsize={count} aria-posinset={item.index + 1}
          style={{ position: 'absolute', insetInline: 0, top: 0, height: item.size, transform: `translateY(${item.start - margin}px)`, contain: 'strict' }}
        >
          {row(item.index)}
        </div>
      ))}
    </div>
  );
}
