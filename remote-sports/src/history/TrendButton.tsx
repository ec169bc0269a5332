/** Opens how the prices of a kind of market moved; the sheet's code comes with the first tap. */
import { useState } from 'react';
import { later } from '@site/ui';
import { History } from '@site/ui/more-icons';
import { TREND } from '../phrases/trend';
import type { Market, SportEvent } from '../vendors/port';

const TrendSheet = later(() =>
  import(/* webpackChunkName: "history" */ './TrendSheet').then((module) => module.TrendSheet),
);

/** Props of {@link TrendButton}. */
export interface TrendButtonProps {
  readonly event: SportEvent;
  readonly name: string;
  readonly markets: readonly Market[];
}

/** See {@link TrendButtonProps}. */
export function TrendButton({ event, name, markets }: TrendButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="tool"
        data-testid="market-trend"
        aria-haspopup="dialog"
        aria-label={TREND.open(name)}
        onClick={() => setOpen(true)}
      >
        <History aria-hidden className="sign" />
      </button>
      {open ? (
        <TrendSheet
          event={event}
          name={name}
          of={markets.flatMap((market) =>
            market.selections.map((selection) => ({ market, selection })),
          )}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
