import { useState } from 'react';
import styled from 'styled-components';
import { signUpReferrer } from '@site/contracts/referrer';
import { usePlatform, useQueryClient } from '@site/platform';
import { errorText, useFormErrors, useSend } from '@site/remote-kit/forms';
import { Button, Card, FailedState, Notice, Skeleton, TextField, px, type } from '@site/ui';
import { REFERRAL } from '../phrases/referral';
import { useReferrerEligible } from './queries';

const StyledForm = styled.form`display: grid; gap: ${px(14)}; h3 { font-size: ${type.l}; font-weight: 650; } p { font-size: ${type.s}; } ul { list-style: disc; padding-inline-start: 1.2em; }`;

/** Signing up: who may, why not, and who invited. Repeated it gives the same code, so that a lost answer may be tried again. */
export function Join() {
  const { api, toast, visit } = usePlatform();
  const queries = useQueryClient();
  const eligible = useReferrerEligible(true);
  const [inviter, setInviter] = useState(visit.referral() ?? '');
  const { form, errors, show, clear } = useFormErrors<'inviter'>();
  const { busy, send } = useSend();
  if (eligible.isPending) return <Skeleton kind="form" />;
  if (eligible.data === undefined) return <FailedState title={REFERRAL.eligibleFailed} onRetry={() => void eligible.refetch()} />;
  const { isEligible, reasons } = eligible.data;
  const join = async (): Promise<void> => {
    const code = inviter.trim();
    const answer = await api.call(signUpReferrer, { body: code === '' ? {} : { referrerCode: code }, silent: true });
    if (answer.ok) toast.show('success', REFERRAL.joined);
    else if (answer.error.kind !== 'api') show({ form: REFERRAL.lost });
    else show(/^REF0041[01]$/.test(answer.error.code) ? { inviter: errorText(answer.error) } : { form: errorText(answer.error) });
    void api.anew(() => queries.invalidateQueries());
  };
  if (!isEligible) return <Notice tone="warn" role="status" testId="referral-reasons">{REFERRAL.cannot}<ul>{reasons.map(({ code, text }) => <li key={code}>{text}</li>)}</ul></Notice>;
  return (
    <Card>
      <StyledForm ref={form} noValidate data-testid="referral-join" onSubmit={(event) => { event.preventDefault(); void send(join); }}>
        <h3>{REFERRAL.joinTitle}</h3>
        <p>{REFERRAL.joinHint}</p>
        <TextField
          label={REFERRAL.inviter} hint={REFERRAL.inviterHint} value={inviter} error={errors.inviter} disabled={busy} autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={20} testId="referral-inviter"
          onChange={(text) => { clear('inviter'); setInviter(text); }}
        />
        {errors.form === undefined ? null : <Notice tone="danger" role="alert" testId="referral-refused">{errors.form}</Notice>}
        <Button type="submit" block loading={busy} data-testid="referral-submit">{busy ? REFERRAL.joining : REFERRAL.join}</Button>
      </StyledForm>
    </Card>
  );
}
