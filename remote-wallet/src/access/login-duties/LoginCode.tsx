import { useState, type FormEvent } from 'react';
import { getCustomFlag } from '@site/contracts/member-verification';
import {
  SKIP_LOGIN_OTP_FLAG,
  maySkipLoginOtp,
  otpTargets,
  type OtpChannel,
  type OtpTarget,
} from '@site/domain/verification/login-otp';
import { targets as places, useCall, usePlatform, useStateView } from '@site/platform';
import { Button, CircleAlert, EmptyState, Notice, Segmented } from '@site/ui';
import { LOGIN_DUTIES } from '../../phrases/login-duties';
import { ACCESS } from '../../phrases/access';
import { OTP_LENGTH, OtpField } from '@site/ui/one-time-code';
import { ResendButton, useFormErrors, useSend } from '@site/remote-kit/forms';
import { FormLinks, Intro, PageForm } from '@site/ui/page-form';
import { ButtonLink, TextLink } from '../links';
import { useLoginCode } from './use-login-code';

function NoContact() {
  const { session } = usePlatform();
  return (
    <EmptyState
      icon={<CircleAlert />}
      title={LOGIN_DUTIES.noContactTitle}
      hint={LOGIN_DUTIES.noContactText}
      testId="verify-no-contact"
      action={
        <>
          <ButtonLink data-kind="primary" to={places.toCustomerService()}>
            {LOGIN_DUTIES.service}
          </ButtonLink>
          <Button kind="ghost" onClick={() => void session.logOut()}>
            {LOGIN_DUTIES.logOut}
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
  const notices = [
    tries === null ? null : LOGIN_DUTIES.attempts(tries),
    resends === null ? null : LOGIN_DUTIES.resends(resends),
  ].filter((text) => text !== null);
  return notices.length === 0 ? null : (
    <p className="num" role="status" data-testid="otp-left">
      {notices.join('，')}
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
      label={LOGIN_DUTIES.channel}
      value={value}
      onChange={onChange}
      options={options.map((each) => ({
        value: each.channel,
        label: LOGIN_DUTIES.channels[each.channel],
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
      {LOGIN_DUTIES.skip}
    </Button>
  ) : null;
}

function WaysOut() {
  const { session } = usePlatform();
  return (
    <FormLinks>
      <TextLink to={places.toCustomerService()}>{LOGIN_DUTIES.service}</TextLink>
      <Button kind="ghost" size="s" onClick={() => void session.logOut()}>
        {LOGIN_DUTIES.logOut}
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
    if (exhausted || !show(code.length === OTP_LENGTH ? {} : { code: ACCESS.codeMissing })) return;
    await send(async () => {
      const problem = await otp.check(code);
      if (problem !== null) {
        setCode('');
        return void show({ code: problem });
      }
      toast.show('success', LOGIN_DUTIES.done);
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
      <Intro>{LOGIN_DUTIES.otpIntro}</Intro>
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
        {otp.sent === null
          ? LOGIN_DUTIES.willSendTo(target.sentTo)
          : LOGIN_DUTIES.sentTo(otp.sent.to)}
      </Notice>
      {exhausted ? (
        <Notice tone="danger" role="alert" testId="otp-none">
          {LOGIN_DUTIES.none}
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
          {LOGIN_DUTIES.send}
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
            {LOGIN_DUTIES.submit}
          </Button>
          <ResendButton
            from={otp.sent.resendFrom}
            busy={sending.busy}
            disabled={exhausted || otp.resendsLeft === 0}
            onResend={sendCode}
          />
        </>
      )}
      <Skip onSkip={() => void otp.skip().then((allowed) => (allowed ? onDone() : undefined))} />
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
        <span className="vh">{LOGIN_DUTIES.otpIntro}</span>
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
