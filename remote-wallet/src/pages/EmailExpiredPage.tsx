export { EmailExpiredPage as Page } from '../access/email/EmailPages';
