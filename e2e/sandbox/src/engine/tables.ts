/** Tables of the world: events that ran or carry bets, and what members are told about events. */

/** Tables of the world. */
export const ENGINE_TABLES = {
  names: ['world_events', 'vendor_notices'],
  sql: `
CREATE TABLE IF NOT EXISTS world_events (
  id TEXT PRIMARY KEY, sport_id INTEGER NOT NULL, kickoff INTEGER NOT NULL, phase TEXT NOT NULL, state TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS world_events_day ON world_events (phase, sport_id, kickoff);
CREATE TABLE IF NOT EXISTS vendor_notices (id INTEGER PRIMARY KEY, title TEXT NOT NULL, content TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
`,
} as const;
