import { restWhenOver } from './over';

test('past its end by more than seven days the site rests, but not under a bet that is being placed', () => {
  const gone: string[] = [];
  let [health, held, tell] = ['live', true, (): void => undefined];
  const federation = {
    view: () => ({ health }),
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => undefined;
    },
  };
  const platform = {
    locks: { isHeld: () => held },
    navigator: { go: (path: string) => void gone.push(path), back: () => undefined },
  };
  const look = restWhenOver(federation as never, platform as never);
  health = 'failed';
  tell();
  health = 'over';
  tell();
  expect(gone).toEqual([]);
  held = false;
  look();
  expect(gone).toEqual(['/maintenance']);
});
