/**
 * The own keypad for stakes: digits, dot, delete, quick chips and 最大. Hardware keys and paste work
 * in the field beside it. Only the entry is here; the code comes with first use.
 */
import { later } from '../late/later';
import { px } from '../tokens/px';

/** Props of {@link StakeKeypad}. */
export interface StakeKeypadProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /**
   * Amounts of the quick chips as plain texts; at most three are shown (§9 default 100, 1000,
   * 99999).
   */
  readonly quick: readonly string[];
  /** What 最大 fills in; null turns it off (limit not known yet). */
  readonly max: string | null;
  readonly onDone?: () => void;
}

/**
 * A key is found by a finger on the smallest phone, too, and takes no more of a wide one than it
 * must.
 */
export const KEY_HEIGHT = `max(min(${px(46)}, 12.5vw, 5.7vh), 44px)`;
/** Between keys. */
export const KEY_GAP = px(6);
const HEIGHT = `calc(4 * ${KEY_HEIGHT} + 3 * ${KEY_GAP})`;

const LazyKeypad = later(() =>
  import('./StakeKeypadBody').then((module) => module.StakeKeypadBody),
);

/** Fetches the code of the keys before a field needs them. Never rejects. */
export const loadKeypad = LazyKeypad.ahead;

/**
 * The keypad; it never takes the focus away from the field. Its place is kept while it is on its
 * way.
 */
export function StakeKeypad(props: StakeKeypadProps) {
  return <LazyKeypad meanwhile={<div style={{ height: HEIGHT }} />} {...props} />;
}
