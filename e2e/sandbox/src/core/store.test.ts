import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { openStore } from './store';

describe('the file of the database', () => {
  let dataDir = '';
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'store-'));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(dataDir, { recursive: true });
  });

  test('a file with the same tables is opened as it was left', () => {
    const first = openStore(dataDir);
    first.run("INSERT INTO meta (key, value) VALUES ('kept', 'yes')");
    first.close();
    const again = openStore(dataDir);
    expect(again.one<{ value: string }>("SELECT value FROM meta WHERE key = 'kept'")).toEqual({
      value: 'yes',
    });
    again.close();
    expect(readdirSync(dataDir).filter((name) => name.endsWith('.db'))).toEqual(['sandbox.db']);
  });

  test('what belongs together is written whole or not at all; what only reads asks for no transaction', () => {
    const store = openStore(dataDir);
    const keys = (): string[] =>
      store.all<{ key: string }>('SELECT key FROM meta').map(({ key }) => key);
    const add = (key: string): number =>
      store.run("INSERT INTO meta (key, value) VALUES (?, '')", key);
    store.tx(() => {
      add('a');
      store.tx(() => add('b'));
    });
    expect(() =>
      store.tx(() => {
        expect(keys()).toEqual(['a', 'b']);
        add('c');
        store.tx(() => add('d'));
        throw new Error('in the middle');
      }),
    ).toThrow('in the middle');
    expect(keys()).toEqual(['a', 'b']);
    const said = jest.spyOn(Database.prototype, 'exec');
    expect(store.tx(keys)).toEqual(['a', 'b']);
    expect(said).not.toHaveBeenCalled();
    store.tx(() => add('e'));
    expect(said.mock.calls).toEqual([['BEGIN'], ['COMMIT']]);
    store.close();
  });

  test('a file with other tables is put aside whole and named, and a fresh one is made', () => {
    const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const file = join(dataDir, 'sandbox.db');
    // One that was put aside before stays too.
    writeFileSync(join(dataDir, 'sandbox-5.db'), 'an earlier one');
    const old = new Database(file);
    old.exec(
      "CREATE TABLE meta (other TEXT); INSERT INTO meta VALUES ('earlier'); PRAGMA user_version = 5;",
    );
    old.close();
    const store = openStore(dataDir);
    expect(store.all('SELECT key, value FROM meta')).toEqual([]);
    store.close();
    const aside = join(dataDir, 'sandbox-5-2.db');
    expect(said).toHaveBeenCalledWith(expect.stringContaining(aside));
    expect(existsSync(aside)).toBe(true);
    const kept = new Database(aside);
    expect(kept.prepare('SELECT other FROM meta').all()).toMatchObject([{ other: 'earlier' }]);
    kept.close();
    expect(readFileSync(join(dataDir, 'sandbox-5.db'), 'utf8')).toBe('an earlier one');
  });
});
