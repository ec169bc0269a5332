import type { ReactNode } from 'react';
import { Card, px } from '@site/ui';
import styled from 'styled-components';
import { useLeagues } from '../board/board-context';
import { CompactRow } from '../board/CompactRow';
import { ROW_HEIGHT } from '../board/row-styles';
import { useRowScale, useRowShape } from '../board/use-design-scale';
import { HotHeads } from './HotHeads';

/** Height of the line that names the columns, in the 375 wide design. */
const HEADS = 20;

const StyledRoom = styled(Card)`
  display: grid;
  align-content: start;
  &[data-told] {
    align-content: center;
    padding: ${px(12)};
  }
`;

/** Heights as the rows have them here, in px of this screen. */
function useHeights() {
  const scale = useRowScale();
  const shape = useRowShape();
  return {
    isWide: shape === 'wide',
    row: Math.round(ROW_HEIGHT[shape ?? 'compact'] * scale),
    heads: shape === 'stacked' ? 0 : Math.round(HEADS * scale),
  };
}

/** Where rows would stand: a word instead of them, in as much room. */
export function InPlaceOfRows({
  most,
  children,
}: {
  readonly most: number;
  readonly children: ReactNode;
}) {
  const { row, heads } = useHeights();
  return (
    <StyledRoom data-pad="false" data-told style={{ minHeight: heads + row * most }}>
      {children}
    </StyledRoom>
  );
}

/**
 * The league beside clock and state: as much as there is room for, and nothing where that is not
 * enough to tell one from another: then it falls below the line, which nobody sees.
 */
const StyledLeague = styled.span`
  /* Before the row's own rule for what stands there. */
  &&&& {
    display: flex;
    flex-wrap: wrap;
    flex: 1 1 0;
    height: 1.5em;
    line-height: 1.5em;
  }
  /* As high as the line: without it what falls below would stand in its place. */
  &::before {
    content: '';
    height: 1.5em;
  }
  & > span {
    flex: 1 0 4.5em;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

interface RowsProps {
  readonly ids: readonly string[];
  /** Address of the board. */
  readonly base: string;
}

/** Matches of the board around them, each with its league. */
export function BoardRows({ ids, base }: RowsProps) {
  const leagues = useLeagues();
  const { row } = useHeights();
  return ids.map((id) => (
    <div key={id} style={{ height: row }}>
      <CompactRow eventId={id} base={base} view="lines">
        <StyledLeague className="parts">
          <span>{leagues.find(({ eventIds }) => eventIds.includes(id))?.name}</span>
        </StyledLeague>
      </CompactRow>
    </div>
  ));
}

/** Props of {@link HomeRows}. */
export interface HomeRowsProps extends RowsProps {
  /** As many as there is room kept for. */
  readonly most: number;
  /** Rows of another board below them, in the same room. */
  readonly more?: ReactNode;
}

/** Matches of home with both lines. */
export function HomeRows({ ids, most, base, more }: HomeRowsProps) {
  const { isWide, row, heads } = useHeights();
  return (
    <StyledRoom data-pad="false" style={{ minHeight: heads + row * most }}>
      {heads === 0 ? null : <HotHeads height={heads} isWide={isWide} />}
      <BoardRows ids={ids} base={base} />
      {more}
    </StyledRoom>
  );
}
