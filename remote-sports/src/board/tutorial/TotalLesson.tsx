/** Totals: a line, the goals, and what over and under get at every count. */
import { useState } from 'react';
import { totalLabel } from '@site/domain/betting/handicap-label';
import { settleTotal } from '@site/domain/betting/settlement';
import { color, px, radius, type, winLoss } from '@site/ui';
import styled from 'styled-components';
import { RESULT_TEXT, TUTORIAL } from '../../phrases/tutorial';
import { Stepper, StyledLesson, StyledTry } from './parts';

const copy = TUTORIAL.total;
const GOALS = [0, 1, 2, 3, 4, 5, 6] as const;

const StyledScale = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: ${px(3)};
  table-layout: fixed;
  font-size: ${type.xs};
  text-align: center;
  th {
    font-weight: 600;
    color: ${color('text-2')};
  }
  td {
    height: ${px(36)};
    border-radius: ${radius.s};
    background: ${color('surface')};
    font-weight: 700;
  }
  td[data-result='won'],
  td[data-result='halfWon'] {
    background: ${color('green-soft')};
    color: ${color('green')};
  }
  td[data-result='lost'],
  td[data-result='halfLost'] {
    color: ${winLoss.loss};
  }
`;

export function TotalLesson() {
  const [line, setLine] = useState(2.25);
  return (
    <StyledLesson>
      <h2>{copy.title}</h2>
      <p>{copy.lead}</p>
      <StyledTry data-testid="total-calculator">
        <Stepper
          label={copy.line}
          value={line}
          min={0.5}
          max={5.5}
          step={0.25}
          text={totalLabel(line)}
          onChange={setLine}
        />
        <StyledScale className="num">
          <thead>
            <tr>
              <th scope="col">{copy.goals}</th>
              {GOALS.map((goals) => (
                <th key={goals} scope="col">
                  {goals}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(['over', 'under'] as const).map((side) => (
              <tr key={side}>
                <th scope="row">
                  {copy[side]} {totalLabel(line)}
                </th>
                {GOALS.map((goals) => {
                  const result = settleTotal(side, line, { home: goals, away: 0 });
                  return (
                    <td key={goals} data-result={result}>
                      {RESULT_TEXT[result]}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </StyledScale>
      </StyledTry>
    </StyledLesson>
  );
}
