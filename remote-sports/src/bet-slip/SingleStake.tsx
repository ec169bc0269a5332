/** The stake of a single with what it wins and takes. */
import type { ReactNode } from 'react';
import { returnOf } from '@site/domain/betting/win-risk';
import { parseCny } from '@site/domain/money';
import { usePlatform } from '@site/platform';
import { Money } from '@site/ui';
import { amountCopy } from '@site/ui/amount-copy';
import { StakeInput } from '@site/ui/keypad';
import { scopeWords } from '../phrases/plain-words';
import { SLIP } from '../phrases/slip';
import { useSlip, useSports } from '../state/use-sports';
import { isBadAmount, rowReason, rowWinRisk, type SlipContext } from './slip-check';
import { isRowLocked, type SlipRow } from './slip-model';
import { StyledStakeLine } from './slip-styles';

/** Props of {@link SingleStake}. */
export interface SingleStakeProps {
  readonly row: SlipRow;
  readonly context: SlipContext;
  readonly active: boolean;
  readonly limits: string;
  /** What its vendor says of it and takes back again: it stands where nothing else has to move. */
  readonly status: ReactNode;
}

/** The field and its sums; the limits stand in it before typing and beside it after. */
export function SingleStake({ row, context, active, limits, status }: SingleStakeProps) {
  const { slip } = useSports();
  const { toast } = usePlatform();
  const { selection } = row;
  const state = useSlip();
  const sums = isBadAmount(rowReason(row, state, context))
    ? null
    : rowWinRisk(row, context.oddsType);
  const stake = row.stake.trim();
  // Of one bet the foot says what it takes and gives; of several each says its own.
  const says = stake !== '' && sums !== null && state.rows.length > 1;
  // Where what explains it has no room beside the keys, this stands in place of the field's name.
  const scope = active ? scopeWords(selection) : null;
  // At negative prices the debit is not what was typed (D1).
  const apart = sums !== null && sums.risk !== parseCny(stake);
  return (
    <StyledStakeLine>
      <p>
        {status !== null ? (
          status
        ) : !says ? (
          <>
            <span data-part={scope === null ? undefined : 'label'}>{SLIP.stake}</span>
            {scope === null ? null : <span data-part="scope">{scope}</span>}
          </>
        ) : (
          <>
            {SLIP.returns}{' '}
            <b>
              <Money amount={returnOf(sums, state)} />
            </b>
          </>
        )}
        {says && apart ? (
          <>
            <br />
            {SLIP.risk} <Money amount={sums.risk} />
          </>
        ) : null}
        {stake === '' || row.info === null ? null : (
          <>
            <br />
            <small className="num">{limits}</small>
          </>
        )}
      </p>
      <StakeInput
        label={`${SLIP.stake} ${selection.selectionName}`}
        value={row.stake}
        placeholder={context.signedIn ? limits : SLIP.visitorStake}
        active={active}
        disabled={isRowLocked(slip.state.get(), row)}
        onFocus={() => slip.activate(selection.selectionId)}
        onChange={(text) => slip.type(selection.selectionId, text)}
        onRefused={() => toast.show('error', amountCopy.pasteRefused)}
      />
    </StyledStakeLine>
  );
}
