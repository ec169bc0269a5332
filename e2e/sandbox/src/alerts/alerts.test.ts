import * as rows from '@site/contracts/alerts';
import { createApplication, stepApplication } from '@site/contracts/payment';
import { setSelfExclusion } from '@site/contracts/member-limits';
import { readAlert, type AlertChoice } from '@site/domain/alerts/alert';
import { BTI_DRIVER } from '../testing/bti-driver';
import { IM_DRIVER } from '../testing/im-driver';
import { SABA_DRIVER } from '../testing/saba-driver';
import { testClient } from '../testing/client';
import { last, single } from '../bets/settlement.fixture';
import { alertWorld, deposit, type AlertWorld } from './alerts.fixture';

const HOUR = 3_600_000;
const ALL = { kickOff: true, goal: true, settlement: true, deposit: true, offer: true };

let world: AlertWorld;
beforeEach(async () => {
  world = await alertWorld();
});
afterEach(() => world.close());

const save = (kinds: AlertChoice) => world.client.call(rows.saveAlertSettings, { body: kinds });
const news = async (query: { after?: string }) =>
  (await world.client.call(rows.getAlerts, { query })).body.result as {
    alerts: rows.WireAlert[];
    last: string;
  };
/** What the page and the phone say, which is the same. */
const told = async () => {
  const page = await world.news();
  expect((await world.pushed()).map(readAlert)).toEqual(
    page.map((each) => ({ ...each, at: Date.parse(each.at) })),
  );
  return page.map(({ kind, title, body, target }) => ({ kind, title, body, target }));
};
const exclude = () =>
  world.client.call(setSelfExclusion, {
    body: { days: 7, disableDeposit: false, disableFundIn: false, disableBetting: true },
  });

describe('of a match with an open bet', () => {
  test.each([IM_DRIVER, BTI_DRIVER, SABA_DRIVER])(
    'its kick-off and each goal are told once, and lead to its page at $vendor',
    async (driver) => {
      const eventId = await last(world, 1);
      await single(world, driver, `alert-${driver.vendor}`, eventId, 'outcome');
      expect(await told()).toEqual([]);
      await world.script(eventId, { do: 'start' });
      await world.script(eventId, { do: 'start' });
      await world.script(eventId, { do: 'goal', side: 'away' });
      const target = `/sbtwo/sports-${driver.vendor}/event/${eventId}`;
      expect(await told()).toEqual([
        {
          kind: 'kickOff',
          title: '您投注的比赛已开始',
          body: expect.stringMatching(/^\S+ \S+ vs \S+$/) as string,
          target,
        },
        {
          kind: 'goal',
          title: expect.stringMatching(/^\S+ 进球$/) as string,
          body: expect.stringMatching(/^\S+ 0:1 \S+$/) as string,
          target,
        },
      ]);
      expect(world.service.pushed.map(({ headers }) => headers.urgency)).toEqual(['high', 'high']);
    },
  );

  test('nothing is told of one without a bet, of another sport only the kick-off', async () => {
    await world.script(await last(world, 1), { do: 'start' });
    const eventId = await last(world, 2);
    await single(world, IM_DRIVER, 'alert-basketball', eventId, 'winner');
    await world.script(eventId, { do: 'start' });
    await world.script(eventId, { do: 'score', side: 'home', points: 3 });
    expect((await told()).map(({ kind }) => kind)).toEqual(['kickOff']);
  });

  test('it begins also where there is no room to write an alert', async () => {
    jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
    const [eventId = ''] = await world.events(1, 'TODAY');
    await single(world, IM_DRIVER, 'alert-full-disk', eventId, 'outcome');
    const { body } = await world.client.control('GET', `/events/saba/${eventId}`);
    const kickoff = Date.parse((body as { globalShowTime: string }).globalShowTime);
    await world.client.control('POST', '/disk', { full: true });
    await world.client.control('POST', '/clock', { set: kickoff + 1_000 });
    expect(await world.events(1, 'RUNNING')).toContain(eventId);
    await world.client.control('POST', '/disk', { full: false });
    expect(await world.pushed()).toEqual([]);
    jest.restoreAllMocks();
  });

  test('what a jump of the clock left behind is no news; its settlement is', async () => {
    const eventId = await last(world, 1);
    await single(world, IM_DRIVER, 'alert-jump', eventId, 'outcome');
    await world.advance(24 * HOUR);
    await world.client.login('member01');
    expect((await world.news()).map(({ kind }) => kind)).toEqual(['settlement']);
  });
});

describe('of a settled bet', () => {
  const settled = async (key: string, home: number) => {
    const eventId = await last(world, 1);
    const { pick } = await single(world, IM_DRIVER, key, eventId, 'outcome');
    await world.script(eventId, { do: 'finish', home, away: 0 });
    return { eventId, back: Number(pick.price) * 100 };
  };

  test.each([
    ['won', 3, '赢'],
    ['lost', 0, '输'],
  ])('it is told that it was %s, and what came back', async (_what, home, word) => {
    const { back } = await settled('alert-settled', home);
    const paid = home === 0 ? '0.00' : back.toFixed(2);
    expect(await told()).toEqual([
      {
        kind: 'settlement',
        title: `注单已结算：${word}`,
        body: expect.stringMatching(
          new RegExp(`^\\S+ vs \\S+ · .+，投注 ¥100\\.00，返还 ¥${paid}$`),
        ) as string,
        target: '/sbtwo/wagers?kind=settled',
      },
    ]);
  });

  test('a corrected result is told as another thing, an equal one is not', async () => {
    const { eventId } = await settled('alert-resettled', 3);
    for (const home of [0, 0, 2])
      await world.script(eventId, {
        do: 'resettle',
        scores: { 1: [home, 0], 2: [home, 0] },
        note: '更正',
      });
    expect((await told()).map(({ title }) => title)).toEqual([
      '注单已结算：赢',
      '注单赛果更正：输',
      '注单赛果更正：赢',
    ]);
  });
});

describe('of a deposit', () => {
  test.each([
    ['approve', '存款已到账'],
    ['reject', '存款未成功'],
    ['expire', '存款订单已失效'],
  ] as const)('%s is told once', async (verdict, title) => {
    await deposit(world.client, `alert-${verdict}`, verdict);
    await world.advance(5 * 60_000);
    expect(await told()).toEqual([
      {
        kind: 'deposit',
        title,
        body: expect.stringContaining('¥200.00') as string,
        target: '/TransactionRecord/?type=deposit',
      },
    ]);
  });

  test('one that the member takes back is their own doing', async () => {
    const { body } = await world.client.call(createApplication, {
      body: { transactionType: 'Deposit', methodCode: 'LB', amount: '200.00' },
      key: 'alert-own-cancel',
    });
    const { applicationId } = body.result as { applicationId: string };
    await world.client.call(stepApplication, {
      body: { applicationId },
      params: { step: 'cancel' },
      key: 'alert-own-cancel-2',
    });
    expect(await told()).toEqual([]);
  });
});

describe('of an offer', () => {
  test('a free bet that ends within a day is told once, with what is left', async () => {
    await world.client.control('POST', '/members/member01/free-bet', { amount: '30.00' });
    const { expiry } = (
      await world.client.control('POST', '/members/member01/free-bet', { amount: '20.00' })
    ).body as { expiry: string };
    const end = Date.parse(expiry) - 1_800_000_000_000;
    const seen = async () => {
      await world.client.login('member01');
      return world.news();
    };
    await world.advance(end - 25 * HOUR);
    expect(await seen()).toEqual([]);
    for (let at = 0; at < 3; at += 1) await world.advance(HOUR);
    expect((await seen()).map(({ body, target }) => [body, target])).toEqual(
      ['20.00', '30.00'].map((left) => [
        `礼赠免费投注 剩余 ¥${left}，将在 24 小时内到期`,
        '/Promotions?tab=freebets',
      ]),
    );
  });
});

describe('what a member wants', () => {
  test('is everything at first, and what they said from then on', async () => {
    const first = (await world.client.call(rows.getAlertSettings)).body.result;
    expect(first).toMatchObject({ kinds: ALL, isSilent: false });
    const answer = await save({ ...ALL, deposit: false });
    expect(answer.body.result).toMatchObject({ kinds: { ...ALL, deposit: false } });
    expect((await world.client.call(rows.getAlertSettings)).body.result).toEqual(
      answer.body.result,
    );
    await deposit(world.client, 'alert-unwanted', 'approve');
    expect(await told()).toEqual([]);
    await save(ALL);
    expect(await told()).toEqual([]);
    await deposit(world.client, 'alert-wanted', 'approve');
    expect(await told()).toHaveLength(1);
    // One that was told before the kind was switched off is not shown any more, but where the list ends stays.
    const { last: end } = await news({ after: '' });
    await save({ ...ALL, deposit: false });
    expect(await news({ after: '' })).toEqual({ alerts: [], last: end });
  });

  test('is nothing at all during a self-exclusion, whatever it is of; afterwards it is as before', async () => {
    await deposit(world.client, 'alert-before', 'approve');
    await deposit(world.client, 'alert-open', null);
    const eventId = await last(world, 1);
    await single(world, IM_DRIVER, 'alert-excluded', eventId, 'outcome');
    await exclude();
    expect((await world.client.call(rows.getAlertSettings)).body.result).toMatchObject({
      kinds: ALL,
      isSilent: true,
    });
    await world.script(eventId, { do: 'start' });
    await world.script(eventId, { do: 'goal', side: 'home' });
    await world.script(eventId, { do: 'finish', home: 1, away: 0 });
    await world.advance(HOUR);
    await world.client.login('member01');
    expect(await news({ after: '' })).toMatchObject({ alerts: [] });
    expect(await world.pushed()).toHaveLength(1);
    await world.advance(7 * 24 * HOUR);
    await world.client.login('member01');
    expect((await world.client.call(rows.getAlertSettings)).body.result).toMatchObject({
      isSilent: false,
    });
    expect((await world.news()).map(({ title }) => title)).toEqual(['存款已到账']);
  });
});

describe('news', () => {
  test('begin where the list ends, go on from an id, and know no id of somebody else', async () => {
    expect(await news({})).toEqual({ alerts: [], last: '' });
    for (const key of ['alert-news-1', 'alert-news-2', 'alert-news-3'])
      await deposit(world.client, key, 'approve');
    const [one, two, three] = await world.news();
    expect(await news({})).toEqual({ alerts: [], last: three?.id });
    expect(await news({ after: one?.id ?? '' })).toEqual({ alerts: [two, three], last: three?.id });
    expect(await news({ after: three?.id ?? '' })).toEqual({ alerts: [], last: three?.id });
    expect(await news({ after: 'unknown' })).toEqual({ alerts: [], last: three?.id });
    const other = testClient(world.app);
    await other.login('vip01');
    expect(
      (await other.call(rows.getAlerts, { query: { after: one?.id ?? '' } })).body.result,
    ).toEqual({ alerts: [], last: '' });
  });
});
