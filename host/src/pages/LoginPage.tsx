/** /login: back to the page that was asked for, or home (R2.3-1, R4.1-1, R4.1-2). */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { RETURN_KEY } from '@site/domain/session/route-decision';
import { afterLogin, parseReturnPath } from '@site/domain/session/after-login';
import { Navigate, KEYS, usePlatform, useSearchParams, useSession } from '@site/platform';
import { Button, LogoMark, Notice, PasswordField, TextField, color, px, space, type } from '@site/ui';
import { SITE_NAME } from '@site/phrases/site';
import { ERROR_TEXT } from '@site/phrases/errors';
import styled from 'styled-components';
import { copy } from '../phrases/zh-CN';
import { LoginPuzzle } from './LoginPuzzle';
import { missingOf, refusalOf, type FormError } from './login-form';
import { useLoginPuzzle } from './use-login-puzzle';

const StyledForm = styled.form`
  display: flex; flex-direction: column; gap: ${space[4]}; padding: ${space[6]} ${space[4]}; flex: 1;
  background: radial-gradient(110% ${px(300)} at 50% 0, ${color('brand-soft')}, transparent);
`;
const StyledHead = styled.div`
  display: flex; flex-direction: column; align-items: center; gap: ${space[2]}; padding: ${space[6]} 0 ${space[2]}; text-align: center;
  h2 { font-size: ${px(22)}; } p { font-size: ${type.s}; color: ${color('text-2')}; }
`;

/** The sign-in form. */
export function LoginPage() {
  const { session: port, storage, toast, navigator } = usePlatform();
  const session = useSession();
  const [query] = useSearchParams();
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<FormError | null>(null);
  const [busy, setBusy] = useState(false);
  const puzzle = useLoginPuzzle();
  const locked = useRef(false);
  const returnTo = parseReturnPath(query.get(RETURN_KEY));

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const missing = missingOf(userName, password);
    setError(missing);
    if (missing !== null || locked.current) return;
    locked.current = true;
    setBusy(true);
    const hide = toast.show('loading', copy.submitting);
    const answer = await port.logIn(userName.trim(), password, puzzle.solved());
    hide();
    locked.current = false;
    setBusy(false);
    if (answer.ok) return;
    setError(refusalOf(answer.error));
    await puzzle.afterFailure(userName.trim(), answer.error);
  };

  const next = session.status === 'member' && !busy ? afterLogin(session.member, storage.read(KEYS.otpSkipped) === '1', returnTo) : null;
  const refused = next?.kind === 'refuse' ? next.phrase : null;
  useEffect(() => {
    if (refused === null) return;
    toast.show('error', ERROR_TEXT[refused]);
    void port.logOut('refused');
  }, [refused, port, toast]);
  if (next?.kind === 'go') return <Navigate to={next.path} replace />;

  const errorOf = (field: FormError['field']): string | undefined => (error?.field === field ? error.text : undefined);
  return (
    <StyledForm noValidate onSubmit={(event) => void submit(event)}>
      <StyledHead><LogoMark size={56} /><h2>{SITE_NAME}</h2>{returnTo === null ? null : <p>{copy.continueTo}</p>}</StyledHead>
      {error?.field === 'form' ? <Notice tone="danger" role="alert">{error.text}</Notice> : null}
      <TextField
        label={copy.userName} placeholder={copy.userNameHint} value={userName} onChange={setUserName} error={errorOf('userName')}
        name="username" autoComplete="username" autoCapitalize="off" autoCorrect="off" spellCheck={false} enterKeyHint="next" testId="login-username"
      />
      <PasswordField
        label={copy.password} placeholder={copy.passwordHint} value={password} onChange={setPassword} error={errorOf('password')}
        name="password" enterKeyHint="go" testId="login-password"
      />
      {puzzle.state === null ? null : <LoginPuzzle {...puzzle.state} onToggle={puzzle.toggle} onAgain={() => void puzzle.load()} />}
      <Button type="submit" block loading={busy} data-testid="login-submit">{copy.submit}</Button>
      <Button kind="ghost" block onClick={() => navigator.go('/')}>{copy.home}</Button>
    </StyledForm>
  );
}
