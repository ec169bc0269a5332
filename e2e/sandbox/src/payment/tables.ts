/** Tables of payment beyond the application row. Times are epoch milliseconds of the virtual clock. */

/** Details of applications, saved cards, vault tokens, receipts, spent vouchers, cases. */
export const PAYMENT_TABLES = {
  names: [
    'application_details',
    'page_tokens',
    'vault_cards',
    'member_banks',
    'attachments',
    'vouchers',
    'fund_cases',
  ],
  sql: `
CREATE TABLE IF NOT EXISTS application_details (application_id TEXT PRIMARY KEY, detail TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS page_tokens (hash TEXT PRIMARY KEY, member_code TEXT NOT NULL, subject TEXT NOT NULL, origin TEXT NOT NULL, until INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS vault_cards (
  token_hash TEXT PRIMARY KEY, member_code TEXT NOT NULL, fingerprint TEXT NOT NULL, last TEXT NOT NULL, until INTEGER NOT NULL, used INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE IF NOT EXISTS member_banks (
  id TEXT PRIMARY KEY, member_code TEXT NOT NULL, kind TEXT NOT NULL, bank_code TEXT NOT NULL, network TEXT, last TEXT NOT NULL,
  fingerprint TEXT NOT NULL, is_default INTEGER NOT NULL, created_at INTEGER NOT NULL, removed INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX IF NOT EXISTS banks_member ON member_banks (member_code);
CREATE TABLE IF NOT EXISTS attachments (
  id TEXT PRIMARY KEY, member_code TEXT NOT NULL, file_name TEXT NOT NULL, bytes INTEGER NOT NULL, hash TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS vouchers (code TEXT PRIMARY KEY, member_code TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS fund_cases (
  id TEXT PRIMARY KEY, member_code TEXT NOT NULL, transaction_id TEXT NOT NULL UNIQUE, description TEXT NOT NULL, attachment_id TEXT,
  status TEXT NOT NULL, answer TEXT NOT NULL, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, due_at INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS cases_due ON fund_cases (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX IF NOT EXISTS applications_due ON applications (due_at) WHERE due_at IS NOT NULL;`,
} as const;
