/** Tables of the mini-games. */

/** One row per try. */
export const MINI_GAME_TABLES = {
  names: ['mini_game_tries'],
  sql: `
CREATE TABLE IF NOT EXISTS mini_game_tries (
  id TEXT PRIMARY KEY, member_code TEXT NOT NULL, event_code TEXT NOT NULL, round TEXT NOT NULL, day TEXT NOT NULL, prize_id TEXT NOT NULL, amount INTEGER NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS mini_game_member ON mini_game_tries (member_code, event_code, day);
CREATE INDEX IF NOT EXISTS mini_game_stock ON mini_game_tries (event_code, round, prize_id);`,
} as const;
