import styled from 'styled-components';
import { Link, targets } from '@site/platform';
import { EmptyState, FailedState, PageBody, Section, Skeleton, Tag, buttonLook, color, px, radius, type } from '@site/ui';
import { useGames, useJackpots, useMaintenance, useProviders } from '../api/queries';
import { PoolAmount } from '../jackpot/PoolAmount';
import { GameGrid } from '../lobby/GameGrid';
import { JACKPOT, LOBBY } from '../phrases/lobby';

const StyledPools = styled.ul`display: grid; gap: ${px(10)};`;
const StyledPool = styled.li`
  display: flex; flex-direction: column; align-items: center; gap: ${px(2)}; padding: ${px(16)}; border-radius: ${radius.l}; background: ${color('surface')}; border: 1px solid ${color('line')}; text-align: center;
  strong { font-size: ${px(24)}; font-weight: 800; color: ${color('gold-text')}; } b { font-size: ${type.m}; }
  &[data-first='true'] { padding: ${px(26)} ${px(16)}; color: #fff3d6; border: 0; background: radial-gradient(80% 120% at 50% 0%, #b0781c 0%, transparent 65%), linear-gradient(#4a2d05, #241403); }
  &[data-first='true'] strong { font-size: ${px(36)}; color: #ffdf94; line-height: 1.3; }
  small { font-size: ${type.xs}; opacity: 0.9; }
`;
const StyledWay = styled(Link)`${buttonLook}`;

/** All pools, growing, and the games that can win them. */
export function Page() {
  const pools = useJackpots();
  const games = (useGames().data ?? []).filter((game) => game.jackpotPool !== null);
  const providers = useProviders().data ?? [];
  const closed = useMaintenance();
  if (pools.isPending) return <Skeleton kind="grid" />;
  if (pools.data === undefined) return <FailedState title={JACKPOT.failed} onRetry={() => void pools.refetch()} />;
  if (pools.data.length === 0) return <EmptyState title={JACKPOT.empty} action={<StyledWay to={targets.toGames()} data-kind="secondary">{LOBBY.showAll}</StyledWay>} />;
  return (
    <PageBody>
      <StyledPools>
        {pools.data.map((pool, at) => (
          <StyledPool key={pool.pool} data-first={at === 0 || undefined} data-testid="jackpot-pool">
            <b>{pool.name}</b><strong><PoolAmount pool={pool} /></strong>
            {at === 0 ? <small>{JACKPOT.hint}</small> : <Tag tone="live">{JACKPOT.live}</Tag>}
          </StyledPool>
        ))}
      </StyledPools>
      {games.length === 0 ? null : <Section title={JACKPOT.games}><GameGrid games={games} providers={providers} closed={closed} /></Section>}
    </PageBody>
  );
}
