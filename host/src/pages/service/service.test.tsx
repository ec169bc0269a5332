import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, type TestWorld } from '@site/testing';
import { FAQ, SERVICE } from '../../phrases/service';
import { openPage } from '../pages.fixture';
import { helpUrl } from './service-links';

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
  const help = new URL(helpUrl('https://chat.example/livechat/?x=1'));
  expect([
    help.origin,
    help.pathname,
    help.searchParams.get('language'),
    help.searchParams.get('platform'),
    help.searchParams.get('x'),
  ]).toEqual(['https://chat.example', '/help/', 'cn', 'Mobile', null]);
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
