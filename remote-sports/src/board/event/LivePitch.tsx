/**
 * The pitch of the open panel with what was seen last beside it. The home side plays to the right;
 * who attacks is said in words and by arrows, what stops the play is said above, in the line.
 */
import type { Moment, TrackSide } from '@site/domain/betting/match-moments';
import { tellingOf } from '@site/domain/betting/match-history';
import { attackOf, isStopped, type DangerLevel } from '@site/domain/betting/match-track';
import { DANGER_TEXT } from '../../phrases/board';
import { EVENT } from '../../phrases/event';
import type { LiveInfo, SportEvent } from '../../vendors/port';
import { wordsOf } from './moment-text';
import { StyledScene } from './pitch-styles';
import { Sign } from './Sign';

/** The score that stood when the match was opened; null where it was nil to nil. */
export type Opening = LiveInfo['score'] | null;

/** Moments that have room beside the pitch. */
const MOST_BESIDE = 3;

/** In a pitch of 105 by 68 metres: the half-way line and what stands before the goals. */
const LINES = 'M52.5 0v68M0 14h16.5v40H0M0 25h5.5v18H0M105 14H88.5v40H105M105 25h-5.5v18h5.5';

/** What stands where nothing goes on: while it is played, while it rests, and once it is over. */
export const calmText = ({ period }: LiveInfo): string =>
  (period === null ? undefined : EVENT.rests[period.kind]) ?? EVENT.calm;

/** What is going on now, in words: the line above an open pitch. */
export function StateNow({
  event,
  live,
  stop,
}: {
  readonly event: SportEvent;
  readonly live: LiveInfo;
  /** Whose goal or card play stands still for, where it is known. */
  readonly stop: TrackSide | null;
}) {
  const { danger } = live;
  const side = attackOf(live);
  const nameOf = (of: TrackSide): string => (of === 'home' ? event.homeName : event.awayName);
  const words =
    side !== null
      ? EVENT.attackOf(side, nameOf(side))
      : danger === 'safe'
        ? calmText(live)
        : `${stop === null ? '' : `${nameOf(stop)} `}${DANGER_TEXT[danger]}`;
  return (
    <span className="now" data-danger={danger} data-testid="tracker-now">
      {words}
    </span>
  );
}

/** Where the ball presses forward: the third before the other side's goal. */
function Third({
  isHot,
  team,
  arrows,
}: {
  readonly isHot: boolean;
  readonly team: string;
  readonly arrows: string;
}) {
  return (
    <span className="third" data-hot={isHot || undefined}>
      {isHot ? (
        <>
          <b className="name">{team}</b>
          <b>{EVENT.what.attack}</b>
          <span className="arrows" aria-hidden="true">
            {arrows}
          </span>
        </>
      ) : null}
    </span>
  );
}

/** The pitch, its teams at their own ends with the way they play. */
function Pitch({
  event: { homeName, awayName },
  danger,
  side,
}: {
  readonly event: SportEvent;
  readonly danger: DangerLevel;
  readonly side: 'home' | 'away' | null;
}) {
  return (
    <div
      className="pitch"
      data-testid="match-pitch"
      data-danger={danger}
      data-stop={isStopped(danger) || undefined}
    >
      <svg className="lines" viewBox="0 0 105 68" preserveAspectRatio="none" aria-hidden="true">
        <path d={LINES} />
      </svg>
      <span className="circle" />
      <Third isHot={side === 'away'} team={awayName} arrows="‹‹‹" />
      <span className="third" />
      <Third isHot={side === 'home'} team={homeName} arrows="›››" />
      <span className="ends" aria-hidden="true">
        <span>{homeName} ›</span>
        <span>‹ {awayName}</span>
      </span>
    </div>
  );
}

/** A moment in one line: a name that is too long for it is cut, minute and happening are not. */
function Row({ moment, event }: { readonly moment: Moment; readonly event: SportEvent }) {
  const { when, team, what: whole } = wordsOf(moment, event);
  // The struck sign says what was taken back: the name has the room.
  const what = moment.undone ? EVENT.undone : whole;
  return (
    <p className="row" data-what={moment.what}>
      <Sign what={moment.what} isUndone={moment.undone} />
      {when === '' ? null : <span>{`${when} `}</span>}
      {team === '' ? null : <span className="name">{team}</span>}
      <span>{team === '' ? what : ` ${what}`}</span>
    </p>
  );
}

/** See above. */
export function LivePitch({
  event,
  live,
  moments,
  isKnown,
  opening,
}: {
  readonly event: SportEvent;
  readonly live: LiveInfo;
  readonly moments: readonly Moment[];
  /** They are told from the first minute on. */
  readonly isKnown: boolean;
  readonly opening: Opening;
}) {
  const beside = tellingOf(moments, MOST_BESIDE);
  return (
    <StyledScene className="scene">
      <Pitch event={event} danger={live.danger} side={attackOf(live)} />
      {/* Who listens has all of it in the list of the course. */}
      <div className="beside num" aria-hidden="true" data-testid="match-latest">
        {beside.map((moment, at) => (
          <Row key={beside.length - at} moment={moment} event={event} />
        ))}
        {opening === null || beside.length === MOST_BESIDE ? null : (
          <p>{EVENT.opening(opening.home, opening.away)}</p>
        )}
        {opening === null && beside.length === 0 ? (
          <p>{EVENT.nothingYet[isKnown ? 'known' : 'seen']}</p>
        ) : null}
      </div>
    </StyledScene>
  );
}
