/**
 * Head of an event page: league, teams, score, part and clock, parts in a table, cards, corners,
 * danger; star and share.
 */
import { Routing } from '@site/domain/constants';
import { formatShort } from '@site/domain/formatting/date';
import { usePlatform } from '@site/platform';
import { Card, IconButton, color, px, type } from '@site/ui';
import { Share2 } from '@site/ui/more-icons';
import { shareContent } from '@site/ui/share';
import styled from 'styled-components';
import { FavouriteStar } from '../../favourites/FavouriteStar';
import { BOARD } from '../../phrases/board';
import { EVENT } from '../../phrases/event';
import type { SportEvent } from '../../vendors/port';
import { eventAddress, useBoardPlace } from '../board-place';
import { LiveTag } from '../LiveTag';
import { matchName } from '../selection-text';
import { CARDS, PartTable } from './PartTable';

const StyledScore = styled(Card)`
  padding: 0;
  background: linear-gradient(160deg, ${color('brand-soft')}, ${color('surface')} 70%);
  & > header {
    display: flex;
    align-items: center;
    margin-bottom: ${px(-8)};
    padding-inline-start: ${px(14)};
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  & > header > .league {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: center;
    gap: ${px(10)};
    padding: 0 ${px(14)};
    text-align: center;
  }
  & > div > .team {
    font-size: ${type.l};
    line-height: 1.3;
  }
  & > div > .score {
    min-width: ${px(72)};
    font-size: ${type.hero};
    line-height: 1.2;
    color: ${color('gold-text')};
    white-space: nowrap;
  }
  & > h1 {
    padding: ${px(6)} ${px(14)};
    text-align: center;
    font-size: ${type.xl};
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: ${px(6)};
    justify-content: center;
    align-items: center;
    min-height: ${px(24)};
    padding: ${px(4)} ${px(12)} ${px(10)};
    font-size: ${type.s};
    color: ${color('text-2')};
  }
`;

function useShare(event: SportEvent): () => void {
  const { toast } = usePlatform();
  const { base } = useBoardPlace();
  return () => {
    const { share, clipboard } = globalThis.navigator as Partial<Navigator>;
    const url = `${globalThis.location.origin}${Routing.basePath}${eventAddress(base, event)}`;
    const title = event.isOutright
      ? event.homeName
      : EVENT.shareText(event.homeName, event.awayName);
    void shareContent(
      { title, text: title, url },
      {
        ...(share === undefined
          ? {}
          : { share: (data) => globalThis.navigator.share({ ...data }) }),
        ...(clipboard === undefined ? {} : { clipboard }),
      },
    ).then((outcome) => {
      if (outcome === 'copied') toast.show('success', EVENT.shared);
      if (outcome === 'manual') toast.show('info', EVENT.shareByHand);
    });
  };
}

/** While it is played, the tracker says what the table would. */
const hasTracker = ({ sportId, live }: SportEvent): boolean =>
  CARDS.has(sportId) && live?.period?.kind !== 'ended';

/** The head. */
export function ScoreHead({ event }: { readonly event: SportEvent }) {
  const share = useShare(event);
  const { live } = event;
  return (
    <StyledScore data-testid="event-head">
      <header>
        <span className="league">{event.leagueName}</span>
        {event.isOutright ? null : (
          <FavouriteStar
            kind="event"
            id={event.id}
            name={`${event.homeName} ${event.awayName}`}
            size="l"
          />
        )}
        <IconButton
          label={EVENT.share}
          icon={<Share2 aria-hidden />}
          data-testid="event-share"
          onClick={share}
        />
      </header>
      {event.isOutright ? (
        <h1>{event.homeName}</h1>
      ) : (
        <>
          <h2 className="vh">
            {live === null
              ? matchName(event)
              : BOARD.score(event.homeName, live.score.home, live.score.away, event.awayName)}
          </h2>
          <div aria-hidden="true">
            <strong className="team">{event.homeName}</strong>
            <b className="num score">
              {live === null ? EVENT.vs : `${live.score.home} : ${live.score.away}`}
            </b>
            <strong className="team">{event.awayName}</strong>
          </div>
        </>
      )}
      <p>
        {event.isOutright ? (
          <span className="num">{BOARD.endsOn(formatShort(event.startAt))}</span>
        ) : (
          <LiveTag event={event} />
        )}
        {live !== null && live.points !== '' ? (
          <span className="num">{BOARD.points(live.points)}</span>
        ) : null}
      </p>
      {live === null || hasTracker(event) ? null : <PartTable event={event} live={live} />}
    </StyledScore>
  );
}
