import { useState } from 'react';
import styled from 'styled-components';
import { ResendButton, useFormErrors, useOneTimeCode, useSend } from '@site/remote-kit/forms';
import { usePlatform, useStateView } from '@site/platform';
import { Button, Card, Notice, px, type } from '@site/ui';
import { OTP_LENGTH, OtpField } from '@site/ui/one-time-code';
import { CARD_CODE } from '../phrases/bank-cards';
import { CodesLeft, NoTriesLeft } from '../verify/CodePart';

const StyledForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${px(14)};
  h2 {
    font-size: ${type.l};
  }
  > p {
    font-size: ${type.m};
  }
`;

/**
 * The code before a card is added (R4.5-3, HAS_OTP_TIMES): to the number of the account, never to
 * another one.
 */
export function CardCode({ onProved }: { readonly onProved: () => void }) {
  const profile = useStateView(usePlatform().profile);
  const otp = useOneTimeCode({ channel: 'SMS', action: 'BankCardVerification' });
  const [code, setCode] = useState('');
  const { form, errors, show, clear } = useFormErrors<'code'>();
  const sending = useSend();
  const { busy, send } = useSend();
  const exhausted = otp.triesLeft === 0;
  const sendCode = (): void =>
    void sending.send(async () => {
      const problem = await otp.send(profile?.phoneNumber ?? '');
      show(problem === null ? {} : { form: problem });
    });
  const submit = (): void => {
    if (otp.sent === null) return sendCode();
    if (!show(code.length === OTP_LENGTH ? {} : { code: CARD_CODE.short })) return;
    void send(async () => {
      const problem = await otp.check(code);
      if (problem === null) return onProved();
      setCode('');
      show({ code: problem });
    });
  };
  return (
    <Card>
      <StyledForm
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        data-testid="card-code"
      >
        <h2>{CARD_CODE.title}</h2>
        {otp.sent === null ? (
          <p>{CARD_CODE.hint}</p>
        ) : (
          <Notice tone="ok" role="status">
            {CARD_CODE.sentTo(otp.sent.to)}
          </Notice>
        )}
        {errors.form === undefined ? null : (
          <Notice tone="danger" role="alert">
            {errors.form}
          </Notice>
        )}
        {exhausted ? <NoTriesLeft /> : null}
        {otp.sent === null ? null : (
          <OtpField
            value={code}
            error={errors.code}
            disabled={exhausted}
            testId="card-otp"
            onChange={(digits) => {
              setCode(digits);
              clear('code');
            }}
          />
        )}
        <Button
          type="submit"
          block
          loading={otp.sent === null ? sending.busy : busy}
          disabled={exhausted}
          data-testid="card-code-submit"
        >
          {otp.sent === null ? CARD_CODE.send : CARD_CODE.check}
        </Button>
        {otp.sent === null ? null : (
          <ResendButton
            from={otp.sent.resendFrom}
            busy={sending.busy}
            disabled={exhausted || otp.resendsLeft === 0}
            onResend={sendCode}
          />
        )}
        <CodesLeft otp={otp} />
      </StyledForm>
    </Card>
  );
}
