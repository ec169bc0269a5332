/**
 * Another line than the one that was chosen: old and new, and one tap to agree. The stake stays.
 * That is another bet, so no button that places takes it along (I5).
 */
import { formatOdds } from '@site/domain/odds/convert';
import type { OddsTypeName } from '@site/domain/odds/decimal-odds';
import { Button, Notice } from '@site/ui';
import { lineText } from '../phrases/selection-line';
import { SLIP } from '../phrases/slip';
import { useSlip, useSports } from '../state/use-sports';
import { isPlaced, isRowLocked, offeredLine, offeredPrice, type SlipRow } from './slip-model';
import { StyledAction } from './slip-styles';

/** The offer of a row; nothing while its line stands. */
export function NewTerms({
  row,
  oddsType,
}: {
  readonly row: SlipRow;
  readonly oddsType: OddsTypeName;
}) {
  const { slip } = useSports();
  const state = useSlip();
  const [price, line] = [offeredPrice(row), offeredLine(row)];
  if (line === null || isPlaced(row) || isPlaced(state.combo) || isRowLocked(state, row))
    return null;
  const { selection } = row;
  const show = (at: typeof selection.price): string =>
    formatOdds(at, oddsType, selection.euOnly).text;
  return (
    <Notice tone="warn" role="status">
      <StyledAction>
        <b>
          {SLIP.newLine(
            lineText(selection.betType, selection.line),
            lineText(selection.betType, line),
          )}
          {price === null ? null : (
            <>
              <br />
              {SLIP.newPrice(show(selection.price), show(price))}
            </>
          )}
        </b>
        <Button kind="gold" size="s" onClick={() => slip.accept(selection.selectionId)}>
          {SLIP.acceptLine}
        </Button>
      </StyledAction>
    </Notice>
  );
}
