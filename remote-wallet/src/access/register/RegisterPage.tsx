/** /Register: a new member, signed in at once (§7.2 Member/MemberRestricted). */
import { useState, type FormEvent } from 'react';
import { Navigate, targets, usePlatform, useSearchParams } from '@site/platform';
import { Button, Notice, TextField } from '@site/ui';
import { PasswordField } from '@site/ui/password-field';
import { REGISTER } from '../../phrases/register';
import { CheckField } from '@site/ui/check-field';
import { PasswordRules } from '@site/ui/new-password';
import { FormLinks, Intro, PageForm } from '@site/ui/page-form';
import { InlineLink, TextLink } from '../links';
import { useAfterLogin } from '@site/remote-kit/after-login';
import { useFormErrors, useSend } from '@site/remote-kit/forms';
import { besideLogin, readReturnPlace } from '@site/remote-kit/return-place';
import { BirthField } from '@site/ui/birth-field';
import {
  registerErrors,
  registerRefusal,
  type RegisterField,
  type RegisterValues,
} from './register-form';

const EMPTY: RegisterValues = {
  userName: '',
  password: '',
  phoneNumber: '',
  email: '',
  dob: '',
  referral: '',
  isAdult: false,
  acceptsTerms: false,
};

/** Everything a new member fills in, with its lock and its errors. */
function useRegister() {
  const { account, clock, toast, visit } = usePlatform();
  const [values, setValues] = useState<RegisterValues>(() => ({
    ...EMPTY,
    referral: visit.referral() ?? '',
  }));
  const { form, errors, show, clear } = useFormErrors<RegisterField>('all');
  const { busy, send } = useSend();
  const set =
    <F extends RegisterField>(field: F) =>
    (value: RegisterValues[F]): void => {
      setValues((before) => ({ ...before, [field]: value }));
      clear(field);
    };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!show(registerErrors(values, clock.now()))) return;
    await send(async () => {
      const hide = toast.show('loading', REGISTER.submitting);
      const entered = await account.register({
        userName: values.userName,
        password: values.password,
        phoneNumber: values.phoneNumber,
        email: values.email.trim(),
        dob: values.dob,
        referralCode: values.referral.trim(),
      });
      hide();
      if (entered.ok) toast.show('success', REGISTER.done);
      else show(registerRefusal(entered.error));
    });
  };
  return { values, set, form, errors, busy, submit };
}

/** Of age, and with the terms. */
function Consents({
  values,
  errors,
  set,
}: Pick<ReturnType<typeof useRegister>, 'values' | 'errors' | 'set'>) {
  return (
    <div>
      <CheckField
        label={REGISTER.adult}
        checked={values.isAdult}
        onChange={set('isAdult')}
        error={errors.isAdult}
        testId="register-adult"
      />
      <CheckField
        label={
          <>
            {REGISTER.termsBefore}
            <InlineLink to="/About/terms">{REGISTER.terms}</InlineLink>
            {REGISTER.and}
            <InlineLink to="/About/privacy">{REGISTER.privacy}</InlineLink>
          </>
        }
        checked={values.acceptsTerms}
        onChange={set('acceptsTerms')}
        error={errors.acceptsTerms}
        testId="register-terms"
      />
    </div>
  );
}

export function RegisterPage() {
  const { clock, visit } = usePlatform();
  const [query] = useSearchParams();
  const { values, set, form, errors, busy, submit } = useRegister();
  const next = useAfterLogin(readReturnPlace(query, visit.from()).to, !busy);
  if (next !== null) return <Navigate to={next} replace />;
  return (
    <PageForm ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Intro>{REGISTER.intro}</Intro>
      {errors.form === undefined ? null : (
        <Notice tone="danger" role="alert">
          {errors.form}
        </Notice>
      )}
      <TextField
        label={REGISTER.userName}
        hint={REGISTER.userNameHint}
        value={values.userName}
        onChange={(text) => set('userName')(text.trim().toLowerCase())}
        error={errors.userName}
        name="username"
        autoComplete="username"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        testId="register-username"
      />
      <PasswordField
        label={REGISTER.password}
        value={values.password}
        onChange={set('password')}
        error={errors.password}
        name="new-password"
        autoComplete="new-password"
        enterKeyHint="next"
        testId="register-password"
      />
      <PasswordRules password={values.password} userName={values.userName} />
      <TextField
        label={REGISTER.phone}
        hint={REGISTER.phoneHint}
        value={values.phoneNumber}
        onChange={(text) =>
          set('phoneNumber')(text.replace(/^\+?86(?=1)/, '').replace(/[\s-]/g, ''))
        }
        error={errors.phoneNumber}
        lead={<span aria-hidden="true">+86</span>}
        name="tel"
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        enterKeyHint="next"
        testId="register-phone"
      />
      <TextField
        label={REGISTER.email}
        hint={REGISTER.emailHint}
        value={values.email}
        onChange={set('email')}
        error={errors.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="off"
        enterKeyHint="next"
        testId="register-email"
      />
      <BirthField
        testId="register-dob"
        value={values.dob}
        onChange={set('dob')}
        error={errors.dob}
        thisYear={new Date(clock.now()).getUTCFullYear()}
      />
      <TextField
        label={REGISTER.referral}
        hint={REGISTER.referralHint}
        value={values.referral}
        onChange={set('referral')}
        error={errors.referral}
        name="referral"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        testId="register-referral"
      />
      <Consents values={values} errors={errors} set={set} />
      <Button type="submit" block loading={busy} data-testid="register-submit">
        {REGISTER.submit}
      </Button>
      <FormLinks>
        <TextLink to={besideLogin(targets.toLogin(), query)}>{REGISTER.hasAccount}</TextLink>
        <TextLink to={besideLogin(targets.toCustomerService(), query)}>{REGISTER.service}</TextLink>
      </FormLinks>
    </PageForm>
  );
}
