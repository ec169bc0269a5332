/** A word of the server covers nothing that the page itself has just said. */
import { createTestWorld, type TestWorld } from '@site/testing';
import type { AlertKind } from '@site/domain/alerts/alert';
import { settled } from './settled.fixture';
import { tellAlerts } from './tell-alerts';

let world: TestWorld;
beforeEach(async () => {
  world = createTestWorld();
  await world.logIn('member01');
});
afterEach(() => world.close());

/** A page that is looked at; `pass` lets the time go that a wait of the teller takes. */
function page() {
  const said: string[] = [];
  world.platform.toast.current$.subscribe((toast) => said.push(toast?.text ?? ''));
  const waits: (() => void)[] = [];
  let isVisible = true;
  const teller = tellAlerts({
    platform: world.platform,
    claim: async () => true,
    isVisible: () => isVisible,
    every: () => () => undefined,
    wait: () => new Promise((resolve) => void waits.push(resolve)),
  });
  const hear = (kind: AlertKind = 'kickOff'): boolean =>
    teller.hear({
      type: 'alert',
      alert: { id: 'k', kind, title: '比赛开始', body: '甲 对 乙', target: '/', at: 1 },
    });
  return {
    said,
    hear,
    pass: () => waits.splice(0).forEach((go) => go()),
    hide: () => {
      isVisible = false;
    },
  };
}

test('[R3.4-1] a kick-off that the server tells waits until the goal that the page told has been read', async () => {
  const { said, hear } = page();
  const hide = world.platform.toast.show('info', '甲进球！1:0');
  hear();
  await settled();
  expect(said.at(-1)).toBe('甲进球！1:0');
  hide();
  await settled();
  expect(said.at(-1)).toBe('比赛开始：甲 对 乙');
});

test('what stands for ever keeps no word of the server back for ever', async () => {
  const { said, hear, pass } = page();
  world.platform.toast.show('loading', '处理中');
  hear();
  await settled();
  expect(said.at(-1)).toBe('处理中');
  pass();
  await settled();
  expect(said.at(-1)).toBe('比赛开始：甲 对 乙');
});

test('a page that is left while the word waits does not say it', async () => {
  const { said, hear, hide } = page();
  const leave = world.platform.toast.show('info', '甲进球！1:0');
  hear();
  await settled();
  hide();
  leave();
  await settled();
  expect(said.at(-1)).toBe('');
});

test.each([
  ['member01', 0],
  ['newbie01', 1],
])(
  'money that has come for %s is in the balance when its word stands, and a newcomer is read anew',
  async (member, reads) => {
    await world.logIn(member);
    const { said, hear } = page();
    const [money, record] = [
      jest.spyOn(world.platform.balances, 'refreshNow'),
      jest.spyOn(world.platform.session, 'reloadMember'),
    ];
    hear();
    await settled();
    expect([money.mock.calls.length, record.mock.calls.length]).toEqual([0, 0]);
    hear('deposit');
    expect([money.mock.calls.length, record.mock.calls.length]).toEqual([1, reads]);
    expect(said).toContain('比赛开始：甲 对 乙');
  },
);
