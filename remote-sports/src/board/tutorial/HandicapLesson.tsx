/** Handicap, quarter lines included: a pitch, a calculator and what every margin does. */
import { useState } from 'react';
import { lineLabel } from '@site/domain/betting/handicap-label';
import { settleHandicap } from '@site/domain/betting/settlement';
import { color, px, type } from '@site/ui';
import styled from 'styled-components';
import { TUTORIAL } from '../../phrases/tutorial';
import { moneyOf, STAKE } from './example';
import { Outcome, ResultTag, Stepper, StyledLesson, StyledTry } from './parts';

const copy = TUTORIAL.handicap;
const MARGINS = [2, 1, 0, -1, -2] as const;

const StyledPitch = styled.svg`
  width: 100%;
  height: auto;
  border-radius: ${px(10)};
  display: block;
  & text {
    font-family: inherit;
    font-weight: 700;
    text-anchor: middle;
  }
`;
const StyledTable = styled.ul`
  && {
    padding: 0;
    list-style: none;
  }
  display: grid;
  gap: ${px(4)};
  font-size: ${type.s};
  & > li {
    display: grid;
    grid-template-columns: 1fr auto ${px(84)};
    gap: ${px(10)};
    align-items: center;
    min-height: ${px(34)};
    border-bottom: 1px solid ${color('line')};
  }
  b {
    text-align: end;
  }
`;

/** The pitch with the score and the line. */
function Pitch({
  home,
  away,
  line,
}: {
  readonly home: number;
  readonly away: number;
  readonly line: number;
}) {
  return (
    <StyledPitch
      viewBox="0 0 320 120"
      role="img"
      aria-label={`${TUTORIAL.you} ${home} : ${away} ${TUTORIAL.other}, ${lineLabel(line)}`}
    >
      <rect width="320" height="120" fill="#0c5a41" />
      {[0, 2, 4, 6].map((at) => (
        <rect key={at} x={at * 40} width="40" height="120" fill="#0e6449" />
      ))}
      <g fill="none" stroke="#bfe8d6" strokeOpacity="0.6" strokeWidth="1.5">
        <rect x="8" y="8" width="304" height="104" />
        <path d="M160 8v104M8 34h34v52H8M312 34h-34v52h34" />
        <circle cx="160" cy="60" r="24" />
      </g>
      <text x="82" y="44" fontSize="14" fill="#e9fff6">
        {TUTORIAL.you}
      </text>
      <text x="238" y="44" fontSize="14" fill="#e9fff6">
        {TUTORIAL.other}
      </text>
      <text x="82" y="84" fontSize="34" fill="#ffe2a3">
        {home}
      </text>
      <text x="238" y="84" fontSize="34" fill="#ffe2a3">
        {away}
      </text>
      <rect x="56" y="92" width="52" height="18" rx="9" fill="#f2c063" />
      <text x="82" y="105" fontSize="14" fill="#231700">
        {lineLabel(line)}
      </text>
    </StyledPitch>
  );
}

/** What kind of line it is, in words. */
function lineWords(line: number): string {
  if (Number.isInteger(line)) return copy.whole;
  if (Number.isInteger(line * 2)) return copy.half;
  const [near, far] = [Math.abs(line) - 0.25, Math.abs(line) + 0.25].map((size) =>
    lineLabel(Math.sign(line) * size),
  );
  return copy.quarter(lineLabel(line), near ?? '', far ?? '');
}

export function HandicapLesson() {
  const [line, setLine] = useState(-0.75);
  const [home, setHome] = useState(2);
  const [away, setAway] = useState(1);
  const result = settleHandicap('home', line, { home, away });
  const { back, profit } = moneyOf(result);
  return (
    <StyledLesson>
      <h2>{copy.title}</h2>
      <p>{copy.lead}</p>
      <StyledTry data-testid="handicap-calculator">
        <Pitch home={home} away={away} line={line} />
        <Stepper
          label={copy.line}
          value={line}
          min={-3}
          max={3}
          step={0.25}
          text={lineLabel(line)}
          onChange={setLine}
        />
        <Stepper label={TUTORIAL.you} value={home} min={0} max={9} onChange={setHome} />
        <Stepper label={TUTORIAL.other} value={away} min={0} max={9} onChange={setAway} />
        <Outcome
          facts={[
            [TUTORIAL.stake(String(STAKE)), <ResultTag key="r" result={result} />],
            [TUTORIAL.returned, back],
            [TUTORIAL.profit, profit],
          ]}
        />
      </StyledTry>
      <p data-testid="line-words">{lineWords(line)}</p>
      <h3>{copy.table}</h3>
      <StyledTable>
        {MARGINS.map((margin) => {
          const each = settleHandicap('home', line, {
            home: Math.max(0, margin),
            away: Math.max(0, -margin),
          });
          return (
            <li key={margin}>
              <span>{copy.margin(margin)}</span>
              <ResultTag result={each} />
              <b className="num">{moneyOf(each).profit}</b>
            </li>
          );
        })}
      </StyledTable>
      <p>{copy.live}</p>
    </StyledLesson>
  );
}
