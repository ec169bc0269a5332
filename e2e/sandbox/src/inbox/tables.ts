/** Tables of the inbox. */

/** Personal messages, and what a member has read or deleted of both kinds. */
export const INBOX_TABLES = {
  names: ['inbox_state', 'personal_messages'],
  sql: `
CREATE TABLE IF NOT EXISTS personal_messages (
  id TEXT PRIMARY KEY, member_code TEXT NOT NULL, topic TEXT NOT NULL, content TEXT NOT NULL, category TEXT NOT NULL, target TEXT, at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS personal_messages_member ON personal_messages (member_code, at);
CREATE TABLE IF NOT EXISTS inbox_state (
  member_code TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL, is_deleted INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (member_code, kind, id)
) STRICT;`,
} as const;
