import { BET_MODE } from '@site/domain/betting/statuses';
import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import { betRef, readBetRef } from './bet-ref';

test('[D1 I3] a bet is looked up where it was sent, and nowhere when its reference cannot be read', () => {
  for (const vendor of ODDS_VENDORS) {
    for (const mode of Object.values(BET_MODE))
      expect(readBetRef(betRef(vendor, mode))).toEqual({ vendor, mode });
  }
  const broken = [undefined, '', 'IM', 'IM:', 'IM:x', ':1', 'XX:1', 'IM:1:2', 'IM:99'];
  expect(broken.map(readBetRef)).toEqual(broken.map(() => null));
});
