/**
 * The match as it goes: a pitch with the part where play is dangerous, which side presses, and what
 * was seen, the latest first. Open at first; a member may fold it for the visit.
 */
import { useState } from 'react';
import { Card, ChevronDown, color, px, radius, type } from '@site/ui';
import styled from 'styled-components';
import { DANGER_TEXT } from '../../phrases/board';
import { EVENT } from '../../phrases/event';
import type { DangerLevel, LiveInfo, SportEvent } from '../../vendors/port';
import { useBoardPlace } from '../board-place';
import { attackOf, pressureOf, type Moment } from './match-track';
import { useMatchTrack } from './use-match-track';

const StyledTracker = styled(Card)`
  padding: 0;
  .head {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: max(40px, ${px(40)});
    padding: 0 ${px(12)};
    font-size: ${type.m};
    font-weight: 650;
  }
  .head > .stats {
    display: flex;
    gap: ${px(8)};
    margin-inline-start: auto;
    font-size: ${type.xs};
    font-weight: 500;
    color: ${color('text-2')};
  }
  .head > svg {
    width: ${px(18)};
    height: ${px(18)};
    color: ${color('text-3')};
  }
  .head[aria-expanded='false'] > svg {
    transform: rotate(-90deg);
  }
  & > div {
    display: grid;
    gap: ${px(6)};
    padding: 0 ${px(12)} ${px(8)};
  }
  .pitch {
    position: relative;
    display: grid;
    grid-template-columns: 1fr 2fr 1fr 2fr 1fr;
    height: ${px(66)};
    overflow: hidden;
    border-radius: ${radius.s};
    background: #14532d;
    color: #fff;
  }
  .pitch > i {
    border: 1px solid rgb(255 255 255 / 28%);
  }
  .pitch > i[data-hot] {
    background: rgb(250 204 21 / 30%);
  }
  .pitch > i[data-hot='stop'] {
    background: rgb(220 38 38 / 55%);
  }
  .pitch > p {
    position: absolute;
    inset: 0 0 ${px(16)};
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    align-items: center;
    gap: ${px(8)};
    padding: 0 ${px(10)};
    font-size: ${type.s};
    font-weight: 650;
    text-shadow: 0 1px 2px rgb(0 0 0 / 80%);
  }
  .side {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .away {
    text-align: end;
  }
  .pitch > .pressure {
    inset: auto 0 0;
    grid-template-columns: auto minmax(0, 1fr) auto;
    height: ${px(20)};
    font-size: ${type.xs};
  }
  meter {
    width: 100%;
    height: ${px(6)};
    border: 0;
    border-radius: 999px;
    background: rgb(255 255 255 / 35%);
    appearance: none;
  }
  meter::-webkit-meter-inner-element {
    display: block;
  }
  meter::-webkit-meter-bar {
    height: ${px(6)};
    border: 0;
    border-radius: 999px;
    background: rgb(255 255 255 / 35%);
  }
  meter::-webkit-meter-optimum-value {
    border-radius: 999px;
    background: #facc15;
  }
  meter::-moz-meter-bar {
    border-radius: 999px;
    background: #facc15;
  }
  ol {
    display: flex;
    gap: ${px(6)};
    min-height: ${px(26)};
    margin: 0;
    padding: 0;
    overflow-x: auto;
    list-style: none;
    scrollbar-width: none;
    font-size: ${type.xs};
    color: ${color('text-2')};
  }
  .moment {
    flex: none;
    padding: ${px(3)} ${px(8)};
    border-radius: 999px;
    background: ${color('sunken')};
    white-space: nowrap;
  }
  .moment[data-what='goal'] {
    color: ${color('gold-text')};
    font-weight: 700;
  }
  .moment[data-what='red'] {
    color: ${color('danger')};
  }
`;

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

/** Half scores, corners and red cards. */
function Stats({ live: { parts, corners, reds } }: { readonly live: LiveInfo }) {
  const [first] = parts;
  return (
    <span className="stats num">
      {first === undefined || parts.length < 2 ? null : (
        <span>{EVENT.stat(EVENT.part.half[0], first)}</span>
      )}
      <span>{EVENT.stat(EVENT.corners, corners)}</span>
      <span>{EVENT.stat(EVENT.reds, reds)}</span>
    </span>
  );
}

/** The home side plays to the right: its attack is at the other end. */
function Pitch({
  event,
  live,
  moments,
}: {
  readonly event: SportEvent;
  readonly live: LiveInfo;
  readonly moments: readonly Moment[];
}) {
  const side = attackOf(live);
  const isStopped = STOPS.has(live.danger);
  const hotAt = (zone: number): 'yes' | 'stop' | undefined => {
    if (isStopped) return zone === 2 ? 'stop' : undefined;
    if (side === null) return undefined;
    return (side === 'home' ? zone > 2 : zone < 2) ? 'yes' : undefined;
  };
  return (
    <div className="pitch" data-testid="match-pitch" data-danger={live.danger}>
      {[0, 1, 2, 3, 4].map((zone) => (
        <i key={zone} data-hot={hotAt(zone)} />
      ))}
      <p>
        <span className="side">{event.homeName} →</span>
        <b>{live.danger === 'safe' ? EVENT.calm : DANGER_TEXT[live.danger]}</b>
        <span className="side away">← {event.awayName}</span>
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
  const [open, setOpen] = useState(true);
  const { base } = useBoardPlace();
  const { moments, from } = useMatchTrack(`${base}/${event.id}`, event);
  const names = { home: event.homeName, away: event.awayName };
  const hadGoals = from !== null && from.home + from.away > 0;
  const told = moments.filter(({ what }) => what !== 'attack').toReversed();
  return (
    <StyledTracker data-testid="match-tracker">
      <h2>
        <button type="button" className="head" aria-expanded={open} onClick={() => setOpen(!open)}>
          {EVENT.tracker}
          <Stats live={live} />
          <ChevronDown aria-hidden />
        </button>
      </h2>
      {open ? (
        <div>
          <Pitch event={event} live={live} moments={moments} />
          <ol aria-label={EVENT.timeline} data-testid="match-timeline">
            {told.length === 0 && !hadGoals ? <li className="moment">{EVENT.noMoments}</li> : null}
            {told.map(({ side, what, clock, undone }, at) => (
              <li key={`${told.length - at}`} className="moment num" data-what={what}>
                {EVENT.moment(clock, EVENT.what[what], names[side], undone)}
              </li>
            ))}
            {from !== null && hadGoals ? (
              <li className="moment num" data-what="before">
                {EVENT.before(from.home, from.away)}
              </li>
            ) : null}
          </ol>
        </div>
      ) : null}
    </StyledTracker>
  );
}
