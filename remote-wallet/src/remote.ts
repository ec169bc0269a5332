import { defineRemote } from '@site/remote-kit';
import { name } from '../remote.json';
import { registerLookups } from './money/wallet-action';

export const remote = defineRemote(name, {
  pages: {
    me: () => import('./pages/MePage'),
    deposit: () => import('./pages/DepositPage'),
    'deposit-plain': () => import('./pages/DepositPlainPage'),
    'deposit-details': () => import('./pages/DepositDetailsPage'),
    withdrawal: () => import('./pages/WithdrawalPage'),
    'withdrawal-details': () => import('./pages/WithdrawalDetailsPage'),
    transfer: () => import('./pages/TransferPage'),
    'bank-cards': () => import('./pages/BankCardsPage'),
    records: () => import('./pages/RecordsPage'),
    alerts: () => import('./pages/AlertsPage'),
    limits: () => import('./pages/LimitsPage'),
    account: () => import('./pages/AccountPage'),
    'identity-check': () => import('./pages/IdentityCheckPage'),
    'old-records': () => import('./pages/OldRecordsPage'),
    uploads: () => import('./pages/UploadsPage'),
    addresses: () => import('./pages/AddressesPage'),
    security: () => import('./pages/SecurityPage'),
    rewards: () => import('./pages/RewardsPage'),
    safehouse: () => import('./pages/SafehousePage'),
    register: () => import('./pages/RegisterPage'),
    forgot: () => import('./pages/ForgotPage'),
    reset: () => import('./pages/ResetPage'),
    verify: () => import('./pages/VerifyPage'),
    'email-redirection': () => import('./pages/EmailRedirectionPage'),
    'email-verified': () => import('./pages/EmailVerifiedPage'),
    'email-expired': () => import('./pages/EmailExpiredPage'),
  },
  slots: {
    'header-wallet': () => import(/* webpackChunkName: "header-wallet" */ './slots/HeaderWallet'),
    'member-overlay': () =>
      import(/* webpackChunkName: "member-overlay" */ './slots/MemberOverlay'),
  },
  boot: registerLookups,
});
