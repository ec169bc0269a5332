/** The chunk of pages around an account: few open them, and who opens one often needs the next. */
export { RegisterPage } from './register/RegisterPage';
export { ForgotPage } from './password/ForgotPage';
export { ResetPage } from './password/ResetPage';
export { VerifyPage } from './verify/VerifyPage';
export { RedirectionPage } from './email/RedirectionPage';
export { EmailExpiredPage, EmailVerifiedPage } from './email/EmailPages';
