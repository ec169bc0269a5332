import { createLocks } from './locks';

test('a section is held until it is released; releasing twice is harmless', () => {
  const locks = createLocks();
  const seen: (readonly string[])[] = [];
  locks.held$.subscribe((held) => seen.push(held));
  const release = locks.hold('money:bet');
  expect(locks.isHeld()).toBe(true);
  release();
  release();
  expect(locks.isHeld()).toBe(false);
  expect(seen).toEqual([[], ['money:bet'], []]);
});

test('two sections of one name are two', () => {
  const locks = createLocks();
  const [first, second] = [locks.hold('money:bet'), locks.hold('money:bet')];
  first();
  expect(locks.isHeld()).toBe(true);
  second();
  expect(locks.isHeld()).toBe(false);
});

test('work that only keeps new versions away is no critical section', () => {
  const locks = createLocks();
  const seen: boolean[] = [];
  locks.updatesHeld$.subscribe((held) => seen.push(held));
  const slip = locks.holdUpdates('bet-slip');
  expect([locks.isHeld(), locks.updatesHeld()]).toEqual([false, true]);
  const bet = locks.hold('money:bet');
  slip();
  expect([locks.isHeld(), locks.updatesHeld()]).toEqual([true, true]);
  bet();
  expect(locks.updatesHeld()).toBe(false);
  expect(seen).toEqual([false, true, false]);
});
