/**
 * A finished event: when, who, the score with its parts, or why there is none; of a season who won
 * it.
 */
import { useEffect, useRef } from 'react';
import { formatTime } from '@site/domain/formatting/date';
import { Tag, Trophy, color, px, type } from '@site/ui';
import styled from 'styled-components';
import { RESULTS } from '../../phrases/results';
import type { MatchResult } from '../../vendors/port';

const StyledRow = styled.li`
  display: grid;
  grid-template-columns: ${px(44)} minmax(0, 1fr) auto;
  gap: ${px(2)} ${px(10)};
  align-items: center;
  padding: ${px(9)} ${px(12)};
  font-size: ${type.m};
  & + & {
    border-top: 1px solid ${color('line')};
  }
  /* The one that a wager asks about. */
  &[data-asked] {
    scroll-margin-block: ${px(120)};
    background: ${color('raised')};
    box-shadow: inset 3px 0 ${color('brand')};
  }
  & > time {
    grid-row: span 2;
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  & > span {
    display: flex;
    gap: ${px(6)};
    align-items: center;
    min-width: 0;
  }
  & > span[data-won] {
    font-weight: 700;
  }
  & > b {
    text-align: end;
    min-width: ${px(24)};
    color: ${color('text-2')};
  }
  & > b[data-won] {
    color: ${color('gold-text')};
  }
  & > small {
    grid-column: 2 / -1;
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  svg {
    width: ${px(14)};
    height: ${px(14)};
    vertical-align: -2px;
    margin-inline-end: ${px(4)};
    color: ${color('gold-text')};
  }
  & > em {
    grid-row: span 2;
  }
`;

/** Parts in one line: the half, or every quarter or set. */
export function partsLine({ firstHalf, parts }: MatchResult): string {
  if (parts.length > 0) return parts.map(({ home, away }) => `${home}-${away}`).join('  ');
  return firstHalf === null ? '' : `${RESULTS.half} ${firstHalf.home}-${firstHalf.away}`;
}

/** @param isAsked it is what the address asks for: marked, and brought into sight. */
export function ResultRow({
  result,
  isAsked = false,
}: {
  readonly result: MatchResult;
  readonly isAsked?: boolean;
}) {
  const { final, state, winners } = result;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isAsked) row.current?.scrollIntoView({ block: 'center' });
  }, [isAsked]);
  const time = (
    <time className="num" dateTime={new Date(result.startAt).toISOString()}>
      {formatTime(result.startAt)}
    </time>
  );
  if (winners.length > 0) {
    return (
      <StyledRow data-testid="result-row" data-event-id={result.eventId}>
        {time}
        <span data-won>{result.homeName}</span>
        <b />
        <small>
          <Trophy aria-hidden />
          {RESULTS.champion} {winners.join('、')}
        </small>
      </StyledRow>
    );
  }
  const line = partsLine(result);
  const [homeWon, awayWon] =
    final === null ? [false, false] : [final.home > final.away, final.away > final.home];
  return (
    <StyledRow
      ref={row}
      data-testid="result-row"
      data-event-id={result.eventId}
      data-state={state}
      data-asked={isAsked || undefined}
      {...(isAsked ? { 'aria-current': 'true' as const } : {})}
    >
      {time}
      <span data-won={homeWon || undefined}>{result.homeName}</span>
      {final === null ? (
        <em>
          {state === 'completed' ? RESULTS.noScore : <Tag tone="warn">{RESULTS.state[state]}</Tag>}
        </em>
      ) : (
        <b className="num" data-won={homeWon || undefined}>
          {final.home}
        </b>
      )}
      <span data-won={awayWon || undefined}>{result.awayName}</span>
      {final === null ? null : (
        <b className="num" data-won={awayWon || undefined}>
          {final.away}
        </b>
      )}
      {line === '' && (state === 'completed' || final === null) ? null : (
        <small className="num">
          {state === 'completed' || final === null ? null : (
            <Tag tone="warn">{RESULTS.state[state]}</Tag>
          )}{' '}
          {line}
        </small>
      )}
    </StyledRow>
  );
}
