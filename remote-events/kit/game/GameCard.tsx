/** The game: its picture, one button for one try, what is left of the tries and of the prizes. */
import { useId, type Ref } from 'react';
import styled from 'styled-components';
import type { getActiveGame, getMemberProgress } from '@site/contracts/mini-games';
import { useSession, type CallError, type UseQueryResult } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { SkeletonBar, px, type } from '@site/ui';
import { cardLook } from '../look';
import type { SeasonGame } from '../season';
import { type ResultOf, useSnatch, SnatchResult } from '@site/remote-kit/prize';
import { GAME } from './phrases';
import { GameRules } from './GameRules';
import { GameStage } from './GameStage';
import { PrizeShelf } from './PrizeShelf';
import { TriesLine } from './TriesLine';

const StyledCard = styled.section`
  ${cardLook} display: grid;
  gap: ${px(14)};
  & > h3 {
    margin-bottom: 0;
    justify-content: center;
    font-size: ${type.xl};
  }
`;

/** What the card is given. */
export interface GameCardProps {
  readonly game: SeasonGame;
  readonly name: string;
  readonly active: UseQueryResult<ResultOf<typeof getActiveGame>, CallError>;
  readonly progress: UseQueryResult<ResultOf<typeof getMemberProgress>, CallError>;
  /** The card itself, for ways that lead to it. */
  readonly cardRef: Ref<HTMLElement>;
}

export function GameCard({ game, name, active, progress, cardRef }: GameCardProps) {
  const session = useSession();
  const snatch = useSnatch(game.eventCode, name);
  const heading = useId();
  const running = active.data ?? null;
  const tries = progress.data ?? null;
  const isClosed = active.isSuccess && running === null;
  // Of a closed game no tries are to be had: that is no failure.
  const failed = isClosed ? [] : [active, progress].filter(({ isError }) => isError);
  return (
    <StyledCard
      ref={cardRef}
      tabIndex={-1}
      aria-labelledby={heading}
      data-testid="mini-game"
      data-event-code={game.eventCode}
    >
      <h3 id={heading}>{name}</h3>
      <GameStage
        game={game}
        snatch={snatch}
        left={tries?.triesLeft ?? null}
        isMember={session.status === 'member'}
        isClosed={isClosed}
        hasFailed={progress.isError}
      />
      {failed.length > 0 ? (
        <ReadFailed
          title={GAME.failed}
          testId="game-failed"
          why={failed[0]?.error}
          onRetry={() => failed.forEach((read) => void read.refetch())}
        />
      ) : null}
      {tries === null || running === null ? null : (
        <TriesLine tries={tries} free={running.dailyTries} />
      )}
      {running === null ? (
        active.isPending ? (
          <SkeletonBar height="8em" />
        ) : null
      ) : (
        <>
          <PrizeShelf prizes={running.prizes} testId="prize-shelf" />
          <GameRules rules={running.rules} />
        </>
      )}
      <SnatchResult
        words={{ ...game.words, again: GAME.again }}
        snatch={snatch}
        left={tries?.triesLeft ?? 0}
        testId="snatch"
      />
    </StyledCard>
  );
}
