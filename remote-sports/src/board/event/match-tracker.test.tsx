/** The course of a match as a member reads it, over a reload of the page. */
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { jsonKey } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import type { LiveInfo } from '../../vendors/port';
import { VendorProvider } from '../../state/use-sports';
import { eventOf, liveOf } from '../board.fixture';
import { MatchTracker } from './MatchTracker';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

/** Shows the match; what it gives back is the next look. */
function show(id: string, first: LiveInfo): (next: LiveInfo) => void {
  let look: (next: LiveInfo) => void = () => undefined;
  const Match = () => {
    const [live, setLive] = useState(first);
    look = setLive;
    return <MatchTracker event={{ ...eventOf(id), live }} live={live} />;
  };
  renderInShell(
    <VendorProvider id="SABA">
      <Match />
    </VendorProvider>,
    { platform: world.platform, path: '/sbtwo/sports-saba' },
  );
  return (next) => act(() => look(next));
}
const timeline = () => screen.getByTestId('match-timeline');
const at = (home: number, clock: string): LiveInfo => liveOf({ score: { home, away: 1 }, clock });

test('goals from before the page was opened are told as the score they made', () => {
  show('early', at(1, '30'));
  expect(timeline()).toHaveTextContent(/^打开页面时 1:1$/);
  cleanup();
  show('none', liveOf({ score: { home: 0, away: 0 } }));
  expect(timeline()).not.toHaveTextContent('打开页面时');
});

test('what was seen of a match is there when it is opened again', () => {
  const look = show('again', at(1, '30'));
  look(at(2, '40'));
  expect(timeline()).toHaveTextContent(/40' .*进球/);
  cleanup();
  const again = show('again', at(2, '44'));
  expect(timeline()).toHaveTextContent(/40' .*进球.*打开页面时 1:1/);
  again(at(2, '45'));
  expect(timeline().children).toHaveLength(2);
});

test('a page that is loaded anew reads what was kept, and leaves out what is no moment', () => {
  const goal = { side: 'home', what: 'goal', clock: '40', undone: false };
  world.platform.storage.write(
    jsonKey<unknown>('sports/matchTracks', 'session', 'never', 1, (value) => value),
    [
      7,
      {
        key: '/sbtwo/sports-saba/kept',
        moments: [{ side: 'x' }, goal],
        from: { home: 1, away: 1 },
      },
      { key: '/sbtwo/sports-saba/odd', moments: 'none', from: { home: -1, away: 'x' } },
    ],
  );
  show('kept', at(2, '44'));
  expect(timeline().children).toHaveLength(2);
  expect(timeline()).toHaveTextContent(/40' .*进球打开页面时 1:1/);
  cleanup();
  show('odd', at(2, '44'));
  expect(timeline()).toHaveTextContent(/^打开页面时 2:1$/);
});
