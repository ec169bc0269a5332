/** Tables of bets. Amounts are integer fen. */

/** Tables of bets. */
export const BET_TABLES = {
  names: ['bet_auto_sales', 'bet_cashouts', 'bet_legs', 'bets', 'vendor_favourites'],
  sql: `
CREATE TABLE IF NOT EXISTS bets (
  id TEXT PRIMARY KEY, member_code TEXT NOT NULL, vendor TEXT NOT NULL, place_key TEXT NOT NULL, status TEXT NOT NULL, outcome TEXT NOT NULL,
  stake INTEGER NOT NULL, risk INTEGER NOT NULL CHECK (risk > 0), win INTEGER NOT NULL, open_risk INTEGER NOT NULL CHECK (open_risk >= 0),
  sold INTEGER NOT NULL DEFAULT 0, payout INTEGER, placed_at INTEGER NOT NULL, event_at INTEGER NOT NULL, settled_at INTEGER, accept_at INTEGER NOT NULL, detail TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS bets_member ON bets (member_code, vendor, status, placed_at);
CREATE INDEX IF NOT EXISTS bets_key ON bets (member_code, place_key);
CREATE INDEX IF NOT EXISTS bets_status ON bets (status);
CREATE TABLE IF NOT EXISTS bet_legs (
  bet_id TEXT NOT NULL REFERENCES bets (id), at INTEGER NOT NULL, event_id TEXT NOT NULL, outcome TEXT, detail TEXT NOT NULL, PRIMARY KEY (bet_id, at)
) STRICT;
CREATE INDEX IF NOT EXISTS bet_legs_event ON bet_legs (event_id);
CREATE TABLE IF NOT EXISTS bet_cashouts (
  id TEXT PRIMARY KEY, bet_id TEXT NOT NULL REFERENCES bets (id), member_code TEXT NOT NULL, place_key TEXT NOT NULL, status TEXT NOT NULL,
  asked INTEGER NOT NULL CHECK (asked > 0), part INTEGER NOT NULL CHECK (part > 0), offer INTEGER, reason TEXT NOT NULL, at INTEGER NOT NULL, decide_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS bet_cashouts_bet ON bet_cashouts (bet_id);
CREATE INDEX IF NOT EXISTS bet_cashouts_status ON bet_cashouts (status);
CREATE TABLE IF NOT EXISTS bet_auto_sales (
  bet_id TEXT PRIMARY KEY REFERENCES bets (id), target INTEGER NOT NULL CHECK (target > 0)
) STRICT;
CREATE TABLE IF NOT EXISTS vendor_favourites (
  member_code TEXT NOT NULL, vendor TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (member_code, vendor, kind, id)
) STRICT;
`,
} as const;
