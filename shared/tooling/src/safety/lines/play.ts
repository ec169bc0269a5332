/** Fair and safe play (technical standards for remote gambling). */
import { none, shown, type Promised } from '../proof';

const PLAY = 'remote-casino/src/pages/play.test.tsx';
const SLIP = 'remote-sports/src/bet-slip/SlipSheet.test.tsx';
const CARD = 'remote-sports/src/wagers/WagerCard.test.tsx';

/** C-50 to C-66. */
export const PLAY_LINES: readonly Promised[] = [
  shown(
    'C-50',
    'A signed-in member finds the balance wherever money is used; an unknown one is --.',
    ['e2e/specs/home.spec.ts', 'unknown is -- and never 0'],
    ['e2e/specs/wallet-limits.spec.ts', 'balances by wallet group with their platforms'],
    ['shared/ui/src/overlays/overlays.test.tsx', 'an unknown amount is --, never 0.00'],
    ['shared/platform/src/balances/balances.test.ts', 'an unknown balance is null and never 0'],
  ),
  shown(
    'C-51',
    'Three months of bets and money are there to read, with wins and losses of a chosen period.',
    ['e2e/specs/wallet-records.spec.ts', 'every kind of transaction with its state, days and sums'],
    ['e2e/specs/wagers.spec.ts', 'the statement says to the cent what the wallet says'],
  ),
  shown(
    'C-52',
    'What a member paid in less what was paid out stands in the account, as the server sums it.',
    ['remote-wallet/src/records/records.test.tsx', "net deposits are the server's"],
    ['e2e/specs/wallet-records.spec.ts', 'every kind of transaction with its state, days and sums'],
  ),
  shown(
    'C-53',
    'Stake and return stand there before the tap; money of a bonus is named as such.',
    ['e2e/specs/slip.spec.ts', 'what is shown is what is taken'],
    ['e2e/specs/slip.spec.ts', 'a free bet pays the stake and the wallet stays'],
    ['remote-sports/src/wagers/free-bet.test.ts', 'every vendor says that a voucher paid'],
  ),
  shown(
    'C-54',
    'What is bet on stands in the slip before and on the receipt after.',
    [
      'remote-sports/src/board/to-cart-selection.test.ts',
      'goes into the cart with all that the ticket must say',
    ],
    [SLIP, 'a member places a bet: one debit'],
    [CARD, 'what was asked for and what was booked'],
  ),
  shown(
    'C-55',
    'A worse price is never taken unasked; the switch for better ones is in sight.',
    ['e2e/specs/bet.spec.ts', 'a worse price is never taken'],
    [
      'remote-sports/src/bet-slip/slip-state.test.ts',
      'a better price is taken when the member allows it',
    ],
    ['remote-sports/src/bet-slip/slip-state.test.ts', 'a worse price is never taken by itself'],
    [SLIP, 'any price is for every vendor, and off until'],
  ),
  shown(
    'C-56',
    'Beside a game stand how long it has been played and what it came to.',
    [PLAY, 'the bar tells the time, how long it has lasted'],
    [PLAY, 'a reload goes on with the time and the net position'],
  ),
  shown('C-57', 'The rules can be read before a bet, also while their news cannot.', [
    'remote-sports/src/pages/rule-page.test.tsx',
    '[C-57]',
  ]),
  shown(
    'C-58',
    'Pages in play say that pictures and prices may be late and others may know more.',
    ['remote-sports/src/pages/event-page.test.tsx', '[C-58]'],
    ['remote-sports/src/pages/sports-page.test.tsx', '[C-58]'],
  ),
  shown(
    'C-59',
    "A fault never changes the terms of a bet that was taken: the page shows the server's record.",
    ['remote-sports/src/bet-slip/booked.test.tsx', '[C-59]'],
    [
      'shared/domain/src/money-action/machine.test.ts',
      'whatever was said before, an accepted request ends as done',
    ],
    ['remote-sports/src/wagers/kept-list.test.tsx', 'an open wager comes back as it was'],
  ),
  shown('C-60', 'The frame around a game offers no autoplay, no turbo and no second game.', [
    PLAY,
    '[C-60]',
  ]),
  shown(
    'C-61',
    'What was interrupted can be seen again as it stands; the text on it can be read.',
    ['e2e/specs/bet.spec.ts', 'a reload in flight: the bet is looked up and told'],
    [
      'e2e/specs/wallet-faults.spec.ts',
      'a reload in the middle of a money action is followed to its end',
    ],
    [PLAY, 'a reload goes on with the time and the net position'],
    ['host/src/pages/status/status.test.tsx', '%s is a real text with the others below it'],
  ),
  shown(
    'C-62',
    'An exclusion or limit stops before the page and again at the submit; unknown ones stop too.',
    [
      'host/src/routing/GuardedNavigation.test.tsx',
      'flags that cannot be read block with a retry that goes on',
    ],
    ['e2e/specs/routes.spec.ts', 'flags that cannot be read block the deposit'],
    ['shared/platform/src/late/late-ports.test.ts', 'what cannot be asked stands in the way too'],
    ['e2e/specs/wallet-deposit-ends.spec.ts', 'an exclusion that comes while the form stands'],
    ['e2e/specs/bet.spec.ts', 'a member excluded from betting is told so'],
    [
      'remote-casino/src/pages/stops.test.tsx',
      'flags that cannot be read block like flags that are set',
    ],
  ),
  shown(
    'C-63',
    'A game that fills the screen leaves the time in sight.',
    [PLAY, 'the bar tells the time, how long it has lasted'],
    ['e2e/specs/casino-play.spec.ts', 'a turned phone keeps the bar thin'],
  ),
  shown(
    'C-64',
    'No money is moved and no bet repeated by itself; whoever leaves is not held back.',
    [
      'remote-casino/src/pages/top-up.test.tsx',
      "an empty wallet of the game's provider is filled with one tap",
    ],
    [
      'remote-casino/src/pages/top-up.test.tsx',
      'whoever went on without the money is not called back',
    ],
    [SLIP, 'placing again what has been placed is no second bet'],
  ),
  shown(
    'C-65',
    'A withdrawal cannot be taken back.',
    ['remote-wallet/src/pages/money-out.test.tsx', 'the money is held; nothing takes it back'],
    ['e2e/sandbox/src/payment/withdrawal.test.ts', 'paid after 20 s, never taken back'],
  ),
  none(
    'C-66',
    'Notices of a vendor are not covered.',
    'Ours is the bar above the frame; nothing of the site lies over a game.',
  ),
];
