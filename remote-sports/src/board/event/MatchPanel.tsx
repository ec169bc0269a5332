/**
 * What a match has come to, below the line of its tracker: the pitch with what was seen last, the
 * score by halves with corners and cards, and its course along the minutes, home above and away
 * below.
 */
import { EVENT } from '../../phrases/event';
import type { LiveInfo, SportEvent } from '../../vendors/port';
import { courseOf, playedOf, type Course, type StepSide } from './match-course';
import type { Moment } from '@site/domain/betting/match-moments';
import { LivePitch, type Opening } from './LivePitch';
import { momentText } from './moment-text';
import { PartTable } from './PartTable';
import { Sign } from './Sign';
import type { PanelRoom } from './tracker-room';
import { StyledCourse, StyledPanel } from './panel-styles';

/** A bar of these many attacks is as high as there is room, however few there are. */
const LEAST_HIGH = 3;

/** Words at the ends of the axis stand inside of it. */
const endOf = (at: number, count: number): 'first' | 'last' | undefined => {
  if (at === 0) return 'first';
  return at === count - 1 ? 'last' : undefined;
};

/** One side's five minutes: how often it attacked, and what stands out of them. */
function Half({
  step: { attacks, signs },
  most,
  side,
}: {
  readonly step: StepSide;
  readonly most: number;
  readonly side: 'home' | 'away';
}) {
  return (
    <span className="half" data-side={side}>
      {attacks === 0 ? null : (
        <span
          className="bar"
          style={{ height: `${(50 * attacks) / Math.max(most, LEAST_HIGH)}%` }}
        />
      )}
      {signs.length === 0 ? null : (
        <span className="signs">
          {signs.map(({ what, undone }, at) => (
            <Sign key={at} what={what} isUndone={undone} />
          ))}
        </span>
      )}
    </span>
  );
}

/** The same in words, for who does not see it. */
function Told({
  course: { steps },
  moments,
  isKnown,
  opening,
  event,
}: {
  readonly course: Course;
  readonly moments: readonly Moment[];
  readonly isKnown: boolean;
  readonly opening: Opening;
  readonly event: SportEvent;
}) {
  const pressed = steps.filter(({ home, away }) => home.attacks + away.attacks > 0);
  const told = moments.filter(({ what }) => what !== 'attack').toReversed();
  return (
    <div className="vh">
      {told.length === 0 && opening === null ? null : (
        <ol aria-label={EVENT.timeline[isKnown ? 'known' : 'seen']} data-testid="match-course">
          {told.map((moment, at) => (
            <li key={told.length - at}>{momentText(moment, event)}</li>
          ))}
          {opening === null ? null : <li>{EVENT.opening(opening.home, opening.away)}</li>}
        </ol>
      )}
      {pressed.length === 0 ? null : (
        <ul aria-label={EVENT.attacks}>
          {pressed.map(({ from, to, home, away }) => (
            <li key={from}>{EVENT.attacksIn(from, to, home.attacks, away.attacks)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Bars and signs along the minutes. */
function Track({
  course,
  clock,
  isKnown,
}: {
  readonly course: Course;
  readonly clock: string;
  readonly isKnown: boolean;
}) {
  const { steps, length, most, marks } = course;
  return (
    <StyledCourse aria-hidden="true">
      <div className="sides">
        <span>{EVENT.sideMark.home}</span>
        <span>{EVENT.sideMark.away}</span>
      </div>
      <div className="steps">
        <span className="played" style={{ width: `${playedOf(clock, length)}%` }} />
        {steps.map(({ from, home, away, isReviewed }) => (
          <span key={from} className="step" data-mark={marks.includes(from - 1) || undefined}>
            <Half step={home} most={most} side="home" />
            <Half step={away} most={most} side="away" />
            {isReviewed ? (
              <span className="review">
                <Sign what="var" isUndone={false} />
              </span>
            ) : null}
          </span>
        ))}
      </div>
      <div className="minutes num">
        {marks.map((minute, at) => (
          <span
            key={minute}
            data-end={endOf(at, marks.length)}
            style={{ left: `${(100 * minute) / length}%` }}
          >
            {EVENT.minute(minute)}
          </span>
        ))}
        {isKnown ? null : <span className="since">{EVENT.sinceOpened}</span>}
      </div>
    </StyledCourse>
  );
}

/** The panel. */
export function MatchPanel({
  id,
  room,
  event,
  live,
  moments,
  isKnown,
  opening,
}: {
  readonly id: string;
  readonly room: PanelRoom;
  readonly event: SportEvent;
  readonly live: LiveInfo;
  readonly moments: readonly Moment[];
  /** They are told from the first minute on. */
  readonly isKnown: boolean;
  readonly opening: Opening;
}) {
  const course = courseOf(moments, live.clock);
  return (
    <StyledPanel id={id} data-testid="match-panel" data-room={room}>
      <LivePitch event={event} live={live} moments={moments} isKnown={isKnown} opening={opening} />
      <PartTable event={event} live={live} />
      {room === 'course' ? <Track course={course} clock={live.clock} isKnown={isKnown} /> : null}
      <Told course={course} moments={moments} isKnown={isKnown} opening={opening} event={event} />
    </StyledPanel>
  );
}
