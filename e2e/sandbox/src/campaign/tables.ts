/** Tables of campaigns. */

/** Enrolments, application forms and gifts assigned to members. */
export const CAMPAIGN_TABLES = {
  names: ['campaign_enrolments', 'campaign_applications', 'campaign_claims'],
  sql: `
CREATE TABLE IF NOT EXISTS campaign_enrolments (member_code TEXT NOT NULL, campaign_id TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (member_code, campaign_id)) STRICT;
CREATE TABLE IF NOT EXISTS campaign_applications (
  id TEXT PRIMARY KEY, member_code TEXT NOT NULL, campaign_id TEXT NOT NULL, answers TEXT NOT NULL, status TEXT NOT NULL, reason TEXT NOT NULL DEFAULT '',
  at INTEGER NOT NULL, due_at INTEGER NOT NULL, decided_at INTEGER
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS campaign_one_pending ON campaign_applications (member_code, campaign_id) WHERE status = 'Pending';
CREATE TABLE IF NOT EXISTS campaign_claims (
  id TEXT PRIMARY KEY, member_code TEXT NOT NULL, campaign_id TEXT NOT NULL, title TEXT NOT NULL, amount INTEGER NOT NULL, wallet_group INTEGER NOT NULL,
  expires_at INTEGER NOT NULL, claimed_at INTEGER
) STRICT;`,
} as const;
