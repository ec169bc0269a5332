/** Rules under mutation, by what they guard. Paths are inside `shared/domain`. */
export const MUTATION_GROUPS: Readonly<Record<string, readonly string[]>> = {
  'money': ['src/money.ts', 'src/rounding.ts', 'src/money-action/machine.ts'],
  'odds': ['src/odds/convert.ts', 'src/odds/decimal-odds.ts'],
  'cart and stake checks': ['src/betting/cart.ts', 'src/betting/cart-record.ts', 'src/betting/stake-check.ts', 'src/betting/parlay.ts', 'src/betting/win-risk.ts'],
  'systems': ['src/betting/systems.ts', 'src/betting/combos.ts', 'src/vendors/combo-tables.ts'],
  'settlement': ['src/betting/settlement.ts', 'src/betting/turnover.ts', 'src/betting/statuses.ts', 'src/betting/handicap-label.ts'],
  'errors': ['src/errors/app-error.ts', 'src/errors/catalogue.ts', 'src/errors/description.ts', 'src/errors/maintenance-by-feature.ts', 'src/errors/reporting.ts', 'src/betting/bet-codes.ts'],
  'masks, amounts and days': ['src/formatting/mask.ts', 'src/formatting/amount.ts', 'src/formatting/day.ts'],
  'redirects and session': [
    'src/session/after-login.ts', 'src/session/landing-params.ts', 'src/session/route-decision.ts', 'src/session/guard.ts', 'src/session/transition.ts', 'src/session/first-entry.ts', 'src/content-links.ts',
  ],
  'promotions, games, wallet': [
    'src/promotions/item.ts', 'src/promotions/build-item.ts', 'src/promotions/ids.ts', 'src/promotions/navigation.ts', 'src/promotions/windows.ts', 'src/games/launch.ts',
    'src/games/payload.ts', 'src/wallet/groups.ts', 'src/wallet/self-exclusion.ts', 'src/verification/withdrawal.ts', 'src/verification/deposit.ts', 'src/verification/bank-card.ts',
    'src/vendors/maintenance.ts', 'src/member/merge.ts', 'src/member/account-rules.ts', 'src/wallet/card-number.ts', 'src/wallet/own-limits.ts', 'src/wallet/tied-funds.ts', 'src/feedback/feedback-form.ts',
  ],
};

/** Least score of a group in per cent. */
export const LEAST_SCORE = 90;
