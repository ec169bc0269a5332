/** The keypad itself. Loaded only when one is opened. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { amountCopy } from '../fields/amount-copy';
import { pressAmountKey } from '../fields/amount-input';
import { Delete } from '../icons/more-icons';
import { px } from '../tokens/px';
import { color, radius, type } from '../tokens/vars';
import { KEY_GAP, KEY_HEIGHT, type StakeKeypadProps } from './StakeKeypad';

const StyledKeypad = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${KEY_GAP};
  button {
    min-height: ${KEY_HEIGHT};
    border-radius: ${radius.m};
    background: ${color('raised')};
    color: ${color('text')};
    font-size: ${type.xl};
    font-weight: 600;
    box-shadow: inset 0 0 0 1px ${color('line')};
  }
  button:active {
    background: ${color('odds-press')};
  }
  svg {
    width: ${px(22)};
    height: ${px(22)};
    margin-inline: auto;
  }
  button[data-kind='quick'] {
    font-size: ${type.m};
    background: ${color('brand-soft')};
    color: ${color('brand-text')};
    box-shadow: none;
  }
  button[data-kind='max'] {
    font-size: ${type.m};
    background: ${color('gold-soft')};
    color: ${color('gold-text')};
    box-shadow: none;
  }
  button[data-kind='done'] {
    font-size: ${type.l};
    background: ${color('brand')};
    color: ${color('on-brand')};
    box-shadow: none;
  }
  button:disabled {
    opacity: 0.45;
  }
  /* What cannot be tapped takes no more room than a key. */
  button[data-kind='max']:disabled {
    grid-row-start: 4;
  }
  /* A row begins on the left, whether the one above ends with an amount or not. */
  button[data-place='first'] {
    grid-column: 1;
  }
  /* What ends the column takes the places without an amount. */
  button[data-from] {
    grid-column: 4;
    grid-row: 4 / 5;
  }
  button[data-from='2'] {
    grid-row-start: 3;
  }
  button[data-from='1'] {
    grid-row-start: 2;
  }
  button[data-from='0'] {
    grid-row-start: 1;
  }
`;

/** Keys that begin a row. */
const FIRST: ReadonlySet<string> = new Set(['1', '4', '7']);
/** Most amounts beside the digits. */
const MOST = 3;

/** The keypad; it never takes the focus away from the field. */
export function StakeKeypadBody({ value, onChange, quick, max, onDone }: StakeKeypadProps) {
  const press = (key: string) => (): void => onChange(pressAmountKey(value, key).text);
  const digit = (key: string): ReactNode => (
    <button
      key={key}
      type="button"
      className="num"
      data-place={FIRST.has(key) ? 'first' : undefined}
      onClick={press(key)}
    >
      {key}
    </button>
  );
  const amounts = quick.slice(0, MOST);
  const chip = (at: number): ReactNode => {
    const amount = amounts[at];
    return amount === undefined ? null : (
      <button
        key={`quick-${at}`}
        type="button"
        data-kind="quick"
        className="num"
        onClick={() => onChange(amount)}
      >
        {amount}
      </button>
    );
  };
  return (
    <StyledKeypad
      role="group"
      aria-label={amountCopy.keypad}
      data-testid="stake-keypad"
      onPointerDown={(event) => event.preventDefault()}
    >
      {['1', '2', '3'].map(digit)}
      {chip(0)}
      {['4', '5', '6'].map(digit)}
      {chip(1)}
      {['7', '8', '9'].map(digit)}
      {chip(2)}
      <button type="button" aria-label={amountCopy.dot} data-place="first" onClick={press('.')}>
        .
      </button>
      {digit('0')}
      <button type="button" aria-label={amountCopy.backspace} onClick={press('back')}>
        <Delete aria-hidden="true" />
      </button>
      {onDone === undefined || max !== null ? (
        <button
          type="button"
          data-kind="max"
          data-from={amounts.length}
          disabled={max === null}
          onClick={() => max !== null && onChange(max)}
        >
          {amountCopy.max}
        </button>
      ) : (
        <button type="button" data-kind="done" data-from={amounts.length} onClick={onDone}>
          {amountCopy.done}
        </button>
      )}
    </StyledKeypad>
  );
}
