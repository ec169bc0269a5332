import { maintenanceWhenOver } from './over';

test('past its end by more than seven days the site stops, but not under a bet that is being placed', () => {
  const gone: string[] = [];
  let [health, held, notify] = ['live', true, (): void => undefined];
  const federation = {
    view: () => ({ health }),
    subscribe: (listener: () => void) => {
      notify = listener;
      return () => undefined;
    },
  };
  const platform = {
    locks: { isHeld: () => held },
    navigator: { go: (path: string) => void gone.push(path), back: () => undefined },
  };
  const check = maintenanceWhenOver(federation as never, platform as never);
  health = 'failed';
  notify();
  health = 'over';
  notify();
  expect(gone).toEqual([]);
  held = false;
  check();
  expect(gone).toEqual(['/maintenance']);
});
