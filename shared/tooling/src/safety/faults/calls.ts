/** What the site asks of servers. */
import type { Promised } from '../proof';
import { cells, noCells } from './cells';

const READS = 'shared/platform/src/api/reads.test.ts';
const BAD = 'e2e/specs/bad-input.spec.ts';
const WALLET = 'e2e/specs/wallet-faults.spec.ts';
const MONEY = 'shared/platform/src/money/money.test.ts';
const REFRESH = 'shared/platform/src/session/token-refresh.test.ts';
const FEED = 'remote-sports/src/vendors/contract/feed-faults.test.ts';
const CASINO = 'e2e/specs/casino-faults.spec.ts';
const SAYS_UNKNOWN =
  'Unknown first, then what the server says of its key; never a failure that was none.';

/** Reads, money and the login. */
export const CALL_CELLS: readonly Promised[] = [
  ...cells(
    'read',
    'D',
    'What stood there with its age, or -- and a retry.',
    ['shared/platform/src/balances/balances.test.ts', 'a refresh that fails keeps the old values'],
    ['e2e/specs/environment.spec.ts', 'a network that comes and goes'],
  ),
  ...cells(
    'read',
    'S',
    'A place that waits, and a word with a retry after 8 s.',
    ['e2e/specs/requests.spec.ts', 'a read that hangs says so after 8 s'],
    [READS, 'the screen hears of the deadline'],
  ),
  ...cells(
    'read',
    'E',
    'A word and a retry in place; 503 of the main API ends the session.',
    [CASINO, 'every list failing: each page says so'],
    ['e2e/specs/errors.spec.ts', '503 of the main gateway ends the session'],
  ),
  ...cells(
    'read',
    'GTH',
    'A word and a retry that works, never a blank page.',
    [BAD, 'the server answers with ${kind}'],
    ['shared/platform/src/api/transport.test.ts', 'broken JSON is a mismatch and never a crash'],
    ['e2e/specs/requests.spec.ts', 'an answer of another type is a failure'],
  ),
  ...cells('read', 'R', 'The newest question is answered; an old answer gives way.', [
    READS,
    'a late old answer gives way to the newer one',
  ]),
  ...cells(
    'money',
    'D',
    SAYS_UNKNOWN,
    [WALLET, '${act.name} whose answer is lost'],
    ['e2e/specs/bet.spec.ts', 'an answer dropped after the commit is found again'],
    ['e2e/sandbox/src/http/row-faults.test.ts', 'a drop "%s" cuts every row'],
  ),
  ...cells(
    'money',
    'S',
    `${SAYS_UNKNOWN} The word comes after 10 s.`,
    [MONEY, 'no answer within 10 s is unknown'],
    ['e2e/specs/environment.spec.ts', 'money is unknown after its deadline'],
    ['e2e/specs/wallet-deposit-ends.spec.ts', 'answered after its deadline is unknown first'],
  ),
  ...cells(
    'money',
    'EGTH',
    SAYS_UNKNOWN,
    [WALLET, '${act.name} whose answer is lost'],
    [
      'remote-sports/src/vendors/contract/bet-answers.test.ts',
      'an answer that says "unknown" and one that never comes',
    ],
    ['e2e/specs/bet-codes.spec.ts', '${code}: a bet that may have arrived is looked up'],
  ),
  ...cells(
    'money',
    'R',
    'The first effect of a key stays its only one.',
    [MONEY, 'an answer that comes after the final state changes nothing'],
    ['e2e/sandbox/src/http/every-row.test.ts', 'any other write may bring a key'],
    ['e2e/sandbox/src/http/seal.test.ts', 'seals it'],
  ),
  ...cells(
    'refresh',
    'D',
    'Three tries a second apart; nobody is signed out by it.',
    [REFRESH, 'a network that fails is tried 3 times'],
    ['e2e/specs/guard.spec.ts', 'a session outlives a gateway that is away'],
  ),
  ...cells('refresh', 'S', 'Another tab waits 15 s for the lock, no longer.', [
    'host/src/session/storage-lease.test.ts',
    'waited for 15 s, no longer',
  ]),
  ...cells(
    'refresh',
    'EGTH',
    'A failure like any other: the session stays.',
    [REFRESH, '%s in place of a new pair is no word on the session'],
    ['shared/platform/src/api/client.test.ts', 'a refresh that only the network failed'],
  ),
  ...cells(
    'refresh',
    'R',
    'One for all callers; what another tab renewed is taken over.',
    [REFRESH, '20 callers at once are one call'],
    [REFRESH, 'a token that another tab renewed meanwhile'],
    ['e2e/specs/session.spec.ts', '20 calls over three tabs'],
  ),
];

/** Content, prices and the log. */
export const SERVICE_CELLS: readonly Promised[] = [
  ...cells(
    'content',
    'D',
    'The places that are built in stand, a line says so, a retry brings the rest.',
    [
      'remote-casino/src/slots/home-games.test.tsx',
      'with the content host down the categories stand',
    ],
    [
      'remote-promotions/src/pages/promotions-edges.test.tsx',
      'a content host that is down makes no promotion',
    ],
  ),
  ...cells(
    'content',
    'S',
    'Places of their final size, then a word; what comes late is shown after all.',
    [CASINO, 'every list slow'],
  ),
  ...cells(
    'content',
    'E',
    'What was read stands; else a line and a retry.',
    [CASINO, 'every list failing: each page says so'],
    [
      'remote-casino/src/pages/search-page.test.tsx',
      'games that cannot be read anew are searched as they were',
    ],
  ),
  ...cells('content', 'GTH', 'A line and a retry that works.', [
    BAD,
    'the server answers with ${kind}',
  ]),
  ...noCells('content', 'R', 'Content has no order: each answer is whole.'),
  ...cells(
    'feed',
    'DS',
    'Prices stand greyed with a word, nothing can be bet on within 10 s, then the board is whole again.',
    [FEED, 'silence: after 10 s the board is lost'],
    [FEED, 'connections that break come back'],
    [
      'remote-sports/src/pages/event-page.test.tsx',
      'a silent feed is said, and every price is locked',
    ],
  ),
  ...cells(
    'feed',
    'E',
    'The same; a vendor under maintenance is named.',
    [FEED, 'a vendor under maintenance is asked seldom'],
    ['remote-sports/src/vendors/saba/feed.test.ts', 'a dead server is asked again'],
  ),
  ...cells(
    'feed',
    'GTH',
    'Nothing of it is shown; after three in a row the board is asked for anew.',
    [FEED, '%s instead of messages'],
    [
      'remote-sports/src/vendors/bti/socket.test.ts',
      'may have been a price: every board is lost at once',
    ],
  ),
  ...cells(
    'feed',
    'R',
    'Old and doubled words are nothing; after a gap nothing can be bet on before the board is whole.',
    [FEED, 'after a gap the board is lost at once'],
    ['remote-sports/src/vendors/bti/socket.test.ts', 'what comes twice or late is not told again'],
    ['remote-sports/src/vendors/saba/feed.test.ts', 'a reset forgets the board'],
  ),
  ...cells(
    'log',
    'DSE',
    'Nothing: members never notice it, and after five failures it is left alone.',
    ['host/src/late/request-log.test.ts', '[D4] a logging gateway that %s'],
    [
      'shared/domain/src/telemetry/request-log.test.ts',
      'five failures in a row and nothing is sent',
    ],
  ),
  ...noCells('log', 'GTHR', 'Of its answer the status alone is read; the body is for nobody.'),
];
