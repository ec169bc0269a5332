import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { season } from '../../events/15anni/season';
import { GameSeasonPage } from '../game/GameSeasonPage';
import { NOW, WINDOWS } from '../season.fixture';

const scrollIntoView = jest.fn();
let world: TestWorld;
beforeEach(() => {
  world = createTestWorld({ now: NOW });
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(async () => {
  scrollIntoView.mockReset();
  Reflect.deleteProperty(window, 'matchMedia');
  await world.close();
});

const open = (which: keyof typeof WINDOWS): void => {
  world.seasons.set({ schedules: { '15anni': WINDOWS[which] }, live: null });
  renderInShell(<GameSeasonPage season={season} />, {
    platform: world.platform,
    path: '/event_15Anni',
  });
};

test.each([
  [false, 'smooth'],
  [true, 'auto'],
] as const)(
  'the way to the game leads to it on this page, into sight and with the focus; less motion wanted: %s',
  async (matches, behavior) => {
    Object.defineProperty(window, 'matchMedia', {
      configurable: true,
      value: (query: string) => ({
        matches: matches && query === '(prefers-reduced-motion: reduce)',
      }),
    });
    await world.control('POST', '/mini-games', { running: ['15Anni'] });
    open('running');
    const way = await screen.findByTestId('way-to-game');
    expect(way).toHaveTextContent('幸运转盘');
    await userEvent.click(way);
    const card = screen.getByTestId('mini-game');
    expect(card).toHaveFocus();
    expect(scrollIntoView.mock.contexts).toEqual([card]);
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior, block: 'start' });
  },
);

test('before the game stands on the page its way is words and no link', async () => {
  open('before');
  expect(screen.getByText('幸运转盘')).toBeVisible();
  expect(screen.getByText('幸运转盘').closest('a, button')).toBeNull();
  expect(screen.queryByText('去转盘')).toBeNull();
});
