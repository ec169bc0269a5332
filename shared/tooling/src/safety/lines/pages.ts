/** What pages run, show and send (application security, first half). */
import { shown, type Promised } from '../proof';

const SANITIZE = 'shared/ui/src/rich-text/sanitize.test.ts';
const TARGET = 'shared/domain/src/session/safe-target.test.ts';
const EDGE = 'host/edge/src/app.test.ts';
const SERVER = 'e2e/sandbox/src/http/server.test.ts';
const SABA_BET = 'e2e/sandbox/src/vendors/saba/bet.test.ts';

/** C-01 to C-12. */
export const PAGE_LINES: readonly Promised[] = [
  shown(
    'C-01',
    'An address out of data leads into the site or to https, and never runs anything.',
    [TARGET, '%j is refused on https and on http'],
    [TARGET, 'whatever the text, nothing leaves this site but https'],
    ['remote-promotions/src/detail/safe-link.test.ts', '%j is refused'],
    ['shared/domain/src/games/launch.test.ts', 'a frame of %s is %s'],
    ['e2e/specs/offers-of-members.spec.ts', '200 promotions with hostile text'],
  ),
  shown(
    'C-02',
    'One component writes HTML, of content alone and after DOMPurify; words of servers are text.',
    ['shared/tooling/src/checks/source-words.test.ts', '[C-02]'],
    [SANITIZE, '%s loses what could act'],
    ['e2e/specs/journeys.spec.ts', 'detail at its own address with cleaned HTML'],
    'npm test -- lint',
  ),
  shown(
    'C-03',
    'No text becomes code, in our sources, in what ships, or by the policy of a page.',
    [EDGE, 'has the policies of the safety guide and no unsafe word'],
    ['shared/tooling/src/checks/source-words.test.ts', '[C-03]'],
    'npm test -- budgets',
    'npm test -- lint',
  ),
  shown(
    'C-04',
    'Every regular expression takes linear time and none is made of data.',
    [
      'shared/tooling/src/checks/regexes.test.ts',
      'no regular expression of the product takes more than',
    ],
    ['shared/tooling/src/checks/regexes.test.ts', '[C-04] none is made from data'],
  ),
  shown(
    'C-05',
    'What comes from servers, storage and other windows passes a schema; names of prototypes do not.',
    ['shared/contracts/src/rows.test.ts', 'unknown keys, also __proto__, are dropped'],
    ['shared/platform/src/storage/storage.test.ts', 'no text in storage makes a read throw'],
    ['shared/platform/src/windows/registry.test.ts', 'whatever is said from wherever'],
    ['remote-sports/src/vendors/contract/laws.test.ts', 'any text at all is a message or none'],
    ['shared/domain/src/member/member.test.ts', 'names that would reach a prototype are dropped'],
    ['shared/domain/src/releases/resolve.test.ts', 'a name that is not there, or only inherited'],
  ),
  shown(
    'C-06',
    'The server checks stake, price, limit, exclusion and step again, whatever a client says.',
    [SABA_BET, 'stake, balance, price, line, market and member are checked again'],
    ['e2e/sandbox/src/bets/codes.test.ts', '[R5-3] stakes: 13070'],
    ['e2e/sandbox/src/members/limits.test.ts', 'it holds at once for deposits, transfers and bets'],
    ['e2e/sandbox/src/payment/withdrawal.test.ts', 'checks come in their order'],
  ),
  shown(
    'C-07',
    'One key has one effect, however many requests bring it at once.',
    [SABA_BET, '20 parallel posts of one key make one wager'],
    ['e2e/sandbox/src/payment/withdrawal.test.ts', '20 equal posts at once hold the amount once'],
    ['e2e/sandbox/src/transfer/transfer.test.ts', '20 equal posts at once are one transfer'],
    ['e2e/sandbox/src/http/seal.test.ts', 'the packet that comes late moves nothing'],
  ),
  shown(
    'C-08',
    'A second tap on what is being sent sends nothing.',
    ['e2e/specs/bet.spec.ts', 'a double tap is one bet'],
    ['e2e/specs/wallet-withdrawal.spec.ts', 'a double tap is one withdrawal'],
    ['remote-wallet/src/access/access.test.tsx', '[C-08]'],
  ),
  shown(
    'C-09',
    'An answer of data that is opened as a page is none.',
    ['host/edge/src/app-backend.test.ts', '[C-09]'],
    [SERVER, 'opening as a page are refused (C-09'],
    ['shared/release/src/nginx/calls.test.ts', 'C-09'],
  ),
  shown(
    'C-10',
    'Content carries no id and no name, and no code reads a global that is not declared.',
    [SANITIZE, '%s loses what could act'],
    'npm test -- types',
  ),
  shown(
    'C-11',
    'Cookies of a landing are plain, short and Lax; those of the session are set by header alone.',
    ['shared/domain/src/session/landing.test.ts', 'tracking values become cookies'],
    ['shared/domain/src/session/landing.test.ts', 'bad input is left out'],
    ['e2e/specs/landing.spec.ts', 'a landing keeps its marks where they belong'],
    ['e2e/sandbox/src/session/session.test.ts', 'member01 logs in and gets token, cookie'],
  ),
  shown('C-12', 'Browsers come back to the live site by TLS for a year, to its sub-domains too.', [
    'e2e/specs/live.spec.ts',
    'the live site asks browsers to come by TLS only',
  ]),
];

/** C-13 to C-24. */
export const HEADER_LINES: readonly Promised[] = [
  shown(
    'C-13',
    'The policy of a page has no hole that a checker knows, but one with its reason beside it.',
    [
      'shared/domain/src/serving/content-policy.test.ts',
      'finds nothing in the policy of a page but what has',
    ],
    ['shared/domain/src/serving/content-policy.test.ts', 'the checker would find a hole'],
  ),
  shown(
    'C-14',
    'No answer is guessed at, names where it came from, or stands in a frame of others.',
    [EDGE, 'has the policies of the safety guide and no unsafe word'],
    ['host/edge/src/app-backend.test.ts', 'a game page may be framed by this site only'],
    ['host/edge/src/proxy/sockets.test.ts', 'with the headers of every answer'],
  ),
  shown(
    'C-15',
    'What a policy stops is reported; every journey ends with no report at all.',
    ['shared/tooling/src/federation/federation.test.ts', 'and no policy is violated'],
    ['host/edge/src/limits.test.ts', '[C-15]'],
    'npm test -- journeys',
  ),
  shown(
    'C-16',
    'A window of another origin holds no page of ours, but for pop-ups that we opened.',
    [EDGE, 'has the policies of the safety guide and no unsafe word'],
  ),
  shown(
    'C-17',
    'What changes something is no GET, is JSON, carries our header, and comes from our page.',
    [SERVER, 'another site, another type, bad JSON and opening as a page are refused'],
    ['host/edge/src/control/guard.test.ts', '[C-17]'],
    ['shared/contracts/src/rows.test.ts', 'money rows are posts that need a login'],
  ),
  shown(
    'C-18',
    "Games, payment pages, the card vault and the help stand on origins that are not the site's.",
    ['e2e/sandbox/src/games/rounds.test.ts', 'a launch leads to a page of another origin'],
    [
      'e2e/sandbox/src/payment/banks.test.ts',
      'it is a page of another origin under a strict policy',
    ],
    [
      'remote-wallet/src/deposit/pay-page.test.tsx',
      'only encrypted pages of another origin are opened',
    ],
    [
      'remote-wallet/src/bank-cards/vault-frame.test.ts',
      'only another origin than our own is framed',
    ],
    ['e2e/specs/offers.spec.ts', 'live chat opens at the address the server gives'],
  ),
  shown(
    'C-19',
    'A message counts from a known window, its own origin, in a word that this window may say.',
    ['e2e/specs/cross-window.spec.ts', 'no foreign one does anything'],
    ['shared/platform/src/windows/registry.test.ts', 'whatever is said from wherever'],
  ),
  shown(
    'C-20',
    'Scripts are the same for everybody, and no other site may embed our answers.',
    [EDGE, 'has the policies of the safety guide and no unsafe word'],
    ['host/edge/src/app-releases.test.ts', 'immutable files live for a year'],
  ),
  shown(
    'C-21',
    'No script runs that the signed release has no hash of.',
    [EDGE, 'every script of it carries a hash'],
    [
      'shared/tooling/src/federation/federation.test.ts',
      'a chunk without a hash in the record is refused',
    ],
    ['e2e/specs/broken-remotes.spec.ts', '${remote.name} with'],
  ),
  shown(
    'C-22',
    'Nobody is led off the site unasked, but to an origin of the list.',
    ['e2e/specs/requests.spec.ts', 'a redirect opens a page of the site, asks before another host'],
    [TARGET, 'an origin on the list is followed, another https host is asked about'],
    [TARGET, 'no more than three within a minute'],
  ),
  shown(
    'C-23',
    'A browser that cannot check a signature in one way does so in the other, or keeps what it has.',
    ['shared/federation/src/live/look.test.ts', 'a browser without Ed25519 checks P-256 instead'],
    ['shared/federation/src/live/look.test.ts', 'Ed25519 signature is wrong, though the P-256'],
    ['shared/federation/src/live/look.test.ts', 'a bad signature never leads to it'],
  ),
  shown(
    'C-24',
    'An answer of another type is a failure; a method that a path does not know is 405.',
    ['shared/platform/src/api/transport.test.ts', 'only JSON and text are answers'],
    ['e2e/specs/requests.spec.ts', 'an answer of another type is a failure that the page survives'],
    ['e2e/sandbox/src/http/every-row.test.ts', 'an unknown one and a wrong method are refused'],
  ),
];
