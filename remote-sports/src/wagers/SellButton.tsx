/** Sells at the price that was in sight when the finger came down, though it moved before it left. */
import { useRef, type MouseEvent } from 'react';
import type { Fen } from '@site/domain/money';
import { Button } from '@site/ui';
import type { SaleControl } from './use-sale';

/** Props of {@link SellButton}. */
export interface SellButtonProps {
  readonly sale: SaleControl;
  /** Offered for the whole. */
  readonly price: Fen;
  /** 20 to 99, or null for everything. */
  readonly part: number | null;
  readonly fresh: boolean;
  readonly children: string;
}

/** The button. */
export function SellButton({ sale, price, part, fresh, children }: SellButtonProps) {
  const pressed = useRef<readonly [Fen, number | null] | null>(null);
  const sell = ({ detail }: MouseEvent): void => {
    // A key, or a reader of the screen, presses and lets go in one.
    const meant = (detail === 0 ? null : pressed.current) ?? ([price, part] as const);
    pressed.current = null;
    sale.sell(...meant);
  };
  return (
    <Button
      kind="gold"
      data-testid="cashout-confirm"
      disabled={!fresh}
      onPointerDown={() => (pressed.current = [price, part])}
      onPointerCancel={() => (pressed.current = null)}
      onClick={sell}
    >
      {children}
    </Button>
  );
}
