/** Tables of the lobby; sessions and rounds stand with the core. */

/** Favourite games of members. */
export const GAME_TABLES = {
  names: ['game_favourites'],
  sql: `
CREATE TABLE IF NOT EXISTS game_favourites (member_code TEXT NOT NULL, game_id TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (member_code, game_id)) STRICT;`,
} as const;
