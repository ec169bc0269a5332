/**
 * Sells at the price that was in sight when the finger came down, though it moved before it left.
 * What came down before button or price could be seen was meant for what stood there before.
 */
import { useRef, type MouseEvent } from 'react';
import type { Fen } from '@site/domain/money';
import { Button } from '@site/ui';
import { useSeen } from '@site/remote-kit/seen';
import { useAsSeen, useAtRest } from '../bet-slip/use-seen';
import type { SaleControl } from './use-sale';

/** Props of {@link SellButton}. */
export interface SellButtonProps {
  readonly sale: SaleControl;
  /** Offered for the whole. */
  readonly price: Fen;
  /** 20 to 99, or null for everything. */
  readonly part: number | null;
  readonly fresh: boolean;
  /** It comes up where another step was taken. */
  readonly isSecond?: boolean;
  readonly children: string;
}

/** The button. */
export function SellButton(props: SellButtonProps) {
  const { sale, price, part, fresh, isSecond = false, children } = props;
  const pressed = useRef<readonly [Fen, number | null] | null>(null);
  const isSeen = useSeen(fresh);
  const isAtRest = useAtRest(isSecond);
  const canPress = fresh && isSeen && isAtRest;
  const seenPrice = useAsSeen(price);
  // One that rose asks for nothing that its member would not have taken.
  const meant = (): readonly [Fen, number | null] => {
    const before = seenPrice();
    return [before > price ? before : price, part];
  };
  const sell = ({ detail }: MouseEvent): void => {
    // A key, or a reader of the screen, presses and lets go in one.
    const asked = detail === 0 ? meant() : pressed.current;
    pressed.current = null;
    if (asked !== null) sale.sell(...asked);
  };
  return (
    <Button
      kind="gold"
      data-testid="cashout-confirm"
      disabled={!canPress}
      onPointerDown={() => (pressed.current = canPress ? meant() : null)}
      onPointerCancel={() => (pressed.current = null)}
      onClick={sell}
    >
      {children}
    </Button>
  );
}
