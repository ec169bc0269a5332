import { useState } from 'react';
import styled from 'styled-components';
import { signUpReferrer } from '@site/contracts/referrer';
import type { Outcome } from '@site/domain/errors/app-error';
import { usePlatform, useQueryClient } from '@site/platform';
import { errorText, useFormErrors, useSend } from '@site/remote-kit/forms';
import { ReadFailed } from '@site/remote-kit/failed';
import { Button, Card, Notice, Skeleton, TextField, px, type } from '@site/ui';
import { REFERRAL } from '../phrases/referral';
import { NotYet } from './NotYet';
import { useReferrerEligible } from './queries';

const StyledForm = styled.form`
  display: grid;
  gap: ${px(14)};
  h3 {
    font-size: ${type.l};
    font-weight: 650;
  }
  p {
    font-size: ${type.s};
  }
`;

/** The own code, a second inviter, each other's, one that nobody has. */
const isAboutCode = (answer: Outcome<unknown>): boolean =>
  !answer.ok &&
  answer.error.kind === 'api' &&
  /^(REF00409|REF00410|REF00411|GEN0404)$/.test(answer.error.code);

/**
 * Signing up: who may, why not, and who invited. Repeated it gives the same code, so that a lost
 * answer may be tried again.
 */
export function Join() {
  const { api, toast, visit } = usePlatform();
  const queries = useQueryClient();
  const eligible = useReferrerEligible(true);
  const given = visit.referral() ?? '';
  const [inviter, setInviter] = useState(given);
  const { form, errors, show, clear } = useFormErrors<'inviter'>();
  const { busy, send } = useSend();
  if (eligible.isPending) return <Skeleton kind="form" />;
  if (eligible.data === undefined)
    return (
      <ReadFailed
        title={REFERRAL.eligibleFailed}
        why={eligible.error}
        onRetry={() => void eligible.refetch()}
      />
    );
  const { isEligible, reasons } = eligible.data;
  const ask = (code: string) =>
    api.call(signUpReferrer, { body: code === '' ? {} : { referrerCode: code } });
  const join = async (): Promise<void> => {
    const code = inviter.trim();
    const first = await ask(code);
    // Nobody typed the code that a link brought: where it does not fit (used at the registration, the own one, gone), joining goes on without it.
    const answer = code !== '' && code === given && isAboutCode(first) ? await ask('') : first;
    if (answer.ok) toast.show('success', REFERRAL.joined);
    else if (answer.error.kind !== 'api') show({ form: REFERRAL.lost });
    else
      show(
        isAboutCode(answer)
          ? { inviter: errorText(answer.error) }
          : { form: errorText(answer.error) },
      );
    void api.anew(() => queries.invalidateQueries());
  };
  if (!isEligible) return <NotYet reasons={reasons} />;
  return (
    <Card>
      <StyledForm
        ref={form}
        noValidate
        data-testid="referral-join"
        onSubmit={(event) => {
          event.preventDefault();
          void send(join);
        }}
      >
        <h3>{REFERRAL.joinTitle}</h3>
        <p>{REFERRAL.joinHint}</p>
        <TextField
          label={REFERRAL.inviter}
          hint={REFERRAL.inviterHint}
          value={inviter}
          error={errors.inviter}
          disabled={busy}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          testId="referral-inviter"
          onChange={(text) => {
            clear('inviter');
            setInviter(text);
          }}
        />
        {errors.form === undefined ? null : (
          <Notice tone="danger" role="alert" testId="referral-refused">
            {errors.form}
          </Notice>
        )}
        <Button type="submit" block loading={busy} data-testid="referral-submit">
          {busy ? REFERRAL.joining : REFERRAL.join}
        </Button>
      </StyledForm>
    </Card>
  );
}
