/** A sixth remote on the way of members: nothing of the host names it. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { federationOf } from '@site/federation/testing/federation.fixture';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { QuickEntries } from '../pages/home/QuickEntries';
import { HOME as home } from '../phrases/home';
import { SHELL } from '../phrases/zh-CN';
import { FederationProvider } from '../remotes/contexts';
import { BottomNav } from './BottomNav';

let world: TestWorld;
let consoleError: jest.SpyInstance<void, unknown[]>;
beforeEach(() => {
  world = createTestWorld();
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await world.close();
});

const route = (path: string) => ({
  path,
  page: 'home',
  layoutStatus: 3,
  access: 'public',
  title: '页面',
  skeleton: 'list',
});
const surfaceOf = (
  name: string,
  paths: readonly string[],
  entries: unknown,
  over: object = {},
) => ({
  name,
  version: '1.0.0',
  surface: { title: name, routes: paths.map(route), entries },
  ...over,
});
const me = surfaceOf(
  'wallet',
  ['/Me', '/Me/*', '/TransactionRecord'],
  [
    {
      place: 'nav',
      key: 'me',
      label: '我的',
      icon: 'circle-user-round',
      to: '/Me',
      within: ['/TransactionRecord'],
      order: 90,
    },
  ],
);
const entry = (over: object = {}) => ({
  place: 'nav',
  key: 'keno',
  label: '快乐彩',
  icon: 'ticket',
  to: '/keno',
  order: 40,
  ...over,
});
const keno = (entries: unknown, over: object = {}) =>
  surfaceOf('keno', ['/keno', '/keno/draws/:id'], entries, over);

function show(surfaces: readonly ReturnType<typeof surfaceOf>[], path = '/'): void {
  renderInShell(
    <FederationProvider federation={federationOf({ surfaces: [...surfaces] })}>
      <QuickEntries />
      <BottomNav />
    </FederationProvider>,
    { platform: world.platform, path },
  );
}
const linksOf = (label: string): string[] =>
  within(screen.getByRole('navigation', { name: label }))
    .queryAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
const current = (): string | null =>
  screen.queryByRole('link', { current: 'page' })?.textContent ?? null;

test('a remote that the host has never heard of stands in the bottom navigation and on the home page, in its order', () => {
  show([me, keno([entry(), entry({ place: 'home', label: '开奖', to: '/keno/draws' })])]);
  expect(linksOf(SHELL.navLabel)).toEqual(['首页 /', '快乐彩 /keno', '我的 /Me']);
  expect(linksOf(home.quickEntry)).toEqual(['开奖 /keno/draws']);
  expect(consoleError).not.toHaveBeenCalled();
});

test.each([
  ['/', '首页'],
  ['/keno', '快乐彩'],
  ['/Keno/draws/7', '快乐彩'],
  ['/me/limits', '我的'],
  ['/TransactionRecord/', '我的'],
  ['/kenobi', null],
])('at %s the current place is %s', (path, label) => {
  show([me, keno([entry()])], path);
  expect(current()).toBe(label);
});

test('a tap on the place that stands scrolls up and tells its key; one below it leads there', async () => {
  const received: string[] = [];
  world.platform.bus.on('navigation.reselected').subscribe(({ tab }) => received.push(tab));
  show([me, keno([entry()])], '/keno');
  await userEvent.click(screen.getByRole('link', { name: '快乐彩' }));
  expect(received).toEqual(['keno']);
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

test('of two places of which one lies in the other only the nearer is the current one', () => {
  const entries = [
    entry({ key: 'keno', label: '快乐彩', to: '/keno' }),
    entry({ key: 'draws', label: '开奖', to: '/keno/draws' }),
  ];
  show([me, keno(entries)], '/keno/draws/7');
  expect(current()).toBe('开奖');
});

test('where the guard forwards from an entrance, anywhere in it is the place itself', async () => {
  const received: string[] = [];
  world.platform.bus.on('navigation.reselected').subscribe(({ tab }) => received.push(tab));
  const sports = surfaceOf(
    'sports',
    ['/sbtwo/sports-im'],
    [entry({ key: 'sports', label: '体育', icon: 'trophy', to: '/sbtwo' })],
  );
  show([sports], '/sbtwo/sports-im');
  await userEvent.click(screen.getByRole('link', { name: '体育' }));
  expect(received).toEqual(['sports']);
});

test.each<[string, unknown, RegExp]>([
  ['leads to another site', [entry({ to: 'https://evil.example' })], /wrong "to" in entry 1/],
  ['leads to another host', [entry({ to: '//evil.example' })], /wrong "to" in entry 1/],
  ['takes the page of another part', [entry({ to: '/Me' })], /wrong "to" in entry 1/],
  ['carries markup', [entry({ label: '<b>' })], /wrong "label"/],
  ['names an icon that is not there', [entry({ icon: 'toString' })], /wrong "icon"/],
  ['is none', [null], /wrong "place"/],
])(
  'an entry that %s is left out with a word in the console; the rest of its part stands',
  (_what, entries, word) => {
    show([me, keno([...(entries as object[]), entry({ place: 'home', label: '彩票' })])]);
    expect(linksOf(SHELL.navLabel)).toEqual(['首页 /', '我的 /Me']);
    expect(linksOf(home.quickEntry)).toEqual(['彩票 /keno']);
    expect(consoleError).toHaveBeenCalledWith(
      expect.stringMatching(new RegExp(`keno@1.0.0 .*${word.source}`)),
    );
  },
);

test('an entry cannot stand for the beginning of addresses that another part answers', () => {
  show([me, surfaceOf('keno', ['/TransactionRecord/keno'], [entry({ to: '/TransactionRecord' })])]);
  expect(linksOf(SHELL.navLabel)).toEqual(['首页 /', '我的 /Me']);
  expect(consoleError).toHaveBeenCalledWith(
    expect.stringContaining('/TransactionRecord, which is not its'),
  );
});

test('entries that are no list cost nothing but themselves', () => {
  show([me, keno('all of them')]);
  expect(linksOf(SHELL.navLabel)).toEqual(['首页 /', '我的 /Me']);
});

test('the bar holds six places: what comes later in order is left out, home and the first ones stay', () => {
  const many = keno(
    Array.from({ length: 9 }, (_none, at) =>
      entry({ key: `keno-${at}`, label: `彩${at}`, order: 10 + at }),
    ),
  );
  show([me, many]);
  expect(linksOf(SHELL.navLabel)).toHaveLength(6);
  expect(linksOf(SHELL.navLabel)[0]).toBe('首页 /');
  expect(linksOf(SHELL.navLabel).at(-1)).toBe('彩4 /keno');
});

test('a part that is switched off keeps its way, a season has one only while it is the season of the site', () => {
  const season = keno([entry({ label: '新春' })]);
  show([
    { ...me, isOpen: false } as typeof me,
    { ...season, season: { rank: 0, isLive: false } } as typeof me,
  ]);
  expect(linksOf(SHELL.navLabel)).toEqual(['首页 /', '我的 /Me']);
});
