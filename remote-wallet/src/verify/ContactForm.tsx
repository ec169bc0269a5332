import { useState } from 'react';
import type { ChannelType, ServiceAction } from '@site/contracts/member-verification';
import { getPhonePrefixes } from '@site/contracts/setting';
import { ResendButton, useFormErrors, useOneTimeCode, useSend } from '@site/remote-kit/forms';
import { STALE, useCall, usePlatform, useStateView } from '@site/platform';
import { Button, Notice, TextField } from '@site/ui';
import { OTP_LENGTH, OtpField } from '@site/ui/one-time-code';
import { VERIFY } from '../phrases/verify';
import { CodesLeft, NoTriesLeft } from './CodePart';
import { FormFrame, type StepFormProps } from './FormFrame';
import { MailLink } from './MailLink';
import { CONTACTS } from './contact';

interface ContactFormProps extends StepFormProps {
  readonly channel: ChannelType;
  readonly action: ServiceAction;
  /** A change: the contact of the account is not offered again. */
  readonly isChange?: boolean;
  /** Only the contact of the account can receive this code. */
  readonly isOwnOnly?: boolean;
  /** Where another call takes the code: what it refused, or null. */
  readonly check?: (code: string) => Promise<string | null>;
}

/**
 * Verifies a phone number or mail address by a code: the account's own, or a new one that counts
 * from the moment its code was right.
 */
export function ContactForm({
  channel,
  action,
  isChange = false,
  isOwnOnly = false,
  check,
  onSaved,
  submitText = VERIFY.submitCode,
}: ContactFormProps) {
  const profile = useStateView(usePlatform().profile);
  const contact = CONTACTS[channel];
  const kept = isChange ? '' : contact.kept(profile);
  const prefix = useCall(
    getPhonePrefixes,
    {},
    { staleMs: STALE.session, enabled: channel === 'SMS' },
  ).data?.[0]?.prefix;
  const otp = useOneTimeCode({ channel, action });
  const [asksNew, setAsksNew] = useState(kept === '');
  const [receiver, setReceiver] = useState('');
  const [code, setCode] = useState('');
  const { form, errors, show, clear } = useFormErrors<'receiver' | 'code'>();
  const sending = useSend();
  const { busy, send } = useSend();
  const named = asksNew ? contact.read(receiver) : '';
  const exhausted = otp.triesLeft === 0;

  const sendCode = async (): Promise<void> => {
    const unfit = asksNew ? contact.unfit(named) : null;
    if (!show(unfit === null ? {} : { receiver: unfit })) return;
    await sending.send(async () => {
      const problem = await otp.send(asksNew ? contact.mask(named) : kept, named);
      show(problem === null ? {} : { form: problem });
    });
  };
  const submit = async (): Promise<void> => {
    if (otp.sent === null) return sendCode();
    if (!show(code.length === OTP_LENGTH ? {} : { code: VERIFY.codeMissing })) return;
    await send(async () => {
      const problem = await (check ?? otp.check)(code);
      if (problem === null) return onSaved();
      if (check !== undefined) otp.recount();
      setCode('');
      show({ code: problem });
    });
  };
  const restart = (): void => {
    otp.restart();
    setCode('');
    show({});
  };
  const toggle =
    kept === '' || isOwnOnly ? null : (
      <Button
        kind="ghost"
        block
        data-testid="verify-other"
        onClick={() => {
          setAsksNew(!asksNew);
          show({});
        }}
      >
        {asksNew ? VERIFY.keep[channel] : VERIFY.other[channel]}
      </Button>
    );
  return (
    <FormFrame
      form={form}
      error={exhausted ? undefined : errors.form}
      busy={otp.sent === null ? sending.busy : busy}
      disabled={exhausted}
      onSubmit={submit}
      submitText={otp.sent === null ? VERIFY.send : submitText}
      after={
        otp.sent === null ? (
          toggle
        ) : (
          <>
            <ResendButton
              from={otp.sent.resendFrom}
              busy={sending.busy}
              disabled={exhausted || otp.resendsLeft === 0}
              onResend={() => void sendCode()}
            />
            {isOwnOnly ? null : (
              <Button kind="ghost" block data-testid="verify-change" onClick={restart}>
                {VERIFY.change[channel]}
              </Button>
            )}
            {channel === 'Email' && !isOwnOnly ? (
              <MailLink sentTo={otp.sent.to} onVerified={onSaved} />
            ) : null}
          </>
        )
      }
    >
      {exhausted ? <NoTriesLeft /> : null}
      {otp.sent === null && !asksNew ? (
        <Notice role="status">{VERIFY.willSend(kept)}</Notice>
      ) : null}
      {otp.sent === null && asksNew ? (
        <TextField
          {...contact.input}
          label={contact.label}
          placeholder={contact.placeholder}
          hint={kept === '' && !isChange ? undefined : VERIFY.newHint[channel]}
          value={receiver}
          error={errors.receiver}
          testId={contact.testId}
          lead={prefix === undefined ? undefined : <span className="num">{`+${prefix}`}</span>}
          enterKeyHint="send"
          onChange={(text) => {
            setReceiver(channel === 'SMS' ? contact.read(text) : text);
            clear('receiver');
          }}
        />
      ) : null}
      {otp.sent === null ? null : (
        <>
          <Notice tone="ok" role="status" testId="verify-sent">
            {VERIFY.sent(otp.sent.to)}
          </Notice>
          <OtpField
            value={code}
            error={exhausted ? undefined : errors.code}
            disabled={exhausted}
            testId="verify-code"
            onChange={(digits) => {
              setCode(digits);
              clear('code');
            }}
          />
        </>
      )}
      <CodesLeft otp={otp} />
    </FormFrame>
  );
}
