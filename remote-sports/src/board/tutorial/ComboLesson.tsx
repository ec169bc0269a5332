/**
 * Combos and systems: three matches that can be switched, and what the straight combo and the
 * system pay.
 */
import { useState } from 'react';
import { legMultiplier } from '@site/domain/betting/settlement';
import { lineCount, systemReturn } from '@site/domain/betting/systems';
import { fenOf, toCnyString } from '@site/domain/money';
import { Switch } from '@site/ui/switch';
import { TUTORIAL } from '../../phrases/tutorial';
import { price, STAKE, STAKE_FEN } from './example';
import { Outcome, StyledLesson, StyledTry } from './parts';

const copy = TUTORIAL.combo;
const LEGS = [
  { name: '星港联 独赢', price: price('1.90') },
  { name: '云岭城 让球 -0.5', price: price('2.10') },
  { name: '海燕竞技 大 2.5', price: price('1.75') },
] as const;
const STRAIGHT = [3] as const;
const SYSTEM = [2, 3] as const;

/** Money of a combo of these folds: its lines, what it costs and what comes back. */
export function comboMoney(
  won: readonly boolean[],
  folds: readonly number[],
): { readonly lines: number; readonly cost: string; readonly back: string } {
  const factors = LEGS.map((leg, at) =>
    legMultiplier(won[at] === true ? 'won' : 'lost', leg.price),
  );
  const lines = lineCount(LEGS.length, folds);
  return {
    lines,
    cost: toCnyString(fenOf(STAKE_FEN * BigInt(lines))),
    back: toCnyString(systemReturn(factors, folds, STAKE_FEN, null)),
  };
}

export function ComboLesson() {
  const [won, setWon] = useState<readonly boolean[]>([true, true, false]);
  const straight = comboMoney(won, STRAIGHT);
  const system = comboMoney(won, SYSTEM);
  return (
    <StyledLesson>
      <h2>{copy.title}</h2>
      <p>{copy.lead}</p>
      <StyledTry data-testid="combo-calculator">
        <h3>{copy.toggle}</h3>
        {LEGS.map((leg, at) => (
          <Switch
            key={leg.name}
            label={
              <>
                {leg.name} <b className="num">{leg.price}</b>{' '}
                {won[at] === true ? copy.won : copy.lost}
              </>
            }
            checked={won[at] === true}
            onChange={(on) => setWon(won.with(at, on))}
          />
        ))}
        <h3>{copy.straight(LEGS.length)}</h3>
        <Outcome
          facts={[
            [copy.lines(straight.lines, String(STAKE)), `-${straight.cost}`],
            [TUTORIAL.returned, straight.back],
          ]}
        />
        <h3>{copy.system}</h3>
        <p>{copy.systemHint}</p>
        <Outcome
          facts={[
            [copy.lines(system.lines, String(STAKE)), `-${system.cost}`],
            [TUTORIAL.returned, system.back],
          ]}
        />
      </StyledTry>
      <p>{copy.void}</p>
    </StyledLesson>
  );
}
