/**
 * The match as it goes: a pitch with the part where play is dangerous and who attacks there, which
 * side presses, the scores of halves, corners and cards, and what was seen, the latest first.
 */
import type { ReactNode } from 'react';
import { DANGER_TEXT } from '../../phrases/board';
import { EVENT } from '../../phrases/event';
import type { DangerLevel, LiveInfo, SportEvent } from '../../vendors/port';
import { useBoardPlace } from '../board-place';
import { attackOf, pressureOf, type Moment } from './match-track';
import { StyledMoments, StyledTracker } from './tracker-styles';
import { useMatchTrack } from './use-match-track';

/** In these betting is stopped; where on the pitch nobody says. */
const STOPS: ReadonlySet<DangerLevel> = new Set<DangerLevel>(['goal', 'redCard', 'var']);

/** Which side pressed how much; nothing before anything was seen. */
function Pressure({ moments }: { readonly moments: readonly Moment[] }) {
  const home = pressureOf(moments);
  return home === null ? null : (
    <p className="pressure num" data-testid="match-pressure">
      <span>{home}%</span>
      <meter min={0} max={100} value={home} aria-label={EVENT.pressure(home, 100 - home)} />
      <span>{100 - home}%</span>
    </p>
  );
}

/** Scores of the halves, corners and red cards. */
function Stats({ live: { parts, corners, reds } }: { readonly live: LiveInfo }) {
  return (
    <span className="stats num">
      {EVENT.part.half.map((name, at) => {
        const part = parts[at];
        return part === undefined ? null : <span key={name}>{EVENT.stat(name, part)}</span>;
      })}
      <span>{EVENT.stat(EVENT.corners, corners)}</span>
      <span>{EVENT.stat(EVENT.reds, reds)}</span>
    </span>
  );
}

/** Three thirds, each with words of its own; the home side plays to the right. */
function Pitch({
  event: { homeName, awayName },
  live,
  moments,
}: {
  readonly event: SportEvent;
  readonly live: LiveInfo;
  readonly moments: readonly Moment[];
}) {
  const side = attackOf(live);
  const isStopped = STOPS.has(live.danger);
  const attack = (team: string): ReactNode => (
    <>
      <b className="name">{team}</b>
      <b>{EVENT.what.attack}</b>
    </>
  );
  const own = (team: string): ReactNode =>
    side === null ? <span className="name">{team}</span> : null;
  return (
    <div className="pitch" data-testid="match-pitch" data-danger={live.danger}>
      <p className="zone" data-hot={side === 'away' || undefined}>
        {side === 'away' ? attack(awayName) : own(homeName)}
      </p>
      <p className="zone" data-stop={isStopped || undefined}>
        {side === null ? (
          <b>{isStopped ? DANGER_TEXT[live.danger] : EVENT.calm}</b>
        ) : (
          <span aria-hidden="true">{side === 'home' ? '›››' : '‹‹‹'}</span>
        )}
      </p>
      <p className="zone" data-hot={side === 'home' || undefined}>
        {side === 'home' ? attack(homeName) : own(awayName)}
      </p>
      <Pressure moments={moments} />
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
  const names = { home: event.homeName, away: event.awayName };
  const told = moments.filter(({ what }) => what !== 'attack').toReversed();
  return (
    <StyledTracker data-testid="match-tracker">
      <h2 className="vh">{EVENT.tracker}</h2>
      <Pitch event={event} live={live} moments={moments} />
      <div className="course">
        <Stats live={live} />
        {told.length === 0 ? null : (
          <StyledMoments tabIndex={0} aria-label={EVENT.timeline} data-testid="match-timeline">
            {told.map(({ side, what, clock, undone }, at) => (
              <li key={`${told.length - at}`} className="moment num" data-what={what}>
                {EVENT.moment(clock, EVENT.what[what], names[side], undone)}
              </li>
            ))}
          </StyledMoments>
        )}
      </div>
    </StyledTracker>
  );
}
