import styled from 'styled-components';
import type { ConsoleWindow } from '@site/contracts/releases/console';
import { useWords } from './language';
import { Card, Soft } from './looks';
import { beijing } from './times';

const DAY_MS = 86_400_000;
const BEFORE_MS = 14 * DAY_MS;
const AFTER_MS = 120 * DAY_MS;
const HEIGHT = 30;

const StyledRoom = styled.div`
  overflow-x: auto;
`;
const StyledSvg = styled.svg`
  display: block;
  width: 100%;
  min-width: 760px;
  height: auto;
  margin: 8px 0;
  font:
    600 12px system-ui,
    sans-serif;
  fill: var(--text);
  .bar {
    fill: var(--brand-soft);
    stroke: var(--brand);
  }
  .held {
    stroke-dasharray: 5 4;
  }
  .off {
    fill: var(--bad-soft);
    stroke: var(--bad);
  }
  .now {
    stroke: var(--bad);
    stroke-width: 2;
  }
  .month {
    stroke: var(--line);
  }
  .small {
    font-weight: 400;
    fill: var(--soft);
  }
`;

function monthsIn(start: number, end: number): number[] {
  const first = new Date(start + 8 * 3_600_000);
  const months: number[] = [];
  for (let at = 0; at < 7; at += 1) {
    const moment = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + at, 1) - 8 * 3_600_000;
    if (moment >= start && moment < end) months.push(moment);
  }
  return months;
}

/** Two weeks back and four months on: overlaps stand below each other, gaps are empty. */
export function Timeline({
  windows,
  now,
}: {
  readonly windows: readonly ConsoleWindow[];
  readonly now: number;
}) {
  const words = useWords().timeline;
  const [start, end] = [now - BEFORE_MS, now + AFTER_MS];
  const shown = windows
    .filter((window) => Date.parse(window.until) > start && Date.parse(window.from) < end)
    .toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from));
  const x = (at: number): number =>
    ((Math.min(Math.max(at, start), end) - start) / (end - start)) * 1_000;
  const height = 26 + Math.max(1, shown.length) * HEIGHT;
  const text = shown
    .map(({ season, from, until }) => words.bar(season, beijing(from), beijing(until)))
    .join('; ');
  return (
    <Card aria-label={words.label}>
      <h2>{words.heading}</h2>
      <StyledRoom tabIndex={0} role="group" aria-label={words.months}>
        <StyledSvg
          role="img"
          aria-label={text === '' ? words.none : text}
          viewBox={`0 0 1000 ${height}`}
        >
          {monthsIn(start, end).map((month) => (
            <g key={month}>
              <line className="month" x1={x(month)} x2={x(month)} y1="0" y2={height} />
              <text className="small" x={x(month) + 4} y="14">
                {beijing(month).slice(0, 7)}
              </text>
            </g>
          ))}
          {shown.map((window, at) => (
            <g key={`${window.name}/${window.id}`} transform={`translate(0 ${22 + at * HEIGHT})`}>
              <rect
                className={`bar${window.embargoed ? ' held' : ''}${window.phase === 'killed' ? ' off' : ''}`}
                x={x(Date.parse(window.from))}
                width={Math.max(4, x(Date.parse(window.until)) - x(Date.parse(window.from)))}
                height={HEIGHT - 6}
                rx="5"
              />
              <text x={x(Date.parse(window.from)) + 8} y="16">
                {window.season}
              </text>
            </g>
          ))}
          <line className="now" x1={x(now)} x2={x(now)} y1="0" y2={height} />
        </StyledSvg>
      </StyledRoom>
      <Soft>{words.hint}</Soft>
    </Card>
  );
}
