/**
 * The match as it goes, in one line: who presses, the first half, corners and red cards, and what
 * was seen, the latest first. While play is dangerous a pitch lies over it, with who attacks and
 * where; nothing below moves.
 */
import { DANGER_TEXT } from '../../phrases/board';
import { EVENT } from '../../phrases/event';
import type { DangerLevel, LiveInfo, SportEvent } from '../../vendors/port';
import { useBoardPlace } from '../board-place';
import { attackOf, pressureOf, type Moment } from './match-track';
import { StyledCourse, StyledMoments, StyledTracker } from './tracker-styles';
import { useMatchTrack } from './use-match-track';
import { useMore } from './use-more';

/** In these betting is stopped; where on the pitch nobody says. */
const STOPS: ReadonlySet<DangerLevel> = new Set<DangerLevel>(['goal', 'redCard', 'var']);

/** Which side pressed how much; nothing before anything was seen. */
function Pressure({ moments }: { readonly moments: readonly Moment[] }) {
  const home = pressureOf(moments);
  return home === null ? null : (
    <p className="pressure num" data-testid="match-pressure">
      <span className="label">{EVENT.what.attack}</span>
      <span>{home}</span>
      <meter min={0} max={100} value={home} aria-label={EVENT.pressure(home, 100 - home)} />
      <span>{100 - home}</span>
    </p>
  );
}

/** What is counted: no zeros, and no first half that is still the score. */
function statsOf({ parts, corners, reds }: LiveInfo) {
  const [half] = parts;
  return [
    { what: 'half', name: EVENT.part.half[0], score: parts.length > 1 ? half : undefined },
    { what: 'corner', name: EVENT.corners, score: corners },
    { what: 'red', name: EVENT.reds, score: reds },
  ].flatMap(({ score, ...stat }) =>
    score === undefined || (stat.what !== 'half' && score.home + score.away === 0)
      ? []
      : [{ ...stat, score }],
  );
}

/** Three thirds; the home side plays to the right. Nothing while play is safe. */
function Pitch({
  event: { homeName, awayName },
  live: { danger },
  side,
}: {
  readonly event: SportEvent;
  readonly live: LiveInfo;
  readonly side: 'home' | 'away' | null;
}) {
  const attack = (of: 'home' | 'away', team: string) => (
    <p className="zone" data-hot={side === of || undefined}>
      {side === of ? (
        <>
          <b className="name">{team}</b>
          <b>{EVENT.what.attack}</b>
        </>
      ) : null}
    </p>
  );
  const isStopped = STOPS.has(danger);
  return (
    <div className="pitch" data-testid="match-pitch" data-danger={danger}>
      {danger === 'safe' ? null : (
        <>
          {attack('away', awayName)}
          <p className="zone" data-stop={isStopped || undefined}>
            {isStopped ? (
              <b>{DANGER_TEXT[danger]}</b>
            ) : (
              <span aria-hidden="true">{side === 'home' ? '›››' : '‹‹‹'}</span>
            )}
          </p>
          {attack('home', homeName)}
        </>
      )}
    </div>
  );
}

/** The tracker. */
export function MatchTracker({
  event,
  live,
}: {
  readonly event: SportEvent;
  readonly live: LiveInfo;
}) {
  const { base } = useBoardPlace();
  const moments = useMatchTrack(`${base}/${event.id}`, event);
  const holder = useMore<HTMLDivElement>();
  const names = { home: event.homeName, away: event.awayName };
  const told = moments.filter(({ what }) => what !== 'attack').toReversed();
  const stats = statsOf(live);
  const isQuiet = stats.length + told.length === 0 && pressureOf(moments) === null;
  return (
    <StyledTracker data-testid="match-tracker" ref={holder}>
      <StyledCourse tabIndex={isQuiet ? undefined : 0} role="group" aria-label={EVENT.tracker}>
        <h2 className="vh">{EVENT.tracker}</h2>
        {isQuiet ? <span>{EVENT.calm}</span> : null}
        <Pressure moments={moments} />
        {stats.map(({ what, name, score }) => (
          <span key={what} className="stat num" data-what={what}>
            <span className={what === 'red' ? 'vh' : undefined}>{name}</span>
            {` ${score.home}-${score.away}`}
          </span>
        ))}
        {told.length === 0 ? null : (
          <StyledMoments aria-label={EVENT.timeline} data-testid="match-timeline">
            {told.map(({ side, what, clock, undone }, at) => (
              <li key={`${told.length - at}`} className="moment num" data-what={what}>
                {EVENT.moment(clock, EVENT.what[what], names[side], undone)}
              </li>
            ))}
          </StyledMoments>
        )}
      </StyledCourse>
      <Pitch event={event} live={live} side={attackOf(live)} />
    </StyledTracker>
  );
}
