import styled from 'styled-components';
import type { GameType } from '@site/contracts/games';
import { Link, targets } from '@site/platform';
import { ChevronRight, Section, color, px, radius, type } from '@site/ui';
import { GameGlyph } from '@site/ui/game-glyphs';
import { FEATURE_ERROR_TEXT } from '@site/phrases/feature-errors';
import { useFailureToast } from '../api/use-failure-toast';
import { useCategories, useGames, useMaintenance, useProviders } from '../api/queries';
import { GameCard } from '../lobby/GameCard';
import { glyphOf, slugOf } from '../lobby/categories';
import { filterGames } from '../lobby/filter-games';
import { JackpotBanner } from '../jackpot/JackpotBanner';
import { LOBBY } from '../phrases/lobby';

const StyledTiles = styled.ul`display: grid; grid-template-columns: repeat(5, 1fr); gap: ${px(8)};`;
const StyledTile = styled(Link)`
  display: flex; flex-direction: column; align-items: center; gap: ${px(6)}; padding: ${px(10)} 0 ${px(8)}; border-radius: ${radius.m}; font-size: ${type.xs}; color: ${color('text-2')}; background: ${color('surface')}; box-shadow: inset 0 0 0 1px ${color('line')}; white-space: nowrap;
  svg { width: ${px(28)}; height: ${px(28)}; color: ${color('brand-text')}; } &:active { background: ${color('raised')}; }
`;
const StyledRow = styled.ul`
  display: grid; grid-auto-flow: column; grid-auto-columns: ${px(118)}; gap: ${px(10)}; overflow-x: auto; scrollbar-width: none; margin-inline: ${px(-12)}; padding-inline: ${px(12)}; scroll-snap-type: x proximity; scroll-padding: ${px(12)};
  &::-webkit-scrollbar { display: none; } li { display: grid; scroll-snap-align: start; min-width: 0; }
`;
const StyledMore = styled(Link)`display: inline-flex; align-items: center; min-height: ${px(36)}; padding-inline-start: ${px(12)}; svg { width: ${px(16)}; height: ${px(16)}; }`;

const SHORT: Readonly<Record<GameType, string>> = { LIVECASINO: '真人', P2P: '棋牌', INSTANT: '快速', SLOT: '电子', LOTTERY: '彩票' };

/** The casino on the home page: categories, the pool, and a row of hot games. Failed or empty, it takes no room. */
export function Slot() {
  const { data: games, isError } = useGames();
  useFailureToast(isError, FEATURE_ERROR_TEXT.homeTabGames);
  const categories = useCategories().data ?? [];
  const providers = useProviders().data ?? [];
  const closed = useMaintenance();
  if (games === undefined) return null;
  const hot = filterGames(games, { category: null, providerCode: null, search: '' }).slice(0, 9);
  return (
    <Section title={LOBBY.homeTitle} action={<StyledMore to={targets.toGames()}>{LOBBY.more}<ChevronRight aria-hidden="true" /></StyledMore>}>
      <StyledTiles>
        {categories.toSorted((a, b) => a.sort - b.sort).map((category) => (
          <li key={category.code}><StyledTile to={targets.toGames(slugOf(category.code))}><GameGlyph name={glyphOf(category.code)} />{SHORT[category.code]}</StyledTile></li>
        ))}
      </StyledTiles>
      <JackpotBanner />
      <StyledRow>
        {hot.map((game) => (
          <li key={game.gameId}><GameCard game={game} providerName={providers.find(({ code }) => code === game.providerCode)?.name ?? ''} closedUntil={closed.get(game.providerCode)} /></li>
        ))}
      </StyledRow>
    </Section>
  );
}
