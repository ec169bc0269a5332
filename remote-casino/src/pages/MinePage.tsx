import type { ReactNode } from 'react';
import styled from 'styled-components';
import { isSignedIn } from '@site/domain/session/access';
import { loginAddress } from '@site/domain/session/route-decision';
import { Link, targets, useLocation, useSearchParams, useSession } from '@site/platform';
import { Clock, EmptyState, PageBody, Tabs, buttonLook } from '@site/ui';
import { useFavouriteList, useRecentList, type GameListRead } from '../api/queries';
import { HEART } from '../lobby/CardSigns';
import { GameLobby } from '../lobby/GameLobby';
import { GameGrid } from '../lobby/GameGrid';
import { FailedGames, WaitingGrid } from '../lobby/Waiting';
import { MINE_PATH } from '../lobby/paths';
import { LOBBY, MINE, SHELF } from '../phrases/lobby';

const TABS = ['recent', 'favourite'] as const;
type MineTab = (typeof TABS)[number];
const TITLE: Readonly<Record<MineTab, string>> = {
  recent: SHELF.recent,
  favourite: SHELF.favourite,
};

const StyledWay = styled(Link)`
  ${buttonLook}
`;

interface PartProps {
  readonly read: GameListRead;
  readonly title: string;
  readonly failed: string;
  readonly sign: ReactNode;
  readonly empty: string;
  readonly hint: string;
}

function Part({ read, title, failed, sign, empty, hint }: PartProps) {
  if (read.isWaiting) return <WaitingGrid />;
  if (read.games === undefined) return <FailedGames read={read} title={failed} />;
  if (read.games.length > 0) return <GameGrid games={read.games} label={title} />;
  return (
    <EmptyState
      icon={sign}
      title={empty}
      hint={hint}
      testId="games-empty"
      action={
        <StyledWay to={targets.toGames()} data-kind="secondary">
          {MINE.go}
        </StyledWay>
      }
    />
  );
}

const Recent = () => (
  <Part
    read={useRecentList(true)}
    title={SHELF.recent}
    failed={MINE.recentFailed}
    sign={<Clock />}
    empty={MINE.recentEmpty}
    hint={MINE.recentEmptyHint}
  />
);
const Favourites = () => (
  <Part
    read={useFavouriteList(true)}
    title={SHELF.favourite}
    failed={MINE.favouriteFailed}
    sign={HEART}
    empty={MINE.favouriteEmpty}
    hint={MINE.favouriteEmptyHint}
  />
);
const PARTS: Readonly<Record<MineTab, () => ReactNode>> = { recent: Recent, favourite: Favourites };

/** What a member played last and keeps; visitors are asked in and come back here. */
export function Page() {
  const isMember = isSignedIn(useSession());
  const { search } = useLocation();
  const [query, setQuery] = useSearchParams();
  const tab = TABS.find((name) => name === query.get('tab')) ?? 'recent';
  const Shown = PARTS[tab];
  return (
    <GameLobby>
      <PageBody>
        {isMember ? (
          <>
            <Tabs
              look="line"
              label={MINE.title}
              options={TABS.map((value) => ({
                value,
                label: TITLE[value],
                testId: `mine-${value}`,
              }))}
              value={tab}
              onChange={(next) =>
                setQuery(next === 'recent' ? {} : { tab: next }, { replace: true })
              }
              panelId="mine-games"
            />
            <div id="mine-games" role="tabpanel" aria-label={TITLE[tab]}>
              <Shown />
            </div>
          </>
        ) : (
          <EmptyState
            icon={HEART}
            title={MINE.visitor}
            hint={MINE.visitorHint}
            testId="mine-visitor"
            action={
              <StyledWay to={loginAddress(MINE_PATH, search)} data-kind="primary">
                {LOBBY.login}
              </StyledWay>
            }
          />
        )}
      </PageBody>
    </GameLobby>
  );
}
