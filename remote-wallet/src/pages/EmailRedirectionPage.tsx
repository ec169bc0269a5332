export { RedirectionPage as Page } from '../access/email/RedirectionPage';
