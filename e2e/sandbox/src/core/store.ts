/**
 * The embedded database: one file with write-ahead log, every commit synced to disk, STRICT tables,
 * prepared statements kept.
 */
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '@site/domain/hash';
import Database from 'libsql';
import { SCHEMA, TABLES } from './schema';
import { storageFaultOf } from './storage-fault';

/** What may be bound. Money is bound as an integer count of fen. */
export type Bindable = string | number | bigint | null;

/** The database as the sandbox uses it. */
export interface Store {
  /**
   * Runs a statement.
   *
   * @returns the number of changed rows.
   */
  readonly run: (sql: string, ...params: Bindable[]) => number;
  readonly one: <T>(sql: string, ...params: Bindable[]) => T | null;
  readonly all: <T>(sql: string, ...params: Bindable[]) => T[];
  /**
   * All or nothing; a transaction inside another joins it. It begins with its first write: most
   * moments of the world write nothing, and each would be two calls of the database.
   */
  readonly tx: <T>(work: () => T) => T;
  /** Empties every table. */
  readonly wipe: () => void;
  /** Lets every write be refused from now on as on a full disk, or takes them again; reads go on. */
  readonly refuseWrites: (refused: boolean) => void;
  readonly close: () => void;
}

/** Which tables a file was made for, as SQLite keeps it: a whole number. */
const VERSION = Number.parseInt(fingerprint(SCHEMA).slice(0, 7), 16);
const PARTS = ['', '-wal', '-shm'] as const;

/** Longest wait for another process that is still going away, in milliseconds. */
const WAIT = 'PRAGMA busy_timeout = 2000;';

/**
 * Connects to a file. The driver shares its index of the log with others through a file that it
 * makes; where there is no room for that one, the index is kept in memory, and others cannot look
 * in until the next start.
 */
function connect(file: string): Database.Database {
  const opened = (first: string): Database.Database => {
    const db = new Database(file);
    try {
      // It reads, so that what is missing shows here; by no statement that is kept, which would keep the file open.
      db.exec(`${WAIT} ${first} SELECT count(*) FROM sqlite_master;`);
      return db;
    } catch (error) {
      db.close();
      throw error;
    }
  };
  try {
    return opened('');
  } catch (error) {
    if (storageFaultOf(error, file)?.trouble !== 'full') throw error;
    return opened('PRAGMA locking_mode = EXCLUSIVE;');
  }
}

/**
 * Makes what is missing, all of it or nothing. A file that has it is not written to: it may lie on
 * a full disk.
 */
function makeTables(db: Database.Database): void {
  if (versionOf(db) === VERSION) return;
  db.exec('BEGIN IMMEDIATE');
  try {
    db.exec(SCHEMA);
    db.exec(`PRAGMA user_version = ${VERSION}`);
    db.exec('COMMIT');
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** A name that no earlier file has. */
function freeName(stem: string, serial = 1): string {
  const name = serial === 1 ? `${stem}.db` : `${stem}-${serial}.db`;
  return existsSync(name) ? freeName(stem, serial + 1) : name;
}

/**
 * Which tables a file has; null where nothing was ever made in it, as after a first start on a full
 * disk.
 */
function versionOf(db: Database.Database): number | null {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as {
    user_version: number;
  };
  return version === 0 && db.prepare('SELECT 1 AS x FROM sqlite_master LIMIT 1').get() === undefined
    ? null
    : version;
}

/**
 * A file of other tables is put aside under its version, never written to and never deleted.
 *
 * @returns its new place.
 */
function putAside(file: string, version: number): string {
  const aside = freeName(file.replace(/\.db$/, `-${version.toString(16)}`));
  for (const part of PARTS.filter((each) => existsSync(file + each)))
    renameSync(file + part, aside + part);
  return aside;
}

/** Opens the file, a fresh one where it has other tables. */
function openOwn(file: string): Database.Database {
  const found = connect(file);
  const version = versionOf(found);
  if (version === VERSION || version === null) return found;
  found.close();
  console.log(
    `the back end's tables have changed: it starts afresh, the earlier data is in ${putAside(file, version)}`,
  );
  return connect(file);
}

function openFile(dataDir: string): Database.Database {
  mkdirSync(dataDir, { recursive: true });
  const db = openOwn(join(dataDir, 'sandbox.db'));
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  const [check] = db.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
  if (check?.quick_check !== 'ok')
    throw Object.assign(new Error('damaged'), { code: 'SQLITE_CORRUPT' });
  return db;
}

/** Driver rows carry an extra `_metadata`; it must never reach an answer. */
function clean<T>(row: unknown): T {
  if (typeof row === 'object' && row !== null && '_metadata' in row) delete row._metadata;
  return row as T;
}

/**
 * Opens (and makes, when new) the database.
 *
 * @throws StorageFault when another process holds it, it is damaged, or its folder cannot be
 *   written.
 */
export function openStore(dataDir: string): Store {
  const file = join(dataDir, 'sandbox.db');
  /** Runs work on the database; trouble with its file gets a sentence. */
  const guarded = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw storageFaultOf(error, file) ?? error;
    }
  };
  const db = guarded(() => {
    const opened = dataDir === ':memory:' ? new Database(':memory:') : openFile(dataDir);
    opened.exec('PRAGMA foreign_keys = ON;');
    makeTables(opened);
    return opened;
  });
  const cache = new Map<string, Database.Statement>();
  const statement = (sql: string): Database.Statement => {
    const known = cache.get(sql) ?? db.prepare(sql);
    cache.set(sql, known);
    return known;
  };
  let depth = 0;
  let isBegun = false;
  const write = <T>(work: () => T): T =>
    guarded(() => {
      if (depth > 0 && !isBegun) {
        db.exec('BEGIN');
        isBegun = true;
      }
      return work();
    });
  const tx = <T>(work: () => T): T => {
    if (depth > 0) return work();
    depth += 1;
    try {
      const result = work();
      // What turns out to write nothing goes on where nothing can be written; nobody else writes this file.
      if (isBegun) guarded(() => db.exec('COMMIT'));
      return result;
    } catch (error) {
      // A full disk has rolled it back already.
      if (db.inTransaction) db.exec('ROLLBACK');
      throw error;
    } finally {
      depth -= 1;
      isBegun = false;
    }
  };
  return {
    run: (sql, ...params) => write(() => statement(sql).run(...params).changes),
    one: (sql, ...params) => {
      const row = guarded(() => statement(sql).get(...params));
      return row === undefined ? null : clean(row);
    },
    all: (sql, ...params) => guarded(() => statement(sql).all(...params)).map((row) => clean(row)),
    tx,
    wipe: () =>
      tx(() => {
        for (const table of TABLES) write(() => db.exec(`DELETE FROM ${table}`));
      }),
    refuseWrites: (refused) => {
      db.exec(`PRAGMA query_only = ${refused ? 'ON' : 'OFF'}`);
    },
    close: () => {
      db.close();
    },
  };
}
