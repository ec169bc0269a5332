import { useState } from 'react';
import styled from 'styled-components';
import { createApplication, type Application, type PaymentMethod } from '@site/contracts/payment';
import { formatCny, toCnyString } from '@site/domain/money';
import { Link, useNavigate } from '@site/platform';
import { Button, Card, Notice, Section, TextField, buttonLook, color, depth, px } from '@site/ui';
import { useMethodSettings, useOpenDeposit } from '../api/queries';
import { DEPOSIT } from '../phrases/deposit';
import { AttemptNotice } from '../money/AttemptNotice';
import { useWalletMoney } from '../money/use-wallet-money';
import { AmountPart } from './AmountPart';
import { MethodPicker } from './MethodPicker';
import { checkDeposit } from './deposit-check';
import { detailsPath } from './details-path';

const StyledOpen = styled(Link)`${buttonLook} margin-top: ${px(8)};`;
const StyledBar = styled.div`
  position: sticky; bottom: 0; z-index: ${depth.sticky}; margin: 0 ${px(-12)} ${px(-24)}; padding: ${px(10)} ${px(12)} calc(${px(10)} + var(--sab)); background: ${color('bg')}; border-top: 1px solid ${color('line')};
`;
const StyledNotes = styled.ul`display: grid; gap: ${px(4)}; list-style: disc; padding-inline-start: 1.2em;`;

function OpenDeposit({ methodCode }: { readonly methodCode: string }) {
  const open = useOpenDeposit(methodCode);
  if (open.data === null || open.data === undefined) return null;
  return (
    <Notice tone="warn" role="status" testId="deposit-open">
      <b>{DEPOSIT.openTitle}</b>
      <p>{DEPOSIT.open(formatCny(open.data.amount))}</p>
      <StyledOpen to={detailsPath(open.data.applicationId)} data-kind="secondary" data-size="s">{DEPOSIT.openAction}</StyledOpen>
    </Notice>
  );
}

function Notes({ methodCode }: { readonly methodCode: string }) {
  const notes = useMethodSettings(methodCode).data?.notes ?? [];
  if (notes.length === 0) return null;
  return <Notice><b>{DEPOSIT.notes}</b><StyledNotes>{notes.map((note) => <li key={note}>{note}</li>)}</StyledNotes></Notice>;
}

/** The deposit form: method, amount, one reason at a time, one tap. */
export function DepositForm({ methods }: { readonly methods: readonly PaymentMethod[] }) {
  const navigate = useNavigate();
  const [code, setCode] = useState(() => methods.find((method) => method.isAvailable)?.code ?? '');
  const [amountText, setAmountText] = useState('');
  const [name, setName] = useState('');
  const [touched, setTouched] = useState(false);
  const method = methods.find((candidate) => candidate.code === code) ?? null;
  const nameRequired = useMethodSettings(code).data?.depositorNameRequired ?? false;
  const attempt = useWalletMoney<Application>('deposit', (application) => navigate(detailsPath(application.applicationId)));
  const check = checkDeposit({ method, amountText, nameRequired, name });
  const { busy } = attempt;
  const error = !check.ok && (touched || (check.field === 'amount' && amountText !== '')) ? check : null;
  const handleSubmit = (): void => {
    setTouched(true);
    if (!check.ok) return;
    attempt.submit({
      kind: 'deposit', row: createApplication, summary: DEPOSIT.summary(check.method.name, formatCny(check.amount)),
      body: {
        transactionType: 'Deposit', methodCode: check.method.code, amount: toCnyString(check.amount), ...(nameRequired ? { depositorName: name.trim() } : {}),
      },
    });
  };
  return (
    <>
      <Section title={DEPOSIT.methods}>
        <MethodPicker methods={methods} chosen={method} disabled={busy} onChoose={(next) => { setCode(next.code); setTouched(false); }} />
      </Section>
      {method === null ? null : <OpenDeposit key={method.code} methodCode={method.code} />}
      {method === null ? null : (
        <AmountPart method={method} value={amountText} disabled={busy} error={error?.field === 'amount' ? error.reason : null} onChange={setAmountText} />
      )}
      {nameRequired ? (
        <Card><TextField label={DEPOSIT.name} hint={DEPOSIT.nameHint} value={name} onChange={setName} disabled={busy} autoComplete="name" error={error?.field === 'name' ? error.reason : null} testId="deposit-name" /></Card>
      ) : null}
      <AttemptNotice kind="deposit" money={attempt} />
      {method === null ? null : <Notes methodCode={method.code} />}
      <StyledBar><Button block loading={busy} data-testid="deposit-submit" onClick={handleSubmit}>{busy ? DEPOSIT.submitting : DEPOSIT.submit}</Button></StyledBar>
    </>
  );
}
