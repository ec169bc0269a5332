import { getLiveChatUrl } from '@site/contracts/live-chat';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KEYS } from '@site/platform/host';
import { createTestWorld, type TestWorld } from '@site/testing';
import { FAQ, SERVICE } from '../../phrases/service';
import { openPage } from '../pages.fixture';
import { keepHandOver } from '../../session/hand-over';
import { helpUrl } from './service-links';

const WORDS = [
  'goBackToWallet',
  'closePopup',
  'closeIframe',
  'NetworkError',
  'goToHistory',
  'goToHistoryW',
  'goToHistoryOther',
  'goUserInfo',
  'goToKycPage',
  'verifyContinue',
] as const;
let world: TestWorld;
let opened: jest.SpyInstance;
beforeEach(() => {
  world = createTestWorld();
  opened = jest.spyOn(window, 'open').mockReturnValue(null);
});
afterEach(async () => {
  opened.mockRestore();
  await world.close();
});

test('[R2.3-9] the help centre is beside the chat, in Chinese, for mobile', () => {
  const help = new URL(
    helpUrl('https://chat.example/livechat/?x=1', { from: null, fromUrl: null }),
  );
  expect([
    help.origin,
    help.pathname,
    help.searchParams.get('language'),
    help.searchParams.get('platform'),
    help.searchParams.get('x'),
  ]).toEqual(['https://chat.example', '/help/', 'cn', 'Mobile', null]);
});

test('[R2.4-1] where the member comes from is told to the help centre, as values and never as a way', async () => {
  world.platform.storage.write(KEYS.fromMarker, 'sports');
  const path = '/CustomerService?from=deposit&fromUrl=%2FDepositVerify%3Fx%3D1';
  await openPage(world, ['/CustomerService'], path);
  const address = (await screen.findByTestId('service-help')).getAttribute('href') ?? '';
  const told = new URL(address).searchParams;
  expect([told.get('from'), told.get('fromUrl')]).toEqual(['deposit', '/DepositVerify?x=1']);
  expect(new URL(address).pathname).toBe('/help/');
});

test('[R2.4-1] what the landing left is told where the address says nothing, and no other site', async () => {
  keepHandOver(world.platform, { from: 'promotions', fromUrl: '/Promotions' });
  const path = '/CustomerService?from=evil&fromUrl=https%3A%2F%2Fevil.example';
  await openPage(world, ['/CustomerService'], path);
  const address = (await screen.findByTestId('service-help')).getAttribute('href') ?? '';
  const told = new URL(address).searchParams;
  expect([told.get('from'), told.get('fromUrl')]).toEqual(['promotions', '/Promotions']);
});

test('[R2.6-1] the help centre opens as a window that may say exactly its words, and as a plain link where none opens', async () => {
  const answer = await world.platform.api.call(getLiveChatUrl);
  const chat = new URL(answer.ok ? answer.value : '', window.location.href);
  Object.assign(world.platform, { gamesOrigin: chat.origin });
  await openPage(world, ['/CustomerService'], '/CustomerService');
  const link = await screen.findByTestId('service-help');
  const popup = {};
  opened.mockReturnValueOnce(popup);
  expect(fireEvent.click(link)).toBe(false);
  expect(opened).toHaveBeenCalledWith(link.getAttribute('href'), 'help');
  const { origin } = new URL(link.getAttribute('href') ?? '');
  const heard = WORDS.filter(
    (data, at) =>
      world.platform.windows.accept({ source: popup, origin, data }, at * 1_000) !== null,
  );
  expect(heard).toEqual(['goToHistory', 'goToHistoryW', 'goUserInfo', 'goToKycPage']);
  expect(fireEvent.click(link)).toBe(true);
});

test('[R2.6-1] an origin that only an answer names gets no window that could lead us away: a plain link', async () => {
  await openPage(world, ['/CustomerService'], '/CustomerService');
  expect(fireEvent.click(await screen.findByTestId('service-help'))).toBe(true);
  expect(opened).not.toHaveBeenCalled();
});

test('[R2.3-9] the chat opens in its popup, the help centre is a link, and questions open their answers', async () => {
  await openPage(world, ['/CustomerService'], '/CustomerService');
  await userEvent.click(await screen.findByTestId('service-chat'));
  expect(opened).toHaveBeenCalledWith(
    expect.stringContaining('/livechat/'),
    'livechat',
    expect.stringContaining('width=540,height=650'),
  );
  expect(screen.getByTestId('service-help')).toHaveAttribute(
    'href',
    expect.stringMatching(/\/help\/\?language=cn&platform=Mobile$/),
  );
  const [question] = FAQ.flatMap(({ items }) => items);
  const answer = screen.getByText(question?.answer ?? '');
  expect(answer).not.toBeVisible();
  await userEvent.click(screen.getByText(question?.question ?? ''));
  expect(answer).toBeVisible();
});

test('while the address of the chat is on its way, every way to a person has its place already', async () => {
  await world.control('POST', '/faults', {
    match: { path: '/api/LiveChat/Url' },
    fault: { delayMs: 2_000 },
    times: 1,
  });
  await openPage(world, ['/CustomerService'], '/CustomerService');
  const connecting = await screen.findByTestId('service-connecting');
  expect(connecting).toHaveAttribute('aria-busy', 'true');
  const rows = (): readonly (string | null)[] =>
    screen.getAllByRole('listitem').map((row) => row.textContent);
  const early = rows();
  expect(screen.queryByRole('link', { name: new RegExp(SERVICE.help) })).toBeNull();
  await userEvent.click(connecting);
  expect(opened).not.toHaveBeenCalled();
  expect(await screen.findByTestId('service-chat')).toBeVisible();
  expect(rows()).toEqual(early);
  expect(screen.getByRole('link', { name: new RegExp(SERVICE.help) })).toBeVisible();
});

test('a chat that cannot be reached says so and can be asked for again; the other ways stand', async () => {
  await world.control('POST', '/faults', {
    match: { path: '/api/LiveChat/Url' },
    fault: { status: 500 },
    times: 1,
  });
  await openPage(world, ['/CustomerService'], '/CustomerService');
  expect(await screen.findByTestId('service-no-chat')).toHaveTextContent(SERVICE.chatFailed);
  expect(screen.getByText(SERVICE.mailAddress, { exact: false })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: SERVICE.retry }));
  expect(await screen.findByTestId('service-chat')).toBeVisible();
});

test('[R6-3] [R4.3-1] VIP members open the callback form', async () => {
  await world.logIn('vip01');
  await openPage(world, ['/CustomerService'], '/CustomerService');
  await screen.findByTestId('service-chat');
  await act(() => userEvent.click(screen.getByTestId('service-vip')));
  expect(await screen.findByTestId('vip-feedback-input')).toBeVisible();
});

test('[R2.3-9] /LiveChat opens a window where the chat may not be framed', async () => {
  await openPage(world, ['/LiveChat'], '/LiveChat');
  await userEvent.click(await screen.findByRole('button', { name: SERVICE.open }));
  expect(opened).toHaveBeenCalledTimes(1);
  expect(screen.queryByTestId('chat-frame')).toBeNull();
});
