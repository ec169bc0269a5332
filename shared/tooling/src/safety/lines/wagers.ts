/** Wagering, accessibility and payment cards. */
import { shown, type Promised } from '../proof';

const SLIP = 'remote-sports/src/bet-slip/SlipSheet.test.tsx';
const CHECK = 'remote-sports/src/bet-slip/slip-check.test.ts';
const ROW = 'remote-sports/src/board/EventRow.test.tsx';

/** C-70 to C-77. */
export const WAGER_LINES: readonly Promised[] = [
  shown(
    'C-70',
    'Nothing is bet that the member has not seen and tapped.',
    ['e2e/specs/bet.spec.ts', 'a bet from price to balance'],
    ['remote-sports/src/bet-slip/slip.test.ts', 'a bet is sent exactly as it stands in the slip'],
    ['e2e/specs/preview.spec.ts', 'no bet is placed in a preview'],
  ),
  shown(
    'C-71',
    'A price that changed is said and asked about, unless the member chose otherwise.',
    ['e2e/specs/bet.spec.ts', 'a worse price is never taken'],
    [
      'remote-sports/src/bet-slip/slip-state.test.ts',
      'any price is taken only by a member who asked for that',
    ],
  ),
  shown(
    'C-72',
    'Each wager says with its own number whether it was taken, and money goes only then.',
    ['remote-sports/src/bet-slip/booked.test.tsx', '[C-72]'],
    ['e2e/specs/slip.spec.ts', 'several singles go by themselves'],
  ),
  shown(
    'C-73',
    'A bet that the wallet cannot pay is not sent.',
    [SLIP, 'a wallet that is too small leads to the cashier'],
    [CHECK, 'what they cost together must be there'],
    [
      'shared/domain/src/betting/stake-check.test.ts',
      'exactly the least, exactly the most and exactly the balance',
    ],
  ),
  shown(
    'C-74',
    'Once a market is closed an open slip can send nothing for it.',
    [CHECK, '[R8-8] a selection in status %d says so at the button'],
    ['e2e/specs/errors.spec.ts', 'what the vendor says of a selection stands in the slip'],
    [ROW, '%s: prices stand and cannot be chosen'],
  ),
  shown(
    'C-75',
    'A lost connection is said, betting is suspended, and the board is whole again afterwards.',
    [
      'remote-sports/src/pages/event-page.test.tsx',
      'a silent feed is said, and every price is locked',
    ],
    [ROW, 'a feed that speaks again opens the board again'],
    [
      'remote-sports/src/vendors/contract/feed-faults.test.ts',
      'silence: after 10 s the board is lost',
    ],
  ),
  shown(
    'C-76',
    "No port or permission beyond the browser's, cookies are told of, an old browser stops cleanly.",
    ['shared/tooling/src/shell/old-browser.test.ts', '[C-76] a browser without %s is told so'],
    ['e2e/specs/pages.spec.ts', '[C-76]'],
    ['host/src/pages/status/status.test.tsx', '[C-76]'],
    ['shared/tooling/src/checks/source-words.test.ts', '[C-76]'],
    ['host/edge/src/app.test.ts', 'has the policies of the safety guide and no unsafe word'],
  ),
  shown(
    'C-77',
    'A member who did nothing for a written number of minutes signs in again.',
    ['host/src/session/idle.test.ts', '[C-77] thirty minutes without a deed'],
    ['host/src/session/idle.test.ts', '[C-77] money under way is waited for'],
    ['host/src/session/idle.test.ts', '[C-77] the minutes stand in the privacy text'],
    ['e2e/specs/environment.spec.ts', '[C-77]'],
  ),
];

/** C-80 to C-89. */
export const ACCESS_LINES: readonly Promised[] = [
  shown(
    'C-80',
    'Money is checked, confirmed or can be turned back before it is gone.',
    ['e2e/specs/wallet-withdrawal.spec.ts', 'a last look, held at once'],
    ['remote-wallet/src/pages/deposit.test.tsx', 'limits are told before typing'],
    ['e2e/specs/wallet-transfer.spec.ts', 'turned back'],
    ['e2e/specs/bet.spec.ts', 'stakes that cannot be: each with its reason'],
  ),
  shown(
    'C-81',
    'The move away from what is under maintenance can be stopped and waits for money under way.',
    ['e2e/specs/shell-features.spec.ts', 'a sport under maintenance: named, counted down, stopped'],
    [
      'host/src/features/maintenance/maintenance.test.tsx',
      'the popup names the sport, can be stopped',
    ],
    ['shared/domain/src/maintenance/redirect.test.ts', 'the clock stands while money is in flight'],
  ),
  shown(
    'C-82',
    'A toast is read out, and what became of money also stands as text.',
    ['shared/ui/src/overlays/overlays.test.tsx', 'a toast says its kind'],
    ['e2e/specs/bet-codes.spec.ts', 'each refusal is told with its way on'],
    ['e2e/specs/wallet-deposit-ends.spec.ts', 'answered after its deadline is unknown first'],
  ),
  shown(
    'C-83',
    'What moves by itself can be paused, and the focus stays where it is.',
    ['remote-sports/src/board/paused.test.tsx', 'a member pauses the prices of a match'],
    ['remote-sports/src/board/paused.test.tsx', 'a pause holds over pages'],
    ['remote-promotions/src/slots/home-news.test.tsx', 'one line that can be paused'],
    ['remote-casino/src/pages/jackpot-page.test.tsx', 'a member pauses the pools'],
    [ROW, 'a focused price has a name that stands still'],
  ),
  shown(
    'C-84',
    'What is tapped is large enough, nothing needs a drag, and bars hide no focus.',
    ['e2e/specs/layout.spec.ts', 'pulling home down reads it anew, and a second tap'],
    ['e2e/specs/every-route.spec.ts', 'the open pages open without login with real content'],
  ),
  shown(
    'C-85',
    'Nothing is asked twice, and a login can be pasted.',
    ['e2e/specs/account.spec.ts', '[C-85]'],
    ['e2e/specs/wallet-account.spec.ts', 'masks handed back untouched'],
  ),
  shown(
    'C-86',
    'Contrast holds, 320 pixels are enough, and a move of a price is no colour alone.',
    ['e2e/specs/layout.spec.ts', '320 px reflow (C-86)'],
    ['e2e/specs/bet.spec.ts', 'live odds move with a sign that is no colour'],
    [ROW, 'says so, not by colour alone'],
    ['e2e/specs/journeys.spec.ts', 'in light and dark, without serious findings'],
  ),
  shown(
    'C-87',
    'No page, signed in or out, and no state of failure has a serious finding of axe.',
    ['e2e/specs/every-route.spec.ts', 'the open pages open without login with real content'],
    ['e2e/specs/every-route.spec.ts', 'pages of members open once somebody is signed in'],
    ['e2e/specs/pages.spec.ts', 'every open page of the host has real content'],
    ['e2e/specs/seasons.spec.ts', 'the nine past seasons are over and lead on'],
  ),
  shown(
    'C-88',
    'On pages of money every script is one of the release, with its hash, and none comes late.',
    ['e2e/specs/payment-scripts.spec.ts', '[C-88]'],
    ['host/edge/src/app.test.ts', 'every script of it carries a hash'],
    ['shared/domain/src/telemetry/recording.test.ts', 'never sees a page of money or login'],
  ),
  shown(
    'C-89',
    'A card number is typed into the vault only and is in no request, log or storage of ours.',
    ['e2e/specs/wallet-withdrawal.spec.ts', '[C-89]'],
    ['e2e/sandbox/src/payment/banks.test.ts', 'its number is in no answer and in no log'],
  ),
];
