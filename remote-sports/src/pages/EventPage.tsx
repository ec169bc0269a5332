/** One sport event with all its markets, by bet type. */
import { useMemo } from 'react';
import { BET_TYPE } from '@site/domain/betting/bet-types';
import { useParams } from '@site/platform';
import { Card, EmptyState, Notice, PageBody, Section, Skeleton, color, px, type } from '@site/ui';
import { SportGlyph } from '@site/ui/sport-glyphs';
import styled from 'styled-components';
import { SlipBar } from '../bet-slip/SlipBar';
import { BoardProvider, useBoard, useEventMarkets, useHealth, useLeagues } from '../board/board-context';
import { LiveTag } from '../board/LiveTag';
import { OddsCell } from '../board/OddsCell';
import { betTypeText, copy } from '../phrases/zh-CN';
import { useSports } from '../state/use-sports';
import type { Market, SportEvent } from '../vendors/port';
import { PendingTray } from '../wagers/PendingTray';

const StyledScore = styled(Card)`
  display: grid; grid-template-columns: 1fr auto 1fr; align-items: center; gap: ${px(10)}; text-align: center; padding: ${px(18)} ${px(12)};
  background: linear-gradient(160deg, ${color('brand-soft')}, ${color('surface')} 70%);
  & > p { grid-column: 1 / -1; display: flex; gap: ${px(6)}; justify-content: center; align-items: center; font-size: ${type.s}; color: ${color('text-2')}; }
  strong { font-size: ${px(16)}; line-height: 1.3; }
  b { font-size: ${px(30)}; letter-spacing: 0; color: ${color('gold-text')}; white-space: nowrap; }
`;
const StyledGrid = styled(Card)`
  padding: ${px(10)}; display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${px(6)}; grid-auto-rows: ${px(48)};
  &[data-columns='3'] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

function Score({ event }: { readonly event: SportEvent }) {
  const { live } = event;
  return (
    <StyledScore>
      <p>{event.leagueName}</p>
      <strong>{event.homeName}</strong>
      <b className="num">{live === null ? 'VS' : `${live.score.home} : ${live.score.away}`}</b>
      <strong>{event.awayName}</strong>
      <p><LiveTag event={event} />{live === null ? null : <span className="num">{copy.corners} {live.corners.home}:{live.corners.away}</span>}</p>
    </StyledScore>
  );
}

/** Bet types that stand three in a row. */
const THREE_WIDE: ReadonlySet<number> = new Set([BET_TYPE.ONE_X_TWO, BET_TYPE.CORRECT_SCORE, BET_TYPE.DOUBLE_CHANCE]);

function groupMarkets(markets: readonly Market[]): readonly { readonly key: string; readonly title: string; readonly markets: readonly Market[] }[] {
  const groups = new Map<string, Market[]>();
  for (const market of markets) {
    const key = `${market.period}/${market.betType}`;
    groups.set(key, [...(groups.get(key) ?? []), market]);
  }
  return [...groups].map(([key, own]) => ({ key, title: own[0] === undefined ? '' : betTypeText(own[0].betType, own[0].period), markets: own }));
}

function Markets({ event }: { readonly event: SportEvent }) {
  const markets = useEventMarkets(event.id);
  const groups = useMemo(() => groupMarkets(markets), [markets]);
  if (groups.length === 0) return <EmptyState icon={<SportGlyph sportId={event.sportId} />} title={copy.noMarkets} />;
  return groups.map((group) => (
    <Section key={group.key} title={group.title}>
      <StyledGrid data-columns={THREE_WIDE.has(group.markets[0]?.betType ?? 0) ? 3 : 2}>
        {group.markets.flatMap((market) => market.selections.map((selection) => (
          <OddsCell key={selection.id} event={event} market={market} selection={selection} named />
        )))}
      </StyledGrid>
    </Section>
  ));
}

function EventBoard({ eventId }: { readonly eventId: string }) {
  const { store } = useBoard();
  const health = useHealth();
  useLeagues();
  useEventMarkets(eventId);
  const event = store.event(eventId);
  if (health === 'opening') return <Skeleton kind="board" />;
  if (event === undefined) return <EmptyState icon={<SportGlyph sportId={1} />} title={copy.eventGone} />;
  return (
    <PageBody data-testid="board" data-stale={health === 'stale'}>
      {health === 'stale' ? <Notice tone="warn" role="alert">{copy.stale}</Notice> : null}
      <Score event={event} />
      <Markets event={event} />
      {event.live === null ? null : <Notice>{copy.liveNotice}</Notice>}
    </PageBody>
  );
}

/** /sbtwo/sports-saba/event/:eventId. */
export function Page() {
  const { vendor } = useSports();
  const { eventId = '' } = useParams();
  return (
    <>
      <PendingTray />
      <BoardProvider vendor={vendor} query={{ sportId: 1, tab: 'RUNNING', eventId }}><EventBoard eventId={eventId} /></BoardProvider>
      <SlipBar />
    </>
  );
}
