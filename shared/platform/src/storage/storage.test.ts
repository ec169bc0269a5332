import fc from 'fast-check';
import { KEYS, jsonKey, type StorageKey } from './keys';
import { createStorage, openPlace, type WebStorage } from './storage';

/** A browser place over a plain map. */
function placeOver(kept: Map<string, string>): WebStorage {
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const refuse = (): never => {
  throw new DOMException('forbidden', 'SecurityError');
};
const FORBIDDEN: WebStorage = {
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
  key: refuse,
  length: 0,
};

function open(local = new Map<string, string>(), session = new Map<string, string>()) {
  return {
    local,
    session,
    storage: createStorage({ local: placeOver(local), session: placeOver(session) }),
  };
}

describe('keys', () => {
  test('no two keys share a name', () => {
    const names = Object.values(KEYS).map((key) => key.name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('[R3.3-1] the names of the login keys are those of the specification, and they live in local storage', () => {
    const { memberToken, refreshToken, memberCode, loginStatus, firstEntry } = KEYS;
    expect(
      [memberToken, refreshToken, memberCode, loginStatus, firstEntry].map(
        ({ name, place }) => `${place} ${name}`,
      ),
    ).toEqual([
      'local memberToken',
      'local refreshToken',
      'local memberCode',
      'local loginStatus',
      'local first_entry',
    ]);
  });

  test('[R4.2-1] the first-entry flag knows 111, 222 and 333 and nothing else', () => {
    expect(['111', '222', '333', '444', ''].map(KEYS.firstEntry.parse)).toEqual([
      '111',
      '222',
      '333',
      null,
      null,
    ]);
  });

  test.each(['<script>', 'short', 'with space in it', 'x'.repeat(4_097)])(
    'a token that cannot be one is none: %#',
    (text) => {
      expect(KEYS.memberToken.parse(text)).toBeNull();
    },
  );
});

describe('storage', () => {
  test('a corrupt value is discarded and takes only its own key along', () => {
    const { storage, local } = open(
      new Map([
        ['memberToken', '<b>'],
        ['refreshToken', 'refresh-token-1'],
        ['foreign', 'stays'],
      ]),
    );
    expect(storage.read(KEYS.memberToken)).toBeNull();
    expect([...local.keys()]).toEqual(['refreshToken', 'foreign']);
  });

  test.each([
    ['another version', '{"v":2,"data":{"n":1}}'],
    ['no wrapper', '{"n":1}'],
    ['cut off', '{"v":1,"da'],
    ['null', 'null'],
    ['another shape', '{"v":1,"data":{"n":"1"}}'],
  ])('[R3.6-2] a versioned value is discarded when it is %s', (_what, kept) => {
    const key = jsonKey<number>('sample', 'local', 'never', 1, (value) => {
      if (typeof value !== 'object' || value === null || !('n' in value)) return null;
      return typeof value.n === 'number' ? value.n : null;
    });
    const { storage, local } = open(new Map([['sample', kept]]));
    expect(storage.read(key)).toBeNull();
    expect(local.has('sample')).toBe(false);
  });

  test('a versioned value comes back as it was written', () => {
    const key = jsonKey<string>('sample', 'session', 'never', 3, (value) =>
      typeof value === 'string' ? value : null,
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { storage } = open();
        storage.write(key, text);
        return storage.read(key) === text;
      }),
    );
  });

  test('no text in storage makes a read throw', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...Object.values(KEYS)), (text, key) => {
        const { storage } = open(new Map([[key.name, text]]), new Map([[key.name, text]]));
        expect(() => storage.read(key as StorageKey<unknown>)).not.toThrow();
      }),
    );
  });

  test('a value that the browser refused to keep stands over the older one that it kept, until another tab writes', () => {
    const local = new Map([['oddsType', 'HK']]);
    const place = placeOver(local);
    const { write, read, remove } = createStorage({
      local: { ...place, setItem: refuse },
      session: null,
    });
    expect([write(KEYS.oddsType, 'EU'), read(KEYS.oddsType), local.get('oddsType')]).toEqual([
      false,
      'EU',
      'HK',
    ]);
    local.set('oddsType', 'MY');
    expect(read(KEYS.oddsType)).toBe('MY');
    remove(KEYS.oddsType);
    expect([read(KEYS.oddsType), local.size]).toEqual([null, 0]);
  });

  test('forbidden storage: values live for this page, and the writer is told', () => {
    const storage = createStorage({ local: FORBIDDEN, session: null });
    expect(storage.write(KEYS.memberToken, 'member-token-1')).toBe(false);
    expect(storage.write(KEYS.appBarClosed, '1')).toBe(false);
    expect(storage.read(KEYS.memberToken)).toBe('member-token-1');
    expect(storage.read(KEYS.appBarClosed)).toBe('1');
    storage.remove(KEYS.memberToken);
    expect(storage.read(KEYS.memberToken)).toBeNull();
  });

  test('a place whose getter throws opens as none', () => {
    expect(openPlace(refuse)).toBeNull();
    const place = placeOver(new Map());
    expect(openPlace(() => place)).toBe(place);
  });

  test('[R4.1-3] a logout clears tokens and member data, and keeps settings', () => {
    const { storage, local, session } = open();
    storage.write(KEYS.memberToken, 'member-token-1');
    storage.write(KEYS.refreshToken, 'refresh-token-1');
    storage.write(KEYS.memberCode, 'M1');
    storage.write(KEYS.loginStatus, '1');
    storage.write(KEYS.otpSkipped, '1');
    storage.write(KEYS.theme, 'dark');
    storage.write(KEYS.oddsType, 'EU');
    storage.clearForLogout();
    expect([...local.keys()]).toEqual(['theme', 'oddsType']);
    expect([...session.keys()]).toEqual([]);
  });

  test('[R3.3-1] a value whose code this page did not load leaves with its member, too', () => {
    const { storage, local } = open();
    const own = jsonKey<string>('late', 'local', 'logout', 1, String);
    storage.write(own, 'ALI');
    // As a page would find it that never heard of its key.
    local.set('wallet/other', local.get('late') ?? '');
    local.set('lasting', jsonKey<string>('lasting', 'local', 'never', 1, String).format('ALI'));
    expect(storage.read(own)).toBe('ALI');
    storage.clearForLogout();
    expect([...local.keys()]).toEqual(['lasting']);
  });

  test('[R4.1-3] of session storage only what says itself that it stays outlives a login, whichever code this page loaded', () => {
    const { storage, session } = open();
    const stays = jsonKey<string>('tab/stays', 'session', 'never', 1, String);
    const leaves = jsonKey<string>('tab/leaves', 'session', 'logout', 1, String);
    storage.write(stays, 'ALI');
    storage.write(leaves, 'ALI');
    // As a page would find them that never heard of their keys, beside what nobody has a key for.
    session.set('sports/stays', session.get('tab/stays') ?? '');
    session.set('sports/leaves', session.get('tab/leaves') ?? '');
    session.set('foreign', 'x');
    // What leaves does so, though a text of its name says that it stays.
    session.set('tab/leaves', session.get('tab/stays') ?? '');
    expect(storage.read(stays)).toBe('ALI');
    storage.clearForLogout();
    expect([...session.keys()]).toEqual(['tab/stays', 'sports/stays']);
  });
});
