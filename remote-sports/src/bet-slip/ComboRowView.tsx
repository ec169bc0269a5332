/** One combo: its name and lines, the stake per line, what it costs and gives at least and at most. */
import { fewestHits } from '@site/domain/betting/combos';
import { totalOdds } from '@site/domain/betting/total-odds';
import { SELECTION_STATUS } from '@site/domain/betting/statuses';
import { formatCny, formatCnyShort, type Fen } from '@site/domain/money';
import { SELECTION_STATUS_TEXT } from '@site/phrases/betting';
import { usePlatform } from '@site/platform';
import { Money, Tag } from '@site/ui';
import { amountCopy } from '@site/ui/amount-copy';
import { StakeInput } from '@site/ui/keypad';
import { Odds } from '@site/ui/odds';
import { comboText } from '../phrases/combos';
import { ODDS_TYPE_SHORT } from '../phrases/names';
import { SLIP } from '../phrases/slip';
import { useSlip, useSports } from '../state/use-sports';
import type { ComboRow } from './combo-rows';
import type { SlipContext } from './slip-check';
import { comboField, isEditable } from './slip-model';
import { slipAtOffer } from './slip-offer';
import { StyledSlipCard, StyledStakeLine } from './slip-styles';
import { useInSight } from './use-in-sight';
import { isComboUnread } from './unread';

/** Props of {@link ComboRowView}. */
export interface ComboRowViewProps {
  readonly row: ComboRow;
  readonly context: SlipContext;
  readonly legs: number;
  readonly active: boolean;
  /** In the foot the sums stand below it, and limits in the field. */
  readonly look?: 'card' | 'foot';
}

/** What the stake of one line comes to. */
function LineSum({
  lines,
  stake,
  sum,
}: {
  readonly lines: number;
  readonly stake: Fen;
  readonly sum: Fen;
}) {
  return (
    <span className="num">
      {SLIP.lineSum(lines, formatCnyShort(stake))}
      <span data-part="sum">
        {' = '}
        <b>
          <Money amount={sum} />
        </b>
      </span>
    </span>
  );
}

/**
 * A system next to the keys: two lines before as after its stake is typed (one on a phone on its
 * side), so that nothing moves.
 */
function Pinned({ row: { lines, stake, returns, folds } }: { readonly row: ComboRow }) {
  return (
    <>
      {stake === null ? (
        SLIP.lines(lines)
      ) : (
        <LineSum lines={lines} stake={stake} sum={returns.stake} />
      )}
      <br />{' '}
      <span data-part="least">
        {stake === null || returns.least === null ? (
          SLIP.perLine
        ) : (
          <>
            {SLIP.least(fewestHits(folds))} <Money amount={returns.least} />
          </>
        )}
      </span>
    </>
  );
}

function Name({
  row,
  name,
  look,
}: Pick<ComboRowViewProps, 'row' | 'look'> & { readonly name: string }) {
  const { rows } = slipAtOffer(useSlip());
  const { straight, lines } = row;
  return (
    <div data-part="named">
      <h3>{name}</h3>
      <p data-part="terms">
        {straight ? (
          <>
            {SLIP.totalOdds}{' '}
            <span data-part="price">
              <Odds text={totalOdds(rows.map(({ selection }) => selection.price))} />{' '}
              <small>{ODDS_TYPE_SHORT.EU}</small>
            </span>
          </>
        ) : lines === 0 ? null : look === 'foot' ? (
          <Pinned row={row} />
        ) : (
          <>
            {SLIP.lines(lines)} · {SLIP.perLine}
          </>
        )}
      </p>
    </div>
  );
}

/** That the vendor pays no more than so much for one bet, where that cuts what the stake gives. */
function Capped({ row: { returns, stake } }: { readonly row: ComboRow }) {
  const { maxPayout } = useSlip();
  return stake !== null && returns.capped && maxPayout !== null ? (
    <span data-part="capped">{SLIP.capped(formatCny(maxPayout))}</span>
  ) : null;
}

/** What the stake costs and gives; nothing before one is typed. */
function Sums({ row }: { readonly row: ComboRow }) {
  const { returns, stake, lines, limits, folds } = row;
  if (stake === null) return null;
  return (
    <p className="num">
      {lines > 1 ? (
        <>
          <LineSum lines={lines} stake={stake} sum={returns.stake} /> ·{' '}
        </>
      ) : null}
      {returns.least === null || lines === 1 ? null : (
        <>
          {SLIP.least(fewestHits(folds))} <Money amount={returns.least} /> ·{' '}
        </>
      )}
      {SLIP.most}{' '}
      <b>
        <Money amount={returns.most} />
      </b>
      {returns.capped ? <br /> : null}
      <Capped row={row} />
      {limits === null ? null : (
        <>
          <br />
          <small>{SLIP.limits(formatCnyShort(limits.min), formatCnyShort(limits.max))}</small>
        </>
      )}
    </p>
  );
}

/** A combo of the slip. */
export function ComboRowView({ row, context, legs, active, look = 'card' }: ComboRowViewProps) {
  const { slip } = useSports();
  const state = useSlip();
  const { toast } = usePlatform();
  const card = useInSight<HTMLElement>(active, row.text !== '');
  const { id, lines, status, limits, text } = row;
  const name = comboText(context.vendor, id, legs);
  const placeholder =
    limits === null
      ? !context.signedIn
        ? SLIP.visitorStake
        : isComboUnread(state)
          ? SLIP.limitsUnread
          : SLIP.limitsLoading
      : SLIP.limits(formatCnyShort(limits.min), formatCnyShort(limits.max));
  return (
    <StyledSlipCard
      ref={card}
      data-testid="combo-row"
      data-combo={id}
      data-lines={lines}
      data-active={active}
      data-look={look}
    >
      <footer>
        <StyledStakeLine data-part="stake-line">
          <Name row={row} name={name} look={look} />
          {lines === 0 ? null : (
            <StakeInput
              label={`${SLIP.perLine} ${name}`}
              value={text}
              placeholder={placeholder}
              active={active}
              disabled={!isEditable(state.combo)}
              onFocus={() => slip.activate(comboField(id))}
              onChange={(typed) => slip.typeCombo(id, typed)}
              onRefused={() => toast.show('error', amountCopy.pasteRefused)}
            />
          )}
        </StyledStakeLine>
        {look === 'card' ? (
          <Sums row={row} />
        ) : (
          // The sums stand above it and by the button: here only that they are cut.
          <Capped row={row} />
        )}
        {status === SELECTION_STATUS.OK ? null : (
          <p data-testid="combo-status" data-code={status}>
            <Tag tone="warn">{SELECTION_STATUS_TEXT[status]}</Tag>
          </p>
        )}
      </footer>
    </StyledSlipCard>
  );
}
