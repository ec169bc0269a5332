/**
 * Tables. Amounts are integer fen; times are epoch milliseconds of the virtual clock unless a
 * column says real.
 */
import { ALERT_TABLES } from '../alerts/tables';
import { BET_TABLES } from '../bets/tables';
import { BONUS_TABLES } from '../bonus/tables';
import { CAMPAIGN_TABLES } from '../campaign/tables';
import { GAME_TABLES } from '../games/tables';
import { ENGINE_TABLES } from '../engine/tables';
import { INBOX_TABLES } from '../inbox/tables';
import { LOG_TABLES } from '../log/tables';
import { MINI_GAME_TABLES } from '../mini-games/tables';
import { REFERRER_TABLES } from '../referrer/tables';
import { REWARD_STORE_TABLES } from '../reward-store/tables';
import { SPORTS_DATA_TABLES } from '../sports-data/tables';
import { MEMBER_TABLES } from '../members/tables';
import { PAYMENT_TABLES } from '../payment/tables';
import { TRANSFER_TABLES } from '../transfer/tables';

/**
 * Tables of one area: names in the order in which they can be emptied, and the SQL that creates
 * what is missing.
 */
export interface AreaTables {
  readonly names: readonly string[];
  readonly sql: string;
}

/** Areas that keep their tables beside their code. */
const AREAS: readonly AreaTables[] = [
  ALERT_TABLES,
  BET_TABLES,
  ENGINE_TABLES,
  BONUS_TABLES,
  CAMPAIGN_TABLES,
  GAME_TABLES,
  INBOX_TABLES,
  LOG_TABLES,
  MINI_GAME_TABLES,
  REFERRER_TABLES,
  REWARD_STORE_TABLES,
  SPORTS_DATA_TABLES,
  MEMBER_TABLES,
  PAYMENT_TABLES,
  TRANSFER_TABLES,
];

/** Tables in the order in which they can be emptied. */
export const TABLES: readonly string[] = [
  ...AREAS.flatMap(({ names }) => names),
  'entries',
  'postings',
  'accounts',
  'idempotency',
  'applications',
  'rounds',
  'game_sessions',
  'recent_games',
  'tokens',
  'sessions',
  'vendor_tokens',
  'outbox',
  'settings',
  'members',
  'meta',
];

const CORE = `
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS members (
  member_code TEXT PRIMARY KEY, user_name TEXT NOT NULL UNIQUE, password TEXT NOT NULL,
  old_info TEXT NOT NULL, new_info TEXT NOT NULL, exclusion TEXT NOT NULL, refusal TEXT, failed INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE IF NOT EXISTS sessions (id TEXT PRIMARY KEY, member_code TEXT NOT NULL, cookie_hash TEXT NOT NULL, ended TEXT) STRICT;
CREATE INDEX IF NOT EXISTS sessions_member ON sessions (member_code);
CREATE TABLE IF NOT EXISTS tokens (
  hash TEXT PRIMARY KEY, session_id TEXT NOT NULL REFERENCES sessions (id), kind TEXT NOT NULL, until INTEGER NOT NULL, used_at INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS tokens_session ON tokens (session_id);
CREATE TABLE IF NOT EXISTS vendor_tokens (hash TEXT PRIMARY KEY, member_code TEXT NOT NULL, code TEXT NOT NULL, until INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS accounts (
  id TEXT PRIMARY KEY, member_code TEXT, wallet_group INTEGER, balance INTEGER NOT NULL DEFAULT 0,
  CHECK (member_code IS NULL OR balance >= 0)
) STRICT;
CREATE TABLE IF NOT EXISTS postings (
  id TEXT PRIMARY KEY, kind TEXT NOT NULL, ref TEXT NOT NULL, title TEXT NOT NULL, created_at INTEGER NOT NULL, UNIQUE (kind, ref)
) STRICT;
CREATE TABLE IF NOT EXISTS entries (
  id INTEGER PRIMARY KEY, posting_id TEXT NOT NULL REFERENCES postings (id), account_id TEXT NOT NULL REFERENCES accounts (id),
  amount INTEGER NOT NULL CHECK (amount <> 0), balance_after INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS entries_account ON entries (account_id, id);
CREATE INDEX IF NOT EXISTS entries_posting ON entries (posting_id);
CREATE TABLE IF NOT EXISTS idempotency (
  member_code TEXT NOT NULL, operation TEXT NOT NULL, key TEXT NOT NULL, body_hash TEXT NOT NULL, status INTEGER NOT NULL,
  response TEXT NOT NULL, created_at INTEGER NOT NULL, PRIMARY KEY (member_code, operation, key)
) STRICT;
CREATE TABLE IF NOT EXISTS applications (
  id TEXT PRIMARY KEY, transaction_id TEXT NOT NULL UNIQUE, member_code TEXT NOT NULL, direction TEXT NOT NULL, method TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0), status TEXT NOT NULL, pay_to TEXT, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL,
  expires_at INTEGER, due_at INTEGER, timeline TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS applications_member ON applications (member_code, created_at);
CREATE TABLE IF NOT EXISTS game_sessions (
  token_hash TEXT PRIMARY KEY, member_code TEXT NOT NULL, game_id TEXT NOT NULL, wallet_group INTEGER NOT NULL, origin TEXT NOT NULL,
  is_demo INTEGER NOT NULL, demo_balance INTEGER NOT NULL DEFAULT 0, until INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS rounds (
  id TEXT PRIMARY KEY, member_code TEXT NOT NULL, game_id TEXT NOT NULL, bet INTEGER NOT NULL, payout INTEGER NOT NULL, at INTEGER NOT NULL,
  outcome TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS recent_games (member_code TEXT NOT NULL, game_id TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (member_code, game_id)) STRICT;
CREATE TABLE IF NOT EXISTS outbox (id INTEGER PRIMARY KEY, member_code TEXT NOT NULL, kind TEXT NOT NULL, content TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS settings (member_code TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (member_code, name)) STRICT;
`;

/** Creates what is missing. */
export const SCHEMA = [CORE, ...AREAS.map(({ sql }) => sql)].join('\n');
