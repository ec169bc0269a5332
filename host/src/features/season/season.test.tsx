import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Registry } from '@site/contracts/releases/registry';
import { createState, type SeasonsState } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { FederationProvider } from '../../remotes/contexts';
import { federationOf } from '@site/federation/testing/federation.fixture';
import { RemoteFailed } from '../../remotes/RemoteFailed';
import { SeasonPlace } from '../../remotes/SeasonPlace';
import { ACCENTS_ID, followAccents } from './accents';
import { faceOf } from './face';

const season = {
  slug: 'cny2027',
  accents: {
    dark: { brand: '#ff9a7d', gold: '#ffd06a' },
    light: { brand: '#b3201f', gold: '#e2a233' },
  },
  entry: { title: 't', hint: 'h', sign: 's' },
  poster: {
    title: '新春盛典',
    slogan: '万象更新',
    lines: ['每日红包'],
    image: 'poster.svg',
    ground: '#22040a',
    ink: '#fff3d6',
  },
};
const surface = {
  schema: 'mf-remote/1',
  name: 'part',
  title: '新春',
  squad: 'squad',
  contact: '#c',
  tier: 'seasonal',
  routes: [],
  slots: [],
  needs: { hostApi: '>=1.0 <2' },
};
const federation = federationOf({
  surfaces: [
    { name: 'season_cny2027', version: '1.0.0_aaaaaaa', surface: { ...surface, season } },
    { name: 'wallet', version: '1.0.0_aaaaaaa', surface },
  ],
});
const from = Date.parse('2027-01-29T00:00:00+08:00');
const plan = {
  windowId: 'w',
  from,
  until: from + 86_400_000,
  graceUntil: from + 90_000_000,
  priority: 1,
  killed: false,
};

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
  world.seasons.set({ schedules: { cny2027: plan }, live: null });
});
afterEach(() => world.close());

test('[R2.5-6] a season whose page failed shows its poster: words, picture of the release, period, retry and ways on', async () => {
  const onRetry = jest.fn();
  renderInShell(
    <FederationProvider federation={federation}>
      <RemoteFailed remote="season_cny2027" title="新春" onRetry={onRetry} />
    </FederationProvider>,
    { platform: world.platform },
  );
  expect(await screen.findByTestId('season-poster')).toBeVisible();
  expect(screen.getByTestId('remote-failed')).toHaveAttribute('data-remote', 'season_cny2027');
  expect(screen.getByRole('heading', { name: '新春盛典' })).toBeVisible();
  expect(screen.getByText('每日红包')).toBeVisible();
  expect(
    screen.getByText('活动时间 2027/01/29 00:00 至 2027/01/29 23:59（北京时间）'),
  ).toBeVisible();
  expect(screen.getByTestId('season-poster').querySelector('img')).toHaveAttribute(
    'src',
    '/cn/mobile/_mf/remotes/season_cny2027/1.0.0_aaaaaaa/poster.svg',
  );
  expect(screen.getByRole('alert')).toHaveTextContent('活动页面暂时无法显示');
  expect(screen.getByRole('link', { name: '查看优惠' })).toHaveAttribute('href', '/Promotions');
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test.each([
  ['its window', null, { ...plan, killed: true, killedFor: 'text' }],
  ['the part', 'text: typo in rule 3', plan],
])(
  'where %s was ended for its texts, the poster has its title and picture only',
  async (_what, kill, now) => {
    world.seasons.set({ schedules: { cny2027: now }, live: null });
    const view = federation.view();
    const registry = {
      ...view.registry,
      remotes: { season_cny2027: { kill } as unknown as Registry['remotes'][string] },
    };
    renderInShell(
      <FederationProvider federation={{ ...federation, view: () => ({ ...view, registry }) }}>
        <SeasonPlace remote="season_cny2027" instead={<p>骨架</p>} />
      </FederationProvider>,
      { platform: world.platform },
    );
    expect(await screen.findByRole('heading', { name: '新春盛典' })).toBeVisible();
    expect(screen.queryByText('万象更新')).toBeNull();
    expect(screen.queryByRole('listitem')).toBeNull();
  },
);

test('while it is on its way the poster stands without a complaint', async () => {
  renderInShell(
    <FederationProvider federation={federation}>
      <SeasonPlace remote="season_cny2027" instead={<p>骨架</p>} />
    </FederationProvider>,
    { platform: world.platform },
  );
  expect(await screen.findByTestId('season-poster')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a part that declares no season has what stands there for others', async () => {
  renderInShell(
    <FederationProvider federation={federation}>
      <SeasonPlace remote="wallet" instead={<p>骨架</p>} />
    </FederationProvider>,
    { platform: world.platform },
  );
  expect(await screen.findByText('骨架')).toBeVisible();
  expect(faceOf(federation, 'wallet')).toBeNull();
  expect(faceOf(federation, 'none')).toBeNull();
});

test('accents come with the season and go with it, without a reload', () => {
  const state = createState<SeasonsState>({ schedules: {}, live: null });
  const stop = followAccents(document, { ...world.platform.seasons, state }, federation);
  const rules = (): string[] =>
    [...((document.getElementById(ACCENTS_ID) as HTMLStyleElement).sheet?.cssRules ?? [])].map(
      (rule) => rule.cssText,
    );
  expect(rules()).toEqual([]);
  state.set({ schedules: {}, live: 'cny2027' });
  expect(rules()[0]).toContain('--site-season: #ff9a7d');
  expect(rules()).toHaveLength(3);
  state.set({ schedules: {}, live: null });
  expect(rules()).toEqual([]);
  stop();
});
