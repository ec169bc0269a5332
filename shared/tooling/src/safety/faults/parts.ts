/** What the code of the site comes from, and what stands at its edge. */
import type { Promised } from '../proof';
import { cells, noCells } from './cells';

const LOOK = 'shared/federation/src/live/look.test.ts';
const POINTER = 'e2e/specs/pointer.spec.ts';
const BROKEN = 'e2e/specs/broken-remotes.spec.ts';
const FEDERATION = 'shared/tooling/src/federation/federation.test.ts';
const FRAME = 'remote-casino/src/pages/play.test.tsx';
const PAY = 'remote-wallet/src/deposit/pay-page.test.tsx';
const REFUSED_CHUNK = "The part's place has its panel; a retry brings the page.";

/** Registry, entries and chunks. */
export const PART_CELLS: readonly Promised[] = [
  ...cells(
    'registry',
    'DE',
    'The last picture that the device has proven, without a word.',
    [LOOK, 'with %s from the server: %s'],
    [POINTER, 'a pointer that nobody serves leaves the page alive'],
  ),
  ...cells(
    'registry',
    'S',
    'The same: nobody waits for it.',
    [LOOK, 'a database that never answers costs neither'],
    ['shared/federation/src/registry/health.test.ts', 'live, stale while nobody answers'],
  ),
  ...cells(
    'registry',
    'GTH',
    'It is not followed; the last good picture stands.',
    [POINTER, 'a pointer with a changed byte, of another key'],
    [BROKEN, 'a corrupt registry'],
    [FEDERATION, 'a damaged pointer or registry leaves the page as it is'],
  ),
  ...cells(
    'registry',
    'R',
    'An older one is ignored.',
    [LOOK, 'not one that is %s'],
    [
      'shared/federation/src/registry/health.test.ts',
      'a generation that the device saw in another document',
    ],
  ),
  ...cells(
    'entry',
    'DSEGTH',
    "The part's place has its panel, everything else lives, and a retry brings it in the same page.",
    [BROKEN, '${remote.name} with'],
    [FEDERATION, 'that hangs is given up at its deadline'],
  ),
  ...noCells('entry', 'R', 'A file is named by its content: an older one has another address.'),
  ...cells('chunk', 'E', REFUSED_CHUNK, [BROKEN, 'a page chunk that is lost costs the place']),
  ...cells(
    'chunk',
    'D',
    REFUSED_CHUNK,
    [BROKEN, 'the late half of the loader that is lost twice'],
    [
      'shared/federation/src/versions/ladder.test.ts',
      'a lost file is tried three times, each under another address',
    ],
  ),
  ...cells('chunk', 'S', 'The panel after the deadline.', [
    FEDERATION,
    'that hangs is given up at its deadline',
  ]),
  ...cells('chunk', 'GTH', REFUSED_CHUNK, [
    FEDERATION,
    '%s costs only itself, is named in the console, and a retry recovers in the same page',
  ]),
  ...noCells('chunk', 'R', 'A file is named by its content: an older one has another address.'),
];

/** Games, payment pages and the check that are not ours. */
export const FOREIGN_CELLS: readonly Promised[] = [
  ...cells(
    'game',
    'DS',
    'A panel after 20 s with a retry and the way back.',
    ['e2e/specs/casino-faults.spec.ts', 'never comes ends in a panel with a way on'],
    [FRAME, 'a frame that never loads ends in a panel'],
  ),
  ...cells(
    'game',
    'E',
    'The toast of a failed launch, the reason in the page, and a retry.',
    ['e2e/specs/casino-faults.spec.ts', 'what keeps a game closed is told'],
    ['remote-casino/src/pages/stops.test.tsx', 'a launch refused with %s is toasted once'],
  ),
  ...cells('game', 'G', 'An address that is none is not framed and said so.', [
    FRAME,
    '%s is never framed',
  ]),
  ...noCells(
    'game',
    'TH',
    "The page of the game is its vendor's; what comes in its frame is not ours to read.",
  ),
  ...cells('game', 'R', 'An answer after the page was left is nothing.', [
    FRAME,
    'a late answer after the game was left is nothing',
  ]),
  ...cells(
    'payment',
    'DSE',
    'The payment goes on waiting; a retry and a window of its own are offered.',
    [PAY, 'a page that never comes offers a retry'],
    ['e2e/specs/wallet-deposit-ends.spec.ts', 'found again from the form while it is open'],
  ),
  ...noCells('payment', 'GTH', 'The page is of another origin; only its own few words are heard.'),
  ...cells(
    'payment',
    'R',
    'Paid twice over is credited once.',
    [
      'e2e/specs/wallet-deposit.spec.ts',
      'paid there or on the site with a double tap, one credit each',
    ],
    ['e2e/specs/wallet-deposit-ends.spec.ts', 'paid on the payment page while our own'],
  ),
  ...cells('check', 'DEGTH', 'One toast, once; the site goes on.', [
    'e2e/specs/telemetry.spec.ts',
    'a fraud check that does not start says so once',
  ]),
  ...cells('check', 'S', 'Skipped after 10 s.', [
    'e2e/specs/telemetry.spec.ts',
    'a fraud check that hangs is skipped without a word',
  ]),
  ...noCells('check', 'R', 'It is asked once in a session and by a channel of its own.'),
];
