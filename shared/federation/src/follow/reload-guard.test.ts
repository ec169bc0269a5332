import { readReloads, reloadGuard } from './reload-guard';

test('a page is loaded anew once per generation, three times a visit, never offline', () => {
  let kept: readonly number[] | null = null;
  let online = true;
  const reload = jest.fn();
  const guard = reloadGuard({
    reloads: {
      read: () => kept,
      write: (generations) => {
        kept = generations;
      },
    },
    isOnline: () => online,
    reload,
  });
  expect([guard.reload(6), guard.reload(6), guard.reload(7)]).toEqual([true, false, true]);
  online = false;
  expect(guard.reload(8)).toBe(false);
  online = true;
  expect([guard.reload(8), guard.reload(9)]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledTimes(3);
});

test.each([
  ['a list', [5, 6], [5, 6]],
  ['a list with what is no number', [5, '6', null], [5]],
  ['an object', { 5: true }, null],
  ['nothing', undefined, null],
])('%s that was kept is read as far as it is one', (_what, kept, read) => {
  expect(readReloads(kept)).toEqual(read);
});
