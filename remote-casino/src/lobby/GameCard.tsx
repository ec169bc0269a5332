import styled from 'styled-components';
import type { Game } from '@site/contracts/games';
import { Link } from '@site/platform';
import { Picture, Tag, color, px, radius, toSiteTime, type } from '@site/ui';
import { GameGlyph } from '@site/ui/game-glyphs';
import { LOBBY } from '../phrases/lobby';
import { glyphOf } from './categories';
import { groundOf } from './game-art';

const StyledCard = styled(Link)`
  position: relative; display: flex; flex-direction: column; min-width: 0; border-radius: ${radius.m}; overflow: hidden; background: ${color('surface')}; box-shadow: inset 0 0 0 1px ${color('line')};
  &:active { transform: scale(0.98); }
  &[aria-disabled='true'] { filter: grayscale(0.7); }
  & > em { position: absolute; top: ${px(6)}; left: ${px(6)}; }
`;
const StyledArt = styled.span`
  display: grid; place-items: center; position: absolute; inset: 0; overflow: hidden;
  &::before { content: ''; position: absolute; width: 128%; aspect-ratio: 1; border-radius: 50%; border: ${px(16)} solid rgb(255 255 255 / 7%); top: -46%; right: -46%; }
  b { font-family: 'Songti SC', 'STSong', 'Noto Serif SC', 'Noto Serif CJK SC', serif; font-size: ${px(46)}; font-weight: 900; line-height: 1; color: #ffe9b8; text-shadow: 0 2px 0 rgb(0 0 0 / 35%), 0 6px 18px rgb(0 0 0 / 45%); }
  svg { position: absolute; right: ${px(6)}; bottom: ${px(6)}; width: ${px(22)}; height: ${px(22)}; color: rgb(255 255 255 / 78%); }
`;
const StyledName = styled.span`
  display: flex; flex-direction: column; padding: ${px(7)} ${px(8)} ${px(9)}; min-width: 0;
  b { font-size: ${type.s}; font-weight: 600; line-height: 1.35; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  small { font-size: ${type.xs}; color: ${color('text-3')}; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

interface GameCardProps {
  readonly game: Game;
  readonly providerName: string;
  /** Under maintenance: until when, null when that is not known; undefined when it runs. */
  readonly closedUntil: string | null | undefined;
}

/** A game of the lobby. A game of a closed provider says so and leads nowhere. */
export function GameCard({ game, providerName, closedUntil }: GameCardProps) {
  const closed = closedUntil !== undefined;
  const closedText = closedUntil === null || closedUntil === undefined ? LOBBY.maintenance : LOBBY.maintenanceUntil(toSiteTime(closedUntil, 'time'));
  return (
    <StyledCard
      to={`/Games/play/${encodeURIComponent(game.gameId)}`} data-testid="game-card" data-game-id={game.gameId} aria-disabled={closed || undefined}
      onClick={(event) => (closed ? event.preventDefault() : undefined)}
    >
      <Picture src={game.imageUrl} alt="" ratio="1 / 1" fallback={<StyledArt style={{ background: groundOf(game.gameId) }}><b>{[...game.name][0]}</b><GameGlyph name={glyphOf(game.gameType)} /></StyledArt>} />
      {closed ? <em><Tag tone="warn">{LOBBY.maintenance}</Tag></em> : game.isHot ? <em><Tag tone="danger">{LOBBY.isHot}</Tag></em> : game.isNew ? <em><Tag tone="brand">{LOBBY.isNew}</Tag></em> : null}
      <StyledName><b>{game.name}</b><small>{closed ? closedText : providerName}</small></StyledName>
    </StyledCard>
  );
}
