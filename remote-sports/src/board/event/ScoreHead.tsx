/**
 * Head of an event page: league, teams, score, part and clock, parts in a table, cards, corners,
 * danger; star and share.
 */
import { Routing } from '@site/domain/constants';
import { formatShort } from '@site/domain/formatting/date';
import { usePlatform } from '@site/platform';
import { Card, IconButton, Tag, color, px, type } from '@site/ui';
import { Share2 } from '@site/ui/more-icons';
import { shareContent } from '@site/ui/share';
import styled from 'styled-components';
import { FavouriteStar } from '../../favourites/FavouriteStar';
import { BOARD } from '../../phrases/board';
import { EVENT } from '../../phrases/event';
import type { SportEvent } from '../../vendors/port';
import { eventAddress, useBoardPlace } from '../board-place';
import { LiveTag, liveText } from '../LiveTag';
import { matchName } from '../selection-text';
import { LeagueChips } from './LeagueChips';
import { CARDS, PartTable } from './PartTable';

const StyledScore = styled(Card)`
  padding: 0;
  background: linear-gradient(160deg, ${color('brand-soft')}, ${color('surface')} 70%);
  & > header {
    display: flex;
    align-items: center;
    min-height: ${px(48)};
  }
  & > header > .match {
    flex: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: center;
    gap: ${px(6)};
    min-width: 0;
    text-align: center;
  }
  & > header > .match > .team {
    font-size: ${type.l};
    line-height: 1.3;
  }
  & > header > .match > .score {
    min-width: ${px(68)};
    font-size: ${type.hero};
    line-height: 1.2;
    color: ${color('gold-text')};
    white-space: nowrap;
  }
  & > header > .title {
    flex: 1;
    padding-inline-start: ${px(14)};
    font-size: ${type.xl};
  }
  & > p {
    display: flex;
    gap: ${px(6)};
    align-items: center;
    min-height: ${px(36)};
    padding: 0 ${px(8)} 0 ${px(14)};
    font-size: ${type.s};
    color: ${color('text-2')};
    white-space: nowrap;
  }
  /* Letters so large that the line has no room for all of it. */
  @media (max-width: 17em) {
    & > p {
      flex-wrap: wrap;
    }
  }
  & > p > .league {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
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

/** Clock or kick-off; danger too where no tracker says whose it is. */
function StateOf({ event }: { readonly event: SportEvent }) {
  const { live, sportId } = event;
  return live !== null && hasTracker(event) ? (
    <Tag tone="live">{liveText(live, sportId)}</Tag>
  ) : (
    <LiveTag event={event} />
  );
}

/** The head. */
export function ScoreHead({ event }: { readonly event: SportEvent }) {
  const share = useShare(event);
  const { live } = event;
  return (
    <StyledScore data-testid="event-head">
      <header>
        {event.isOutright ? (
          <h1 className="title">{event.homeName}</h1>
        ) : (
          <>
            <FavouriteStar
              kind="event"
              id={event.id}
              name={`${event.homeName} ${event.awayName}`}
              size="l"
            />
            <h2 className="vh">
              {live === null
                ? matchName(event)
                : BOARD.score(event.homeName, live.score.home, live.score.away, event.awayName)}
            </h2>
            <div className="match" aria-hidden="true">
              <strong className="team">{event.homeName}</strong>
              <b className="num score">
                {live === null ? EVENT.vs : `${live.score.home} : ${live.score.away}`}
              </b>
              <strong className="team">{event.awayName}</strong>
            </div>
          </>
        )}
        <IconButton
          label={EVENT.share}
          icon={<Share2 aria-hidden />}
          data-testid="event-share"
          onClick={share}
        />
      </header>
      <p>
        {event.isOutright ? (
          <span className="num">{BOARD.endsOn(formatShort(event.startAt))}</span>
        ) : (
          <StateOf event={event} />
        )}
        {live !== null && live.points !== '' ? (
          <span className="num">{BOARD.points(live.points)}</span>
        ) : null}
        <span className="league">{event.leagueName}</span>
        {event.isOutright || event.isVirtual ? null : <LeagueChips event={event} />}
      </p>
      {live === null || hasTracker(event) ? null : <PartTable event={event} live={live} />}
    </StyledScore>
  );
}
