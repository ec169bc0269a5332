import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CookieDays } from '@site/domain/constants';
import { KEYS } from '@site/platform/host';
import { callsTo, here, createTestWorld, type TestWorld } from '@site/testing';
import { STATUS } from '../../phrases/status';
import { openPage } from '../pages.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  await world.close();
});

const PROBE = '/api/App/Domain';

test('[R2.3-2] maintenance: stays while the gateway is under maintenance, goes home when it answers', async () => {
  await world.control('POST', '/faults', {
    match: { path: PROBE },
    fault: { status: 503 },
    times: 1,
  });
  await openPage(world, ['/maintenance'], '/maintenance');
  expect(await screen.findByTestId('page-maintenance')).toHaveTextContent(STATUS.willCheck);
  expect(await callsTo(world, PROBE)).toEqual([]);
  await userEvent.click(screen.getByTestId('maintenance-check'));
  expect(await screen.findByText(/系统仍在维护/)).toBeVisible();
  expect(here()).toBe('/maintenance');
  await userEvent.click(screen.getByTestId('maintenance-check'));
  await waitFor(() => expect(here()).toBe('/'));
});

test("[R2.3-2] [R6-8] restricted: the server's words as text, and a person to ask", async () => {
  world.platform.storage.write(KEYS.ipError, '您所在的地区 <b>暂不</b> 提供服务');
  await openPage(world, ['/restrict'], '/restrict');
  expect(await screen.findByTestId('restrict-why')).toHaveTextContent(
    '您所在的地区 <b>暂不</b> 提供服务',
  );
  expect(screen.getByRole('link', { name: STATUS.service })).toHaveAttribute(
    'href',
    '/CustomerService',
  );
});

test('[R2.3-2] restricted without words of the server names no reason', async () => {
  await openPage(world, ['/restrict'], '/restrict');
  expect(await screen.findByTestId('page-restrict')).toHaveTextContent(STATUS.restrictText);
  expect(screen.queryByTestId('restrict-why')).toBeNull();
});

test('[R2.3-2] [R8-1] illegal: counts down to the logout in plain sight', async () => {
  await world.logIn('member01');
  await openPage(world, ['/illegal'], '/illegal');
  expect(await screen.findByRole('timer')).toHaveTextContent(STATUS.logOutIn(3));
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(STATUS.logOutIn(2)), {
    timeout: 2_000,
  });
  await act(() => world.platform.session.logOut('refused'));
  expect(screen.getByText(STATUS.loggedOut)).toBeVisible();
});

test('[R2.1-1] 404 leads on', async () => {
  await openPage(world, ['/404'], '/404');
  expect(await screen.findByTestId('page-404')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/', '/sbtwo', '/Games', '/Promotions', '/CustomerService']),
  );
});

test.each([
  ['/About', 6],
  ['/About/terms', 5],
  ['/About/US/', 5],
])('[R2.1-1] %s is a real text with the others below it', async (path, links) => {
  await openPage(world, ['/About/*'], path);
  await waitFor(() =>
    expect(
      screen.getAllByRole('listitem').filter((item) => item.querySelector('a') !== null),
    ).toHaveLength(links),
  );
});

test('[R2.1-1] a text that nobody wrote is /404', async () => {
  await openPage(world, ['/About/*'], '/About/nothing');
  await waitFor(() => expect(here()).toBe('/404'));
});

test('[C-76] the privacy text tells of every cookie, with its days as the site keeps it', async () => {
  await openPage(world, ['/About/*'], '/About/privacy');
  expect(await screen.findByRole('heading', { name: /Cookie/ })).toBeVisible();
  expect(screen.getByText(/推广来源/)).toHaveTextContent(
    `推广来源 ${CookieDays.affiliate} 天，媒体与网站来源 ${CookieDays.media} 天`,
  );
  expect([CookieDays.web, CookieDays.referer]).toEqual([CookieDays.media, CookieDays.media]);
  expect(screen.getByText(/^登录 Cookie/)).toHaveTextContent('由服务器设置');
});
