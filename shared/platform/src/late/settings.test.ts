import {
  DEFAULT_NOTIFICATION_SETTINGS,
  type NotificationSettings,
} from '@site/domain/betting/sports-settings';
import { done, failed } from '@site/domain/errors/app-error';
import { openLate, settled } from './late.fixture';
import { createSettings } from './settings';

const SERVER: NotificationSettings = {
  ...DEFAULT_NOTIFICATION_SETTINGS,
  amount1: 77,
  listDisplayType: 2,
};
const REFUSED = failed({ kind: 'http', status: 500 });

test('[R3.4-1] the defaults stand until the server has spoken, and while it fails', async () => {
  const failing = openLate(() => REFUSED);
  createSettings(failing.deps).load();
  await settled();
  expect(failing.deps.states.settings.get()).toEqual({
    settings: DEFAULT_NOTIFICATION_SETTINGS,
    source: 'default',
  });
  const { deps } = openLate(() => done(SERVER));
  createSettings(deps).load();
  await settled();
  expect(deps.states.settings.get()).toEqual({ settings: SERVER, source: 'server' });
  expect(deps.states.user.get().ListDisplayType).toBe(2);
});

test('[R3.4-1] an answer that comes after the logout changes nothing', async () => {
  const world = openLate(() => done(SERVER));
  createSettings(world.deps).load();
  world.signOut();
  await settled();
  expect(world.deps.states.settings.get().source).toBe('default');
});

test('[R3.4-1] a change shows at once and is sent whole; a refusal puts back only what nobody changed since', async () => {
  let refuse: (value: typeof REFUSED) => void = () => undefined;
  const world = openLate(({ id }) =>
    id.includes('save')
      ? new Promise((resolve) => {
          refuse = resolve;
        })
      : done(SERVER),
  );
  const settings = createSettings(world.deps);
  const first = settings.save({ amount1: 500, goalSound: false });
  const second = settings.save({ amount1: 600 });
  expect(world.deps.states.settings.get().settings).toMatchObject({
    amount1: 600,
    goalSound: false,
  });
  await settled();
  // One after the other: the second waits for the first.
  expect(world.sent.map(({ input }) => (input.body as NotificationSettings).amount1)).toEqual([
    500,
  ]);
  refuse(REFUSED);
  expect(await first).toEqual(REFUSED);
  expect(world.deps.states.settings.get().settings).toMatchObject({
    amount1: 600,
    goalSound: DEFAULT_NOTIFICATION_SETTINGS.goalSound,
  });
  await settled();
  expect(world.sent).toHaveLength(2);
  refuse(REFUSED);
  await second;
  expect(world.deps.states.settings.get().settings.amount1).toBe(500);
});

test('[R3.4-1] a visitor keeps a change on the device and sends nothing', async () => {
  const world = openLate();
  world.signOut();
  expect(await createSettings(world.deps).save({ amount2: 250 })).toMatchObject({
    ok: true,
    value: { amount2: 250 },
  });
  expect(world.sent).toEqual([]);
});

test('[R4.6-2] the list display toggles at once; 2 s after the last change one save goes out', async () => {
  const world = openLate(() => done({ memberCode: 'M1' }));
  const settings = createSettings(world.deps);
  settings.setListDisplay(1);
  settings.setListDisplay(2);
  settings.setListDisplay(1);
  expect(world.deps.states.settings.get().settings.listDisplayType).toBe(1);
  expect(world.timers.map(({ ms, stopped }) => [ms, stopped])).toEqual([
    [2_000, true],
    [2_000, true],
    [2_000, false],
  ]);
  world.timers.at(-1)?.work();
  await settled();
  expect(
    world.sent.map(({ input }) => (input.body as NotificationSettings).listDisplayType),
  ).toEqual([1]);
  expect(world.kept.get('persist:userSettings')).toContain('"ListDisplayType":1');
});

test('[R4.6-2] a display that was not kept goes back, here and on the device', async () => {
  const world = openLate(() => REFUSED);
  createSettings(world.deps).setListDisplay(1);
  world.timers[0]?.work();
  await settled();
  expect(world.deps.states.settings.get().settings.listDisplayType).toBe(2);
  expect(world.deps.states.user.get().ListDisplayType).toBe(2);
});

test('[R3.6-2] the settings of the device come back at the next visit; foreign ones are none', async () => {
  const good = openLate();
  good.kept.set(
    'persist:userSettings',
    '{"v":1,"data":{"ListDisplayType":1,"pageType":"deposit","isDrawerOpen":true,"openGameStatus":false}}',
  );
  createSettings(good.deps);
  await settled();
  expect(good.deps.states.user.get()).toMatchObject({
    ListDisplayType: 1,
    pageType: 'deposit',
    isDrawerOpen: true,
  });
  for (const text of [
    '{"v":1,"data":{"ListDisplayType":9}}',
    '{"v":0,"data":{"ListDisplayType":1,"pageType":"deposit","isDrawerOpen":true,"openGameStatus":false}}',
    'x',
  ]) {
    const bad = openLate();
    bad.kept.set('persist:userSettings', text);
    createSettings(bad.deps);
    await settled();
    expect(bad.deps.states.user.get().ListDisplayType).toBe(2);
  }
});
