import { createTestWorld, type TestWorld } from '@site/testing';
import { hasRoom, WATCH_AFTER_MS, watchBetsEverywhere } from './watch-bets';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

/** A page on which time passes at once when it is told to. */
function page({
  saveData = false,
  owner = 'sports',
  isCalm = () => true,
}: { saveData?: boolean; owner?: string; isCalm?: () => boolean } = {}) {
  const boot = jest.fn(async () => undefined);
  const waiting: { work: () => void; ms: number }[] = [];
  watchBetsEverywhere({
    session: world.platform.session,
    loader: { boot },
    ownerOf: (kind) => (kind === 'bet' && owner !== '' ? owner : undefined),
    later: (work, ms) => void waiting.push({ work, ms }),
    saveData,
    isCalm,
  });
  return { boot, waiting, pass: () => waiting.splice(0).forEach(({ work }) => work()) };
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

test('a line that is slow or broken is left to what the member does, and looked at again', async () => {
  await world.logIn('member01');
  let isCalm = false;
  const { boot, pass } = page({ isCalm: () => isCalm });
  pass();
  pass();
  expect(boot).not.toHaveBeenCalled();
  isCalm = true;
  pass();
  expect(boot).toHaveBeenCalledTimes(1);
  pass();
  expect(boot).toHaveBeenCalledTimes(1);
});

test.each([
  ['nothing was asked for', [], true],
  ['calls are quick', [['xmlhttprequest', 80, 9_000]], true],
  ['a call was slow just now', [['xmlhttprequest', 420, 9_000]], false],
  ['a call was slow long ago', [['fetch', 420, -20_000]], true],
  ['only a picture was slow', [['img', 4_000, 5_000]], true],
] as const)('a line has room where %s', (_, entries, room) => {
  const fetched = entries.map(([initiatorType, duration, startTime]) => ({
    initiatorType,
    duration,
    startTime,
  }));
  expect(hasRoom(fetched, 10_000)).toBe(room);
});
