/** The foot of a receipt while the verdict is open, and after it. */
import { act, fireEvent, screen } from '@testing-library/react';
import { done } from '@site/domain/errors/app-error';
import { renderInShell } from '@site/testing';
import { sportsState } from '../state/sports-state';
import { VendorProvider } from '../state/use-sports';
import { sabaWorld, type SabaWorld } from '../vendors/saba-world.fixture';
import { settle } from './open-slip.fixture';
import { legOf, placedWager, selectionOf } from './slip.fixture';
import { SlipSheet } from './SlipSheet';

const WAGERS = { wagers: [placedWager('W1')] };
/** What the vendor tells of a bet that it keeps waiting. */
let told = WAGERS;
let one: SabaWorld;
beforeEach(async () => {
  told = WAGERS;
  one = sabaWorld(() => ({
    betInfo: ({ selections }) =>
      Promise.resolve(
        done({
          legs: selections.map(({ selectionId }) => legOf(selectionId)),
          combos: [],
          maxPayout: null,
        }),
      ),
    prepare: (order) =>
      Promise.resolve({
        payload: JSON.stringify(order),
        submit: () => Promise.resolve(done({ result: told, pending: true })),
      }),
  }));
  await one.world.logIn('member01');
});
afterEach(async () => {
  await one.close();
});

/** A bet that waits for its verdict, in sight. */
async function waiting() {
  const { platform } = one.world;
  const { slip } = sportsState(platform).vendorSessions.SABA;
  renderInShell(
    <VendorProvider id="SABA">
      <SlipSheet />
    </VendorProvider>,
    { platform, path: '/sbtwo/sports-saba' },
  );
  await act(async () => {
    slip.toggle(selectionOf('a'));
    slip.setMode('single');
    slip.setOpen(true);
    await settle();
    slip.type('a', '100');
    slip.place('a');
    await settle();
  });
  await screen.findByText('待确认', { selector: 'b' });
  // The seconds are for the eye: a timer is not read out by itself.
  expect(screen.getByRole('timer')).toHaveTextContent(/秒/);
  return slip;
}

async function verdict(): Promise<void> {
  const { money } = one.world.platform;
  money.registerLookup('bet', () =>
    Promise.resolve(done({ state: 'done', result: WAGERS, error: null, settleBy: null })),
  );
  await act(async () => {
    money.checkNow();
    await settle();
  });
  await screen.findByTestId('slip-done');
}
const names = (): readonly (string | null)[] =>
  [...(screen.getByTestId('slip-again').parentElement?.querySelectorAll('button') ?? [])].map(
    ({ textContent }) => textContent,
  );
const beat = (ms: number): Promise<void> =>
  act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, ms);
    });
  });

test('what can be done after a bet has its place while the verdict is open: off, with the reason', async () => {
  await waiting();
  const places = names();
  expect(places).toEqual(['保留选项', '再来一注', '完成']);
  for (const id of ['slip-keep', 'slip-again']) {
    expect(screen.getByTestId(id)).toBeDisabled();
    expect(screen.getByTestId(id)).toHaveAccessibleDescription('投注成功后可用');
  }
  const finish = screen.getByRole('button', { name: '完成' });
  expect(finish).toBeEnabled();
  await verdict();
  expect(names()).toEqual(places);
  expect(screen.getByRole('button', { name: '完成' })).toBe(finish);
});

test('how long a verdict takes is said as its vendor told it; what it did not tell nobody promises', async () => {
  await waiting();
  expect(screen.getByTestId('slip-waited')).toHaveTextContent('，已等待 0 秒，结果会通知您');
});

test('the seconds that a vendor told run down, and what is over is said as it is', async () => {
  const placedAt = one.world.platform.clock.now();
  told = { wagers: [placedWager('W1', { outcome: 'waiting', placedAt, acceptSeconds: 2 })] };
  await waiting();
  const words = screen.getByTestId('slip-waited');
  expect(words).toHaveTextContent(/^，约 [12] 秒后确认$/);
  await beat(3_200);
  expect(words).toHaveTextContent(/^，已等待 \d 秒，结果会通知您$/);
});

test('what was booked has no second sign to shut it, and as many lines as while it waited', async () => {
  await waiting();
  const lines = (): number =>
    screen.getByTestId('slip').querySelectorAll('[role="status"] br').length;
  const before = lines();
  await verdict();
  expect(lines()).toBe(before);
  expect(screen.getByTestId('slip-done')).toHaveTextContent(/已确认.*自动结算/);
  expect(screen.queryByRole('button', { name: /^移除/ })).toBeNull();
});

test('a receipt says 投注成功 once, and what is left to pay with', async () => {
  await waiting();
  await verdict();
  const sheet = screen.getByTestId('slip');
  const seen = [...sheet.querySelectorAll('h2, b')].filter(
    (part) => part.textContent === '投注成功' && !part.classList.contains('vh'),
  );
  expect(seen.map(({ tagName }) => tagName)).toEqual(['H2']);
  expect(screen.getByTestId('slip-balance')).toHaveTextContent(/¥?[\d,]+\.\d\d/);
});

test('the number of the wager is copied by a tap, which says so', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await waiting();
  const number = screen.getByTestId('slip-copy-id');
  expect(number).toHaveAccessibleName('注单号 W1 复制');
  fireEvent.click(number);
  expect(await screen.findByRole('button', { name: '注单号 W1 已复制' })).toBe(number);
  expect(writeText).toHaveBeenCalledWith('W1');
});

test('no tap that was on its way when the verdict came asks for another bet', async () => {
  const slip = await waiting();
  const again = screen.getByTestId('slip-again');
  fireEvent.pointerDown(again);
  await verdict();
  // Too soon to have been seen.
  fireEvent.pointerDown(again);
  fireEvent.click(again, { detail: 1 });
  await beat(450);
  expect(again).toBeEnabled();
  // Came down before it could be pressed, and goes up now.
  fireEvent.click(again, { detail: 1 });
  expect(slip.state.get().rows[0]?.result?.phase).toBe('done');
  fireEvent.pointerDown(again);
  fireEvent.click(again, { detail: 1 });
  expect(slip.state.get().rows[0]).toMatchObject({ stake: '100', result: null });
});

test('[I1] the second tap of a double tap on the bet once more sends nothing: its button comes under the finger', async () => {
  const slip = await waiting();
  await verdict();
  await beat(450);
  const again = screen.getByTestId('slip-again');
  const tap = (element: HTMLElement): void => {
    fireEvent.pointerDown(element);
    fireEvent.click(element, { detail: 1 });
  };
  // With nothing awaited in between no clock goes on: the button has only just come.
  tap(again);
  const place = (): HTMLElement => screen.getByTestId('slip-place');
  tap(place());
  // Comes down too soon to have seen what it does, and goes up later.
  fireEvent.pointerDown(place());
  await beat(500);
  fireEvent.click(place(), { detail: 1 });
  await act(settle);
  expect(slip.state.get().rows[0]).toMatchObject({ stake: '100', result: null });
  tap(place());
  expect(await screen.findByText('待确认', { selector: 'b' })).toBeVisible();
});
