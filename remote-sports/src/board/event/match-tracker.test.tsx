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

test('who just came reads the first half, corners and cards as far as there are any, and no timeline of nothing', () => {
  show(
    'early',
    liveOf({
      parts: [
        { home: 1, away: 0 },
        { home: 0, away: 1 },
      ],
      corners: { home: 2, away: 3 },
    }),
  );
  expect(screen.getByTestId('match-tracker')).toHaveTextContent(/^比赛直击上半 1-0角球 2-3$/);
  expect(screen.queryByTestId('match-timeline')).toBeNull();
  expect(screen.getByRole('heading', { name: '比赛直击' })).toHaveClass('vh');
  cleanup();
  show('sent-off', liveOf({ reds: { home: 0, away: 1 } }));
  expect(screen.getByTestId('match-tracker')).toHaveTextContent(/^比赛直击红牌 0-1$/);
});

test('where nothing is known yet it says that nothing threatens, and a first half under way is the score', () => {
  show('calm', liveOf({ parts: [{ home: 2, away: 1 }], corners: { home: 0, away: 0 } }));
  expect(screen.getByTestId('match-tracker')).toHaveTextContent(/^比赛直击暂无危险进攻$/);
});

test('the pitch says who attacks by name, and what stops the play; while play is safe there is none', () => {
  const look = show('pitch', liveOf());
  const pitch = screen.getByTestId('match-pitch');
  expect(pitch).toBeEmptyDOMElement();
  look(liveOf({ danger: 'attackHome' }));
  expect(pitch).toHaveTextContent(/^›››红岭进攻$/);
  look(liveOf({ danger: 'attackAway' }));
  expect(pitch).toHaveTextContent(/^海川进攻‹‹‹$/);
  look(liveOf({ danger: 'var' }));
  expect(pitch).toHaveTextContent(/^VAR 复核$/);
  look(liveOf());
  expect(pitch).toBeEmptyDOMElement();
});

test('what was seen of a match is there when it is opened again', () => {
  const look = show('again', at(1, '30'));
  look(at(2, '40'));
  expect(timeline()).toHaveTextContent(/40' .*进球/);
  cleanup();
  const again = show('again', at(2, '44'));
  expect(timeline()).toHaveTextContent(/40' .*进球/);
  again(at(2, '45'));
  expect(timeline().children).toHaveLength(1);
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
      },
      { key: '/sbtwo/sports-saba/odd', moments: 'none' },
    ],
  );
  show('kept', at(2, '44'));
  expect(timeline().children).toHaveLength(1);
  expect(timeline()).toHaveTextContent(/40' .*进球/);
  cleanup();
  show('odd', at(2, '44'));
  expect(screen.queryByTestId('match-timeline')).toBeNull();
});
