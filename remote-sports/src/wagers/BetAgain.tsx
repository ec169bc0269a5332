/**
 * A wager once more: its selections at the prices of now go into the slip with the stake of then.
 * What is over or has another line is named first, and waits for a word.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import { betAgain, type BetAgain as Again } from '@site/domain/betting/bet-again';
import { toTypedCny } from '@site/domain/money';
import { usePlatform } from '@site/platform';
import { Button, Notice, color, px, type } from '@site/ui';
import styled from 'styled-components';
import { isAnyUnknown, putAgain, tellSwapped, type SlipContent } from '../bet-slip/put-again';
import { AGAIN, legLine } from '../phrases/again';
import { legMatch, legName } from '../phrases/leg-text';
import { useSportsState } from '../state/use-sports';
import type { Wager } from '../vendors/port';
import { picksOf, useSharedPicks, type PickNow } from './use-shared-picks';

const StyledAgain = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(8)};
  ul {
    display: grid;
    gap: ${px(6)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    font-size: ${type.s};
  }
  [data-part='now'] {
    display: block;
    font-size: ${type.xs};
    color: ${color('warn')};
  }
  [data-part='acts'] {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    gap: ${px(10)};
  }
`;

/** What goes into the slip of a wager. */
function contentOf(wager: Wager, picks: readonly PickNow[], again: Again): SlipContent {
  const selections = picks.flatMap((now) => (now.state === 'gone' ? [] : [now.selection]));
  const { comboId, stakePerLine } = wager;
  const stake = toTypedCny(comboId === null ? wager.stake : stakePerLine);
  const isCombo = again.mode === 'combo';
  return {
    selections,
    mode: again.mode,
    singles:
      again.keepsStake && !isCombo
        ? Object.fromEntries(selections.map(({ selectionId }) => [selectionId, stake]))
        : {},
    combos: again.keepsStake && isCombo && comboId !== null ? { [comboId]: stake } : {},
  };
}

/** Selections that are not as they were, by name. */
function Changes({
  wager,
  picks,
  again,
}: Readonly<{ wager: Wager; picks: readonly PickNow[]; again: Again }>) {
  return (
    <ul>
      {wager.legs.map((leg, at) => {
        const [verdict, now] = [again.verdicts[at], picks[at]];
        if (verdict === 'same' || now === undefined) return null;
        return (
          <li
            key={`${leg.marketId}/${leg.vendorKey}`}
            data-testid="again-leg"
            data-verdict={verdict}
          >
            {legMatch(leg)} · {legName(leg)}
            <small data-part="now" className="num">
              {now.state === 'gone'
                ? AGAIN.out
                : AGAIN.moved(legLine(leg, leg.line), legLine(leg, now.selection.line))}
            </small>
          </li>
        );
      })}
    </ul>
  );
}

/** Props of {@link BetAgain}. */
export interface BetAgainProps {
  readonly wager: Wager;
  /** It stands in the slip, which opens now. */
  readonly onSlip: () => void;
  /** The member has read what there was to read. */
  readonly onClose: () => void;
}

/** See {@link BetAgainProps}. */
export function BetAgain({ wager, onSlip, onClose }: BetAgainProps) {
  const platform = usePlatform();
  const { vendor, slip } = useSportsState().vendorSessions[wager.vendor];
  const asked = useMemo(() => picksOf(wager), [wager]);
  const [times, setTimes] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const { picks, failed } = useSharedPicks(vendor, asked, times);
  const again =
    picks === null
      ? null
      : betAgain(
          picks.map((now, at) => ({
            state: now.state,
            lineThen: wager.legs[at]?.line ?? null,
            lineNow: now.state === 'gone' ? null : now.selection.line,
          })),
          wager.comboId !== null,
        );
  const put = (): void => {
    if (picks === null || again === null) return;
    const content = contentOf(wager, picks, again);
    const back = isAnyUnknown(platform.money) ? 'busy' : putAgain(slip, content);
    setBusy(back === 'busy');
    if (back === 'busy') return;
    // The slip that opens says all else.
    if (back !== null) tellSwapped(platform, back);
    onSlip();
  };
  // The tap on the button meant this already: what is the same bet goes in by itself, once.
  const goes = again?.isSame === true && !failed;
  const isPut = useRef(false);
  useEffect(() => {
    if (!goes || isPut.current) return;
    isPut.current = true;
    put();
  });
  if (failed || isBusy)
    return (
      <Notice role="status" tone="warn" testId="again">
        <StyledAgain>
          {failed ? AGAIN.failed : AGAIN.busy}
          <div data-part="acts">
            <Button kind="ghost" size="s" onClick={onClose}>
              {AGAIN.close}
            </Button>
            <Button kind="ghost" size="s" onClick={failed ? () => setTimes(times + 1) : put}>
              {AGAIN.retry}
            </Button>
          </div>
        </StyledAgain>
      </Notice>
    );
  if (picks === null || again === null || goes)
    return (
      <Notice role="status" testId="again">
        {AGAIN.reading}
      </Notice>
    );
  const left = again.verdicts.filter((verdict) => verdict !== 'out').length;
  return (
    <Notice tone="warn" role="status" testId="again">
      <StyledAgain>
        {again.isOver ? <b>{AGAIN.none}</b> : null}
        <Changes wager={wager} picks={picks} again={again} />
        {again.keepsStake || again.isOver ? null : <span>{AGAIN.stakeLeft}</span>}
        <div data-part="acts">
          <Button kind="ghost" size="s" onClick={onClose}>
            {AGAIN.close}
          </Button>
          {again.isOver ? null : (
            <Button size="s" data-testid="again-add" onClick={put}>
              {left === picks.length ? AGAIN.addMoved : AGAIN.add(left)}
            </Button>
          )}
        </div>
      </StyledAgain>
    </Notice>
  );
}
