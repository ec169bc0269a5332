/** A page with quick bets on over a real back end, for tests. */
import { act, screen, waitFor } from '@testing-library/react';
import type { CartSelection } from '@site/domain/betting/cart';
import { odds } from '../vendors/odds.fixture';
import { quickSetting } from './quick-setting';
import { quickTap } from './quick-tap';
import { slipSheet } from './slip-sheet.fixture';

/** Made anew for each test. */
export function quickPage() {
  const sheet = slipSheet();
  const taker = () => quickTap.takers.get('SABA');

  /** Signs in with quick bets on, and waits until taps are taken. */
  async function ready(stake = 100, member = 'member01'): Promise<() => void> {
    const leave = await sheet.begin(member, '/sbtwo/sports-saba', 'bar');
    act(() => quickSetting(sheet.world.platform).choose({ on: true, stake }));
    await waitFor(() => expect(taker()).toBeDefined());
    return leave;
  }
  const tap = (selection: CartSelection): void => act(() => void taker()?.(selection));
  const home = async (): Promise<CartSelection> => {
    const [first] = await sheet.homeSides(1);
    if (first === undefined) throw new Error('nothing to bet on');
    return first.selection;
  };
  /** The home sides of two matches. */
  const homes = async (): Promise<readonly [CartSelection, CartSelection]> => {
    const [first, second] = await sheet.homeSides(2);
    if (first === undefined || second === undefined) throw new Error('nothing to bet on');
    return [first.selection, second.selection];
  };
  const bar = (): Promise<HTMLElement> => screen.findByTestId('quick-bar');
  const reaches = (phase: string): Promise<void> =>
    waitFor(async () => expect(await bar()).toHaveAttribute('data-phase', phase), {
      timeout: 20_000,
    });
  const toast = (): string => {
    let text = '';
    sheet.world.platform.toast.current$
      .subscribe((view) => (text = view?.text ?? ''))
      .unsubscribe();
    return text;
  };
  return { sheet, taker, ready, tap, home, homes, bar, reaches, toast };
}

/** A price that fell since it was tapped. */
export const dearer = (selection: CartSelection): CartSelection => ({
  ...selection,
  price: odds('99.00'),
});
