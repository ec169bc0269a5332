/** One price in four ways of writing, and what the typed amount means in each (D1). */
import { useState } from 'react';
import { winRisk } from '@site/domain/betting/win-risk';
import { toCnyString } from '@site/domain/money';
import { formatOdds } from '@site/domain/odds/convert';
import type { OddsTypeName } from '@site/domain/odds/decimal-odds';
import { Segmented, color, px, type } from '@site/ui';
import styled from 'styled-components';
import { TUTORIAL } from '../../phrases/tutorial';
import { price, STAKE, STAKE_FEN } from './example';
import { StyledLesson, StyledTry } from './parts';

const copy = TUTORIAL.odds;
const TYPES: readonly OddsTypeName[] = ['EU', 'HK', 'MY', 'ID'];
const PRICES = ['1.50', '1.95', '2.00', '2.60'] as const;
type PriceText = (typeof PRICES)[number];

const StyledTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${type.m};
  text-align: center;
  th {
    font-size: ${type.xs};
    font-weight: 500;
    color: ${color('text-3')};
  }
  th,
  td {
    padding: ${px(8)} ${px(4)};
  }
  [scope='row'] {
    text-align: start;
  }
  td {
    font-weight: 700;
    border-top: 1px solid ${color('line')};
  }
  [scope='row'] {
    border-top: 1px solid ${color('line')};
  }
`;

/**
 * What the stake of the examples wins and costs at a price in a type: with a negative price the
 * stake is what is won.
 */
export function winAndRisk(
  text: string,
  type: OddsTypeName,
): { readonly win: string; readonly risk: string } {
  const { win, risk } = winRisk(STAKE_FEN, price(text), type);
  return { win: toCnyString(win), risk: toCnyString(risk) };
}

export function OddsLesson() {
  const [text, setText] = useState<PriceText>('1.50');
  return (
    <StyledLesson>
      <h2>{copy.title}</h2>
      <p>{copy.lead}</p>
      <StyledTry data-testid="odds-calculator">
        <Segmented
          label={copy.pick}
          value={text}
          onChange={setText}
          options={PRICES.map((value) => ({ value, label: value }))}
        />
        <StyledTable className="num">
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{TUTORIAL.stake(String(STAKE))}</span>
              </th>
              {copy.table.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{TUTORIAL.lesson.odds}</th>
              {TYPES.map((type) => (
                <td key={type}>{formatOdds(price(text), type).text}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{copy.win}</th>
              {TYPES.map((type) => (
                <td key={type}>{winAndRisk(text, type).win}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{copy.risk}</th>
              {TYPES.map((type) => (
                <td key={type}>{winAndRisk(text, type).risk}</td>
              ))}
            </tr>
          </tbody>
        </StyledTable>
      </StyledTry>
      <p>{copy.note}</p>
    </StyledLesson>
  );
}
