/**
 * /Games/mini: the running mini-game to play right here, and all games of the seasons with the way
 * to each (§7.2).
 */
import { useState } from 'react';
import styled from 'styled-components';
import { getMiniGameBanners } from '@site/contracts/mini-games';
import { isSignedIn } from '@site/domain/session/access';
import { Link, targets, usePlatform, useSession } from '@site/platform';
import { useMoment, useReadAnew } from '@site/remote-kit/prize';
import { ReadFailed } from '@site/remote-kit/failed';
import {
  EmptyState,
  Notice,
  PageBody,
  Section,
  Segmented,
  Skeleton,
  buttonLook,
  px,
} from '@site/ui';
import { useMiniGames } from '../api/mini-games';
import { MiniGameCard } from '../mini-games/MiniGameCard';
import { MyPrizes } from '../mini-games/MyPrizes';
import { PlayPanel } from '../mini-games/PlayPanel';
import { inOrder, nextEdge, phaseOf } from '../mini-games/phase';
import { MINI } from '../phrases/mini-games';

const StyledList = styled.ul`
  display: grid;
  gap: ${px(12)};
`;
const StyledWay = styled(Link)`
  ${buttonLook}
`;

export function Page() {
  const { seasons } = usePlatform();
  const isMember = isSignedIn(useSession());
  const { data, isPending, error, refetch } = useMiniGames();
  const [chosen, setChosen] = useState<string | null>(null);
  const now = seasons.now();
  useMoment(nextEdge(data ?? [], now), useReadAnew(getMiniGameBanners.id));
  if (isPending) return <Skeleton kind="list" />;
  if (data === undefined)
    return <ReadFailed title={MINI.failed} why={error} onRetry={() => void refetch()} />;
  if (data.length === 0)
    return (
      <EmptyState
        title={MINI.empty}
        hint={MINI.emptyHint}
        action={
          <StyledWay to={targets.toGames()} data-kind="secondary">
            {MINI.toGames}
          </StyledWay>
        }
      />
    );
  const games = inOrder(data, now);
  const running = games.filter((game) => phaseOf(game, now) === 'running');
  const current = running.find(({ eventCode }) => eventCode === chosen) ?? running[0];
  return (
    <PageBody>
      {running.length > 1 && current !== undefined ? (
        <Segmented
          label={MINI.choose}
          value={current.eventCode}
          onChange={setChosen}
          options={running.map(({ eventCode, title }) => ({
            value: eventCode,
            label: title,
            testId: `mini-choose-${eventCode}`,
          }))}
        />
      ) : null}
      {current === undefined ? (
        <Notice role="status">
          <b>{MINI.noneRunning}</b>
          <br />
          {MINI.noneRunningHint}
        </Notice>
      ) : (
        <>
          <PlayPanel key={current.eventCode} game={current} />
          {isMember ? (
            <MyPrizes key={`prizes-${current.eventCode}`} eventCode={current.eventCode} />
          ) : null}
        </>
      )}
      <Section title={MINI.list}>
        <StyledList>
          {games.map((game) => (
            <MiniGameCard key={game.id} game={game} />
          ))}
        </StyledList>
      </Section>
    </PageBody>
  );
}
