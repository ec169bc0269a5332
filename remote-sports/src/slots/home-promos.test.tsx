import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KEYS } from '@site/platform';
import { renderInShell } from '@site/testing';
import remote from '../../remote.json';
import { sportsState } from '../state/sports-state';
import { sabaWorld, type SabaWorld } from '../vendors/saba-world.fixture';
import { Slot } from './HomePromos';

let home: SabaWorld;
beforeEach(async () => {
  home = sabaWorld();
  await home.world.control('POST', '/clock', { pause: true });
  await home.world.logIn('member01');
});
afterEach(() => home.close());

const show = () => renderInShell(<Slot />, { platform: home.world.platform, path: '/' });
const boost = async (): Promise<HTMLElement> =>
  (await screen.findAllByTestId('promo-boost'))[0] as HTMLElement;
const bets = () => sportsState(home.world.platform).vendorSessions;
/** The shelf's place on the screen, as the browser would tell it. */
const placeAt = (top: number): void => {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, top, 390, 200));
};
afterEach(() => jest.restoreAllMocks());

test('who never was at a board sees what any vendor raises, named after it, and a tap puts it on the slip', async () => {
  expect(home.world.platform.storage.read(KEYS.sportRoute)).toBeNull();
  show();
  const card = await boost();
  expect(screen.getByRole('link', { name: /沙巴体育/ })).toHaveAttribute(
    'href',
    '/sbtwo/sports-saba',
  );
  expect(card).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(card);
  expect(bets().SABA.slip.state.get().rows).toHaveLength(1);
  expect(bets().IM.slip.state.get().rows).toHaveLength(0);
  expect(await screen.findByTestId('boost-note')).toBeInTheDocument();
  expect(card).toHaveAttribute('aria-pressed', 'true');
  act(() => bets().SABA.slip.setOpen(false));
  expect(screen.getByTestId('slip-bar')).toHaveAttribute('data-count', '1');
});

test('the bar of home stays that of its own board where this one has picks', async () => {
  show();
  await userEvent.click(await boost());
  const [row] = bets().SABA.slip.state.get().rows;
  if (row === undefined) throw new Error('nothing was put on the slip');
  expect(await screen.findByTestId('slip')).toBeVisible();
  act(() => {
    bets().IM.slip.toggle(row.selection);
    bets().SABA.slip.setOpen(false);
  });
  expect(screen.queryByTestId('slip-bar')).toBeNull();
  // What was picked is still marked, and one tap from its slip.
  expect(await boost()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(await boost());
  expect(await screen.findByTestId('slip')).toBeVisible();
  expect(bets().SABA.slip.state.get().rows).toHaveLength(1);
});

test('the bar says the raised price of the card, which no board names', async () => {
  show();
  const card = await boost();
  const raised = within(card)
    .getAllByText(/^\d+\.\d\d$/)
    .at(-1)?.textContent;
  if (raised === undefined) throw new Error('nothing is raised');
  await userEvent.click(card);
  act(() => bets().SABA.slip.setOpen(false));
  const bar = screen.getByTestId('slip-bar');
  await within(bar).findByText(raised);
  // As long as a board takes to come.
  await act(() => new Promise((resolve) => void setTimeout(resolve, 600)));
  expect(within(bar).getByText(raised)).toBeVisible();
});

test('who went to the cashier from its slip comes back to it, beside picks of home, too', async () => {
  const { unmount } = show();
  await userEvent.click(await boost());
  const [row] = bets().SABA.slip.state.get().rows;
  if (row === undefined) throw new Error('nothing was put on the slip');
  act(() => {
    bets().IM.slip.toggle(row.selection);
    bets().SABA.slip.leave();
  });
  unmount();
  expect(bets().SABA.slip.state.get()).toMatchObject({ open: false, away: true });
  show();
  expect(await screen.findByTestId('slip')).toBeVisible();
  expect(bets().SABA.slip.state.get()).toMatchObject({ open: true, away: false });
});

test('on home of that board its bar stands already', async () => {
  home.world.platform.storage.write(KEYS.sportRoute, 'sports-saba');
  show();
  const card = await boost();
  act(() => card.click());
  expect(bets().SABA.slip.state.get().rows).toHaveLength(1);
  expect(screen.queryByTestId('slip-bar')).toBeNull();
});

test('where nothing is raised the place is given up below the screen, and kept with a word in sight', async () => {
  await home.world.control('POST', '/vendors/saba', { promos: false });
  placeAt(100);
  const { unmount } = show();
  expect(await screen.findByTestId('promos-none')).toHaveTextContent('暂时没有新的加成与串关');
  unmount();
  placeAt(2_000);
  show();
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(screen.queryByTestId('promos-none')).toBeNull();
});

test('raised prices stand with the sports of home, before the games', () => {
  expect(remote.slots.find(({ view }) => view === 'promos')).toMatchObject({
    name: 'home.upcoming',
    height: 210,
  });
});
