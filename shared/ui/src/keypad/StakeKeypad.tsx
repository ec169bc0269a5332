/** The own keypad for stakes: digits, dot, delete, quick chips and 最大. Hardware keys and paste work in the field beside it. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../copy';
import { pressAmountKey } from '../fields/amount-input';
import { Delete } from '../icons/icons';
import { px } from '../tokens/px';
import { color, radius, type } from '../tokens/vars';

const StyledKeypad = styled.div`
  display: grid; grid-template-columns: repeat(4, 1fr); gap: ${px(6)};
  button { min-height: ${px(46)}; border-radius: ${radius.m}; background: ${color('raised')}; color: ${color('text')}; font-size: ${px(20)}; font-weight: 600; box-shadow: inset 0 0 0 1px ${color('line')}; }
  button:active { background: ${color('odds-press')}; }
  button svg { width: ${px(22)}; height: ${px(22)}; margin-inline: auto; }
  button[data-kind='quick'] { font-size: ${type.m}; background: ${color('brand-soft')}; color: ${color('brand-text')}; box-shadow: none; }
  button[data-kind='max'] { font-size: ${type.m}; background: ${color('gold-soft')}; color: ${color('gold-text')}; box-shadow: none; }
  button[data-kind='done'] { font-size: ${type.l}; background: ${color('brand')}; color: ${color('on-brand')}; box-shadow: none; }
  button:disabled { opacity: 0.45; }
`;

/** Props of {@link StakeKeypad}. */
export interface StakeKeypadProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Amounts of the quick chips as plain texts; at most three are shown (§9 default 100, 1000, 99999). */
  readonly quick: readonly string[];
  /** What 最大 fills in; null turns it off (limit not known yet). */
  readonly max: string | null;
  readonly onDone?: () => void;
}

/** The keypad; it never takes the focus away from the field. */
export function StakeKeypad({ value, onChange, quick, max, onDone }: StakeKeypadProps) {
  const press = (key: string) => (): void => onChange(pressAmountKey(value, key).text);
  const digit = (key: string): ReactNode => <button key={key} type="button" className="num" onClick={press(key)}>{key}</button>;
  const chip = (at: number): ReactNode => {
    const amount = quick[at];
    return <button key={`quick-${at}`} type="button" data-kind="quick" className="num" disabled={amount === undefined} onClick={() => amount !== undefined && onChange(amount)}>{amount ?? ''}</button>;
  };
  return (
    <StyledKeypad role="group" aria-label={copy.keypad} data-testid="stake-keypad" onPointerDown={(event) => event.preventDefault()}>
      {['1', '2', '3'].map(digit)}{chip(0)}
      {['4', '5', '6'].map(digit)}{chip(1)}
      {['7', '8', '9'].map(digit)}{chip(2)}
      <button type="button" aria-label={copy.dot} onClick={press('.')}>.</button>
      {digit('0')}
      <button type="button" aria-label={copy.backspace} onClick={press('back')}><Delete aria-hidden="true" /></button>
      {onDone === undefined || max !== null
        ? <button type="button" data-kind="max" disabled={max === null} onClick={() => max !== null && onChange(max)}>{copy.max}</button>
        : <button type="button" data-kind="done" onClick={onDone}>{copy.done}</button>}
    </StyledKeypad>
  );
}
