/** Tables of the referrer programme. */

/** Who takes part, with the own code and the code of whoever invited; rewards are postings. */
export const REFERRER_TABLES = {
  names: ['referrers'],
  sql: `
CREATE TABLE IF NOT EXISTS referrers (member_code TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, referrer_code TEXT, at INTEGER NOT NULL) STRICT;`,
} as const;
