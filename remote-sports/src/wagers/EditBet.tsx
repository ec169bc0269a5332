/**
 * Changes a wager in two steps that never run into one another: its selections go into the slip for
 * a new bet, and only when that is accepted can the old one be sold there (ADR 112).
 */
import { useState } from 'react';
import { formatCny } from '@site/domain/money';
import { usePlatform } from '@site/platform';
import { Button, Sheet, color, px, type } from '@site/ui';
import styled from 'styled-components';
import { beginEdit, editNote } from '../bet-slip/edit-note';
import { EDIT_BET } from '../phrases/edit-bet';
import { legMatch, legName } from '../phrases/leg-text';
import type { Wager } from '../vendors/port';
import { BetAgain } from './BetAgain';
import { SaleAgainst } from './SaleAgainst';
import type { ReceivedOffer } from './use-offers';

const StyledEdit = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(12)};
  & > p {
    font-size: ${type.s};
    line-height: 1.6;
    color: ${color('text-2')};
  }
  & > ul {
    display: grid;
    gap: ${px(6)};
    margin: 0;
    padding: ${px(12)};
    list-style: none;
    background: ${color('sunken')};
  }
  small {
    display: block;
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
`;

/** Props of {@link EditBet}. */
export interface EditBetProps {
  readonly wager: Wager;
  readonly received: ReceivedOffer;
  /** The new bet stands in the slip. */
  readonly onSlip: () => void;
  readonly onClose: () => void;
}

/** See {@link EditBetProps}. */
export function EditBet({ wager, received, onSlip, onClose }: EditBetProps) {
  const platform = usePlatform();
  const [isBegun, begin] = useState(false);
  const price = received.offer?.price ?? null;
  return (
    <Sheet open onClose={onClose} title={EDIT_BET.edit} testId="edit-bet">
      <StyledEdit>
        <ul>
          {wager.legs.map((leg) => (
            <li key={`${leg.marketId}/${leg.vendorKey}`}>
              <b>{legName(leg)}</b>
              <small>{legMatch(leg)}</small>
            </li>
          ))}
        </ul>
        <p>{EDIT_BET.steps}</p>
        {price === null ? null : (
          <>
            <p className="num">{EDIT_BET.now(formatCny(price))}</p>
            <SaleAgainst
              wager={wager}
              openRisk={received.offer?.openRisk}
              price={price}
              part={null}
            />
          </>
        )}
        {isBegun ? (
          <BetAgain
            wager={wager}
            onSlip={() => {
              editNote(platform).set(beginEdit(wager));
              onSlip();
            }}
            onClose={() => begin(false)}
          />
        ) : (
          <Button data-testid="edit-start" onClick={() => begin(true)}>
            {EDIT_BET.start}
          </Button>
        )}
        <Button kind="ghost" onClick={onClose}>
          {EDIT_BET.close}
        </Button>
      </StyledEdit>
    </Sheet>
  );
}
