/** What holds whatever happens (safety D1); the chaos phase judges most of it after every walk. */
import { shown, type Promised, type TestProof } from './proof';

const WALK: TestProof = ['e2e/chaos/walk.spec.ts', 'one effect per intent, sums conserved'];
const CRASH: TestProof = [
  'e2e/sandbox/src/core/crash.test.ts',
  'killed in the middle of money posts',
];

/** I1 to I14. */
export const INVARIANTS: readonly Promised[] = [
  shown(
    'I1',
    'One intent has one effect at most.',
    WALK,
    CRASH,
    ['shared/platform/src/money/two-tabs.test.ts', 'two taps before the first answer'],
    ['e2e/specs/late-packet.spec.ts', 'and the second tap is the only one that counts'],
    'npm test -- chaos',
  ),
  shown('I2', 'What the ledger has, the member finds.', WALK, [
    'e2e/sandbox/src/payment/money-laws.test.ts',
    'balance, statement, history and ledger agree',
  ]),
  shown('I3', 'Nothing is called failed that the ledger does afterwards.', WALK, [
    'shared/domain/src/money-action/machine.test.ts',
    'is unknown, never a failure (I3)',
  ]),
  shown(
    'I4',
    'No bet on an old price, a closed line, after a gap or on a silent feed.',
    ['remote-sports/src/board/EventRow.test.tsx', '%s: prices stand and cannot be chosen'],
    [
      'remote-sports/src/bet-slip/slip-check.test.ts',
      'what the vendor said counts for less than 10 s',
    ],
  ),
  shown(
    'I5',
    'A worse price wants another tap.',
    ['e2e/specs/bet.spec.ts', 'a worse price is never taken'],
    ['remote-sports/src/bet-slip/slip-offer.test.ts', 'heard after the paint is not sent'],
  ),
  shown('I6', 'Confirmed, sent and booked are the same amounts.', [
    'e2e/specs/slip.spec.ts',
    'what is shown is what is taken',
  ]),
  shown(
    'I7',
    'What is unknown is never shown as nought or allowed.',
    WALK,
    ['shared/ui/src/overlays/overlays.test.tsx', 'never 0.00 (I7)'],
    [
      'shared/domain/src/wallet/wallet.test.ts',
      'while the flags are unknown nothing but a withdrawal',
    ],
  ),
  shown(
    'I8',
    'There is always a heading and a way out; nothing turns for longer than 15 s.',
    WALK,
    ['e2e/specs/broken-remotes.spec.ts', '${remote.name} with'],
  ),
  shown(
    'I9',
    'A dead part costs its own place.',
    ['e2e/specs/broken-remotes.spec.ts', 'a dead remote on the home page'],
    ['shared/tooling/src/federation/federation.test.ts', 'is a rejection of that remote only'],
  ),
  shown(
    'I10',
    'One refresh at a time, and no race signs anybody out.',
    ['e2e/specs/guard.spec.ts', 'refreshed once for all callers'],
    ['e2e/specs/session.spec.ts', '20 calls over three tabs'],
  ),
  shown(
    'I11',
    'A logout ends clean.',
    ['e2e/specs/session.spec.ts', 'a logout reaches the other tab'],
    ['shared/platform/src/storage/storage.test.ts', 'a logout clears tokens and member data'],
  ),
  shown(
    'I12',
    'No secret in a log, an address or storage.',
    ['e2e/specs/requests.spec.ts', 'every call leaves one record without a secret'],
    ['e2e/specs/landing.spec.ts', 'a link signs in: clean address first'],
  ),
  shown(
    'I13',
    'Transfers keep the sum of the wallets.',
    ['e2e/sandbox/src/transfer/transfer.test.ts', 'the sum of the wallets stays'],
    ['e2e/sandbox/src/ledger/ledger.test.ts', 'the whole sum to zero'],
    CRASH,
  ),
  shown(
    'I14',
    'One cause leads a member somewhere once.',
    ['shared/domain/src/session/safe-target.test.ts', 'no more than three within a minute'],
    [
      'shared/federation/src/follow/reload-guard.test.ts',
      'a page is loaded anew once per generation',
    ],
    ['shared/domain/src/maintenance/redirect.test.ts', 'a move never leads there and never stays'],
  ),
];
