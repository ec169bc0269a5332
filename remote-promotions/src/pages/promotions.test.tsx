import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { Slot as HomeBanner } from '../slots/HomeBanner';
import { Slot as HomePromotions } from '../slots/HomePromotions';
import { Page } from './PromotionsPage';

let world: TestWorld;
beforeEach(() => { world = createTestWorld(); });
afterEach(() => world.close());

/** The remote's routes as the host matches them. */
const promotions = (
  <Routes>
    <Route path="/Promotions" element={<Page />} />
    <Route path="/Promotions/Detail/:id" element={<Page />} />
  </Routes>
);
const open = (path: string) => renderInShell(promotions, { platform: world.platform, path });
const shownIds = (): string[] => screen.getAllByTestId('promo-card').map((card) => card.dataset.promoId ?? '');

test('[R2.5-8] the list starts on Promotions with all categories, sticky ones first', async () => {
  open('/Promotions');
  await screen.findAllByTestId('promo-card');
  expect(screen.getByTestId('promo-tab-promotions')).toHaveAttribute('aria-selected', 'true');
  expect(shownIds().slice(0, 3).toSorted()).toEqual(['1001', '1002', '1020']);
});

test('[R4.4-1] a visitor never sees what is for members', async () => {
  open('/Promotions');
  await screen.findAllByTestId('promo-card');
  expect(shownIds()).not.toContain('1008');
});

test('a category narrows the list', async () => {
  open('/Promotions');
  await screen.findAllByTestId('promo-card');
  await userEvent.click(await screen.findByTestId('promo-category-slots'));
  await waitFor(() => expect(shownIds().toSorted()).toEqual(['1007', '1030', '1057', '1058', '1059']));
});

test('[R3.7-1] a detail opens at its own address with terms, cleaned text and its action', async () => {
  open('/Promotions/Detail/1001');
  expect(await screen.findByText('流水要求')).toBeVisible();
  expect(await screen.findByTestId('promo-claim')).toHaveAttribute('href', '/login?fromUrl=%2FPromotions%2FDetail%2F1001');
  await waitFor(() => expect(screen.getByTestId('promo-body')).toHaveTextContent('如何参与'));
});

test('hostile text of the CMS shows as plain text and runs nothing (B8)', async () => {
  open('/Promotions/Detail/1014');
  await waitFor(() => expect(screen.getByTestId('promo-body')).toHaveTextContent('此活动正文'));
  const body = screen.getByTestId('promo-body');
  expect(body.querySelector('script,iframe,svg,form,style,[onerror],[style]')).toBeNull();
  expect('__pwned' in window).toBe(false);
});

test('a promotion that is not there says so and leads back', async () => {
  open('/Promotions?id=nope');
  expect(await screen.findByText('没有找到这个活动')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '查看全部活动' }));
  await waitFor(() => expect(screen.queryByText('没有找到这个活动')).toBeNull());
});

test('a failed list can be asked again in the same page', async () => {
  await world.control('POST', '/faults', { match: { path: '/cms/promotions' }, fault: { status: 500 }, times: 1 });
  open('/Promotions');
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect((await screen.findAllByTestId('promo-card')).length).toBeGreaterThan(0);
});

test('the season that runs comes first in the banner, once; after its window it is gone', async () => {
  const banner = { slogan: '万象更新', picture: '/poster.svg', ground: '#22040a', ink: '#fff3d6' };
  const running = { schedules: {}, live: 'cny2024', doors: { cny2024: { title: '新春盛典', path: '/event_CNY2024', banner } } };
  world.seasons.set(running);
  renderInShell(<HomeBanner />, { platform: world.platform });
  const slide = await screen.findByRole('link', { name: '新春盛典 万象更新' });
  expect(slide).toHaveAttribute('href', '/event_CNY2024');
  const links = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links()[0]).toBe('/event_CNY2024');
  expect(links().filter((href) => href === '/event_CNY2024')).toHaveLength(1);
  act(() => world.seasons.set({ ...running, live: null }));
  expect(screen.queryByRole('link', { name: '新春盛典 万象更新' })).toBeNull();
});

test('home slots show banners and promotions, and nothing when the content host is down', async () => {
  const shown = renderInShell(<><HomeBanner /><HomePromotions /></>, { platform: world.platform });
  expect((await screen.findAllByTestId('promo-card')).length).toBeGreaterThan(0);
  shown.unmount();
  await world.control('POST', '/faults', { match: { path: '/cms/' }, fault: { status: 503 }, times: 50 });
  const nextVisit = createTestWorld({ sandbox: world.sandbox });
  const { container } = renderInShell(<><HomeBanner /><HomePromotions /></>, { platform: nextVisit.platform });
  await act(async () => { await new Promise((resolve) => { setTimeout(resolve, 50); }); });
  expect(container).toBeEmptyDOMElement();
  await nextVisit.close();
});
