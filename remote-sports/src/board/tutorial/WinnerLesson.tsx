/** Winner: three prices, one choice, stake times price. */
import { useState } from 'react';
import { Segmented } from '@site/ui';
import { TUTORIAL } from '../../phrases/tutorial';
import { moneyOf, price, STAKE } from './example';
import { Outcome, StyledLesson, StyledTry } from './parts';

const copy = TUTORIAL.winner;
const PRICES = { home: price('1.85'), draw: price('3.40'), away: price('4.20') } as const;
type Pick = keyof typeof PRICES;

export function WinnerLesson() {
  const [pick, setPick] = useState<Pick>('home');
  const { back, profit } = moneyOf('won', PRICES[pick]);
  return (
    <StyledLesson>
      <h2>{copy.title}</h2>
      <p>{copy.lead}</p>
      <StyledTry data-testid="winner-calculator">
        <Segmented
          label={copy.pick}
          value={pick}
          onChange={setPick}
          options={(['home', 'draw', 'away'] as const).map((value) => ({
            value,
            label: `${copy.sides[value]} ${PRICES[value]}`,
          }))}
        />
        <Outcome
          facts={[
            [TUTORIAL.stake(String(STAKE)), PRICES[pick]],
            [TUTORIAL.returned, back],
            [TUTORIAL.profit, profit],
          ]}
        />
        <p className="num">{copy.formula(String(STAKE), PRICES[pick], back)}</p>
      </StyledTry>
      <p>{copy.twoWay}</p>
    </StyledLesson>
  );
}
