import { done, failed, type Outcome } from '@site/domain/errors/app-error';
import { createTestWorld, type TestWorld } from '@site/testing';
import { vendorOf } from '../board/board.fixture';
import { sportsState } from '../state/sports-state';
import type { Favourites } from '../vendors/port';
import { favouritesAt } from './favourites';

let world: TestWorld;
beforeEach(async () => {
  world = createTestWorld();
  await world.logIn('member01');
});
afterEach(() => world.close());

/** A vendor that answers when the test lets it. */
function slowVendor() {
  const answers: ((answer: Outcome<Favourites>) => void)[] = [];
  const vendor = vendorOf({
    favourites: () => Promise.resolve(done({ events: [], leagues: [] })),
    setFavourite: () =>
      new Promise((resolve) => {
        answers.push(resolve);
      }),
  });
  return { port: favouritesAt(world.platform, vendor), answers };
}
const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

test('a star shines at once and stands as the vendor says', async () => {
  const { port, answers } = slowVendor();
  const sent = port.set('event', 'e1', true);
  expect(port.state.get().events).toEqual(['e1']);
  await settle();
  answers[0]?.(done({ events: ['e0', 'e1'], leagues: ['l1'] }));
  expect(await sent).toBe(true);
  expect(port.state.get()).toEqual({ phase: 'known', events: ['e0', 'e1'], leagues: ['l1'] });
});

test('what the vendor refuses is put back', async () => {
  const { port, answers } = slowVendor();
  const sent = port.set('league', 'l1', true);
  expect(port.state.get().leagues).toEqual(['l1']);
  await settle();
  answers[0]?.(failed({ kind: 'network' }));
  expect(await sent).toBe(false);
  expect(port.state.get().leagues).toEqual([]);
});

test('two quick taps end in the later one, whatever the first answer says', async () => {
  const { port, answers } = slowVendor();
  void port.set('event', 'e1', true);
  const last = port.set('event', 'e1', false);
  await settle();
  answers[0]?.(done({ events: ['e1'], leagues: [] }));
  await settle();
  expect(port.state.get().events).toEqual([]);
  answers[1]?.(done({ events: [], leagues: [] }));
  expect(await last).toBe(true);
  expect(port.state.get().events).toEqual([]);
});

test('a logout leaves nothing of the member', async () => {
  const { port } = slowVendor();
  void port.set('event', 'e1', true);
  await world.platform.session.logOut();
  expect(port.state.get()).toEqual({ phase: 'unknown', events: [], leagues: [] });
});

test.each(['IM', 'BTI', 'SABA'] as const)(
  '[R3.10-1] %s keeps what is followed, per vendor',
  async (id) => {
    const { vendorSessions } = sportsState(world.platform);
    const port = favouritesAt(world.platform, vendorSessions[id].vendor);
    expect(await port.set('league', '9101', true)).toBe(true);
    expect(port.state.get().leagues).toEqual(['9101']);
    const other = favouritesAt(world.platform, vendorSessions[id === 'IM' ? 'BTI' : 'IM'].vendor);
    await other.load();
    expect(other.state.get().leagues).toEqual([]);
    expect(await port.set('league', '9101', false)).toBe(true);
    expect(port.state.get().leagues).toEqual([]);
  },
);
