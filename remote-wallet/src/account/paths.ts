/** Addresses of this remote's own pages that no other part leads to. */
export const WALLET_PATHS = {
  security: '/Me/Security',
  safehouse: '/Safehouse',
  addresses: '/Me/Addresses',
  rewards: '/Me/Rewards',
  identityCheck: '/Me/IdentityCheck',
  oldRecords: '/TransactionRecord/Old',
  question: '/Me/Accountinfo/?edit=question',
  phone: '/Me/Accountinfo/?edit=phone',
} as const;
