import styled from 'styled-components';
import { Link, usePlatform } from '@site/platform';
import { Card, ChevronRight, Countdown, Tag, color, px, toSiteTime, type } from '@site/ui';
import { ContentPicture } from '@site/ui/content-picture';
import type { MiniGame } from '../api/mini-games';
import { MINI } from '../phrases/mini-games';
import { phaseOf, type Phase } from './phase';

const TONES: Readonly<Record<Phase, 'live' | 'brand' | 'neutral'>> = { running: 'live', coming: 'brand', ended: 'neutral' };

const StyledCard = styled(Link)`
  display: block; color: inherit; &:active { opacity: 0.9; } &[data-phase='ended'] > span:first-child { filter: grayscale(0.8); }
`;
const StyledText = styled.span`
  display: grid; grid-template-columns: 1fr auto; align-items: center; gap: ${px(2)} ${px(10)}; min-height: ${px(64)}; padding: ${px(10)} ${px(12)};
  b { display: flex; align-items: center; gap: ${px(8)}; font-size: ${type.m}; } small { font-size: ${type.xs}; color: ${color('text-3')}; }
  & > span { grid-column: 2; grid-row: 1 / 3; display: inline-flex; align-items: center; font-size: ${type.s}; color: ${color('brand-text')}; } svg { width: ${px(16)}; height: ${px(16)}; }
`;

/** A mini-game of the list: its picture, when it runs, and the way to its season. */
export function MiniGameCard({ game }: { readonly game: MiniGame }) {
  const { seasons } = usePlatform();
  const now = (): number => seasons.now();
  const phase = phaseOf(game, now());
  const edge = phase === 'ended' ? null : Date.parse(phase === 'running' ? game.endDate : game.startDate);
  return (
    <Card as="li" data-pad="false">
      <StyledCard to={game.target} data-phase={phase} data-testid="mini-game-card" data-event-code={game.eventCode}>
        <ContentPicture src={game.imageUrl} alt="" ratio="702 / 240" />
        <StyledText>
          <b>{game.title}<Tag tone={TONES[phase]}>{MINI[phase]}</Tag></b>
          <small className="num">{edge === null ? MINI.period(toSiteTime(game.startDate, 'day'), toSiteTime(game.endDate, 'day')) : <>{phase === 'running' ? MINI.until : MINI.from} <Countdown until={edge} now={now} /></>}</small>
          <span>{MINI.go}<ChevronRight aria-hidden="true" /></span>
        </StyledText>
      </StyledCard>
    </Card>
  );
}
