/** Tables of the logging gateway. */

/** Records that were refused: where they came from and why, never what they held. */
export const LOG_TABLES = {
  names: ['log_refusals', 'log_records'],
  sql: `
CREATE TABLE IF NOT EXISTS log_refusals (id INTEGER PRIMARY KEY, reason TEXT NOT NULL, api_url TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS log_records (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, record TEXT NOT NULL, at INTEGER NOT NULL) STRICT;`,
} as const;
