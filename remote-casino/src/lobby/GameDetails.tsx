import styled from 'styled-components';
import type { Game } from '@site/contracts/games';
import { categoryOf } from '@site/domain/games/category';
import { WALLET_NAME, walletOfGame } from '@site/domain/wallet/groups';
import { useNavigate } from '@site/platform';
import { Button, Sheet, Tag, color, px, radius, toSiteTime, type, type Tone } from '@site/ui';
import { ContentPicture } from '@site/ui/content-picture';
import { whenUncovered } from '@site/ui/overlays';
import { useCategories, useJackpots } from '../api/queries';
import { PoolAmount } from '../jackpot/PoolAmount';
import { CATEGORY_NAME, DETAILS, MAINTENANCE } from '../phrases/lobby';
import { HEART } from './CardSigns';
import { tagsOf, type CardTag } from './card-tags';
import { useLobby } from './lobby-context';
import { groundOf } from './game-art';
import { playPath } from './paths';

const StyledHead = styled.div`
  display: flex;
  gap: ${px(14)};
  align-items: flex-start;
  & > span {
    flex: none;
    width: ${px(112)};
    border-radius: ${radius.m};
    overflow: hidden;
  }
  .art {
    display: grid;
    place-items: center;
    position: absolute;
    inset: 0;
    font-size: ${px(46)};
    font-weight: 900;
    color: #ffe9b8;
  }
  dl {
    flex: 1;
    min-width: 0;
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${px(6)} ${px(12)};
    font-size: ${type.m};
  }
  dt {
    color: ${color('text-3')};
    white-space: nowrap;
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
    text-align: end;
  }
  dd .num {
    display: block;
    font-weight: 700;
    color: ${color('gold-text')};
  }
`;
const StyledTags = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${px(6)};
  margin-top: ${px(12)};
`;
const StyledFoot = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${px(10)};
  &[data-demo='true'] {
    grid-template-columns: auto 1fr 1.4fr;
  }
  [aria-pressed] {
    padding-inline: ${px(14)};
  }
  [aria-pressed='true'] svg {
    fill: currentColor;
  }
  button {
    padding-inline: ${px(12)};
  }
`;

const TONES: Readonly<Record<CardTag['tone'], Tone>> = {
  hot: 'danger',
  fresh: 'brand',
  pool: 'gold',
  demo: 'neutral',
  maintenance: 'warn',
};

function Pool({ code }: { readonly code: string }) {
  const pool = useJackpots().data?.find((row) => row.pool === code);
  return pool === undefined ? null : (
    <>
      <dt>{DETAILS.pool}</dt>
      <dd>
        {pool.name}
        <span className="num">
          <PoolAmount pool={pool} />
        </span>
      </dd>
    </>
  );
}

interface GameDetailsProps {
  readonly game: Game;
  readonly onClose: () => void;
  readonly onKeep: (game: Game, keep: boolean) => void;
}

/** What a game is and the ways into it. */
export function GameDetails({ game, onClose, onKeep }: GameDetailsProps) {
  const navigate = useNavigate();
  const { nameOf, inMaintenance, liked } = useLobby();
  const category = useCategories().data?.find(({ code }) => code === categoryOf(game.gameType));
  const isInMaintenance = inMaintenance.has(game.providerCode);
  const until = inMaintenance.get(game.providerCode);
  const isLiked = liked?.has(game.gameId) === true;
  const group = walletOfGame(game.gameType, game.providerCode);
  const wallet = group === null ? undefined : WALLET_NAME[group];
  const start = (isDemo: boolean) => (): void => {
    onClose();
    whenUncovered(() => void navigate(playPath(game.gameId, isDemo)));
  };
  const foot = (
    <StyledFoot data-demo={game.demoAvailable}>
      {liked === null ? (
        <span />
      ) : (
        <Button
          kind="ghost"
          icon={HEART}
          aria-pressed={isLiked}
          aria-label={DETAILS.like}
          onClick={() => onKeep(game, !isLiked)}
        >
          {isLiked ? DETAILS.liked : DETAILS.like}
        </Button>
      )}
      {game.demoAvailable ? (
        <Button kind="secondary" disabled={isInMaintenance} onClick={start(true)}>
          {DETAILS.demo}
        </Button>
      ) : null}
      <Button disabled={isInMaintenance} onClick={start(false)}>
        {DETAILS.play}
      </Button>
    </StyledFoot>
  );
  return (
    <Sheet open onClose={onClose} title={game.name} footer={foot} testId="game-details">
      <StyledHead>
        <span>
          <ContentPicture
            src={game.imageUrl}
            alt=""
            ratio="1 / 1"
            fallback={
              <span className="art" style={{ background: groundOf(game.gameId) }}>
                {[...game.name][0]}
              </span>
            }
          />
        </span>
        <dl>
          <dt>{DETAILS.provider}</dt>
          <dd>{nameOf(game.providerCode)}</dd>
          <dt>{DETAILS.category}</dt>
          <dd>{category?.name ?? CATEGORY_NAME[categoryOf(game.gameType)]}</dd>
          {wallet === undefined ? null : (
            <>
              <dt>{DETAILS.wallet}</dt>
              <dd>{wallet}</dd>
            </>
          )}
          {game.jackpotPool === null ? null : <Pool code={game.jackpotPool} />}
        </dl>
      </StyledHead>
      <StyledTags>
        {tagsOf(game, isInMaintenance).map(({ tone, text }) => (
          <Tag key={tone} tone={TONES[tone]}>
            {text}
          </Tag>
        ))}
      </StyledTags>
      {isInMaintenance ? (
        <p role="status">
          {DETAILS.inMaintenance}
          {until === null || until === undefined
            ? '。'
            : `，${MAINTENANCE.until(toSiteTime(until, 'short'))}`}
        </p>
      ) : null}
    </Sheet>
  );
}
