/** One combo: its name and lines, the stake per line, what it costs and gives at least and at most. */
import { SELECTION_STATUS } from '@site/domain/betting/statuses';
import { formatCny } from '@site/domain/money';
import { SELECTION_STATUS_TEXT } from '@site/phrases/betting';
import { usePlatform } from '@site/platform';
import { Money, Tag, copy as uiCopy } from '@site/ui';
import { StakeInput } from '@site/ui/keypad';
import { totalOdds } from '@site/domain/betting/combo-preview';
import { Odds } from '@site/ui/odds';
import { comboText } from '../phrases/combos';
import { slipCopy as copy } from '../phrases/slip';
import { useSlip, useSports } from '../state/use-sports';
import type { ComboRow } from './combo-rows';
import type { SlipContext } from './slip-check';
import { comboField, isEditable } from './slip-model';
import { StyledSlipCard, StyledStakeLine } from './slip-styles';

/** Props of {@link ComboRowView}. */
export interface ComboRowViewProps { readonly row: ComboRow; readonly context: SlipContext; readonly legs: number; readonly active: boolean }

function Sums({ row }: { readonly row: ComboRow }) {
  const { maxPayout } = useSlip();
  const { returns, stake, lines, limits } = row;
  const told = limits === null ? null : <small className="num">{copy.limits(formatCny(limits.min), formatCny(limits.max))}</small>;
  if (stake === null) return <p>{copy.perLine}</p>;
  return (
    <p className="num">
      {lines > 1 ? <>{copy.lineSum(lines, formatCny(stake))} = <b><Money amount={returns.stake} /></b><br /></> : null}
      {returns.least === null || lines === 1 ? null : <>{copy.least} <Money amount={returns.least} /><br /></>}
      {copy.most} <b><Money amount={returns.most} /></b>
      {returns.capped && maxPayout !== null ? <><br />{copy.capped(formatCny(maxPayout))}</> : null}
      <br />{told}
    </p>
  );
}

/** A combo of the slip. */
export function ComboRowView({ row, context, legs, active }: ComboRowViewProps) {
  const { slip } = useSports();
  const state = useSlip();
  const { toast } = usePlatform();
  const { id, lines, status, limits, text, straight } = row;
  const name = comboText(context.vendor, id, legs);
  const placeholder = limits === null ? (context.signedIn ? copy.limitsLoading : copy.visitorStake) : copy.limits(formatCny(limits.min), formatCny(limits.max));
  return (
    <StyledSlipCard data-testid="combo-row" data-combo={id} data-lines={lines} data-active={active}>
      <div>
        <h3>{name}</h3>
        {lines === 0 ? null : <p>{copy.lines(lines)}</p>}
      </div>
      <aside>{straight ? <><Odds text={totalOdds(state.rows.map(({ selection }) => selection.price))} /><small>{copy.totalOdds}</small></> : null}</aside>
      <footer>
        {status === SELECTION_STATUS.OK ? null : <p data-testid="combo-status" data-code={status}><Tag tone="warn">{SELECTION_STATUS_TEXT[status]}</Tag></p>}
        {lines === 0 ? null : (
          <StyledStakeLine>
            <Sums row={row} />
            <StakeInput
              label={`${copy.perLine} ${name}`} value={text} placeholder={placeholder} active={active} disabled={!isEditable(state.combo)}
              onFocus={() => slip.activate(comboField(id))} onChange={(typed) => slip.typeCombo(id, typed)} onRefused={() => toast.show('error', uiCopy.pasteRefused)}
            />
          </StyledStakeLine>
        )}
      </footer>
    </StyledSlipCard>
  );
}
