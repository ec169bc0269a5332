/** The SABA board: tabs with counts, odds types, leagues and events, the slip at thumb reach. */
import { useState } from 'react';
import { ODDS_TYPE_NAMES } from '@site/domain/odds/decimal-odds';
import { Link, useStateView } from '@site/platform';
import { Notice, PageBody, ReceiptText, Segmented, Tabs, color, px } from '@site/ui';
import { SportGlyph } from '@site/ui/sport-glyphs';
import styled from 'styled-components';
import { BoardList } from '../board/BoardList';
import { BoardProvider, useHealth } from '../board/board-context';
import { SlipBar } from '../bet-slip/SlipBar';
import { PendingTray } from '../wagers/PendingTray';
import { useSports } from '../state/use-sports';
import { copy, tabText } from '../phrases/zh-CN';
import type { BoardTab } from '../vendors/port';
import { useTabCounts } from './use-tab-counts';

/** Where this board lives, without the base path. */
const BASE = '/sbtwo/sports-saba';
const SOCCER = 1;
/** Tabs whose content this vendor offers today. */
const TABS: readonly BoardTab[] = ['RUNNING', 'TODAY', 'EARLY'];

const StyledTop = styled.div`
  display: flex; flex-direction: column; gap: ${px(10)}; padding: ${px(10)} ${px(12)};
  & > header { display: flex; align-items: center; gap: ${px(10)}; }
  h1 { font-size: ${px(18)}; display: inline-flex; align-items: center; gap: ${px(6)}; }
  h1 svg { color: ${color('brand-text')}; }
  a { margin-inline-start: auto; display: inline-flex; align-items: center; gap: ${px(6)}; min-height: ${px(44)}; padding-inline: ${px(8)}; font-size: ${px(14)}; font-weight: 600; color: ${color('brand-text')}; }
  a svg { width: ${px(18)}; height: ${px(18)}; }
`;

function Board({ tab }: { readonly tab: BoardTab }) {
  const stale = useHealth() === 'stale';
  return (
    <div data-testid="board" data-stale={stale}>
      {stale ? <PageBody><Notice tone="warn" role="alert">{copy.stale}</Notice></PageBody> : null}
      <BoardList tab={tab} base={BASE} />
      {tab === 'RUNNING' ? <PageBody><Notice>{copy.liveNotice}</Notice></PageBody> : null}
    </div>
  );
}

/** /sbtwo/sports-saba. */
export function Page() {
  const { vendor, oddsType, setOddsType } = useSports();
  const type = useStateView(oddsType);
  const counts = useTabCounts(vendor, SOCCER);
  const [tab, setTab] = useState<BoardTab>('RUNNING');
  return (
    <>
      <StyledTop>
        <header>
          <h1><SportGlyph sportId={SOCCER} />{copy.soccer}</h1>
          <Link to="/sbtwo/wagers"><ReceiptText aria-hidden />{copy.wagers}</Link>
        </header>
        <Tabs
          label={copy.sports} value={tab} onChange={setTab}
          options={TABS.map((value) => ({ value, label: tabText[value], testId: `sport-tab-${value}`, ...(counts === null ? {} : { count: counts[value] }) }))}
        />
        <Segmented
          label={copy.oddsTypeLabel} value={type} onChange={setOddsType}
          options={ODDS_TYPE_NAMES.map((value) => ({ value, label: copy.oddsType[value], testId: `odds-type-${value}` }))}
        />
      </StyledTop>
      <PendingTray />
      <BoardProvider vendor={vendor} query={{ sportId: SOCCER, tab }}><Board tab={tab} /></BoardProvider>
      <SlipBar raised />
    </>
  );
}
