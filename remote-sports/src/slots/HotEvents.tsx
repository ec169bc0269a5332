/** home.hot-events: the first matches in play with live prices; nothing when none is. */
import { Link } from '@site/platform';
import { Card, Section, moreLinkLook } from '@site/ui';
import styled from 'styled-components';
import { BoardProvider, useHealth, useLeagues } from '../board/board-context';
import { EventRow } from '../board/EventRow';
import { ROW_HEIGHT } from '../board/row-styles';
import { useDesignScale } from '../board/use-design-scale';
import { SlipBar } from '../bet-slip/SlipBar';
import { copy } from '../phrases/zh-CN';
import { useSports } from '../state/use-sports';

const BASE = '/sbtwo/sports-saba';
const MOST = 3;
const StyledMore = styled(Link)`${moreLinkLook}`;

function HotList() {
  const leagues = useLeagues();
  const scale = useDesignScale();
  const health = useHealth();
  const ids = leagues.flatMap((league) => league.eventIds).slice(0, MOST);
  const height = Math.round(ROW_HEIGHT.event * scale);
  if (health !== 'opening' && ids.length === 0) return null;
  return (
    <Section title={copy.hot} action={<StyledMore to={BASE}>{copy.all}</StyledMore>}>
      <Card data-pad="false" style={{ minHeight: height * MOST }}>
        {ids.map((id) => <div key={id} style={{ height }}><EventRow eventId={id} base={BASE} /></div>)}
      </Card>
    </Section>
  );
}

/** The slot's view. */
export function Slot() {
  const { vendor } = useSports();
  return (
    <>
      <BoardProvider vendor={vendor} query={{ sportId: 1, tab: 'RUNNING' }}><HotList /></BoardProvider>
      <SlipBar raised />
    </>
  );
}
