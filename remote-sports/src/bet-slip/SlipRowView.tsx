/** One selection in the slip: what it is, its price, its stake, and what became of it. */
import { formatOdds } from '@site/domain/odds/convert';
import type { OddsTypeName } from '@site/domain/odds/decimal-odds';
import { formatCny } from '@site/domain/money';
import { moveOf } from '@site/domain/odds/decimal-odds';
import { usePlatform } from '@site/platform';
import { Button, IconButton, Notice, X, color, px, radius, type, copy as uiCopy } from '@site/ui';
import { Odds } from '@site/ui/odds';
import { StakeInput } from '@site/ui/keypad';
import styled from 'styled-components';
import { copy } from '../phrases/zh-CN';
import { useSports } from '../state/use-sports';
import { isLocked, isPlaced, offeredPrice, type SlipRow } from './slip-state';
import { RowOutcome } from './RowOutcome';

const StyledRow = styled.article`
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: ${px(4)} ${px(10)}; padding: ${px(12)}; border-radius: ${radius.m}; background: ${color('surface')}; box-shadow: inset 0 0 0 1px ${color('line')};
  &[data-active='true'] { box-shadow: inset 0 0 0 1px ${color('brand')}; }
  h3 { font-size: ${px(15)}; } p { font-size: ${type.s}; color: ${color('text-2')}; }
  & > footer { grid-column: 1 / -1; display: flex; flex-direction: column; gap: ${px(8)}; margin-top: ${px(6)}; }
  & > aside { display: flex; align-items: baseline; gap: ${px(6)}; font-size: ${px(20)}; line-height: 1.2; }
  & > aside > small { font-size: ${type.xs}; color: ${color('text-3')}; }
  & > aside > button { margin: ${px(-12)} ${px(-10)} 0 ${px(-6)}; align-self: flex-start; }
`;
const StyledPrice = styled.div`display: flex; align-items: center; justify-content: space-between; gap: ${px(10)};`;

/** What a row is called to the outside. */
function statusOf(row: SlipRow): string {
  return row.result === null ? (offeredPrice(row) === null ? 'edit' : 'newPrice') : row.result.phase;
}

function NewPrice({ row, oddsType }: { readonly row: SlipRow; readonly oddsType: OddsTypeName }) {
  const { slip } = useSports();
  const offered = offeredPrice(row);
  if (offered === null || isPlaced(row) || isLocked(row)) return null;
  const show = (price: typeof offered): string => formatOdds(price, oddsType, row.selection.euOnly).text;
  return (
    <Notice tone="warn" role="status">
      <StyledPrice>
        <b>{copy.newPrice(show(row.selection.price), show(offered))}</b>
        <Button kind="gold" size="s" onClick={() => slip.accept(row.selection.selectionId)}>{copy.acceptPrice}</Button>
      </StyledPrice>
    </Notice>
  );
}

/** Props of {@link SlipRowView}. */
export interface SlipRowViewProps { readonly row: SlipRow; readonly oddsType: OddsTypeName; readonly active: boolean }

/** A row of the slip. */
export function SlipRowView({ row, oddsType, active }: SlipRowViewProps) {
  const { slip } = useSports();
  const { toast } = usePlatform();
  const { selection, info } = row;
  const price = offeredPrice(row) ?? selection.price;
  const shown = formatOdds(price, oddsType, selection.euOnly);
  const limits = info === null ? copy.limitsLoading : copy.limits(formatCny(info.min), formatCny(info.max));
  return (
    <StyledRow data-testid="slip-row" data-selection-id={selection.selectionId} data-status={statusOf(row)} data-active={active}>
      <div>
        <h3>{selection.selectionName}</h3>
        <p>{selection.betTypeName}{selection.score === null ? '' : ` · ${selection.score.home}:${selection.score.away}`}</p>
        <p>{selection.homeName} vs {selection.awayName}</p>
      </div>
      <aside>
        <Odds text={shown.text} move={offeredPrice(row) === null ? null : moveOf(selection.price, price)} />
        <small>{copy.oddsTypeShort[shown.type]}</small>
        {isLocked(row) ? null : <IconButton label={`${copy.remove} ${selection.selectionName}`} icon={<X aria-hidden />} onClick={() => slip.remove(selection.selectionId)} />}
      </aside>
      <footer>
        <NewPrice row={row} oddsType={oddsType} />
        {isPlaced(row) ? null : (
          <StakeInput
            label={`${copy.stake} ${selection.selectionName}`} value={row.stake} placeholder={limits} active={active} disabled={isLocked(row)}
            onFocus={() => slip.activate(selection.selectionId)} onChange={(stake) => slip.type(selection.selectionId, stake)}
            onRefused={() => toast.show('error', uiCopy.pasteRefused)}
          />
        )}
        {isPlaced(row) || row.stake === '' ? null : <p>{limits}</p>}
        <RowOutcome row={row} oddsType={oddsType} />
      </footer>
    </StyledRow>
  );
}
