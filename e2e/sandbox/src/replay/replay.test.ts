import { placeSabaBet } from '@site/contracts/vendor-saba-singles';
import { createSandbox } from '../create-sandbox';
import { testClient } from '../testing/client';
import { BTI_DRIVER } from '../testing/bti-driver';
import { IM_DRIVER } from '../testing/im-driver';
import { finished, definition, RUNNERS, line, prices, board, priceOf } from './replay.fixture';

describe('replay of a small stream', () => {
  test('a replay stops where its stretch ends, and goes on when it is told to', async () => {
    const client = testClient(createSandbox());
    await client.login('member01');
    const lines = [
      line(1_000_000_000_000, {
        img: true,
        marketDefinition: definition('OPEN', false, RUNNERS(['ACTIVE', 'ACTIVE', 'ACTIVE'])),
        rc: [{ id: 11, atb: [[2.5, 10]] }],
      }),
      line(1_000_000_500_000, prices([[2.6, 5]], 11)),
      line(1_000_000_500_020, prices([[2.7, 5]], 11)),
    ];
    const price = async () => priceOf(await board(client, '1', 'TODAY'), '1.9_11_0');
    await client.control('POST', '/replay', {
      vendor: 'saba',
      sportId: 1,
      speed: 1,
      until: 1_000_000_000_000,
      lines,
    });
    expect([await price(), (await client.control('GET', '/replay')).body]).toMatchObject([
      '2.5',
      { messages: 1, state: 'held' },
    ]);
    await client.control('POST', '/replay/go');
    expect(await finished(client)).toMatchObject({ messages: 3 });
    expect(await price()).toBe('2.7');
  });

  test('a vendor that nobody knows is refused, and none is meant by default', async () => {
    const client = testClient(createSandbox());
    const said = await Promise.all([
      client.control('POST', '/replay', { sportId: 1, speed: 0, lines: [] }),
      client.control('POST', '/replay', { vendor: 'sbo', sportId: 1, speed: 0, lines: [] }),
      client.control('POST', '/load', { events: 1, updatesPerSecond: 1, seconds: 1 }),
      client.control('GET', '/events/sbo'),
    ]);
    for (const { status, body } of said) {
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain('known are');
    }
  });

  test('best back after the whole message, else last traded; suspended, in play and closed; a bet settles by the winner', async () => {
    const app = createSandbox();
    const client = testClient(app);
    await client.login('member01');
    const opening = [
      line(1_000_000_000_000, {
        img: true,
        marketDefinition: definition('OPEN', false, RUNNERS(['ACTIVE', 'ACTIVE', 'ACTIVE'])),
        rc: [
          {
            id: 11,
            atb: [
              [2.5, 10],
              [2.6, 0],
              [2.55, 4],
            ],
          },
          { id: 12, ltp: 3.1 },
        ],
      }),
      line(
        1_000_000_001_000,
        prices(
          [
            [2.55, 0],
            [2.62, 5],
          ],
          11,
        ),
      ),
      'not json',
      line(1_000_000_002_000, prices([[2.62, 0]], 11)),
    ];
    await client.control('POST', '/replay', {
      vendor: 'saba',
      sportId: 1,
      format: 'betfair-stream',
      speed: 0,
      lines: opening,
    });
    const view = await finished(client);
    expect(view).toMatchObject({ messages: 3, markets: 1, status: 'OPEN', inPlay: false });
    expect(view.selections.find((each) => each.selectionId === '1.9_11_0')).toMatchObject({
      price: 2.5,
      moves: { back: { up: 1, down: 1 } },
    });
    const today = await board(client, '1', 'TODAY');
    expect(today.events[0]).toMatchObject({ eventId: '500', homeName: 'Alpha', leagueSort: 0 });
    expect([
      priceOf(today, '1.9_11_0'),
      priceOf(today, '1.9_12_0'),
      priceOf(today, '1.9_13_0'),
    ]).toEqual(['2.5', '3.1', null]);
    const key = 'replay-bet-1';
    const placed = await client.call(placeSabaBet, {
      key,
      body: {
        vendorTransId: key,
        sportType: 1,
        marketId: '1.9',
        key: '1',
        price: '2.5',
        point: null,
        stake: '100.00',
        oddsOption: 0,
        oddsType: 3,
      },
    });
    expect(placed.body.result).toMatchObject({ wager: { ticketStatus: 'running', win: 150 } });
    const rest = [
      opening[0] ?? '',
      line(1_000_000_003_000, {
        marketDefinition: definition('SUSPENDED', true, RUNNERS(['ACTIVE', 'ACTIVE', 'ACTIVE'])),
      }),
      line(1_000_000_004_000, {
        marketDefinition: definition('CLOSED', true, RUNNERS(['WINNER', 'LOSER', 'LOSER'])),
      }),
    ];
    await client.control('POST', '/replay', { vendor: 'saba', sportId: 1, speed: 0, lines: rest });
    expect(await finished(client)).toMatchObject({
      status: 'CLOSED',
      winner: { id: 11 },
      inPlay: true,
    });
    expect(
      (await board(client, '1', 'TODAY')).events.some(({ eventId }) => eventId === '500'),
    ).toBe(false);
    expect((await board(client, '1', 'RUNNING')).events[0]).toMatchObject({
      eventId: '500',
      eventStatus: 'closed',
    });
    const { wagers } = (await client.control('GET', '/members/member01/wagers')).body as {
      wagers: object[];
    };
    expect(wagers).toMatchObject([{ ticketStatus: 'won', payout: 250 }]);
    await client.control('DELETE', '/replay');
    expect(
      (await board(client, '1', 'RUNNING')).events.some(({ eventId }) => eventId === '500'),
    ).toBe(false);
    await app.close();
  });
});

describe.each(['im', 'bti'] as const)('the same stream at %s', (vendor) => {
  test('the event is on its board, a bet on it is taken and settles by the winner', async () => {
    const app = createSandbox();
    const client = testClient(app);
    await client.login('member01');
    const opening = line(1_000_000_000_000, {
      img: true,
      marketDefinition: definition('OPEN', false, RUNNERS(['ACTIVE', 'ACTIVE', 'ACTIVE'])),
      rc: [
        { id: 11, atb: [[2.5, 10]] },
        { id: 12, ltp: 3.1 },
      ],
    });
    await client.control('POST', '/replay', { vendor, sportId: 1, speed: 0, lines: [opening] });
    await finished(client);
    const driver = vendor === 'im' ? IM_DRIVER : BTI_DRIVER;
    const pick = await driver.pick(client, '500', 'outcome');
    expect(pick).toMatchObject({ selectionId: '1.9_11_0', price: '2.5' });
    const [bet] = driver.placed(
      await driver.place(client, `replay-${vendor}-1`, [pick], { single: '100' }),
    );
    await client.control('POST', '/replay', {
      vendor,
      sportId: 1,
      speed: 0,
      lines: [
        opening,
        line(1_000_000_004_000, {
          marketDefinition: definition('CLOSED', true, RUNNERS(['WINNER', 'LOSER', 'LOSER'])),
        }),
      ],
    });
    await finished(client);
    expect(await driver.bet(client, bet?.id ?? '')).toMatchObject({
      stage: 'settled',
      returned: 250,
    });
    await client.control('POST', '/load', { vendor, events: 5, updatesPerSecond: 10, seconds: 1 });
    expect(
      (
        (await client.control('GET', `/events/${vendor}`)).body as {
          events: { leagueName: string }[];
        }
      ).events.filter(({ leagueName }) => leagueName.startsWith('压力')),
    ).toHaveLength(5);
    await client.control('DELETE', '/load');
    await app.close();
  });
});
