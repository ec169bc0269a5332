import styled from 'styled-components';
import { Link, usePlatform } from '@site/platform';
import { useGame } from '@site/remote-kit/prize';
import { ChevronRight, color, px, radius, type } from '@site/ui';
import { ContentPicture } from '@site/ui/content-picture';
import { useMiniGames, type MiniGame } from '../api/mini-games';
import { MINI } from '../phrases/mini-games';
import { inOrder, phaseOf } from './phase';

const StyledTeaser = styled(Link)`
  display: grid; grid-template-columns: ${px(104)} minmax(0, 1fr) auto; align-items: center; gap: ${px(12)}; min-height: ${px(64)}; padding-inline-end: ${px(12)}; border-radius: ${radius.m}; overflow: hidden; background: ${color('surface')}; box-shadow: inset 0 0 0 1px ${color('line')};
  b { display: block; font-size: ${type.m}; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } small { font-size: ${type.xs}; color: ${color('text-2')}; } svg { width: ${px(18)}; height: ${px(18)}; color: ${color('text-3')}; }
  &:active { background: ${color('raised')}; }
`;
const StyledPlace = styled.div`min-height: ${px(64)}; border-radius: ${radius.m}; background: ${color('skeleton')};`;

function Tries({ game }: { readonly game: MiniGame }) {
  const { progress, isMember } = useGame(game.eventCode, 0);
  const left = progress.data?.triesLeft;
  if (!isMember) return <small>{MINI.teaserVisitor}</small>;
  if (left === undefined) return <small>{MINI.intro}</small>;
  return <small className="num" data-testid="mini-teaser-left">{left > 0 ? MINI.teaserLeft(left) : MINI.teaserNone}</small>;
}

/** The running mini-game in one line of the lobby; its place is kept while it is asked for, nothing stands there when none runs. */
export function MiniGamesTeaser() {
  const { seasons } = usePlatform();
  const { data, isPending } = useMiniGames();
  if (isPending) return <StyledPlace aria-hidden="true" />;
  const now = seasons.now();
  const game = inOrder(data ?? [], now).find((one) => phaseOf(one, now) === 'running');
  if (game === undefined) return null;
  return (
    <StyledTeaser to="/Games/mini" data-testid="mini-teaser">
      <ContentPicture src={game.imageUrl} alt="" ratio="104 / 64" />
      <span><b>{game.title}</b><Tries game={game} /></span>
      <ChevronRight aria-hidden="true" />
    </StyledTeaser>
  );
}
