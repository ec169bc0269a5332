/** The embedded database: one file with write-ahead log, every commit synced to disk, STRICT tables, prepared statements kept. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { SCHEMA, TABLES } from './schema';

/** What may be bound. Money is bound as an integer count of fen. */
export type Bindable = string | number | bigint | null;

/** The database as the sandbox uses it. */
export interface Store {
  /** Runs a statement. @returns the number of changed rows. */
  readonly run: (sql: string, ...params: Bindable[]) => number;
  readonly one: <T>(sql: string, ...params: Bindable[]) => T | null;
  readonly all: <T>(sql: string, ...params: Bindable[]) => T[];
  /** All or nothing; a transaction inside another joins it. */
  readonly tx: <T>(work: () => T) => T;
  /** Empties every table. */
  readonly wipe: () => void;
  readonly close: () => void;
}

function open(dataDir: string): Database.Database {
  if (dataDir === ':memory:') return new Database(':memory:');
  mkdirSync(dataDir, { recursive: true });
  const db = new Database(join(dataDir, 'sandbox.db'));
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000;');
  return db;
}

/** Driver rows carry an extra `_metadata`; it must never reach an answer. */
function clean<T>(row: unknown): T {
  if (typeof row === 'object' && row !== null && '_metadata' in row) delete row._metadata;
  return row as T;
}

/** Opens (and makes, when new) the database. */
export function openStore(dataDir: string): Store {
  const db = open(dataDir);
  db.exec('PRAGMA foreign_keys = ON;');
  db.exec(SCHEMA);
  const cache = new Map<string, Database.Statement>();
  const statement = (sql: string): Database.Statement => {
    const known = cache.get(sql) ?? db.prepare(sql);
    cache.set(sql, known);
    return known;
  };
  let depth = 0;
  const tx = <T>(work: () => T): T => {
    if (depth > 0) return work();
    db.exec('BEGIN IMMEDIATE');
    depth += 1;
    try {
      const result = work();
      db.exec('COMMIT');
      return result;
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    } finally {
      depth -= 1;
    }
  };
  return {
    run: (sql, ...params) => statement(sql).run(...params).changes,
    one: (sql, ...params) => {
      const row = statement(sql).get(...params);
      return row === undefined ? null : clean(row);
    },
    all: (sql, ...params) => statement(sql).all(...params).map((row) => clean(row)),
    tx,
    wipe: () => tx(() => { for (const table of TABLES) db.exec(`DELETE FROM ${table}`); }),
    close: () => { db.close(); },
  };
}
