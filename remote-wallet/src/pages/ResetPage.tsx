export { ResetPage as Page } from '../access/password/ResetPage';
