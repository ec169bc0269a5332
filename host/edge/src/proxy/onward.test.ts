import { callerAddress } from './onward';

test.each([
  [0, undefined, 'own'],
  [0, '9.9.9.9', 'own'],
  [1, '9.9.9.9', '9.9.9.9'],
  [1, '6.6.6.6, 9.9.9.9', '9.9.9.9'],
  [2, '6.6.6.6, 9.9.9.9, 10.0.0.1', '9.9.9.9'],
  [2, '9.9.9.9', '9.9.9.9'],
  [1, undefined, 'own'],
  [1, ' , ', 'own'],
] as const)('behind %d proxies, with %s, a socket is wanted by %s', (proxies, forwarded, address) =>
  expect(callerAddress('own', forwarded, proxies)).toBe(address),
);
