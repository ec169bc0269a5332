import styled from 'styled-components';
import { formatCny, type Fen } from '@site/domain/money';
import { Card, DateText, Money, Notice, color, px, type } from '@site/ui';
import { SelectField } from '@site/ui/select-field';
import { TRANSFER, TRANSFER_BONUS } from '../phrases/transfer';
import { useBonusOffer, useTransferBonuses } from './queries';

const StyledFacts = styled.dl`
  display: grid; grid-template-columns: repeat(3, 1fr); gap: ${px(8)}; margin: ${px(14)} 0;
  dt { font-size: ${type.xs}; color: ${color('text-3')}; } dd { font-size: ${type.m}; font-weight: 650; }
`;

/** What the chosen bonus brings and asks for this amount, or why it can't be taken. */
function Offer({ bonusId, amount }: { readonly bonusId: string; readonly amount: Fen }) {
  const { preview, eligible } = useBonusOffer(bonusId, amount);
  if (eligible.data?.isEligible === false) {
    return <Notice tone="warn" role="status" testId="transfer-bonus-not"><b>{TRANSFER_BONUS.not}</b>{eligible.data.reasons.map(({ code, text }) => <p key={code}>{text}</p>)}</Notice>;
  }
  return (
    <>
      <StyledFacts data-testid="transfer-bonus-offer">
        <div><dt>{TRANSFER_BONUS.gain}</dt><dd><Money amount={preview.data?.bonusAmount} /></dd></div>
        <div><dt>{TRANSFER_BONUS.required}</dt><dd><Money amount={preview.data?.turnoverRequired} /></dd></div>
        <div><dt>{TRANSFER_BONUS.until}</dt><dd><DateText at={preview.data?.expiry} shape="day" /></dd></div>
      </StyledFacts>
      <Notice tone="warn">{TRANSFER.lineBonus}</Notice>
    </>
  );
}

interface BonusPartProps {
  readonly value: string;
  readonly amount: Fen | null;
  readonly disabled: boolean;
  readonly onChoose: (bonusId: string) => void;
}

/** A bonus to take along, or none: not taking one is a choice like any other. */
export function BonusPart({ value, amount, disabled, onChoose }: BonusPartProps) {
  const bonuses = useTransferBonuses();
  if (bonuses.isError) return <Notice>{TRANSFER_BONUS.failed}</Notice>;
  const offers = bonuses.data ?? [];
  if (offers.length === 0) return null;
  return (
    <Card>
      <SelectField
        label={TRANSFER_BONUS.label} value={value} placeholder={TRANSFER_BONUS.none} disabled={disabled} testId="transfer-bonus" onChange={onChoose}
        options={offers.map(({ id, title, minAmount, turnover }) => ({ value: id, label: `${title} · ${TRANSFER_BONUS.min(formatCny(minAmount).replace(/\.00$/, ''))} · ${TRANSFER_BONUS.turnover(turnover)}` }))}
      />
      {value === '' || amount === null ? null : <Offer bonusId={value} amount={amount} />}
    </Card>
  );
}
