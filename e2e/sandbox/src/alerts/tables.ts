/** Tables of alerts. */

/**
 * Alerts as a page reads them, in order; what was told already, by its natural key, so that a row
 * that had to go is not told again; devices that are told by web push, each for one session.
 */
export const ALERT_TABLES = {
  names: ['alerts', 'alerts_told', 'alert_devices'],
  sql: `
CREATE TABLE IF NOT EXISTS alerts (
  seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, member_code TEXT NOT NULL, key TEXT NOT NULL, kind TEXT NOT NULL,
  title TEXT NOT NULL, body TEXT NOT NULL, target TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS alerts_member ON alerts (member_code, seq);
CREATE TABLE IF NOT EXISTS alerts_told (
  member_code TEXT NOT NULL, key TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (member_code, key)
) STRICT;
CREATE TABLE IF NOT EXISTS alert_devices (
  address TEXT PRIMARY KEY, member_code TEXT NOT NULL, session_id TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS alert_devices_member ON alert_devices (member_code);`,
} as const;
