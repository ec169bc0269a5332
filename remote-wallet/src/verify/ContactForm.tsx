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

type Code = ReturnType<typeof useOneTimeCode>;

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

/** Where the code goes: to the contact of the account, or a new number or address. */
function Receiver({
  kept,
  channel,
  hint,
  value,
  error,
  onChange,
}: {
  /** The contact of the account, masked; null for a new one. */
  readonly kept: string | null;
  readonly channel: ChannelType;
  readonly hint: string | undefined;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}) {
  const contact = CONTACTS[channel];
  const prefix = useCall(
    getPhonePrefixes,
    {},
    { staleMs: STALE.session, enabled: channel === 'SMS' },
  ).data?.[0]?.prefix;
  if (kept !== null) return <Notice role="status">{VERIFY.willSend(kept)}</Notice>;
  return (
    <TextField
      {...contact.input}
      label={contact.label}
      placeholder={contact.placeholder}
      hint={hint}
      value={value}
      error={error}
      testId={contact.testId}
      lead={prefix === undefined ? undefined : <span className="num">{`+${prefix}`}</span>}
      enterKeyHint="send"
      onChange={(text) => onChange(channel === 'SMS' ? contact.read(text) : text)}
    />
  );
}

/** Where the code went, and its field. */
function SentCode({
  to,
  code,
  error,
  disabled,
  onChange,
}: {
  readonly to: string;
  readonly code: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (digits: string) => void;
}) {
  return (
    <>
      <Notice tone="ok" role="status" testId="verify-sent">
        {VERIFY.sent(to)}
      </Notice>
      <OtpField
        value={code}
        error={error}
        disabled={disabled}
        testId="verify-code"
        onChange={onChange}
      />
    </>
  );
}

/** The contact of the account, or a new one. */
function Toggle({
  channel,
  asksNew,
  onChange,
}: {
  readonly channel: ChannelType;
  readonly asksNew: boolean;
  readonly onChange: (asksNew: boolean) => void;
}) {
  return (
    <Button kind="ghost" block data-testid="verify-other" onClick={() => onChange(!asksNew)}>
      {asksNew ? VERIFY.keep[channel] : VERIFY.other[channel]}
    </Button>
  );
}

/** What can be done while the code is on its way: again, elsewhere, or by the link of the mail. */
function AfterSent({
  otp,
  sent,
  channel,
  isOwnOnly,
  busy,
  onResend,
  onRestart,
  onVerified,
}: {
  readonly otp: Code;
  readonly sent: NonNullable<Code['sent']>;
  readonly channel: ChannelType;
  readonly isOwnOnly: boolean;
  readonly busy: boolean;
  readonly onResend: () => void;
  readonly onRestart: () => void;
  readonly onVerified: StepFormProps['onSaved'];
}) {
  return (
    <>
      <ResendButton
        from={sent.resendFrom}
        busy={busy}
        disabled={otp.triesLeft === 0 || otp.resendsLeft === 0}
        onResend={onResend}
      />
      {isOwnOnly ? null : (
        <Button kind="ghost" block data-testid="verify-change" onClick={onRestart}>
          {VERIFY.change[channel]}
        </Button>
      )}
      {channel === 'Email' && !isOwnOnly ? (
        <MailLink sentTo={sent.to} onVerified={onVerified} />
      ) : null}
    </>
  );
}

/** The contact of the account, masked; empty without one, and for a change. */
function useKept(channel: ChannelType, isChange: boolean): string {
  const profile = useStateView(usePlatform().profile);
  return isChange ? '' : CONTACTS[channel].kept(profile);
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
  const contact = CONTACTS[channel];
  const kept = useKept(channel, isChange);
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
      <Toggle
        channel={channel}
        asksNew={asksNew}
        onChange={(next) => {
          setAsksNew(next);
          show({});
        }}
      />
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
          <AfterSent
            otp={otp}
            sent={otp.sent}
            channel={channel}
            isOwnOnly={isOwnOnly}
            busy={sending.busy}
            onResend={() => void sendCode()}
            onRestart={restart}
            onVerified={onSaved}
          />
        )
      }
    >
      {exhausted ? <NoTriesLeft /> : null}
      {otp.sent === null ? (
        <Receiver
          kept={asksNew ? null : kept}
          channel={channel}
          hint={kept === '' && !isChange ? undefined : VERIFY.newHint[channel]}
          value={receiver}
          error={errors.receiver}
          onChange={(text) => {
            setReceiver(text);
            clear('receiver');
          }}
        />
      ) : null}
      {otp.sent === null ? null : (
        <SentCode
          to={otp.sent.to}
          code={code}
          error={exhausted ? undefined : errors.code}
          disabled={exhausted}
          onChange={(digits) => {
            setCode(digits);
            clear('code');
          }}
        />
      )}
      <CodesLeft otp={otp} />
    </FormFrame>
  );
}
