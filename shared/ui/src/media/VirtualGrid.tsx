/**
 * Thousands of cards in columns of which only the rows near the screen exist; it scrolls with the
 * page.
 */
import {
  memo,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
// From the package as the site shares it: the remote that shows the grid brings only what stands here.
import { px } from '@site/ui';
import { createPace, type ScrollPace } from './scroll-pace';
import { usePageScroll } from './use-page-scroll';
import { rowOffsets, visibleRange } from './visible-range';
import { ROOT_DESIGN } from '../tokens/px';

/** Props of {@link VirtualGrid}. */
export interface VirtualGridProps {
  readonly count: number;
  readonly columns?: number;
  /**
   * Height of a card in design pixels; with the gap it is the height of a row, so nothing is
   * measured while scrolling.
   */
  readonly cardHeight: number;
  /** Between cards, in design pixels. */
  readonly gap?: number;
  readonly keyOf: (index: number) => string;
  /**
   * One card; while the list is flung by it is not calm, and pictures may wait. Keep the function
   * between renders: a row draws again only when it changes.
   */
  readonly cell: (index: number, isCalm: boolean) => ReactNode;
  /** Rows kept beyond the screen on each side. */
  readonly overscan?: number;
  readonly label: string;
  readonly testId?: string;
}

/** Rows drawn before the page was looked at. */
const FIRST_ROWS = 5;

/** CSS pixels of a design pixel now. */
const scaleNow = (): number =>
  (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || ROOT_DESIGN) /
  ROOT_DESIGN;

/** Rows near the screen; renders again only when they change, not on every scroll event. */
function useVisibleRows(rows: number, rowHeight: number, overscan: number) {
  const list = useRef<HTMLDivElement>(null);
  const offsets = useMemo(() => rowOffsets(rows, () => rowHeight), [rows, rowHeight]);
  const [range, setRange] = useState({ first: 0, last: FIRST_ROWS });
  const [pace] = useState(createPace);
  // Asked once per width of the page: asking the style of a page costs a part of each frame.
  const scaled = useRef({ width: -1, scale: 1 });
  useEffect(() => pace.stop, [pace]);
  const look = (): void => {
    if (scaled.current.width !== globalThis.innerWidth)
      scaled.current = { width: globalThis.innerWidth, scale: scaleNow() };
    const { scale } = scaled.current;
    const top = (list.current?.getBoundingClientRect().top ?? 0) / scale;
    pace.moved(top);
    const { first, last } = visibleRange(offsets, -top, globalThis.innerHeight / scale, overscan);
    setRange((before) =>
      before.first === first && before.last === last ? before : { first, last },
    );
  };
  // Drawn first, looked at then: the pace begins with the first scroll.
  const lookFirst = useEffectEvent(look);
  useLayoutEffect(() => lookFirst(), [offsets, overscan]);
  usePageScroll(look);
  return { list, pace, first: range.first, last: Math.min(range.last, rows - 1) };
}

interface RowProps extends Pick<VirtualGridProps, 'count' | 'keyOf' | 'cell'> {
  readonly row: number;
  readonly pace: ScrollPace;
  readonly columns: number;
  readonly rowHeight: number;
  readonly gap: number;
}

/** One row. It stands in a layer of its own, so that a new one costs the others nothing. */
const Row = memo(function Row({
  row,
  pace,
  columns,
  count,
  rowHeight,
  gap,
  keyOf,
  cell,
}: RowProps) {
  const [isCalm, setCalm] = useState(pace.isCalm);
  useEffect(() => (isCalm ? undefined : pace.whenCalm(() => setCalm(true))), [isCalm, pace]);
  const cells = [];
  for (let index = row * columns; index < Math.min(count, (row + 1) * columns); index += 1) {
    cells.push(
      <div
        key={keyOf(index)}
        role="listitem"
        aria-setsize={count}
        aria-posinset={index + 1}
        style={{ minWidth: 0 }}
      >
        {cell(index, isCalm)}
      </div>,
    );
  }
  return (
    <div
      role="presentation"
      style={{
        position: 'absolute',
        insetInline: 0,
        top: 0,
        height: px(rowHeight - gap),
        transform: `translateY(${px(row * rowHeight)})`,
        contain: 'layout style',
        display: 'grid',
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        columnGap: px(gap),
      }}
    >
      {cells}
    </div>
  );
});

/** A virtual grid (`role="list"`); each card says its place in the whole. */
export function VirtualGrid({
  count,
  columns = 3,
  cardHeight,
  gap = 10,
  keyOf,
  cell,
  overscan = 2,
  label,
  testId,
}: VirtualGridProps) {
  const rows = Math.ceil(count / columns);
  const rowHeight = cardHeight + gap;
  const { list, pace, first, last } = useVisibleRows(rows, rowHeight, overscan);
  const shown = [];
  for (let row = first; row <= last; row += 1) {
    shown.push(
      <Row
        key={row}
        row={row}
        pace={pace}
        columns={columns}
        count={count}
        rowHeight={rowHeight}
        gap={gap}
        keyOf={keyOf}
        cell={cell}
      />,
    );
  }
  return (
    <div
      ref={list}
      role="list"
      aria-label={label}
      data-testid={testId}
      style={{ position: 'relative', height: px(Math.max(0, rows * rowHeight - gap)) }}
    >
      {shown}
    </div>
  );
}
