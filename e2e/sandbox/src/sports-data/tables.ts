/** Tables of the sports-data service. */

/** Bearers and refresh tokens of the anonymous reader, as hashes. */
export const SPORTS_DATA_TABLES = {
  names: ['sports_data_tokens'],
  sql: `
CREATE TABLE IF NOT EXISTS sports_data_tokens (hash TEXT PRIMARY KEY, kind TEXT NOT NULL, until INTEGER NOT NULL, is_used INTEGER NOT NULL DEFAULT 0) STRICT;`,
} as const;
