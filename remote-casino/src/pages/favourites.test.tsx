/** Keeping games: what a heart moves and does not move, and what it shows when calls fail or hang. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addFavouriteGame, getFavouriteGames } from '@site/contracts/games';
import { useObservable, usePlatform } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { ToastView } from '@site/ui';
import { CALL, cards, casino, fault, toasts } from './casino.fixture';

let world: TestWorld;
/** Toasts as the host draws them. */
const Toasts = () => <ToastView toast={useObservable(usePlatform().toast.current$, null)} />;
const open = (path: string) =>
  renderInShell(
    <>
      {casino}
      <Toasts />
    </>,
    { platform: world.platform, path },
  );
const keep = async (...ids: readonly string[]): Promise<void> => {
  for (const gameId of ids) await world.platform.api.call(addFavouriteGame, { params: { gameId } });
};
/** What the server keeps. */
const kept = async (): Promise<string[]> => {
  const answer = await world.platform.api.call(getFavouriteGames, { fresh: true });
  return answer.ok ? answer.value.map(({ gameId }) => gameId) : ['unknown'];
};
const faultOf = (method: string, how: object): Promise<unknown> =>
  world.control('POST', '/faults', {
    match: { method, path: CALL.favourites },
    fault: how,
    times: 1,
  });
const heartIn = async (row: string): Promise<HTMLElement> => {
  const [heart] = await within(await screen.findByTestId(row)).findAllByRole('button', {
    name: /^收藏/,
  });
  if (heart === undefined) throw new Error('no heart');
  return heart;
};
const idsIn = (row: string): (string | undefined)[] =>
  within(screen.getByTestId(row))
    .getAllByTestId('game-card')
    .map((card) => card.dataset.gameId);

beforeEach(async () => {
  world = createTestWorld();
  await world.logIn('member01');
});
afterEach(async () => {
  await world.close();
});

test('the first favourite leaves its card and the rows above where they are', async () => {
  open('/Games');
  const heart = await heartIn('shelf-hot');
  const before = idsIn('shelf-hot');
  await userEvent.click(heart);
  expect(await screen.findByText('已加入收藏')).toBeVisible();
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(idsIn('shelf-hot')).toEqual(before);
  expect(screen.queryByTestId('shelf-favourite')).toBeNull();
});

test('a row of favourites takes new ones in and keeps the card that is taken back until the next visit', async () => {
  await keep('SLOT-05');
  const { unmount } = open('/Games');
  await userEvent.click(await heartIn('shelf-favourite'));
  expect(await screen.findByText('已取消收藏')).toBeVisible();
  expect(idsIn('shelf-favourite')).toEqual(['SLOT-05']);
  await userEvent.click(await heartIn('shelf-LOTTERY'));
  expect(await screen.findByText('已加入收藏')).toBeVisible();
  const [fresh] = idsIn('shelf-LOTTERY');
  expect(idsIn('shelf-favourite')).toEqual([fresh, 'SLOT-05']);
  unmount();
  open('/Games');
  await heartIn('shelf-favourite');
  expect(idsIn('shelf-favourite')).toEqual([fresh]);
});

test('a card that left the list of favourites comes back by "undo", which stands long enough to be pressed', async () => {
  await keep('SLOT-05', 'P2P-02');
  const shown = jest.spyOn(world.platform.toast, 'show');
  open('/Games/mine?tab=favourite');
  await screen.findAllByTestId('game-card');
  await userEvent.click(
    screen.getAllByRole('button', { name: /^收藏/, pressed: true })[1] as HTMLElement,
  );
  expect(cards()).toEqual(['P2P-02']);
  const undo = await screen.findByRole('button', { name: '撤销' });
  expect(shown.mock.lastCall?.[2]?.durationMs).toBeGreaterThanOrEqual(10_000);
  await userEvent.click(undo);
  await waitFor(() => expect(cards()).toEqual(['SLOT-05', 'P2P-02']));
  expect(await screen.findByText('已加入收藏')).toBeVisible();
  expect(await kept()).toEqual(['SLOT-05', 'P2P-02']);
});

test('a heart that cannot be taken back stays, at its place and with the reason', async () => {
  await keep('SLOT-05', 'P2P-02', 'SLOT-09');
  const seen = toasts(world);
  await faultOf('DELETE', { status: 409, errorCode: 'GEN0409', description: '暂时不能取消收藏' });
  open('/Games/mine?tab=favourite');
  await screen.findAllByTestId('game-card');
  await userEvent.click(
    screen.getAllByRole('button', { name: /^收藏/, pressed: true })[1] as HTMLElement,
  );
  await waitFor(() => expect(seen.at(-1)).toBe('暂时不能取消收藏'));
  expect(cards()).toEqual(['SLOT-09', 'P2P-02', 'SLOT-05']);
});

test.each([
  ['PUT', '已加入收藏', true],
  ['DELETE', '已取消收藏', false],
] as const)(
  'a %s whose answer is lost on the way back is looked up: the heart shows what the server has',
  async (method, words, isKept) => {
    open('/Games');
    const heart = await heartIn('shelf-LOTTERY');
    const [gameId = ''] = idsIn('shelf-LOTTERY');
    const seen = toasts(world);
    if (method === 'DELETE') {
      await userEvent.click(heart);
      await waitFor(() => expect(seen.at(-1)).toBe('已加入收藏'));
    }
    await faultOf(method, { drop: 'afterCommit' });
    await userEvent.click(heart);
    await waitFor(() => expect(seen.at(-1)).toBe(words));
    expect(seen).toContain('没有收到答复，正在核对收藏');
    expect(heart).toHaveAttribute('aria-pressed', String(isKept));
    expect(await kept()).toEqual(isKept ? [gameId] : []);
  },
);

test('a change that did not arrive goes back after the look', async () => {
  const seen = toasts(world);
  open('/Games');
  const heart = await heartIn('shelf-LOTTERY');
  await faultOf('PUT', { drop: 'before' });
  await userEvent.click(heart);
  await waitFor(() => expect(seen.at(-1)).toBe('收藏没有保存，请稍后再试'));
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('when the look fails too the member is told that it is not known', async () => {
  const seen = toasts(world);
  open('/Games');
  const heart = await heartIn('shelf-LOTTERY');
  await fault(world, CALL.favourites, { drop: 'before' });
  await userEvent.click(heart);
  await waitFor(() => expect(seen.at(-1)).toBe('暂时无法确认收藏，请稍后再看'));
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a change that hangs is given up after the deadline of reads, told and looked up; the heart can be tapped again', async () => {
  const seen = toasts(world);
  open('/Games');
  const heart = await heartIn('shelf-LOTTERY');
  await faultOf('PUT', { delayMs: 60_000 });
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(heart);
    await act(async () => {
      await jest.advanceTimersByTimeAsync(8_000);
    });
    await waitFor(() => expect(seen.at(-1)).toBe('收藏没有保存，请稍后再试'));
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    await user.click(heart);
    await waitFor(() => expect(seen.at(-1)).toBe('已加入收藏'));
  } finally {
    jest.useRealTimers();
  }
});

describe('a list narrowed to favourites', () => {
  test('waits for them', async () => {
    await keep('SLOT-09');
    await fault(world, CALL.favourites, { delayMs: 400 }, 1);
    const drawn: string[] = [];
    const watch = new MutationObserver(() =>
      drawn.push(
        ...[
          ...document.querySelectorAll<HTMLElement>(
            '[data-testid^="games-"], [data-testid="waiting-games"]',
          ),
        ].map((part) => part.dataset.testid ?? ''),
      ),
    );
    watch.observe(document.body, { childList: true, subtree: true });
    open('/Games/slots?filter=favourite');
    await screen.findAllByTestId('game-card');
    watch.disconnect();
    expect(new Set(drawn)).toEqual(new Set(['waiting-games']));
    expect(cards()).toEqual(['SLOT-09']);
    expect(screen.getByText('老虎机，共 1 款')).toHaveAttribute('role', 'status');
  });
  test('offers another try when they fail', async () => {
    await keep('SLOT-09');
    await fault(world, CALL.favourites, { status: 503 }, 1);
    open('/Games/slots?filter=favourite');
    expect(await screen.findByTestId('games-failed')).toHaveTextContent('收藏未能载入');
    expect(screen.queryByTestId('games-empty')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await screen.findAllByTestId('game-card');
    expect(cards()).toEqual(['SLOT-09']);
  });
});
