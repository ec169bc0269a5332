/** The history of a price in the slip, behind one tap; what the vendor says meanwhile is remembered. */
import { useEffect, useState, type ReactNode } from 'react';
import { usePlatform } from '@site/platform';
import { color, px, type } from '@site/ui';
import styled from 'styled-components';
import { offeredLine, type SlipRow } from '../bet-slip/slip-model';
import { TREND } from '../phrases/trend';
import { useVendorId } from '../state/use-sports';
import { priceMemory } from './price-memory';
import { PriceTrend } from './PriceTrend';

const StyledRow = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${px(4)} ${px(10)};
  & > button {
    grid-column: 2;
    min-height: max(28px, ${px(28)});
    padding: 0 ${px(8)};
    border-radius: ${px(8)};
    font-size: ${type.xs};
    font-weight: 650;
    color: ${color('brand-text')};
  }
  & > button + div {
    grid-column: 1 / -1;
  }
`;

/** The button with what it opens. */
export function RowTrend({
  row,
  children,
}: {
  readonly row: SlipRow;
  /** Stands beside the button. */
  readonly children: ReactNode;
}) {
  const memory = priceMemory(usePlatform());
  const vendor = useVendorId();
  const [open, setOpen] = useState(false);
  const { selectionId, euOnly, selectionName } = row.selection;
  // What the vendor does not offer now, or only at another line, is no price of this selection.
  const price = row.info === null ? row.selection.price : row.info.price;
  const seen = offeredLine(row) === null ? price : null;
  useEffect(() => {
    if (seen !== null) memory.note(vendor, selectionId, seen);
  }, [memory, vendor, selectionId, seen]);
  return (
    <StyledRow data-part="trend">
      {children}
      <button
        type="button"
        data-testid="slip-trend"
        aria-expanded={open}
        aria-label={TREND.open(selectionName)}
        onClick={() => setOpen(!open)}
      >
        {TREND.show}
      </button>
      {open ? <PriceTrend selectionId={selectionId} euOnly={euOnly} /> : null}
    </StyledRow>
  );
}
