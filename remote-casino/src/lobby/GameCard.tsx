import { memo } from 'react';
import type { Game } from '@site/contracts/games';
import { Routing } from '@site/domain/constants';
import { ContentPicture } from '@site/ui/content-picture';
import { CARD } from '../phrases/lobby';
import { DOTS, HEART } from './CardSigns';
import { tagsOf } from './card-tags';
import { groundOf } from './game-art';
import { playPath } from './paths';

/** Marks that fit over the picture. */
const MOST_TAGS = 2;

interface GameCardProps {
  readonly game: Game;
  readonly providerName: string;
  /** Its provider is under maintenance. */
  readonly isInMaintenance: boolean;
  /** Null shows no heart: visitors, or favourites that are not known. */
  readonly liked: boolean | null;
  /**
   * Flung by: its name alone, with a ground instead of the picture; marks and buttons come with the
   * rest.
   */
  readonly plain?: boolean;
}

/**
 * A game. A tap starts it; the page's lobby handles the taps, so a card has no handlers. Stands
 * inside a parent with `cardLook`.
 */
export const GameCard = memo(function GameCard({
  game,
  providerName,
  isInMaintenance,
  liked,
  plain = false,
}: GameCardProps) {
  const { gameId, name } = game;
  return (
    <div className="card" data-maintenance={isInMaintenance || undefined}>
      <a
        href={Routing.basePath + playPath(gameId)}
        data-act="play"
        data-id={gameId}
        data-testid="game-card"
        data-game-id={gameId}
        data-maintenance={isInMaintenance || undefined}
      >
        {plain ? (
          <span className="ground" />
        ) : (
          <ContentPicture
            className="picture"
            src={game.imageUrl}
            alt=""
            ratio="1 / 1"
            fallback={
              <span className="art" style={{ background: groundOf(gameId) }}>
                <b>{[...name][0]}</b>
              </span>
            }
          />
        )}
        {plain ? null : (
          <span className="tags">
            {tagsOf(game, isInMaintenance)
              .slice(0, MOST_TAGS)
              .map(({ tone, text }) => (
                <em key={tone} data-tone={tone}>
                  {text}
                </em>
              ))}
          </span>
        )}
        <b className="name">{name}</b>
        <small className="by">{providerName}</small>
      </a>
      {plain || liked === null ? null : (
        <button
          type="button"
          className="like"
          data-act="like"
          data-id={gameId}
          aria-pressed={liked}
          aria-label={CARD.like(name)}
        >
          {HEART}
        </button>
      )}
      {plain ? null : (
        <button
          type="button"
          className="more"
          data-act="more"
          data-id={gameId}
          aria-label={CARD.details(name)}
        >
          {DOTS}
        </button>
      )}
    </div>
  );
});
