/** What a bonus is taken with; `None` stands alone. */
export const BONUS_TRANSACTION_TYPE = ['Deposit', 'Transfer'] as const;
