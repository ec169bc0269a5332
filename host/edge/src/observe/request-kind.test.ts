import { kindOf, pathOf } from './request-kind';

test.each([
  ['/cn/mobile', 'document'],
  ['/cn/mobile/sbtwo/sports-im?token=secret', 'document'],
  ['/cn/mobile/_mf/channel/production.json', 'release'],
  ['/api/Balance/v2.0?x=1', 'call'],
  ['/vendors/saba/stream', 'call'],
  ['/games/slot', 'frame'],
  ['/healthz', 'operations'],
  ['/apiary', 'other'],
  ['/', 'other'],
  ['', 'other'],
])('%s is counted as %s', (url, kind) => {
  expect(kindOf(url)).toBe(kind);
});

test('a path carries nothing of the query', () => {
  expect(pathOf('/cn/mobile/login?token=secret#part')).toBe('/cn/mobile/login');
});
