/** Tables of transfers; the transfers themselves are postings. */

/** The bonus a transfer was made with. */
export const TRANSFER_TABLES = {
  names: ['transfer_bonuses'],
  sql: `
CREATE TABLE IF NOT EXISTS transfer_bonuses (transfer_id TEXT PRIMARY KEY, bonus_id TEXT NOT NULL) STRICT;`,
} as const;
