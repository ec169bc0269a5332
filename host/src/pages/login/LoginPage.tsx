/** /login: back to the page that was asked for, or home (R2.3-1, R4.1-1, R4.1-2). */
import { useState, type FormEvent } from 'react';
import { fitsAccountRule } from '@site/domain/member/account-rules';
import { Navigate, targets, useSearchParams } from '@site/platform';
import { usePlatform } from '@site/platform/host';
import { Button, LogoMark, Notice, TextField, color, space, type } from '@site/ui';
import { PasswordField } from '@site/ui/password-field';
import styled from 'styled-components';
import { LOGIN } from '../../phrases/login';
import { ENDED_BY } from '../../session/ended';
import { CheckField } from '@site/ui/check-field';
import { FormLinks, PageForm } from '@site/ui/page-form';
import { ButtonLink, TextLink } from '../parts/links';
import { useAfterLogin } from '@site/remote-kit/after-login';
import { useFormErrors, useSend } from '@site/remote-kit/forms';
import { LoginPuzzle } from './LoginPuzzle';
import { missingOf, refusalOf, type FormError } from './login-form';
import { REMEMBERED_NAME } from './remembered-name';
import { besideLogin, readReturnPlace } from '@site/remote-kit/return-place';
import { useLoginPuzzle } from './use-login-puzzle';

const StyledHead = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[4]} 0 ${space[1]};
  text-align: center;
  h2 {
    font-size: ${type.xxl};
  }
  p {
    font-size: ${type.s};
    color: ${color('text-2')};
  }
`;
const StyledFoot = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
  margin-top: auto;
  padding-top: ${space[4]};
  p {
    font-size: ${type.s};
    color: ${color('text-2')};
  }
`;

/** The sign-in form. */
export function LoginPage() {
  const { session, storage, toast, visit } = usePlatform();
  const [query] = useSearchParams();
  const [kept] = useState(() => storage.read(REMEMBERED_NAME));
  const [userName, setUserName] = useState(kept ?? '');
  const [password, setPassword] = useState('');
  const [ended] = useState(() => storage.read(ENDED_BY));
  const [remember, setRemember] = useState(kept !== null);
  const { form, errors, show } = useFormErrors<Exclude<FormError['field'], 'form'>>();
  const { busy, send } = useSend();
  const puzzle = useLoginPuzzle();
  const { to, marker } = readReturnPlace(query, visit.from());
  const next = useAfterLogin(to, !busy);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const missing = missingOf(userName, password);
    if (!show(missing === null ? {} : { [missing.field]: missing.text })) return;
    const name = userName.trim();
    await send(async () => {
      const hide = toast.show('loading', LOGIN.submitting);
      const answer = await session.logIn(name, password, puzzle.solved());
      hide();
      if (answer.ok) {
        if (remember && fitsAccountRule('userName', name)) storage.write(REMEMBERED_NAME, name);
        else storage.remove(REMEMBERED_NAME);
        return;
      }
      const refused = refusalOf(answer.error);
      show(refused === null ? {} : { [refused.field]: refused.text });
      await puzzle.afterFailure(name, answer.error);
    });
  };

  if (next !== null) return <Navigate to={next} replace />;
  const why = marker === null ? null : LOGIN.from[marker];
  return (
    <PageForm ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <StyledHead>
        <LogoMark size={52} />
        <h2>{LOGIN.welcome}</h2>
        {to === null ? null : <p>{why ?? LOGIN.continueTo}</p>}
      </StyledHead>
      {ended === null ? null : (
        <Notice tone="warn" testId="login-ended">
          {LOGIN.ended[ended]}
        </Notice>
      )}
      {errors.form === undefined ? null : (
        <Notice tone="danger" role="alert">
          {errors.form}
        </Notice>
      )}
      <TextField
        label={LOGIN.userName}
        placeholder={LOGIN.userNameHint}
        value={userName}
        onChange={setUserName}
        error={errors.userName}
        name="username"
        autoComplete="username"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        testId="login-username"
      />
      <PasswordField
        label={LOGIN.password}
        placeholder={LOGIN.passwordHint}
        value={password}
        onChange={setPassword}
        error={errors.password}
        name="password"
        enterKeyHint="go"
        testId="login-password"
      />
      {puzzle.state === null ? null : (
        <LoginPuzzle
          {...puzzle.state}
          onToggle={puzzle.toggle}
          onAgain={() => void puzzle.load()}
        />
      )}
      <CheckField
        label={LOGIN.remember}
        checked={remember}
        onChange={setRemember}
        testId="login-remember"
      />
      <Button type="submit" block loading={busy} data-testid="login-submit">
        {LOGIN.submit}
      </Button>
      <FormLinks>
        <TextLink to={besideLogin('/Forgetpwd', query)}>{LOGIN.forgotPassword}</TextLink>
        <TextLink to="/Forgetpwd?tab=username">{LOGIN.forgotName}</TextLink>
        <TextLink to={besideLogin(targets.toCustomerService(), query)}>{LOGIN.service}</TextLink>
      </FormLinks>
      <StyledFoot>
        <p>{LOGIN.noAccount}</p>
        <ButtonLink data-kind="ghost" data-block="true" to={besideLogin('/Register', query)}>
          {LOGIN.register}
        </ButtonLink>
      </StyledFoot>
    </PageForm>
  );
}
