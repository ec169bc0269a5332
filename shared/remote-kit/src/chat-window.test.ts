import { chatUrl } from './chat-window';

const LOCAL = new URL('http://127.0.0.1:4300/cn/mobile/');
const LAN = new URL('http://192.168.1.5:4300/cn/mobile/');
const LIVE = new URL('https://site.example/cn/mobile/');

test.each([
  ['https://chat.example/room', LIVE],
  ['https://site.example/livechat', LIVE],
  ['http://localhost:4301/livechat', LOCAL],
  ['http://192.168.1.5:4301/livechat', LAN],
])('[R2.3-9] %s is opened', (url, site) => {
  expect(chatUrl(url, site)).toBe(url);
});

test.each([
  ['http://chat.example/room', LIVE],
  ['http://localhost:4301/livechat', LIVE],
  ['http://site.example/livechat', LIVE],
  ['http://chat.example/room', LOCAL],
  ['javascript:alert(1)', LIVE],
  ['data:text/html,x', LOCAL],
  ['https://', LIVE],
])('%s is not opened', (url, site) => {
  expect(chatUrl(url, site)).toBeNull();
});

test('a relative address is on this origin', () => {
  expect(chatUrl('/livechat/', LIVE)).toBe('https://site.example/livechat/');
});
