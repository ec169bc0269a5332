import styled from 'styled-components';
import type { Game } from '@site/contracts/games';
import { Link } from '@site/platform';
import { ChevronRight, Section, color, px, useNear } from '@site/ui';
import { LOBBY, SHELF } from '../phrases/lobby';
import { GameCard } from './GameCard';
import { CARD_GAP, CARD_HEIGHT, CARD_WIDTH, cardLook } from './card-look';
import { useLobby } from './lobby-context';
import { useRowPlace } from './use-row-place';

export const StyledRow = styled.ul`
  ${cardLook}
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: ${px(CARD_WIDTH)};
  justify-content: start;
  gap: ${px(CARD_GAP)};
  height: ${px(CARD_HEIGHT)};
  overflow-x: auto;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  margin-inline: ${px(-12)};
  padding-inline: ${px(12)};
  scroll-snap-type: x proximity;
  scroll-padding: ${px(12)};
  &::-webkit-scrollbar {
    display: none;
  }
  & > li {
    scroll-snap-align: start;
    min-width: 0;
  }
  & > .sk {
    height: ${px(CARD_HEIGHT)};
  }
  /* Cards that are not near yet: their places, without a node for each. */
  &[aria-hidden] {
    margin-inline: 0 ${px(-12)};
    background: repeating-linear-gradient(
      90deg,
      ${color('surface')} 0 ${px(CARD_WIDTH)},
      transparent 0 ${px(CARD_WIDTH + CARD_GAP)}
    );
  }
`;
export const StyledMore = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${px(44)};
  margin-block: ${px(-6)};
  padding-inline-start: ${px(16)};
  color: ${color('text-2')};
  svg {
    width: ${px(16)};
    height: ${px(16)};
  }
`;

/** Cards of a row; the way to all of them stands at its head. */
export const SHELF_LENGTH = 12;

interface GameShelfProps {
  readonly title: string;
  readonly games: readonly Game[];
  /** Where all of them are. */
  readonly to?: string;
  readonly testId?: string;
  /** Its cards come with the page, which is near the screen as a whole. */
  readonly isFirst?: boolean;
}

function Row({ title, games }: Pick<GameShelfProps, 'title' | 'games'>) {
  const { nameOf, inMaintenance, liked } = useLobby();
  return (
    <StyledRow ref={useRowPlace(title)}>
      {games.slice(0, SHELF_LENGTH).map((game) => (
        <li key={game.gameId}>
          <GameCard
            game={game}
            providerName={nameOf(game.providerCode)}
            isInMaintenance={inMaintenance.has(game.providerCode)}
            liked={liked === null ? null : liked.has(game.gameId)}
          />
        </li>
      ))}
    </StyledRow>
  );
}

/** Cards come when the row is near the screen; its place is kept. */
function NearRow({ isFirst, ...row }: Pick<GameShelfProps, 'title' | 'games' | 'isFirst'>) {
  const { ref, near } = useNear<HTMLUListElement>(isFirst);
  return near ? <Row {...row} /> : <StyledRow ref={ref} aria-hidden="true" />;
}

/** A titled row of cards; without a game it takes no room. */
export function GameShelf({ title, games, to, testId, isFirst = false }: GameShelfProps) {
  if (games.length === 0) return null;
  return (
    <div data-testid={testId}>
      <Section
        title={title}
        action={
          to === undefined ? undefined : (
            <StyledMore to={to} aria-label={SHELF.seeAll(title)}>
              {LOBBY.more}
              <ChevronRight aria-hidden="true" />
            </StyledMore>
          )
        }
      >
        <NearRow title={title} games={games} isFirst={isFirst} />
      </Section>
    </div>
  );
}
