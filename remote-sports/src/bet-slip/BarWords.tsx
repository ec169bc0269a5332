/**
 * What the slip's bar says of the picks: the bet with its price as it stands, or the total odds.
 * Long names are shortened, a price never; who hears the bar hears all of it.
 */
import { useEffect } from 'react';
import { totalOdds } from '@site/domain/betting/total-odds';
import { formatOdds, NO_ODDS_TEXT } from '@site/domain/odds/convert';
import { moveOf } from '@site/domain/odds/decimal-odds';
import { MOVE_WORD } from '@site/domain/reference/updates';
import { color, depth, px, radius, type } from '@site/ui';
import { Odds } from '@site/ui/odds';
import styled from 'styled-components';
import { usePaused } from '../board/use-paused';
import { BAR_WORDS } from '../phrases/bar-words';
import { useOddsType, useSlip, useSports } from '../state/use-sports';
import type { SlipPort } from './slip';
import type { SlipRow } from './slip-model';
import { useBarPrices } from './use-bar-prices';
import { useWayIn } from './use-way-in';

const StyledWords = styled.span`
  flex: 1;
  min-width: 0;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${px(8)};
  font-size: ${type.m};
  font-weight: 600;
  & > [data-part='name'] {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-part='price'] {
    flex: none;
    font-size: ${type.l};
    font-weight: 750;
    white-space: nowrap;
  }
  & > [data-part='price'] > span {
    color: inherit;
  }
`;

/** Words of the only pick: a side that is no team needs its match in sight; the rest is heard. */
function wordsOf({ selection }: SlipRow): { readonly seen: string; readonly heard: string } {
  const { selectionName, homeName, awayName, betTypeName, isOutright } = selection;
  const match = BAR_WORDS.match(homeName, awayName);
  const isTeam =
    !isOutright && [homeName, awayName].some((team) => team !== '' && selectionName.includes(team));
  return {
    seen: BAR_WORDS.both(selectionName, isTeam ? betTypeName : match),
    heard: BAR_WORDS.heard(isTeam ? match : betTypeName),
  };
}

/**
 * Alt+S opens the slip from anywhere on the page: a board has hundreds of prices between one that
 * was chosen and the bar at its end (WCAG 2.4.1).
 */
function useSlipKey(slip: SlipPort, onKeys: (keys: string | undefined) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!event.altKey || event.code !== 'KeyS') return;
      event.preventDefault();
      slip.setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    onKeys('Alt+S');
    return () => {
      document.removeEventListener('keydown', onKey);
      onKeys(undefined);
    };
  }, [slip, onKeys]);
}

/**
 * Stands in the bar.
 *
 * @param onKeys takes the keys that open the slip once they do (`aria-keyshortcuts`).
 */
export function BarWords({ onKeys }: { readonly onKeys: (keys: string | undefined) => void }) {
  const { rows, mode, open } = useSlip();
  const { slip } = useSports();
  useSlipKey(slip, onKeys);
  const oddsType = useOddsType();
  const [isPaused] = usePaused();
  const priceOf = useBarPrices(rows, !open && !isPaused);
  const [only] = rows;
  if (rows.length !== 1 || only === undefined) {
    const prices = rows.map(priceOf).filter((price) => price !== null);
    return (
      <StyledWords className="num">
        <span data-part="name">
          {mode === 'combo' ? BAR_WORDS.fold(rows.length) : BAR_WORDS.single}
        </span>
        {mode === 'combo' ? (
          <span data-part="price">
            {BAR_WORDS.at(prices.length < rows.length ? NO_ODDS_TEXT : totalOdds(prices))}
          </span>
        ) : null}
      </StyledWords>
    );
  }
  const { selection } = only;
  const price = priceOf(only);
  const move = price === null ? null : moveOf(selection.price, price);
  const { seen, heard } = wordsOf(only);
  return (
    <StyledWords className="num">
      <span data-part="name">{seen}</span>
      <span className="vh">{heard}</span>
      <span data-part="price">
        <Odds
          text={
            price === null
              ? NO_ODDS_TEXT
              : formatOdds(price, mode === 'combo' ? 'EU' : oddsType, selection.euOnly).text
          }
          move={move === null ? null : MOVE_WORD[move]}
        />
      </span>
    </StyledWords>
  );
}

/** Lies over the end of the bar, which leaves the room. */
const StyledLogin = styled.button`
  position: fixed;
  inset-inline: auto max(${px(16)}, (100vw - var(--column)) / 2 + ${px(16)});
  bottom: calc(${px(14)} + var(--sab));
  z-index: ${depth.slipBar};
  min-width: ${px(96)};
  height: ${px(44)};
  padding: 0 ${px(10)};
  border-radius: ${radius.m};
  background: ${color('on-brand')};
  color: ${color('brand')};
  font-size: ${type.m};
  font-weight: 700;
  white-space: nowrap;
  &[data-raised='true'] {
    bottom: calc(${px(72)} + var(--sab));
  }
  /* As the bar does. */
  @media (max-height: 500px) and (min-aspect-ratio: 16/10) {
    && {
      bottom: calc(${px(7)} + var(--sab));
    }
  }
`;

/** A visitor's way from the bar to a bet: to the login, and back to the slip as it is. */
export function BarLogin({ raised }: { readonly raised: boolean }) {
  const wayIn = useWayIn({ signedIn: false });
  return wayIn === null ? null : (
    <StyledLogin type="button" data-testid="slip-bar-login" data-raised={raised} onClick={wayIn.go}>
      {BAR_WORDS.loginToBet}
    </StyledLogin>
  );
}
