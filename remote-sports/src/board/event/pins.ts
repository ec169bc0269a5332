/** Kinds of market that a member wants first on every match; kept on this device. */
import { createState, jsonKey, usePlatform, useStateView } from '@site/platform';
import type { Platform, StateOwner } from '@site/platform';
import type { MarketSection } from './market-groups';

/** Keys of sections; more than this many are none. */
const MOST = 40;
const PINS = jsonKey<readonly string[]>('sports/pinnedMarkets', 'local', 'never', 1, (value) =>
  Array.isArray(value) ? value.map(String).slice(0, MOST) : null,
);

const states = new WeakMap<Platform, StateOwner<readonly string[]>>();

function pinsOf(platform: Platform): StateOwner<readonly string[]> {
  const known = states.get(platform) ?? createState(platform.storage.read(PINS) ?? []);
  states.set(platform, known);
  return known;
}

/** The pinned kinds, and the way to pin one or let it go. */
export function usePins(): readonly [pins: readonly string[], toggle: (key: string) => void] {
  const platform = usePlatform();
  const owner = pinsOf(platform);
  const pins = useStateView(owner);
  return [
    pins,
    (key) => {
      const next = pins.includes(key) ? pins.filter((pin) => pin !== key) : [...pins, key];
      platform.storage.write(PINS, next);
      owner.set(next);
    },
  ];
}

/** Sections with the pinned ones first, both in their own order. */
export const pinnedFirst = (
  sections: readonly MarketSection[],
  pins: readonly string[],
): readonly MarketSection[] =>
  sections.toSorted((a, b) => Number(pins.includes(b.key)) - Number(pins.includes(a.key)));
