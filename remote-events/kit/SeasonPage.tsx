/** The page of any season: what it shows follows the plan and the server's clock. */
import { useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { areTextsHidden } from '@site/domain/releases/kill-reasons';
import { px } from '@site/ui';
import type { GameSectionProps } from './game/GameSection';
import { lookStyle } from './look';
import { ownVersion } from './own-release';
import { HeroFoot } from './parts/HeroFoot';
import { SeasonActions } from './parts/SeasonActions';
import { SeasonHero } from './parts/SeasonHero';
import { SeasonPeriod } from './parts/SeasonPeriod';
import { SeasonLines } from './parts/SeasonLines';
import { SeasonWays } from './parts/SeasonWays';
import { WaysOn } from './parts/WaysOn';
import { TEXT } from './phrases';
import type { Season } from './season';
import { useSeason } from './use-season';

const StyledPage = styled.div`
  flex: 1;
  padding-bottom: ${px(28)};
  background: var(--season-ground);
  color: var(--season-ink);
`;
const StyledBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${px(14)};
  padding: ${px(14)} ${px(14)} 0;
`;

/** Props of {@link SeasonPage}. */
export interface SeasonPageProps {
  readonly season: Season;
  /**
   * `GameSection`, from a season with a game: one without carries no call of a game and declares
   * none.
   */
  readonly Game?: ComponentType<GameSectionProps>;
}

export function SeasonPage({ season, Game }: SeasonPageProps) {
  const state = useSeason(season.slug);
  const [gameCard, setGameCard] = useState<HTMLElement | null>(null);
  const isOver = state.view === 'ended';
  const isSilent = areTextsHidden(null, state.schedule);
  return (
    <StyledPage
      style={lookStyle(season.look)}
      data-testid="event-page"
      data-season={season.slug}
      data-version={ownVersion()}
      data-phase={state.phase}
    >
      <SeasonHero season={isSilent ? { ...season, kicker: '', slogan: '' } : season}>
        <HeroFoot state={state} thanks={season.thanks} />
      </SeasonHero>
      <StyledBody>
        {isOver ? <WaysOn slug={season.slug} /> : <SeasonActions season={season} />}
        {season.game === null || Game === undefined ? null : (
          <Game game={season.game} state={state} cardRef={setGameCard} />
        )}
        <SeasonPeriod state={state} />
        {isOver ? null : <SeasonLines title={TEXT.prizes} lines={season.prizes} />}
        {isOver ? null : <SeasonWays ways={season.ways} gameCard={gameCard} />}
        {isSilent ? null : <SeasonLines title={TEXT.rules} lines={season.rules} />}
      </StyledBody>
    </StyledPage>
  );
}
