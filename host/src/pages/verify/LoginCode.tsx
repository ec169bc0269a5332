import { useState, type FormEvent } from 'react';
import { getCustomFlag } from '@site/contracts/member-verification';
import {
  SKIP_LOGIN_OTP_FLAG,
  maySkipLoginOtp,
  otpTargets,
  type OtpChannel,
  type OtpTarget,
} from '@site/domain/verification/login-otp';
import { targets as places, useCall, useStateView } from '@site/platform';
import { usePlatform } from '@site/platform/host';
import { Button, CircleAlert, EmptyState, Notice, Segmented } from '@site/ui';
import { copy } from '../../phrases/verify';
import { copy as parts } from '../../phrases/parts';
import { OTP_LENGTH, OtpField } from '@site/ui/one-time-code';
import { ResendButton, useFormErrors, useSend } from '@site/remote-kit/forms';
import { ButtonLink, FormLinks, Intro, PageForm, TextLink } from '../parts/form-styles';
import { useLoginCode } from './use-login-code';

function NoContact() {
  const { session } = usePlatform();
  return (
    <EmptyState
      icon={<CircleAlert />}
      title={copy.noContactTitle}
      hint={copy.noContactText}
      testId="verify-no-contact"
      action={
        <>
          <ButtonLink data-kind="primary" to={places.toCustomerService()}>
            {copy.service}
          </ButtonLink>
          <Button kind="ghost" onClick={() => void session.logOut()}>
            {copy.logOut}
          </Button>
        </>
      }
    />
  );
}

function Counters({
  tries,
  resends,
}: {
  readonly tries: number | null;
  readonly resends: number | null;
}) {
  const told = [
    tries === null ? null : copy.attempts(tries),
    resends === null ? null : copy.resends(resends),
  ].filter((text) => text !== null);
  return told.length === 0 ? null : (
    <p className="num" role="status" data-testid="otp-left">
      {told.join('，')}
    </p>
  );
}

/** Where the code goes, for who can choose. */
function Channels({
  options,
  value,
  onChange,
}: {
  readonly options: readonly OtpTarget[];
  readonly value: OtpChannel;
  readonly onChange: (channel: OtpChannel) => void;
}) {
  return options.length > 1 ? (
    <Segmented
      label={copy.channel}
      value={value}
      onChange={onChange}
      options={options.map((each) => ({
        value: each.channel,
        label: copy.channels[each.channel],
        testId: `otp-channel-${each.channel}`,
      }))}
    />
  ) : null;
}

/** Where the operator lets members go on without a code. */
function Skip({ onSkip }: { readonly onSkip: () => void }) {
  const skip = useCall(getCustomFlag, { query: { flagKey: SKIP_LOGIN_OTP_FLAG } });
  return maySkipLoginOtp(skip.data) ? (
    <Button kind="ghost" block data-testid="otp-skip" onClick={onSkip}>
      {copy.skip}
    </Button>
  ) : null;
}

function WaysOut() {
  const { session } = usePlatform();
  return (
    <FormLinks>
      <TextLink to={places.toCustomerService()}>{copy.service}</TextLink>
      <Button kind="ghost" size="s" onClick={() => void session.logOut()}>
        {copy.logOut}
      </Button>
    </FormLinks>
  );
}

function CodeForm({
  options,
  onDone,
}: {
  readonly options: readonly [OtpTarget, ...OtpTarget[]];
  readonly onDone: () => void;
}) {
  const { toast } = usePlatform();
  const [channel, setChannel] = useState<OtpChannel>(options[0].channel);
  const [code, setCode] = useState('');
  const { form, errors, show, clear } = useFormErrors<'code'>();
  const sending = useSend();
  const { busy, send } = useSend();
  const otp = useLoginCode(channel);
  const target = options.find((each) => each.channel === channel) ?? options[0];
  const exhausted = otp.triesLeft === 0;

  const sendCode = (): void =>
    void sending.send(async () => {
      const problem = await otp.sendCode(target.sentTo);
      show(problem === null ? {} : { form: problem });
    });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (otp.sent === null) return sendCode();
    if (exhausted || !show(code.length === OTP_LENGTH ? {} : { code: parts.codeMissing })) return;
    await send(async () => {
      const problem = await otp.check(code);
      if (problem !== null) {
        setCode('');
        return void show({ code: problem });
      }
      toast.show('success', copy.done);
      onDone();
    });
  };
  return (
    <PageForm
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      data-testid="verify-loginOTP"
    >
      <Intro>{copy.otpIntro}</Intro>
      <Channels
        options={options}
        value={channel}
        onChange={(next) => {
          setChannel(next);
          setCode('');
          show({});
        }}
      />
      <Notice tone={otp.sent === null ? 'info' : 'ok'} role="status">
        {otp.sent === null ? copy.willSendTo(target.sentTo) : copy.sentTo(otp.sent.to)}
      </Notice>
      {exhausted ? (
        <Notice tone="danger" role="alert" testId="otp-none">
          {copy.none}
        </Notice>
      ) : null}
      {errors.form === undefined || exhausted ? null : (
        <Notice tone="danger" role="alert">
          {errors.form}
        </Notice>
      )}
      {otp.sent === null ? (
        <Button
          type="submit"
          block
          loading={sending.busy}
          disabled={exhausted}
          data-testid="otp-send"
        >
          {copy.send}
        </Button>
      ) : (
        <>
          <OtpField
            value={code}
            onChange={(next) => {
              setCode(next);
              clear('code');
            }}
            error={errors.code}
            disabled={exhausted}
          />
          <Counters tries={otp.triesLeft} resends={otp.resendsLeft} />
          <Button type="submit" block loading={busy} disabled={exhausted} data-testid="otp-submit">
            {copy.submit}
          </Button>
          <ResendButton
            from={otp.sent.resendFrom}
            busy={sending.busy}
            disabled={exhausted || otp.resendsLeft === 0}
            onResend={sendCode}
          />
        </>
      )}
      <Skip
        onSkip={() => {
          otp.skip();
          onDone();
        }}
      />
      <WaysOut />
    </PageForm>
  );
}

/** The code after a login, by a verified contact. */
export function LoginCode({ onDone }: { readonly onDone: () => void }) {
  const profile = useStateView(usePlatform().profile);
  if (profile === null)
    return (
      <div className="sk-page" role="status">
        <span className="vh">{copy.otpIntro}</span>
        <div className="sk sk-row" />
        <div className="sk sk-field" />
      </div>
    );
  const [first, ...rest] = otpTargets(profile);
  return first === undefined ? (
    <NoContact />
  ) : (
    <CodeForm options={[first, ...rest]} onDone={onDone} />
  );
}
