import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Game } from '@site/contracts/games';
import { mixCategories, sortGames } from '@site/domain/games/order';
import { isSignedIn } from '@site/domain/session/access';
import { FEATURE_ERROR_TEXT } from '@site/phrases/feature-errors';
import { Link, targets, useSession } from '@site/platform';
import { Button, ChevronRight, Section, color, copy, px, radius, type } from '@site/ui';
import { GameGlyph } from '@site/ui/game-glyphs';
import { Zap } from '@site/ui/more-icons';
import {
  useAviatorEntrance,
  useCategories,
  useGameList,
  useRecentList,
  type GameListRead,
} from '../api/queries';
import { JackpotBanner } from '../jackpot/JackpotBanner';
import { GameLobby } from '../lobby/GameLobby';
import { GameShelf, StyledMore } from '../lobby/GameShelf';
import { WaitingShelves } from '../lobby/Waiting';
import { BUILT_IN_CATEGORIES, glyphOf, orBuiltIn, slugOf } from '../lobby/categories';
import { AVIATOR_PATH, MINE_PATH } from '../lobby/paths';
import { useFirst } from '../lobby/use-first';
import { useSettled } from '../lobby/use-settled';
import { CATEGORY_SHORT, LOBBY, SHELF } from '../phrases/lobby';

const StyledTiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${px(6)};
  a {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${px(5)};
    padding: ${px(10)} 0 ${px(8)};
    border-radius: ${radius.m};
    font-size: ${type.xs};
    color: ${color('text-2')};
    background: ${color('surface')};
    box-shadow: inset 0 0 0 1px ${color('line')};
    white-space: nowrap;
  }
  svg {
    width: ${px(26)};
    height: ${px(26)};
    color: ${color('brand-text')};
  }
  a:active {
    background: ${color('raised')};
  }
`;
const StyledFailed = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${px(12)};
  padding-inline-start: ${px(14)};
  border: 1px dashed ${color('line-strong')};
  border-radius: ${radius.l};
  font-size: ${type.s};
  color: ${color('text-2')};
  button {
    min-height: ${px(44)};
  }
`;
const HOT = 10;
/** Games played last that stand before the hot ones. */
const AGAIN = 4;
const NONE: readonly Game[] = [];

const Tile = ({
  to,
  sign,
  children,
}: {
  readonly to: string;
  readonly sign: ReactNode;
  readonly children: string;
}) => (
  <li>
    <Link to={to}>
      {sign}
      {children}
    </Link>
  </li>
);

/** Categories, and at the end the provider with an entrance of its own, or the way to everything. */
function Tiles() {
  const aviator = useAviatorEntrance();
  const categories = orBuiltIn(useCategories().data, BUILT_IN_CATEGORIES);
  return (
    <StyledTiles>
      {categories
        .toSorted((a, b) => a.sort - b.sort)
        .slice(0, 5)
        .map(({ code }) => (
          <Tile
            key={code}
            to={targets.toGames(slugOf(code))}
            sign={<GameGlyph name={glyphOf(code)} />}
          >
            {CATEGORY_SHORT[code]}
          </Tile>
        ))}
      {aviator === 'hidden' ? (
        <Tile to={targets.toGames()} sign={<GameGlyph name="all" />}>
          {LOBBY.all}
        </Tile>
      ) : (
        <Tile to={AVIATOR_PATH} sign={<Zap aria-hidden="true" />}>
          {aviator === 'maintenance' ? LOBBY.maintenance : LOBBY.aviator}
        </Tile>
      )}
    </StyledTiles>
  );
}

/** The rows, in their final size while they come; a failure leaves a line with a retry. */
function Rows({ read, isMember }: { readonly read: GameListRead; readonly isMember: boolean }) {
  const { games } = read;
  const recents = useRecentList(isMember);
  const isReady = useSettled(!isMember || !recents.isWaiting);
  const played = useFirst(games !== undefined && isReady, recents.games ?? NONE);
  const hot = useMemo(
    () =>
      mixCategories(
        sortGames(
          (games ?? NONE).filter(({ isHot }) => isHot),
          'recommended',
          () => 0,
        ),
      ).slice(0, HOT),
    [games],
  );
  if (read.failure !== 'none' && games === undefined) {
    return (
      <StyledFailed role="status" data-testid="games-failed">
        {read.failure === 'slow' ? LOBBY.slow : LOBBY.failed}
        <Button kind="ghost" size="s" onClick={read.retry}>
          {copy.retry}
        </Button>
      </StyledFailed>
    );
  }
  // One row whether games were played or not: nobody knows before, and its place stays one row high.
  if (played === null) return <WaitingShelves titles={[SHELF.hot]} />;
  if (played.length === 0)
    return <GameShelf title={SHELF.hot} games={hot} testId="shelf-hot" isFirst />;
  const again = played.slice(0, AGAIN);
  const others = hot.filter(({ gameId }) => !again.some((game) => game.gameId === gameId));
  return (
    <GameShelf
      title={SHELF.recentAndHot}
      games={[...again, ...others]}
      to={MINE_PATH}
      testId="shelf-recent"
      isFirst
    />
  );
}

/**
 * The casino on the home page: categories, the pool, what was played last, and a row of hot games.
 * It keeps its place while games come or fail; without any it takes no room.
 */
export function Slot() {
  const read = useGameList();
  const isMember = isSignedIn(useSession());
  return (
    <GameLobby gamesError={FEATURE_ERROR_TEXT.homeTabGames}>
      {read.games?.length === 0 ? null : (
        <Section
          title={LOBBY.homeTitle}
          action={
            <StyledMore to={targets.toGames()}>
              {LOBBY.more}
              <ChevronRight aria-hidden="true" />
            </StyledMore>
          }
        >
          <Tiles />
          <JackpotBanner />
          <Rows key={String(isMember)} read={read} isMember={isMember} />
        </Section>
      )}
    </GameLobby>
  );
}
