/** Whether this device hides balances; says nothing about a member, and holds wherever one stands. */
import { createState, jsonKey, usePlatform, useStateView, type Platform } from '@site/platform';
import type { StateOwner } from '@site/platform';
import { ME } from '../phrases/me';

const KEY = jsonKey<boolean>('wallet/balanceHidden', 'local', 'never', 1, (value) =>
  typeof value === 'boolean' ? value : null,
);
const states = new WeakMap<Platform, StateOwner<boolean>>();

function stateOf(platform: Platform): StateOwner<boolean> {
  const known = states.get(platform);
  if (known !== undefined) return known;
  const read = (): boolean => platform.storage.read(KEY) === true;
  const state = createState<boolean>(read());
  states.set(platform, state);
  // Another tab of this device has turned it: whoever looks over a shoulder sees all tabs.
  window.addEventListener('storage', () => state.set(read()));
  return state;
}

/** The choice, and the way to turn it. */
export function useBalanceHidden(): readonly [boolean, () => void] {
  const platform = usePlatform();
  const state = stateOf(platform);
  const hidden = useStateView(state);
  return [
    hidden,
    () => {
      platform.storage.write(KEY, !hidden);
      state.set(!hidden);
    },
  ];
}

/** What stands where an amount is hidden. */
export const HiddenAmount = () => (
  <>
    <span aria-hidden="true">••••••</span>
    <span className="vh">{ME.hidden}</span>
  </>
);
