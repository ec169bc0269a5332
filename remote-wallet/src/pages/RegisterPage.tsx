export { RegisterPage as Page } from '../access/register/RegisterPage';
