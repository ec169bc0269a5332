/** The selections of a wager under change, at the prices of now; of several each can be left out. */
import { isEuOnly } from '@site/domain/betting/bet-types';
import { formatOdds } from '@site/domain/odds/convert';
import { color, px, radius, type } from '@site/ui';
import { Odds } from '@site/ui/odds';
import { Switch } from '@site/ui/switch';
import styled from 'styled-components';
import { AGAIN, legLine } from '../phrases/again';
import { EDIT_BET } from '../phrases/edit-bet';
import { legMarket, legMatch, legName } from '../phrases/leg-text';
import { ODDS_TYPE_SHORT } from '../phrases/names';
import { useOddsType } from '../state/use-sports';
import type { Wager, WagerLeg } from '../vendors/port';
import type { EditDraft } from './use-edit-draft';
import type { PickNow } from './use-shared-picks';

const StyledLegs = styled.ul`
  display: grid;
  gap: ${px(6)};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    padding: ${px(4)} ${px(12)};
    border-radius: ${radius.m};
    background: ${color('sunken')};
  }
  [data-part='leg'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${px(10)};
    min-height: ${px(44)};
    font-size: ${type.m};
  }
  /* The words beside a switch have all the width that it leaves. */
  [role='switch'] > span {
    flex: 1;
    min-width: 0;
  }
  [data-part='name'] {
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  [data-part='match'] {
    grid-column: 1 / -1;
    font-size: ${type.s};
    color: ${color('text-3')};
  }
  [data-part='note'] {
    grid-column: 1 / -1;
    font-size: ${type.s};
    color: ${color('warn')};
  }
  [data-part='type'] {
    margin-inline-start: ${px(2)};
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  /* What does not go along stays to be read, and does not look as if it did. */
  li[data-kept='false'] [data-part='name'] {
    color: ${color('text-3')};
    text-decoration: line-through;
  }
`;

/** What is to be known of a selection before it is bet on anew; null when it is as it was. */
function noteOf(leg: WagerLeg, now: PickNow): string | null {
  if (now.state === 'gone') return AGAIN.out;
  if (Number(leg.line) !== Number(now.selection.line))
    return AGAIN.moved(legLine(leg, leg.line), legLine(leg, now.selection.line));
  return now.state === 'suspended' ? EDIT_BET.paused : null;
}

function Words({
  leg,
  now,
  isCombo,
  isOver,
}: {
  readonly leg: WagerLeg;
  readonly now: PickNow | undefined;
  readonly isCombo: boolean;
  /** So are all, which is said once. */
  readonly isOver: boolean;
}) {
  const oddsType = useOddsType();
  const note = now === undefined || isOver ? null : noteOf(leg, now);
  const shown =
    now === undefined || now.state === 'gone'
      ? null
      : formatOdds(
          now.selection.price,
          isCombo ? 'EU' : oddsType,
          leg.betType === null || isEuOnly(leg.betType),
        );
  return (
    <span data-part="leg">
      <span data-part="name">{legName(leg)}</span>
      <span data-part="price" className="num">
        <span className="vh">{EDIT_BET.oddsNow} </span>
        <Odds text={shown?.text ?? '--'} />
        {shown === null ? null : <small data-part="type">{ODDS_TYPE_SHORT[shown.type]}</small>}
      </span>
      <span data-part="match">
        {legMatch(leg)} · {legMarket(leg)}
      </span>
      {note === null ? null : (
        <span data-part="note" className="num">
          {note}
        </span>
      )}
    </span>
  );
}

/** The list. What is over has no switch; the last that stays cannot be left out. */
export function EditLegs({ wager, draft }: { readonly wager: Wager; readonly draft: EditDraft }) {
  const { picks, kept, isKept, keep, bet, isOver } = draft;
  const isCombo = bet === null ? wager.comboId !== null : bet.comboId !== null;
  return (
    <StyledLegs aria-label={EDIT_BET.legs}>
      {wager.legs.map((leg, at) => {
        const now = picks?.[at];
        const words = <Words leg={leg} now={now} isCombo={isCombo} isOver={isOver} />;
        const isIn = isKept(at);
        return (
          <li
            key={`${leg.marketId}/${leg.vendorKey}`}
            data-testid="edit-leg"
            data-state={now?.state ?? 'reading'}
            data-kept={isIn}
          >
            {wager.legs.length === 1 || now?.state === 'gone' ? (
              words
            ) : (
              <Switch
                label={
                  <>
                    <span className="vh">{EDIT_BET.keep} </span>
                    {words}
                  </>
                }
                checked={isIn}
                disabled={now === undefined || (isIn && kept.length === 1)}
                onChange={(isWanted) => keep(at, isWanted)}
                testId="edit-keep"
              />
            )}
          </li>
        );
      })}
    </StyledLegs>
  );
}
