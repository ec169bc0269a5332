export { ForgotPage as Page } from '../access/password/ForgotPage';
