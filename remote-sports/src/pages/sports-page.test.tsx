import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Deeplink } from '@site/domain/session/stored';
import { KEYS, useLocation } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { VENDOR_PATHS } from '../board/board.fixture';
import { SportsPage } from './SportsPage';

jest.setTimeout(30_000);
// A busy machine answers late.
configure({ asyncUtilTimeout: 10_000 });

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
  // The root font of the 375 wide design, from which the heights of rows come.
  document.documentElement.style.fontSize = '37.5px';
  window.innerWidth = 375;
});
afterEach(async () => {
  await world.close();
});

function Where() {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{pathname + search}</output>;
}
/** IM's board: its transport is plain calls, so that the sandbox answers here too. */
async function open(path: string = VENDOR_PATHS.IM) {
  renderInShell(
    <>
      <SportsPage vendor="IM" />
      <Where />
    </>,
    { platform: world.platform, path },
  );
  await waitFor(() => expect(screen.queryAllByTestId('event-row').length).toBeGreaterThan(0));
}
const where = (): string => screen.getByTestId('where').textContent ?? '';
const toasts = (): string[] => {
  const texts: string[] = [];
  world.platform.toast.current$.subscribe((toast) => {
    if (toast !== null) texts.push(toast.text);
  });
  return texts;
};
/** The server keeps the display of the member. */
async function keptDisplay(): Promise<unknown[]> {
  const { requests } = (await world.control(
    'GET',
    '/requests?path=/api/Vendor/NotificationSetting',
  )) as { requests: readonly { method: string; body: unknown }[] };
  return requests
    .filter(({ method }) => method === 'POST')
    .map(
      ({ body }) =>
        (typeof body === 'string'
          ? (JSON.parse(body) as { listDisplayType: unknown })
          : (body as { listDisplayType: unknown })
        ).listDisplayType,
    );
}

test('[R2.1-3] [R3.10-1] all sports of the vendor stand with counts, and five tabs with those of the sport', async () => {
  await open();
  expect(screen.getByTestId('sport-open')).toHaveTextContent('足球');
  await userEvent.click(screen.getByTestId('sport-open'));
  expect((await screen.findAllByTestId(/^sport-\d+$/)).length).toBeGreaterThan(10);
  expect(screen.getAllByTestId(/^sport-tab-/).map(({ dataset }) => dataset['testid'])).toEqual(
    ['RUNNING', 'TODAY', 'EARLY', 'FAVOURITE', 'OUTRIGHT'].map((tab) => `sport-tab-${tab}`),
  );
  expect(screen.getByTestId('sport-39')).toHaveTextContent('虚拟');
  await userEvent.click(screen.getByTestId('sport-2'));
  expect(
    (await screen.findAllByRole('button', { name: /^(环城篮球联赛|高原篮球杯)，/ }))[0],
  ).toBeVisible();
  expect(screen.getAllByText('让分').length).toBeGreaterThan(0);
  expect(screen.queryByTestId('sport-2')).toBeNull();
  expect(screen.getByTestId('sport-open')).toHaveTextContent('篮球');
});

/** The server is told 2 s after the last tap. */
const KEPT = { timeout: 20_000, interval: 100 };

test('[R4.6-2] the display toggles between 1 and 2, at once here and on the server 2 s after the last tap', async () => {
  await world.logIn('member01');
  await open();
  const button = screen.getByTestId('board-display');
  const cellsOf = (row: HTMLElement): number => within(row).queryAllByTestId('odds-cell').length;
  const rowWith = (least: number) =>
    screen.getAllByTestId('event-row').find((row) => cellsOf(row) >= least);
  expect(button).toHaveAttribute('data-display', '2');
  await userEvent.click(button);
  expect(button).toHaveAttribute('data-display', '1');
  // A match that ends just now has no prices: one that has all is looked at.
  const eventId = rowWith(7)?.dataset['eventId'];
  expect(eventId).toBeDefined();
  const cells = (): number =>
    cellsOf(
      screen.getAllByTestId('event-row').find((row) => row.dataset['eventId'] === eventId) ??
        document.body,
    );
  await userEvent.click(button);
  expect(cells()).toBe(4);
  await userEvent.click(screen.getByTestId('column-winner'));
  expect(cells()).toBe(3);
  await waitFor(async () => expect((await keptDisplay()).at(-1)).toBe(2), KEPT);
  // That taps in quick succession are one save is shown with the settings' own clock, in the platform.
  await userEvent.click(screen.getByTestId('column-lines'));
  await userEvent.click(button);
  expect(cells()).toBe(7);
  await waitFor(async () => expect((await keptDisplay()).at(-1)).toBe(1), KEPT);
});

test('a league closes and opens again; the order by kick-off is remembered', async () => {
  await open();
  const head = screen.getAllByTestId('league-head')[0] ?? document.body;
  const toggle = within(head).getByRole('button', { expanded: true });
  const first = screen.getAllByTestId('event-row')[0]?.dataset['eventId'];
  const shown = () => screen.getAllByTestId('event-row').map(({ dataset }) => dataset['eventId']);
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(shown()).not.toContain(first);
  await userEvent.click(toggle);
  expect(shown()).toContain(first);
  await userEvent.click(screen.getByTestId('board-sort'));
  expect(screen.getByTestId('board-sort')).toHaveAttribute('data-sort', 'time');
  expect(world.storage.get('persist:boardSort')).toContain('time');
});

test('[R3.10-1] early: a day shows that day only', async () => {
  await open();
  await userEvent.click(screen.getByTestId('sport-tab-EARLY'));
  const days = await screen.findAllByTestId(/^day-\d/);
  const texts = days.map(({ textContent }) => textContent ?? '');
  // Dates, no name of another tab; none is empty, together they are all of the tab.
  expect(texts.filter((text) => !/^周[一二三四五六日] \d\d\/\d\d[1-9]\d*$/.test(text))).toEqual([]);
  const sum = texts.reduce((all, text) => all + Number(/\/\d\d(\d+)$/.exec(text)?.[1]), 0);
  expect(screen.getByTestId('sport-tab-EARLY')).toHaveTextContent(`早盘${sum}`);
  await userEvent.click(days[0] ?? document.body);
  const [month = '', date = ''] = texts[0]?.match(/\d\d/g) ?? [];
  await waitFor(() => {
    const times = screen
      .getAllByTestId('event-row')
      .map((row) => within(row).getByLabelText(/^\d\d\/\d\d \d\d:\d\d$/).ariaLabel ?? '');
    expect(times.length).toBeGreaterThan(0);
    expect(times.every((time) => time.startsWith(`${month}/${date}`))).toBe(true);
  });
});

describe('favourites', () => {
  test('a visitor is asked to log in, kindly, with the way there', async () => {
    await open();
    const texts = toasts();
    await userEvent.click(screen.getAllByTestId('favourite-event')[0] ?? document.body);
    expect(texts).toContain('登录后即可收藏赛事与联赛');
    await userEvent.click(screen.getByTestId('sport-tab-FAVOURITE'));
    const prompt = await screen.findByTestId('favourites-login');
    expect(within(prompt).getByRole('link', { name: '登录' })).toHaveAttribute(
      'href',
      expect.stringContaining('/login?fromUrl='),
    );
  });

  test('a followed event is in the favourites, its star alone says so, and what leaves them has a way back', async () => {
    await world.logIn('member01');
    await open();
    const row = screen.getAllByTestId('event-row')[0] ?? document.body;
    const id = row.dataset['eventId'] ?? '';
    const told: string[] = [];
    let undo: (() => void) | undefined;
    world.platform.toast.current$.subscribe((toast) => {
      if (toast !== null) told.push(`${toast.kind} ${toast.text}`);
      undo = toast?.action?.run ?? undo;
    });
    const star = within(row).getByTestId('favourite-event');
    await userEvent.click(star);
    await userEvent.click(star);
    // Over prices nothing is laid: the star itself is the way back.
    expect(told).toEqual(['success 已取消收藏']);
    await userEvent.click(star);
    expect(star).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect(screen.getByTestId('sport-tab-FAVOURITE')).toHaveTextContent('收藏1'),
    );
    await userEvent.click(screen.getByTestId('sport-tab-FAVOURITE'));
    await waitFor(() =>
      expect(screen.getAllByTestId('event-row').map(({ dataset }) => dataset['eventId'])).toEqual([
        id,
      ]),
    );
    await userEvent.click(screen.getByTestId('favourite-event'));
    expect(await screen.findByText('还没有收藏')).toBeVisible();
    expect(told.at(-1)).toBe('success 已取消收藏');
    act(() => undo?.());
    expect(await screen.findByTestId('event-row')).toHaveAttribute('data-event-id', id);
  });
});

test('chosen leagues stay, and an empty choice cannot be applied', async () => {
  await open();
  await userEvent.click(screen.getByTestId('board-filter'));
  const sheet = await screen.findByTestId('league-filter');
  await userEvent.click(within(sheet).getByRole('button', { name: '清空' }));
  expect(within(sheet).getByTestId('league-apply')).toBeDisabled();
  const [first] = within(sheet).getAllByTestId('league-choice');
  await userEvent.click(first ?? document.body);
  await userEvent.click(within(sheet).getByTestId('league-apply'));
  await waitFor(() =>
    expect(screen.getAllByTestId('league-head').map(({ dataset }) => dataset['leagueId'])).toEqual([
      first?.dataset['leagueId'],
    ]),
  );
  expect(screen.getByTestId('board-filter')).toHaveTextContent('1');
});

test('[R2.1-3] a demo board says that it is one and leads to the real one', async () => {
  await open(`${VENDOR_PATHS.IM}-demo`);
  expect(within(await screen.findByTestId('demo-banner')).getByRole('link')).toHaveAttribute(
    'href',
    VENDOR_PATHS.IM,
  );
  expect(screen.getByTestId('vendor-BTI')).toHaveAttribute('href', `${VENDOR_PATHS.BTI}-demo`);
});

test('a vendor under maintenance is marked in the switch', async () => {
  await open();
  act(() => world.platform.maintenance.announce('BTI'));
  await waitFor(() => expect(screen.getByTestId('vendor-BTI')).toHaveTextContent('维护中'));
  act(() => world.platform.maintenance.clear('BTI'));
  await waitFor(() => expect(screen.getByTestId('vendor-BTI')).not.toHaveTextContent('维护中'));
});

test('[R2.5-4] who stays at a vendor under maintenance is told so, and where it goes on', async () => {
  await world.start();
  await world.control('POST', '/vendors/im', { maintenance: true });
  renderInShell(<SportsPage vendor="IM" />, { platform: world.platform, path: VENDOR_PATHS.IM });
  const notice = await screen.findByTestId('vendor-rests');
  expect(notice).toHaveTextContent('IM体育正在维护');
  expect(
    within(notice)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([VENDOR_PATHS.BTI, VENDOR_PATHS.SABA]);
  expect(screen.queryByText('赛事加载失败')).toBeNull();
});

describe('[R3.3-1] deeplink', () => {
  test('a kept link opens its match once and is gone', async () => {
    world.platform.storage.write<Deeplink>(KEYS.deeplink, {
      vendor: 'IM',
      sid: '2',
      eid: '2001',
      lid: '9201',
    });
    renderInShell(
      <>
        <SportsPage vendor="IM" />
        <Where />
      </>,
      { platform: world.platform, path: VENDOR_PATHS.IM },
    );
    await waitFor(() => expect(where()).toBe(`${VENDOR_PATHS.IM}/event/2001`));
    expect(world.platform.storage.read(KEYS.deeplink)).toBeNull();
  });

  test('a link of another vendor goes to the board of that one, and to its match', async () => {
    world.platform.storage.write<Deeplink>(KEYS.deeplink, {
      vendor: 'SABA',
      sid: '1',
      eid: '5',
      lid: '0',
    });
    renderInShell(
      <>
        <SportsPage vendor="IM" />
        <Where />
      </>,
      { platform: world.platform, path: VENDOR_PATHS.IM },
    );
    await waitFor(() => expect(where()).toBe(`${VENDOR_PATHS.SABA}/event/5`));
  });

  test('a league in the address shows its sport, and the address is plain again', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await open(`${VENDOR_PATHS.IM}?sid=2&lid=9201`);
    expect(where()).toBe(VENDOR_PATHS.IM);
    expect(screen.getByTestId('sport-open')).toHaveTextContent('篮球');
    await waitFor(() => expect(scrolled).toHaveBeenCalled());
  });
});

test('[C-58] the board of matches in play says that pictures and prices may be late', async () => {
  await open();
  expect(screen.getByTestId('sport-tab-RUNNING')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('滚球画面与赔率可能延迟，他人可能先得知最新情况')).toBeVisible();
  await userEvent.click(screen.getByTestId('sport-tab-TODAY'));
  expect(screen.queryByText(/赔率可能延迟/)).toBeNull();
});
