import { WALLET_GROUP_IDS } from './groups';
import { readPreferWallet, writePreferWallet } from './prefer-wallet';

test('[R3.9-1] what is written is read again, and the sportsbook keeps its name', () => {
  expect(WALLET_GROUP_IDS.map((group) => readPreferWallet(writePreferWallet(group)))).toEqual([
    ...WALLET_GROUP_IDS,
  ]);
  expect([writePreferWallet(2), readPreferWallet('SB'), readPreferWallet('2')]).toEqual([
    'SB',
    2,
    2,
  ]);
});

test.each([null, undefined, '', 'sb', '3', '02', ' 4'])('%j is no wallet', (text) => {
  expect(readPreferWallet(text)).toBeNull();
});
