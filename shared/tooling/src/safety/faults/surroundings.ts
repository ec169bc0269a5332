/** Faults of the browser, the device and the moment. */
import { shown, type Promised } from '../proof';

const AROUND = 'e2e/specs/environment.spec.ts';
const SESSION = 'e2e/specs/session.spec.ts';
const RELOAD = 'shared/platform/src/money/money-reload.test.ts';

/** The environment rows of the matrix, in their order. */
export const SURROUNDINGS: readonly Promised[] = [
  shown(
    'storage forbidden or full',
    'The site starts, a login holds for this page, and money says once that nothing is kept.',
    [AROUND, 'storage that is forbidden'],
    ['e2e/specs/storage.spec.ts', 'a full storage'],
    [
      'shared/platform/src/money/money.test.ts',
      'a browser that keeps nothing is told to the member',
    ],
    ['shared/platform/src/storage/storage.test.ts', 'forbidden storage: values live for this page'],
  ),
  shown(
    'foreign values in storage',
    "Each costs its own key, none a crash, and nobody sees what is another's.",
    [AROUND, 'foreign values in every key'],
    ['e2e/specs/bad-input.spec.ts', 'broken storage values cost nothing but themselves'],
    ['e2e/specs/storage.spec.ts', 'an older store is discarded'],
    [RELOAD, 'another member sees nothing of it'],
  ),
  shown(
    'no BroadcastChannel',
    'Tabs hear of each other by storage, with one refresh and one logout.',
    [AROUND, 'without Web Locks and BroadcastChannel'],
  ),
  shown('logout in another tab', 'This one is wiped within a second.', [
    SESSION,
    'a logout reaches the other tab within a second',
  ]),
  shown(
    'another member in another tab',
    "This one says so and shows the new one; what the old one sent stays the old one's.",
    [AROUND, 'another member signed in by another tab'],
    [RELOAD, 'the same bytes of another member are another action'],
    [
      'shared/platform/src/session/session-return.test.ts',
      'another member in storage is followed, not mixed up',
    ],
  ),
  shown(
    'clock or zone off',
    'Tokens, prices and countdowns follow monotonic and server time; days are those of +08:00.',
    [AROUND, '${hours} h: signed in'],
    ['host/src/boot/boot.test.ts', 'server time goes on by the monotonic clock'],
    ['shared/domain/src/formatting/formatting.test.ts', 'shown in UTC+8'],
    ['remote-events/kit/use-moment.test.tsx', "it is the server's clock that counts"],
  ),
  shown('back from the page cache', 'Hidden while away and looked at before it shows.', [
    AROUND,
    'a page from the back/forward cache',
  ]),
  shown(
    'tab asleep',
    'One refresh when it is due, a fresh board, and open money is asked about.',
    [AROUND, 'a page that slept past its refresh'],
    [
      'shared/platform/src/session/session-return.test.ts',
      'makes one refresh when it was due, none before',
    ],
    ['remote-sports/src/alerts/watch-goals.test.ts', 'a hidden page does nothing'],
  ),
  shown(
    'offline and flapping',
    'One bar, no storm of toasts, attempts ever rarer, no second request of money.',
    [AROUND, 'a network that comes and goes'],
    ['e2e/specs/shell-faults.spec.ts', 'one bar while offline'],
    ['e2e/specs/wallet-faults.spec.ts', 'offline nothing is sent and nothing is lost'],
    ['remote-sports/src/vendors/bti/socket.test.ts', 'a dead server is asked ever more seldom'],
  ),
  shown('slow line', 'The shell goes on; money is unknown after its deadline and made once.', [
    AROUND,
    'a slow network (400 ms, 50 kbit/s)',
  ]),
  shown(
    'two taps or two tabs',
    'One effect.',
    ['e2e/specs/bet.spec.ts', 'a double tap is one bet'],
    ['e2e/specs/one-intent.spec.ts', 'tapped in two tabs at once'],
    ['e2e/specs/wallet-faults.spec.ts', 'two tabs that send the same money action at once'],
  ),
  shown('20 refusals at once', 'One refresh, and everything is sent again.', [
    SESSION,
    '20 calls over three tabs',
  ]),
  shown(
    'a release meanwhile',
    'The page keeps its versions; the new one waits for a free moment; old files stay.',
    ['e2e/specs/day-in-the-life.spec.ts', 'two squads release while a member is betting'],
    ['e2e/specs/release.spec.ts', 'waits while something is in the slip'],
    [
      'shared/federation/src/follow/reload-guard.test.ts',
      'a page is loaded anew once per generation',
    ],
    ['shared/release/src/gc.test.ts', 'nothing goes while a recent generation named it'],
  ),
  shown(
    'killed while sending',
    'The next start asks what became of it first.',
    ['e2e/specs/bet.spec.ts', 'a reload in flight: the bet is looked up'],
    [RELOAD, 'a look-up picks up what a reload left open'],
    ['e2e/specs/wallet-faults.spec.ts', 'a reload in the middle of a money action'],
  ),
];
