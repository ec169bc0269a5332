import { openStore } from '../core/store';
import type { Context } from '../core/context';
import { ORDINARY } from '../members/demo-members';
import { addMember } from '../members/store';
import { createLedger } from '../ledger/ledger';
import { tellMember } from './store';

const place = () => {
  const db = openStore(':memory:');
  const added: string[] = [];
  const context = {
    db,
    clock: { now: () => 1_800_000_000_000 },
    ledger: createLedger(db),
    options: {},
    pushes: { add: (id: string) => void added.push(id) },
  } as unknown as Context;
  addMember(context, {
    memberCode: 'M1',
    userName: 'someone1',
    password: 'Passw0rd!',
    info: ORDINARY,
    exclusion: {},
    refusal: null,
    wallets: {},
  });
  const rowsOf = () => db.all<{ key: string }>('SELECT key FROM alerts ORDER BY seq');
  const tell = (key: string, title = '标题') => {
    tellMember(context, 'M1', { key, kind: 'deposit', title, body: '内容', target: '/' });
  };
  return { db, added, rowsOf, tell };
};

test('the same thing again is told once, also after its row had to go', () => {
  const { db, added, rowsOf, tell } = place();
  for (let at = 0; at < 60; at += 1) tell(`deposit:${at}`);
  for (const key of ['deposit:59', 'deposit:0']) tell(key);
  expect([added.length, rowsOf().length, rowsOf()[0]?.key]).toEqual([60, 50, 'deposit:10']);
  db.close();
});

test('what is rolled back leaves no row, and may be told when it happens after all', () => {
  const { db, rowsOf, tell } = place();
  expect(() =>
    db.tx(() => {
      tell('deposit:1');
      throw new Error('the money did not move');
    }),
  ).toThrow('the money did not move');
  expect(rowsOf()).toEqual([]);
  tell('deposit:1');
  expect(rowsOf()).toHaveLength(1);
  db.close();
});

test('words that are too long are cut', () => {
  const { db, tell } = place();
  tell('deposit:1', '长'.repeat(80));
  expect(db.one<{ title: string }>('SELECT title FROM alerts')?.title).toBe(`${'长'.repeat(59)}…`);
  db.close();
});
