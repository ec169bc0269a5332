/** Who is signed in, what is kept and what is told (application security, second half). */
import { shown, type Promised } from '../proof';

const SESSION = 'e2e/specs/session.spec.ts';
const LANDING = 'e2e/specs/landing.spec.ts';
const SANDBOX = 'e2e/sandbox/src/session/session.test.ts';
const SUPPLY = 'shared/tooling/src/checks/supply-chain.test.ts';
const REQUESTS = 'e2e/specs/requests.spec.ts';

/** C-25 to C-34. */
export const SESSION_LINES: readonly Promised[] = [
  shown(
    'C-25',
    "Prices come from the site's own origin, and a socket is for its own pages only.",
    ['host/edge/src/app-backend.test.ts', '[C-25]'],
    ['host/edge/src/proxy/sockets.test.ts', '%s for a page of %s is %s'],
    ['shared/release/src/nginx/calls.test.ts', 'C-25'],
  ),
  shown(
    'C-26',
    'Passwords and codes can be pasted and filled by a manager.',
    ['e2e/specs/account.spec.ts', '[C-26]'],
    ['shared/ui/src/fields/one-time-code.test.tsx', '[C-26]'],
  ),
  shown(
    'C-27',
    'A code belongs to its attempt, works once, and its tries are counted by the server.',
    ['e2e/specs/account.spec.ts', '[C-27]'],
    ['remote-wallet/src/access/login-duties/VerifyPage.test.tsx', '[C-27]'],
    ['remote-wallet/src/verify/verify.test.tsx', '[C-27]'],
    ['e2e/sandbox/src/verification/verification.test.ts', 'wrong codes count down to none'],
  ),
  shown(
    'C-28',
    "Tokens are the server's, long, and others after each login and refresh.",
    [SANDBOX, 'member01 logs in and gets token, cookie'],
    [SANDBOX, 'a refresh rotates'],
    [SESSION, 'a login keeps the keys by name'],
  ),
  shown(
    'C-29',
    'A logout ends the session at the server, in every tab and in the page cache, whatever fails.',
    [SESSION, 'a logout reaches the other tab within a second'],
    ['e2e/specs/environment.spec.ts', 'a page from the back/forward cache is hidden while away'],
    ['e2e/sandbox/src/session/passwords.test.ts', 'both addresses of the logout end the session'],
    [
      'shared/platform/src/session/session.test.ts',
      'a logout clears tokens, stops the refresh and never fails',
    ],
  ),
  shown(
    'C-30',
    'Another phone, mail, password or card wants a fresh proof of who asks.',
    ['e2e/specs/wallet-account.spec.ts', '[C-30]'],
    ['e2e/specs/wallet-account.spec.ts', 'a new password with the old one'],
    ['e2e/sandbox/src/verification/verification.test.ts', '[C-30]'],
    ['e2e/specs/wallet-withdrawal.spec.ts', 'adding a card: no tries, a code'],
  ),
  shown(
    'C-31',
    'A link does not put another member in the place of one that is signed in, unasked.',
    [LANDING, 'a link never replaces another member unasked'],
  ),
  shown('C-32', 'A token without the cookie that was set beside it is worth nothing.', [
    SANDBOX,
    'a token without its cookie',
  ]),
  shown(
    'C-33',
    "Keys and ids come from the browser's own generator; Math.random decides nothing of weight.",
    ['shared/tooling/src/checks/source-words.test.ts', '[C-33]'],
    ['host/src/boot/boot.test.ts', 'ids are UUIDs of version 4'],
  ),
  shown(
    'C-34',
    'No secret of a server stands in what is built, released or served.',
    ['e2e/specs/squad-tools.spec.ts', 'no build that members get holds the panel'],
    ['shared/release/src/commit.test.ts', 'private keys are readable by their owner only'],
  ),
];

/** C-35 to C-45. */
export const DATA_LINES: readonly Promised[] = [
  shown(
    'C-35',
    'The live site serves no map, demo board, hook, control or list of its build.',
    ['e2e/specs/live.spec.ts', '[C-35] the live site has no controls'],
    ['host/edge/src/control/guard.test.ts', '[C-35]'],
    ['shared/tooling/src/workspace/flavour.test.ts', '[C-35]'],
    ['e2e/specs/squad-tools.spec.ts', '[C-35]'],
    [
      'e2e/specs/live.spec.ts',
      'no script, declaration or document of the live build names a demo board',
    ],
  ),
  shown(
    'C-36',
    'After the landing no address that the page asks for holds a token.',
    [LANDING, 'a link signs in: clean address first'],
    ['host/src/telemetry/telemetry.test.ts', '[C-36]'],
    ['host/edge/src/mask-address.test.ts', 'a log line never shows the parts of a login link'],
  ),
  shown(
    'C-37',
    'Recorder, error reports, the log and frames of others get no token, code or document.',
    ['host/src/telemetry/telemetry.test.ts', '[C-37]'],
    ['e2e/specs/telemetry.spec.ts', 'the recorder is off until a release turns it on'],
    [REQUESTS, 'every call leaves one record without a secret'],
    [
      'e2e/sandbox/src/log/log.test.ts',
      'records with a password, token, card or document are refused',
    ],
  ),
  shown(
    'C-38',
    'Numbers of banks come masked from the server and stay so.',
    ['e2e/sandbox/src/members/account.test.ts', 'nothing arrives in the clear'],
    ['e2e/specs/wallet-account.spec.ts', 'the account shows what the server masked'],
  ),
  shown(
    'C-39',
    'Documents and calls are kept nowhere, files named by their content for a year.',
    [
      'host/edge/src/app.test.ts',
      'is served for every client route, named in Chinese, and cached nowhere',
    ],
    ['host/edge/src/app-releases.test.ts', 'immutable files live for a year'],
  ),
  shown(
    'C-40',
    'Storage holds the listed part of the member, nothing personal beyond it.',
    [SESSION, 'a login keeps the keys by name, no personal data'],
    ['shared/domain/src/session/stored.test.ts', 'member info keeps its subset'],
    ['remote-wallet/src/documents/documents.test.tsx', '[C-40]'],
  ),
  shown(
    'C-41',
    'Packages are exact, proven by hash, from the public registry, and listed in a bill of materials.',
    [SUPPLY, 'is proven by its hash'],
    [SUPPLY, 'every version is exact'],
    [SUPPLY, 'our own packages are private'],
    [SUPPLY, 'the bill of materials names every package'],
  ),
  shown(
    'C-42',
    'A record has listed fields only, scrubbed of what looks like a secret, in one line.',
    ['shared/domain/src/telemetry/request-log.test.ts', 'only listed fields stand in a record'],
    ['shared/domain/src/telemetry/scrub.test.ts', 'no card number survives'],
    [
      'shared/domain/src/telemetry/scrub.test.ts',
      'names that hold secrets are masked at every depth',
    ],
    [REQUESTS, 'every call leaves one record without a secret'],
  ),
  shown(
    'C-43',
    'What nobody expected says little, and leaves a page that can be used.',
    ['host/src/telemetry/telemetry.test.ts', '[C-43]'],
    ['host/src/remotes/RemoteView.test.tsx', 'a crash of the host leaves a page with a way on'],
    ['e2e/specs/shell-faults.spec.ts', 'a page of the host that crashes'],
    [
      'host/edge/src/app-refusals.test.ts',
      'a document that cannot be made is a page in words of the site',
    ],
    ['shared/platform/src/money/money.test.ts', 'a caller that throws has told nothing: unknown'],
  ),
  shown(
    'C-44',
    'Every dependency has its time-out, tries, pauses and way out, each a constant with a test.',
    ['shared/domain/src/constants.test.ts', 'calls'],
    ['shared/platform/src/api/reads.test.ts', 'the screen hears of the deadline'],
    ['shared/platform/src/session/token-refresh.test.ts', 'a network that fails is tried 3 times'],
    [
      'remote-sports/src/vendors/common/poll-loop.test.ts',
      'an answer that hangs is given up after 10 s',
    ],
    ['shared/federation/src/views/remote-loader.test.ts', 'what hangs is a failure after 15 s'],
    [
      'shared/domain/src/telemetry/request-log.test.ts',
      'five failures in a row and nothing is sent',
    ],
  ),
  shown(
    'C-45',
    'What the slip shows (selection, price, stake, return) is to the byte what is sent.',
    ['remote-sports/src/bet-slip/slip.test.ts', 'a bet is sent exactly as it stands in the slip'],
    ['e2e/specs/slip.spec.ts', 'what is shown is what is taken'],
    ['e2e/specs/bet.spec.ts', 'a bet from price to balance'],
  ),
];
