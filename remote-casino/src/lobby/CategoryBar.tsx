import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import type { GameCategory, GameType } from '@site/contracts/games';
import { Link, targets } from '@site/platform';
import { color, px, radius, type } from '@site/ui';
import { GameGlyph } from '@site/ui/game-glyphs';
import { Zap } from '@site/ui/more-icons';
import { useAviatorEntrance } from '../api/queries';
import { LOBBY } from '../phrases/lobby';
import { glyphOf, slugOf } from './categories';
import { EsportsSign } from './EsportsSign';
import { AVIATOR_PATH, ESPORTS_PATH } from './paths';

const StyledBar = styled.nav`
  margin-inline: ${px(-12)};
  ul {
    display: flex;
    gap: ${px(4)};
    overflow-x: auto;
    scrollbar-width: none;
    overscroll-behavior-x: contain;
    padding-inline: ${px(8)};
  }
  ul::-webkit-scrollbar {
    display: none;
  }
  li {
    flex: none;
  }
  a {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${px(5)};
    min-width: ${px(62)};
    padding-block: ${px(6)} ${px(8)};
    border-radius: ${radius.m};
    font-size: ${type.xs};
    line-height: 1.35;
    color: ${color('text-2')};
    white-space: nowrap;
  }
  .sign {
    display: grid;
    place-items: center;
    width: ${px(46)};
    height: ${px(46)};
    border-radius: ${radius.l};
    color: ${color('brand-text')};
    background: ${color('surface')};
    box-shadow: inset 0 0 0 1px ${color('line')};
  }
  svg {
    width: ${px(26)};
    height: ${px(26)};
  }
  a[aria-current] {
    color: ${color('brand-text')};
    font-weight: 700;
  }
  a[aria-current] > .sign {
    color: ${color('on-brand')};
    background: ${color('brand')};
    box-shadow: none;
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  a:active > .sign {
    background: ${color('raised')};
  }
  small {
    position: absolute;
    top: ${px(2)};
    right: 0;
    padding: 0 ${px(4)};
    border-radius: ${px(4)};
    font-size: ${type.xxs};
    line-height: ${px(16)};
    color: ${color('warn')};
    background: ${color('warn-soft')};
  }
`;

interface TileProps {
  readonly to: string;
  readonly sign: ReactNode;
  readonly current?: boolean;
  readonly note?: string;
  readonly testId: string;
  readonly children: ReactNode;
}

function Tile({ to, sign, current = false, note, testId, children }: TileProps) {
  return (
    <li>
      <Link
        to={to}
        aria-current={current ? 'page' : undefined}
        replace={false}
        data-testid={testId}
      >
        <span className="sign" aria-hidden="true">
          {sign}
        </span>
        {children}
        {note === undefined ? null : <small>{note}</small>}
      </Link>
    </li>
  );
}

/**
 * Categories as tiles, then the sportsbooks, and the provider with an entrance of its own while the
 * server shows it.
 */
export function CategoryBar({
  categories,
  current,
}: {
  readonly categories: readonly GameCategory[];
  readonly current: GameType | 'sports' | 'esports' | null;
}) {
  const aviator = useAviatorEntrance();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current !== null && chosen !== null && chosen !== undefined)
      list.current.scrollLeft =
        chosen.offsetLeft - (list.current.clientWidth - chosen.clientWidth) / 2;
  }, [current]);
  return (
    <StyledBar aria-label={LOBBY.categories}>
      <ul ref={list}>
        <Tile
          to={targets.toGames()}
          sign={<GameGlyph name="all" />}
          current={current === null}
          testId="category-ALL"
        >
          {LOBBY.all}
        </Tile>
        {categories.map(({ code, name }) => (
          <Tile
            key={code}
            to={targets.toGames(slugOf(code))}
            sign={<GameGlyph name={glyphOf(code)} />}
            current={current === code}
            testId={`category-${code}`}
          >
            {name}
          </Tile>
        ))}
        <Tile
          to={targets.toGames('sports')}
          sign={<GameGlyph name="sports" />}
          current={current === 'sports'}
          testId="category-SPORTS"
        >
          {LOBBY.sports}
        </Tile>
        <Tile
          to={ESPORTS_PATH}
          sign={<EsportsSign />}
          current={current === 'esports'}
          testId="category-ESPORTS"
        >
          {LOBBY.esports}
        </Tile>
        {aviator === 'hidden' ? null : (
          <Tile
            to={AVIATOR_PATH}
            sign={<Zap />}
            note={aviator === 'maintenance' ? LOBBY.maintenance : undefined}
            testId="category-AVIATOR"
          >
            {LOBBY.aviator}
          </Tile>
        )}
      </ul>
    </StyledBar>
  );
}
