/** The game of a season with everything around it; nothing where the server lists no such game. */
import type { Ref } from 'react';
import styled from 'styled-components';
import { px, radius } from '@site/ui';
import type { SeasonGame } from '../season';
import type { SeasonNow } from '../use-season';
import { GameCard } from './GameCard';
import { LeaderBoard } from './LeaderBoard';
import { PrizeHistory } from './PrizeHistory';
import { useGame } from '@site/remote-kit/prize';

/** Keeps the place of the card, so that what stands below does not move on the screen. */
const StyledWaiting = styled.div`
  height: ${px(520)};
  border-radius: ${radius.l};
`;

/** Props of {@link GameSection}. */
export interface GameSectionProps {
  readonly game: SeasonGame;
  readonly state: SeasonNow;
  readonly cardRef: Ref<HTMLElement>;
}

/**
 * The section: the game while it runs; the member's prizes always, because they may be of an
 * earlier window.
 */
export function GameSection({ game, state: { view, schedule }, cardRef }: GameSectionProps) {
  const found = useGame(
    game.eventCode,
    view === 'running' && schedule !== null ? schedule.from : null,
  );
  if (found.isWaiting) return <StyledWaiting className="sk" aria-hidden="true" />;
  if (found.listed === null) return null;
  const { eventCode } = found.listed;
  return (
    <>
      {found.isRunning ? (
        <GameCard
          game={game}
          name={found.listed.title}
          active={found.active}
          progress={found.progress}
          cardRef={cardRef}
        />
      ) : null}
      {found.isMember ? <PrizeHistory eventCode={eventCode} /> : null}
      {found.isRunning ? <LeaderBoard eventCode={eventCode} /> : null}
    </>
  );
}
