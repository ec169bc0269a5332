/** Tables of the rewards store. */

/** What was taken; what was spent and what is left follow from it. */
export const REWARD_STORE_TABLES = {
  names: ['redemptions'],
  sql: `
CREATE TABLE IF NOT EXISTS redemptions (
  id TEXT PRIMARY KEY, member_code TEXT NOT NULL, item_id TEXT NOT NULL, points INTEGER NOT NULL, address TEXT, at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS redemptions_member ON redemptions (member_code, at);`,
} as const;
