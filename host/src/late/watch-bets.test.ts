import { createTestWorld, type TestWorld } from '@site/testing';
import { WATCH_AFTER_MS, watchBetsEverywhere } from './watch-bets';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

/** A page on which time passes at once when it is told to. */
function page({ saveData = false, owner = 'sports' }: { saveData?: boolean; owner?: string } = {}) {
  const boot = jest.fn(async () => undefined);
  const waiting: { work: () => void; ms: number }[] = [];
  watchBetsEverywhere({
    session: world.platform.session,
    loader: { boot },
    ownerOf: (kind) => (kind === 'bet' && owner !== '' ? owner : undefined),
    later: (work, ms) => void waiting.push({ work, ms }),
    saveData,
  });
  return { boot, waiting, pass: () => waiting.forEach(({ work }) => work()) };
}

test('[R3.4-1] the part that owns bets is there on every page of a member, after what the page shows', async () => {
  await world.logIn('member01');
  const { boot, waiting, pass } = page();
  expect(boot).not.toHaveBeenCalled();
  expect(waiting.map(({ ms }) => ms)).toEqual([WATCH_AFTER_MS]);
  pass();
  expect(boot).toHaveBeenCalledWith('sports');
});

test('nobody is watched for who logged out meanwhile, who saves data, or where no part takes bets', async () => {
  await world.logIn('member01');
  const none = page({ owner: '' });
  none.pass();
  const saving = page({ saveData: true });
  saving.pass();
  const gone = page();
  await world.platform.session.logOut();
  gone.pass();
  for (const { boot } of [none, saving, gone]) expect(boot).not.toHaveBeenCalled();
});

test('a part that does not come breaks nothing', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await world.logIn('member01');
  const { boot, pass } = page();
  boot.mockRejectedValueOnce(new Error('no network'));
  pass();
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
  expect(said).toHaveBeenCalledTimes(1);
  said.mockRestore();
});
