/** Whether this device hides balances; says nothing about a member, and holds wherever one stands. */
import { createState, jsonKey, usePlatform, useStateView, type Platform } from '@site/platform';
import type { StateOwner } from '@site/platform';
import { ME } from '../phrases/me';

const KEY = jsonKey<boolean>('wallet/balanceHidden', 'local', 'never', 1, (value) =>
  typeof value === 'boolean' ? value : null,
);
const states = new WeakMap<Platform, StateOwner<boolean>>();

function stateOf(platform: Platform): StateOwner<boolean> {
  const state = states.get(platform) ?? createState<boolean>(platform.storage.read(KEY) === true);
  states.set(platform, state);
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
