/** Tables of bonuses and valid turnover. */

/** Bonuses a member applied for, and turnover once per reference. */
export const BONUS_TABLES = {
  names: ['bonus_applications', 'turnover'],
  sql: `
CREATE TABLE IF NOT EXISTS turnover (
  ref TEXT PRIMARY KEY, member_code TEXT NOT NULL, wallet_group INTEGER NOT NULL, amount INTEGER NOT NULL CHECK (amount <> 0), at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS turnover_member ON turnover (member_code, at);
CREATE TABLE IF NOT EXISTS bonus_applications (
  id TEXT PRIMARY KEY, member_code TEXT NOT NULL, rule_id TEXT NOT NULL, group_id TEXT NOT NULL, status TEXT NOT NULL, period TEXT NOT NULL,
  principal INTEGER NOT NULL, bonus INTEGER NOT NULL, required INTEGER NOT NULL, achieved INTEGER NOT NULL DEFAULT 0,
  pay_group INTEGER NOT NULL, wallet_groups TEXT NOT NULL, applied_at INTEGER NOT NULL, claimed_at INTEGER, ended_at INTEGER, expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS bonus_member ON bonus_applications (member_code, applied_at);
CREATE INDEX IF NOT EXISTS bonus_due ON bonus_applications (expires_at) WHERE status IN ('Serving', 'Wagering');
CREATE UNIQUE INDEX IF NOT EXISTS bonus_once ON bonus_applications (member_code, group_id, period) WHERE status <> 'Cancelled' OR claimed_at IS NOT NULL;`,
} as const;
