import { useMemo } from 'react';
import styled from 'styled-components';
import { Link, targets, useSearchParams } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { EmptyState, PageBody, Section, Trophy, buttonLook } from '@site/ui';
import { useGameList, useJackpots } from '../api/queries';
import { Pools, WaitingPools } from '../jackpot/Pools';
import { GameLobby } from '../lobby/GameLobby';
import { GameGrid } from '../lobby/GameGrid';
import { FailedGames, WaitingGrid } from '../lobby/Waiting';
import { JACKPOT, LOBBY } from '../phrases/lobby';

const StyledWay = styled(Link)`
  ${buttonLook}
`;

/** The games that can win a pool, or any of them. */
function PoolGames({ pool, title }: { readonly pool: string | null; readonly title: string }) {
  const read = useGameList();
  const games = useMemo(
    () =>
      read.games?.filter(
        ({ jackpotPool }) => jackpotPool !== null && (pool === null || jackpotPool === pool),
      ),
    [read.games, pool],
  );
  return (
    <Section
      title={title}
      action={
        games === undefined ? undefined : (
          <span className="num" role="status">
            {JACKPOT.count(games.length)}
          </span>
        )
      }
    >
      {read.isWaiting ? <WaitingGrid /> : null}
      {read.failure !== 'none' && games === undefined ? <FailedGames read={read} /> : null}
      {games?.length === 0 ? (
        <EmptyState
          title={JACKPOT.noGames}
          action={
            <StyledWay to={targets.toGames()} data-kind="secondary">
              {LOBBY.showAll}
            </StyledWay>
          }
        />
      ) : null}
      {games === undefined || games.length === 0 ? null : <GameGrid games={games} label={title} />}
    </Section>
  );
}

function Content() {
  const pools = useJackpots();
  const [query, setQuery] = useSearchParams();
  if (pools.isPending || (pools.isError && pools.isFetching)) return <WaitingPools />;
  if (pools.data === undefined) {
    const isSlow = pools.error.reason.kind === 'timeout';
    return (
      <ReadFailed
        title={isSlow ? LOBBY.slow : JACKPOT.failed}
        why={pools.error}
        onRetry={() => void pools.refetch()}
        testId="pools-failed"
      />
    );
  }
  if (pools.data.length === 0)
    return (
      <EmptyState
        icon={<Trophy />}
        title={JACKPOT.empty}
        hint={JACKPOT.emptyHint}
        action={
          <StyledWay to={targets.toGames()} data-kind="secondary">
            {LOBBY.showAll}
          </StyledWay>
        }
      />
    );
  const chosen = pools.data.find(({ pool }) => pool === query.get('pool'));
  return (
    <>
      <Pools
        pools={pools.data}
        chosen={chosen?.pool ?? null}
        onChoose={(pool) => setQuery(pool === null ? {} : { pool }, { replace: true })}
      />
      <PoolGames
        pool={chosen?.pool ?? null}
        title={chosen === undefined ? JACKPOT.games : JACKPOT.gamesOf(chosen.name)}
      />
    </>
  );
}

/** All pools, growing, and the games that can win them. */
export function Page() {
  return (
    <GameLobby>
      <PageBody>
        <Content />
      </PageBody>
    </GameLobby>
  );
}
