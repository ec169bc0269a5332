/**
 * The match in the title bar, which never leaves: names, score, clock or kick-off, star and share.
 * Names may be cut, score and clock never.
 */
import { formatShort } from '@site/domain/formatting/date';
import { IconButton, color, px, type } from '@site/ui';
import { Share2 } from '@site/ui/more-icons';
import { usePageTitle } from '@site/remote-kit/page-title';
import { TitlePlace } from '@site/ui/title-place';
import styled from 'styled-components';
import { FavouriteStar } from '../../favourites/FavouriteStar';
import { BOARD } from '../../phrases/board';
import { EVENT } from '../../phrases/event';
import type { SportEvent } from '../../vendors/port';
import { RED_CARD } from '../red-card';
import { liveText } from '../LiveTag';
import { matchName } from '../selection-text';
import { useShare } from './use-share';

const StyledMatch = styled.div`
  flex: 1;
  display: flex;
  align-items: center;
  min-width: 0;
  .match {
    flex: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: center;
    gap: 0 ${px(8)};
    min-width: 0;
    line-height: 1.2;
  }
  .team {
    display: flex;
    align-items: center;
    min-width: 0;
    font-size: min(${type.l}, 5vw);
    font-weight: 650;
  }
  /* Two lines of a name have room beside score and clock. */
  .name {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    /* No character of a name stands alone on its second line. */
    text-wrap: balance;
  }
  /* A name of four has one line beside its cards, too. */
  .team:has(mark) {
    font-size: min(${type.m}, 5vw);
  }
  .match > .team:first-of-type {
    justify-content: flex-end;
    text-align: end;
  }
  /* Before its name, where no long one hides it. */
  mark {
    flex: none;
    margin-inline-end: ${px(4)};
    padding: 0 ${px(3)};
    border-radius: ${px(2)};
    background: ${RED_CARD};
    color: #fff;
    font-size: ${type.xxs};
  }
  .now {
    text-align: center;
    white-space: nowrap;
  }
  .score {
    display: block;
    font-size: min(${type.xl}, 7vw);
    font-weight: 800;
  }
  .clock {
    font-size: min(${type.xxs}, 4vw);
    color: ${color('chrome-text-2')};
  }
  .clock[data-live]::before {
    content: '';
    display: inline-block;
    width: ${px(6)};
    height: ${px(6)};
    margin-inline-end: ${px(4)};
    border-radius: 50%;
    background: #ff6257;
    vertical-align: 0.1em;
  }
  .outright {
    flex: 1;
    padding-inline-start: ${px(8)};
  }
  button {
    width: ${px(42)};
    min-width: 40px;
    min-height: 40px;
  }
  button:not([aria-pressed='true']) {
    color: ${color('chrome-text-2')};
  }
`;

/** Who listens hears names and score as the title, and cards where they are counted. */
const TeamName = ({
  name,
  reds = 0,
}: {
  readonly name: string;
  readonly reds?: number | undefined;
}) => (
  <b className="team" aria-hidden="true">
    {reds > 0 ? <mark>{reds}</mark> : null}
    <span className="name">{name}</span>
  </b>
);

/** Both sides with what stands between them. */
function Sides({ event }: { readonly event: SportEvent }) {
  const { live, homeName, awayName } = event;
  const title =
    live === null
      ? matchName(event)
      : BOARD.score(homeName, live.score.home, live.score.away, awayName);
  return (
    <>
      <h1 className="vh">{title}</h1>
      <div className="match" data-testid="score-line">
        <TeamName name={homeName} reds={live?.reds.home} />
        <p className="now num">
          <span className="score" aria-hidden="true">
            {live === null ? EVENT.vs : `${live.score.home} : ${live.score.away}`}
          </span>
          {live === null ? (
            <time className="clock" dateTime={new Date(event.startAt).toISOString()}>
              {formatShort(event.startAt)}
            </time>
          ) : (
            <span className="clock" data-live={live.period?.kind !== 'ended' || undefined}>
              {liveText(live, event.sportId)}
            </span>
          )}
        </p>
        <TeamName name={awayName} reds={live?.reds.away} />
      </div>
      <FavouriteStar kind="event" id={event.id} name={`${homeName} ${awayName}`} size="l" />
    </>
  );
}

/** The match. */
export function TitleMatch({ event }: { readonly event: SportEvent }) {
  const share = useShare(event);
  usePageTitle(matchName(event));
  return (
    <TitlePlace>
      <StyledMatch data-testid="event-head">
        {event.isOutright ? (
          <h1 className="team outright">
            <span className="name">{event.homeName}</span>
          </h1>
        ) : (
          <Sides event={event} />
        )}
        <IconButton
          label={EVENT.share}
          icon={<Share2 aria-hidden />}
          data-testid="event-share"
          onClick={share}
        />
      </StyledMatch>
    </TitlePlace>
  );
}
