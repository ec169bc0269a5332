import { Card } from '@site/ui';
import { useLeagues } from '../board/board-context';
import { CompactRow } from '../board/CompactRow';
import { ROW_HEIGHT } from '../board/row-styles';
import { useRowScale, useRowShape } from '../board/use-design-scale';
import { HotHeads } from './HotHeads';

/** Height of the line that names the columns, in the 375 wide design. */
const HEADS = 20;

/** Props of {@link HomeRows}. */
export interface HomeRowsProps {
  readonly ids: readonly string[];
  /** As many as there is room kept for. */
  readonly most: number;
  /** Address of the board. */
  readonly base: string;
}

/** Matches of home with both lines, each with its league. */
export function HomeRows({ ids, most, base }: HomeRowsProps) {
  const leagues = useLeagues();
  const scale = useRowScale();
  const shape = useRowShape();
  const height = Math.round(ROW_HEIGHT[shape ?? 'compact'] * scale);
  const heads = shape === 'stacked' ? 0 : Math.round(HEADS * scale);
  return (
    <Card data-pad="false" style={{ minHeight: heads + height * most }}>
      {heads === 0 ? null : <HotHeads height={heads} isWide={shape === 'wide'} />}
      {ids.map((id) => (
        <div key={id} style={{ height }}>
          <CompactRow eventId={id} base={base} view="lines">
            <span className="parts">
              {leagues.find(({ eventIds }) => eventIds.includes(id))?.name}
            </span>
          </CompactRow>
        </div>
      ))}
    </Card>
  );
}
