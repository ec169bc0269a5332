import type { RegistryHealth, RegistryView } from '../types';
import { closeWhenOver } from './when-over';

test('a site closes once its picture is over and nothing is held, at a change or at the next check', () => {
  let [health, isHeld, notify]: [RegistryHealth, boolean, () => void] = [
    'failed',
    true,
    () => undefined,
  ];
  const close = jest.fn();
  const check = closeWhenOver(
    {
      view: () => ({ health }) as RegistryView,
      subscribe: (listener) => {
        notify = listener;
        return () => undefined;
      },
    },
    () => isHeld,
    close,
  );
  isHeld = false;
  notify();
  expect(close).not.toHaveBeenCalled();
  health = 'over';
  isHeld = true;
  notify();
  expect(close).not.toHaveBeenCalled();
  isHeld = false;
  check();
  expect(close).toHaveBeenCalledTimes(1);
});
