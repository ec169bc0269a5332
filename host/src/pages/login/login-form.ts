/** The login form's rules: one error at a time, beside its field. */
import type { AppError } from '@site/domain/errors/app-error';
import { LOGIN } from '../../phrases/login';
import { codeOf, errorText } from '@site/remote-kit/forms';

/** Where an error of the form stands. */
export interface FormError {
  readonly field: 'userName' | 'password' | 'form';
  readonly text: string;
}

/** What is missing before anything is sent. */
export function missingOf(userName: string, password: string): FormError | null {
  if (userName.trim() === '') return { field: 'userName', text: LOGIN.userNameMissing };
  return password === '' ? { field: 'password', text: LOGIN.passwordMissing } : null;
}

/**
 * What the server's refusal means to the member, as far as the form says it: a locked account is
 * told by a toast (§8). Unknown user and wrong password read alike.
 */
export function refusalOf(error: AppError): FormError | null {
  const code = codeOf(error);
  if (code === 'MEM00061') return null;
  if (error.kind === 'api' && code === 'MEM00059')
    return { field: 'password', text: error.description || LOGIN.wrongPassword };
  return { field: 'form', text: errorText(error, 'login') };
}
