export { VerifyPage as Page } from '../access/login-duties/VerifyPage';
