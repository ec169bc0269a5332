import { fenOf } from '@site/domain/money';
import { sumWagers } from '@site/domain/betting/wager-sums';
import { placedWager } from '../bet-slip/slip.fixture';
import { btiBetOf } from '../vendors/bti/bti.fixture';
import { toWager as fromBti } from '../vendors/bti/wagers';
import { imWagerOf } from '../vendors/im/im.fixture';
import { toWager as fromIm } from '../vendors/im/wagers';
import { sabaWagerOf } from '../vendors/saba/saba.fixture';
import { toWager as fromSaba } from '../vendors/saba/wagers';
import { summed } from './wager-row';

test('every vendor says that a voucher paid', () => {
  expect(
    [
      fromIm(imWagerOf({ IsFreeBet: true })),
      fromBti(btiBetOf({ freeBet: true })),
      fromSaba(sabaWagerOf({ isFreeBet: true })),
    ].map(({ freeBet }) => freeBet),
  ).toEqual([true, true, true]);
  expect(
    [fromIm(imWagerOf()), fromBti(btiBetOf()), fromSaba(sabaWagerOf())].map(
      ({ freeBet }) => freeBet,
    ),
  ).toEqual([false, false, false]);
});

test('a lost free bet costs the member nothing, a won one brings the winnings', () => {
  const lost = placedWager('W1', { freeBet: true, outcome: 'lost', returned: fenOf(0n) });
  const won = placedWager('W2', { freeBet: true, outcome: 'won', returned: fenOf(9_500n) });
  expect(sumWagers([lost, won].map(summed))).toMatchObject({
    staked: 0n,
    returned: 9_500n,
    net: 9_500n,
  });
});
