/**
 * The match as it goes, in one line: who presses, what was seen, the latest first, and halves,
 * corners and red cards. While play is dangerous a pitch lies over it, with who attacks and where;
 * nothing below moves. A tap on the line opens a panel below it, which has the pitch and says the
 * rest: then the line says what goes on now, and nothing lies over it.
 */
import { useId } from 'react';
import type { Moment } from '@site/domain/betting/match-moments';
import { attackOf, isStopped, openingOf, pressureOf } from '@site/domain/betting/match-track';
import { ChevronDown } from '@site/ui';
import { DANGER_TEXT } from '../../phrases/board';
import { EVENT } from '../../phrases/event';
import type { LiveInfo, SportEvent } from '../../vendors/port';
import { calmText, StateNow, type Opening } from './LivePitch';
import { MatchPanel } from './MatchPanel';
import { momentText } from './moment-text';
import { Sign } from './Sign';
import type { PanelRoom } from './tracker-room';
import { StyledLine, StyledMoments, StyledTracker } from './tracker-styles';
import { useMatchSoFar } from './use-match-history';
import { useMatchTrack, type MatchTrack } from './use-match-track';
import { useMore } from './use-more';

/** Moments that a reader hears with the line. */
const MOST_HEARD = 3;

/** Which side pressed how much; nothing before anything was seen. */
function Pressure({ moments }: { readonly moments: readonly Moment[] }) {
  const home = pressureOf(moments);
  return home === null ? null : (
    <span className="pressure num" data-testid="match-pressure">
      <span className="label">{EVENT.what.attack}</span>
      <span>{home}</span>
      <meter min={0} max={100} value={home} aria-label={EVENT.pressure(home, 100 - home)} />
      <span>{100 - home}</span>
    </span>
  );
}

/**
 * What is counted. Beside what was seen there are no zeros, and no first half that is still the
 * score; alone in the line it is all that the vendor tells.
 */
function statsOf({ parts, corners, reds }: LiveInfo, isAlone: boolean) {
  const [first, second] = parts;
  return [
    { what: 'half', name: EVENT.part.half[0], score: isAlone || second ? first : undefined },
    { what: 'half', name: EVENT.part.half[1], score: second },
    { what: 'corner', name: EVENT.corners, score: corners },
    { what: 'red', name: EVENT.reds, score: reds },
  ].flatMap(({ score, ...stat }) =>
    score === undefined || (stat.what !== 'half' && !isAlone && score.home + score.away === 0)
      ? []
      : [{ ...stat, score }],
  );
}

/** Three thirds; the home side plays to the right. Nothing while play is safe. */
function Pitch({
  event: { homeName, awayName },
  live: { danger },
  side,
  stop,
}: {
  readonly event: SportEvent;
  readonly live: LiveInfo;
  readonly side: 'home' | 'away' | null;
  /** Whose goal or card play stands still for, where it is known. */
  readonly stop: MatchTrack['stop'];
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
  const isStill = isStopped(danger);
  return (
    <div className="pitch" data-testid="match-pitch" data-danger={danger}>
      {danger === 'safe' ? null : (
        <>
          {attack('away', awayName)}
          <p
            className="zone"
            data-hot={(isStill && stop !== null) || undefined}
            data-stop={isStill || undefined}
          >
            {isStill ? (
              <>
                {stop === null ? null : (
                  <b className="name">{stop === 'home' ? homeName : awayName}</b>
                )}
                <b>{DANGER_TEXT[danger]}</b>
              </>
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

/** What was seen, the latest first; who listens hears the first of it here, and all in the panel. */
const Moments = ({
  told,
  opening,
  event,
}: {
  readonly told: readonly Moment[];
  readonly opening: Opening;
  readonly event: SportEvent;
}) => (
  <StyledMoments data-testid="match-timeline">
    {told.map((moment, at) => (
      <span
        key={told.length - at}
        className="moment num"
        data-what={moment.what}
        aria-hidden={at >= MOST_HEARD || undefined}
      >
        <Sign what={moment.what} isUndone={moment.undone} />
        {momentText(moment, event)}
      </span>
    ))}
    {opening === null ? null : (
      <span className="moment num" aria-hidden={told.length >= MOST_HEARD || undefined}>
        {EVENT.opening(opening.home, opening.away)}
      </span>
    )}
  </StyledMoments>
);

/**
 * What was seen, the latest at the start of the line, where it is whole; figures behind it. An open
 * panel says both with all the rest.
 */
const Seen = ({
  stats,
  told,
  opening,
  event,
}: {
  readonly stats: ReturnType<typeof statsOf>;
  readonly told: readonly Moment[];
  readonly opening: Opening;
  readonly event: SportEvent;
}) => (
  <>
    {told.length === 0 ? null : <Moments told={told} opening={opening} event={event} />}
    {stats.map(({ what, name, score }) => (
      <span key={name} className="stat num">
        {what === 'red' ? <Sign what="red" isUndone={false} /> : null}
        <span className={what === 'red' ? 'vh' : undefined}>{name}</span>
        {` ${score.home}-${score.away}`}
      </span>
    ))}
  </>
);

/** The tracker. */
export function MatchTracker({
  trackId,
  event,
  live: heard,
  isLost,
  panel,
  onToggle,
}: {
  /** The vendor's match. */
  readonly trackId: string;
  readonly event: SportEvent;
  readonly live: LiveInfo;
  /** The feed says nothing now. */
  readonly isLost: boolean;
  /** Null while it is closed. */
  readonly panel: PanelRoom | null;
  readonly onToggle: () => void;
}) {
  const isOpen = panel !== null;
  const { moments: seen, stop } = useMatchTrack(trackId, heard, isLost);
  // Nobody knows whether an attack goes on that nobody tells of.
  const live: LiveInfo = isLost ? { ...heard, danger: 'safe' } : heard;
  const { moments, isKnown } = useMatchSoFar(event.id, live, seen);
  const holder = useMore<HTMLDivElement>();
  const id = useId();
  const told = moments.filter(({ what }) => what !== 'attack').toReversed();
  const opening = openingOf(moments, live.score);
  const isUnseen = told.length === 0 && pressureOf(seen) === null;
  const stats = statsOf(live, isUnseen);
  const isQuiet = isUnseen && stats.length === 0;
  return (
    <StyledTracker data-testid="match-tracker" data-panel={panel}>
      <h2 className="vh" id={`${id}name`}>
        {EVENT.tracker}
      </h2>
      <StyledLine ref={holder} data-covered={(!isOpen && live.danger !== 'safe') || undefined}>
        <div className="course">
          <button
            type="button"
            id={`${id}line`}
            className="line"
            data-testid="tracker-toggle"
            aria-labelledby={`${id}name ${id}line`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={onToggle}
          >
            {isOpen ? (
              <StateNow event={event} live={live} stop={stop} />
            ) : isQuiet ? (
              <span>{calmText(live)}</span>
            ) : null}
            {live.period?.kind === 'ended' ? null : <Pressure moments={seen} />}
            {isOpen ? null : <Seen stats={stats} told={told} opening={opening} event={event} />}
          </button>
        </div>
        {isOpen ? null : <Pitch event={event} live={live} side={attackOf(live)} stop={stop} />}
        <span className="end" aria-hidden="true">
          <ChevronDown className="chevron" />
        </span>
      </StyledLine>
      {panel === null ? null : (
        <MatchPanel
          id={id}
          room={panel}
          event={event}
          live={live}
          moments={moments}
          isKnown={isKnown}
          opening={opening}
        />
      )}
    </StyledTracker>
  );
}
