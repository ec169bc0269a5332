export { EmailVerifiedPage as Page } from '../access/email/EmailPages';
