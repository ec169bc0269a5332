/**
 * Whether a tap on a price bets at once, and how much: the member's choice on this device, off
 * until it is made, and gone with the logout.
 */
import { isQuickAmount } from '@site/domain/betting/sports-settings';
import { createState, jsonKey, type Platform, type StateView } from '@site/platform';

/** The choice. */
export interface QuickChoice {
  readonly on: boolean;
  /** Whole CNY. */
  readonly stake: number;
}

const OFF: QuickChoice = { on: false, stake: 100 };

function readChoice(value: unknown): QuickChoice | null {
  if (typeof value !== 'object' || value === null || !('on' in value) || !('stake' in value))
    return null;
  const { on, stake } = value;
  return typeof on === 'boolean' && typeof stake === 'number' && isQuickAmount(stake)
    ? { on, stake }
    : null;
}
const KEY = jsonKey<QuickChoice>('sports/quickBet', 'local', 'logout', 1, readChoice);

/** The choice with the way to make it. */
export interface QuickSetting {
  readonly state: StateView<QuickChoice>;
  readonly choose: (choice: QuickChoice) => void;
  /** The choice as it is kept: another tab may have made it. */
  readonly read: () => QuickChoice;
}

const settings = new WeakMap<Platform, QuickSetting>();

function createSetting({ storage, session }: Platform): QuickSetting {
  const state = createState<QuickChoice>(storage.read(KEY) ?? OFF);
  const read = (): QuickChoice => {
    const now = storage.read(KEY) ?? OFF;
    const before = state.get();
    if (now.on !== before.on || now.stake !== before.stake) state.set(now);
    return now;
  };
  // Chosen in another tab, it is what the sign says here; the session tells whose it is.
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY.name && session.state.get().status === 'member') read();
  });
  // Another member on this device begins without it.
  session.state.changes$.subscribe(({ status }) => {
    if (status !== 'loading') state.set(status === 'member' ? (storage.read(KEY) ?? OFF) : OFF);
  });
  return {
    state,
    choose: (choice) => {
      storage.write(KEY, choice);
      state.set(choice);
    },
    read,
  };
}

/** That of a platform; made on first use. */
export function quickSetting(platform: Platform): QuickSetting {
  const known = settings.get(platform) ?? createSetting(platform);
  settings.set(platform, known);
  return known;
}
