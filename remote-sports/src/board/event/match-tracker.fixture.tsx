/** The tracker of a match as its page shows it. */
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import type { LiveInfo } from '../../vendors/port';
import { VendorProvider } from '../../state/use-sports';
import { eventOf } from '../board.fixture';
import { MatchTracker } from './MatchTracker';
import { TRACKER_OPEN, useTrackerPanel } from './tracker-room';

/** Closes the panel for good, as a member does: the tracker is its line. */
export function closePanel({ platform }: TestWorld): void {
  platform.storage.write(TRACKER_OPEN, false);
}

/** Leaves the page; what it asked for on its own is answered before its world ends. */
export async function leaveTracker(world: TestWorld): Promise<void> {
  cleanup();
  await new Promise((resolve) => setTimeout(resolve, 60));
  await world.close();
}

/** Shows the match; what it gives back is the next look, or that the feed was lost. */
export function showTracker(
  world: TestWorld,
  id: string,
  first: LiveInfo,
): (next: LiveInfo | 'lost') => void {
  let look: (next: LiveInfo | 'lost') => void = () => undefined;
  const Match = () => {
    const [{ live, isLost }, set] = useState({ live: first, isLost: false });
    look = (next) => set(next === 'lost' ? { live, isLost: true } : { live: next, isLost: false });
    const [panel, toggle] = useTrackerPanel(live.clock);
    return (
      <MatchTracker
        trackId={id}
        event={{ ...eventOf(id), live }}
        live={live}
        isLost={isLost}
        panel={panel}
        onToggle={toggle}
      />
    );
  };
  renderInShell(
    <VendorProvider id="SABA">
      <Match />
    </VendorProvider>,
    { platform: world.platform, path: '/sbtwo/sports-saba' },
  );
  return (next) => act(() => look(next));
}

/** A world of its own for each test in which the panel begins shut; made where tests are declared. */
export function shutTracker() {
  let world: TestWorld;
  beforeEach(() => {
    world = createTestWorld();
    closePanel(world);
  });
  afterEach(() => leaveTracker(world));
  return {
    get world() {
      return world;
    },
    /** Shows the match; what it gives back is the next look, or that the feed was lost. */
    show: (id: string, first: LiveInfo) => showTracker(world, id, first),
    line: () => screen.getByRole('button', { name: /^比赛直击/ }),
  };
}
