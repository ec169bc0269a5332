import { createTestWorld, type TestWorld } from '@site/testing';
import { selectionOf } from './slip.fixture';
import { EMPTY_SLIP } from './slip-model';
import { A, open } from './open-slip.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  await world.close();
});

test('[R4.1-3] a logout empties the slip', async () => {
  await world.logIn('member01');
  const { slip } = open(world);
  slip.toggle(A);
  slip.setOpen(true);
  await world.platform.session.logOut();
  expect(slip.state.get()).toEqual({ ...EMPTY_SLIP, open: true });
});

test('[R3.5-1] [R3.6-2] a cart is kept per member and vendor: the next login brings it back, combo and all, and somebody else finds nothing', async () => {
  await world.logIn('member01');
  const first = open(world);
  first.slip.toggle(A);
  first.slip.toggle(selectionOf('b'));
  first.slip.setMode('combo');
  await world.platform.session.logOut();
  expect(first.slip.state.get().rows).toEqual([]);
  await world.logIn('vip01');
  expect(first.slip.state.get().rows).toEqual([]);
  await world.platform.session.logOut();
  await world.logIn('member01');
  expect(first.slip.state.get()).toMatchObject({
    mode: 'combo',
    rows: [
      { selection: { selectionId: 'a', price: '1.95' }, info: null },
      { selection: { selectionId: 'b' } },
    ],
  });
  expect([...world.storage.keys()].filter((name) => name.includes('cart')).join()).not.toContain(
    world.storage.get('memberCode'),
  );
});

test('[R3.6-2] a kept cart that was tampered with costs only what cannot be read', async () => {
  await world.logIn('member01');
  open(world).slip.toggle(A);
  const [name = ''] = [...world.storage.keys()].filter(
    (key) => /persist:cart\.SABA/.test(key) && !key.includes('visitor'),
  );
  const kept = JSON.parse(world.storage.get(name) ?? '{}') as {
    v: number;
    data: { records: object[]; combo: boolean };
  };
  world.storage.set(
    name,
    JSON.stringify({
      ...kept,
      data: {
        ...kept.data,
        records: [
          { ...kept.data.records[0], Odds: '-3' },
          7,
          ...kept.data.records,
          ...kept.data.records,
        ],
      },
    }),
  );
  expect(open(world).slip.state.get().rows).toMatchObject([{ selection: { selectionId: 'a' } }]);
});

test('what a visitor chose goes along into the account', async () => {
  const { slip } = open(world);
  slip.toggle(A);
  await world.logIn('member01');
  expect(slip.state.get().rows).toMatchObject([{ selection: { selectionId: 'a' } }]);
  await world.platform.session.logOut();
  expect(slip.state.get().rows).toEqual([]);
});
