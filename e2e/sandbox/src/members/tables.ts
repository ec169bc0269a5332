/** Tables of members beyond the core row. Times are epoch milliseconds of the virtual clock. */

/**
 * What is known of a member in the clear, earlier passwords, codes, links, puzzles, documents,
 * addresses.
 */
export const MEMBER_TABLES = {
  names: [
    'login_strangers',
    'member_private',
    'password_history',
    'member_flags',
    'otp_codes',
    'otp_attempts',
    'link_tokens',
    'captchas',
    'documents',
    'addresses',
    'landing_marks',
  ],
  sql: `
CREATE TABLE IF NOT EXISTS login_strangers (name TEXT PRIMARY KEY, failed INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS member_private (
  member_code TEXT PRIMARY KEY, phone TEXT NOT NULL, email TEXT NOT NULL, identity_card TEXT NOT NULL DEFAULT '', secret_answer TEXT NOT NULL DEFAULT '',
  affiliate TEXT NOT NULL DEFAULT '', referral TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX IF NOT EXISTS member_phone ON member_private (phone);
CREATE INDEX IF NOT EXISTS member_email ON member_private (email);
CREATE TABLE IF NOT EXISTS password_history (id INTEGER PRIMARY KEY, member_code TEXT NOT NULL, hash TEXT NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS password_member ON password_history (member_code, id);
CREATE TABLE IF NOT EXISTS member_flags (member_code TEXT NOT NULL, name TEXT NOT NULL, value INTEGER NOT NULL, PRIMARY KEY (member_code, name)) STRICT;
CREATE TABLE IF NOT EXISTS otp_codes (
  member_code TEXT NOT NULL, channel TEXT NOT NULL, action TEXT NOT NULL, code TEXT NOT NULL, receiver TEXT NOT NULL, sent_at INTEGER NOT NULL,
  until INTEGER NOT NULL, proved_at INTEGER, PRIMARY KEY (member_code, channel, action)
) STRICT;
CREATE TABLE IF NOT EXISTS otp_attempts (
  member_code TEXT NOT NULL, channel TEXT NOT NULL, action TEXT NOT NULL, day TEXT NOT NULL, wrong INTEGER NOT NULL DEFAULT 0,
  sent INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (member_code, channel, action, day)
) STRICT;
CREATE TABLE IF NOT EXISTS link_tokens (
  hash TEXT PRIMARY KEY, member_code TEXT NOT NULL, kind TEXT NOT NULL, receiver TEXT NOT NULL, until INTEGER NOT NULL, used_at INTEGER
) STRICT;
CREATE TABLE IF NOT EXISTS captchas (id TEXT PRIMARY KEY, answer TEXT NOT NULL, until INTEGER NOT NULL, used INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE TABLE IF NOT EXISTS documents (
  id TEXT PRIMARY KEY, member_code TEXT NOT NULL, type TEXT NOT NULL, file_name TEXT NOT NULL, bytes INTEGER NOT NULL, hash TEXT NOT NULL,
  status TEXT NOT NULL, reason TEXT NOT NULL, uploaded_at INTEGER NOT NULL, decided_at INTEGER, due_at INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS documents_due ON documents (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX IF NOT EXISTS documents_member ON documents (member_code, uploaded_at);
CREATE TABLE IF NOT EXISTS addresses (
  id TEXT PRIMARY KEY, member_code TEXT NOT NULL, is_default INTEGER NOT NULL, content TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS addresses_member ON addresses (member_code);
CREATE TABLE IF NOT EXISTS landing_marks (
  member_code TEXT PRIMARY KEY, said_by TEXT NOT NULL, at INTEGER NOT NULL, marks TEXT NOT NULL
) STRICT;`,
} as const;
