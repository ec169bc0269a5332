/** The chunk of pages around an account: few open them, and who opens one often needs the next. */
export { ForgotPage } from './password/ForgotPage';
export { ResetPage } from './password/ResetPage';
