import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { getSabaEvents } from '@site/contracts/vendor-saba';
import { placeSabaBet } from '@site/contracts/vendor-saba-singles';
import { createSandbox } from '../create-sandbox';
import { testClient, type TestClient } from '../testing/client';
import { BTI_DRIVER } from '../testing/bti-driver';
import { IM_DRIVER } from '../testing/im-driver';
import { linesOf } from './lines';

const DATA = resolve(__dirname, '../../../../../shared/data');
const SOCCER = resolve(DATA, 'betfair-soccer-asian-handicap-1.242971311.jsonl.bz2');
const TENNIS = resolve(DATA, 'betfair-tennis-matchodds-1.223716976.jsonl.bz2');

interface View {
  done: boolean;
  messages: number;
  markets: number;
  status: string | null;
  winner: { id: number } | null;
  inPlay: boolean;
  selections: {
    selectionId: string;
    price: number | null;
    moves: { back: { up: number; down: number }; ltp: { up: number; down: number } };
  }[];
}
interface Board {
  events: { eventId: string; tab: string; eventStatus: string; leagueName: string }[];
  markets: {
    marketId: string;
    marketStatus: string;
    betType: number;
    selections: { selectionId: string; oddsPrice: { decimalPrice: string | null } }[];
  }[];
}

async function finished(client: TestClient): Promise<View> {
  for (;;) {
    const { body } = await client.control('GET', '/replay');
    if ((body as View).done) return body as View;
    await new Promise((done) => {
      setTimeout(done, 20);
    });
  }
}

const definition = (status: string, inPlay: boolean, runners: readonly object[]) => ({
  eventId: '500',
  eventTypeId: '1',
  marketType: 'MATCH_ODDS',
  marketTime: '2025-05-12T18:45:00.000Z',
  status,
  inPlay,
  eventName: 'Alpha v Beta',
  runners,
});
const RUNNERS = (statuses: readonly string[]) =>
  statuses.map((status, at) => ({
    id: 11 + at,
    name: ['Alpha', 'Beta', 'The Draw'][at],
    sortPriority: at + 1,
    status,
  }));
const line = (pt: number, change: object) =>
  JSON.stringify({ op: 'mcm', pt, mc: [{ id: '1.9', ...change }] });
const prices = (back: readonly (readonly [number, number])[], id: number, ltp?: number) => ({
  rc: [{ id, atb: back, ...(ltp === undefined ? {} : { ltp }) }],
});
const board = async (client: TestClient, sportType: string, tab: 'TODAY' | 'RUNNING') =>
  (await client.call(getSabaEvents, { query: { sportType, tab } })).body.result as Board;
const priceOf = ({ markets }: Board, selectionId: string) =>
  markets.flatMap((market) => market.selections).find((each) => each.selectionId === selectionId)
    ?.oddsPrice.decimalPrice;

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

const recorded = existsSync(SOCCER) ? test : test.skip;

describe(`recorded streams${existsSync(SOCCER) ? '' : ' (skipped: ../shared/data is absent)'}`, () => {
  recorded(
    'the soccer board: 200 markets, and at the end the same best prices as in the file',
    async () => {
      const app = createSandbox({ checkResults: false });
      const client = testClient(app);
      await client.control('POST', '/replay', {
        vendor: 'saba',
        sportId: 1,
        format: 'betfair-stream',
        speed: 0,
        path: SOCCER,
      });
      const view = await finished(client);
      expect(view).toMatchObject({ messages: 1_736, markets: 200 });
      const backs = new Map<string, Map<number, number>>();
      for await (const text of linesOf(SOCCER)) {
        const message = JSON.parse(text) as {
          mc: {
            id: string;
            img?: boolean;
            rc?: { id: number; hc?: number; atb?: [number, number][] }[];
          }[];
        };
        for (const change of message.mc) {
          if (change.img === true)
            for (const name of [...backs.keys()])
              if (name.startsWith(`${change.id}_`)) backs.delete(name);
          for (const runner of change.rc ?? []) {
            const name = `${change.id}_${runner.id}_${runner.hc ?? 0}`;
            const back = backs.get(name) ?? new Map<number, number>();
            backs.set(name, back);
            for (const [price, size] of runner.atb ?? []) back.set(price, size);
          }
        }
      }
      const shown = await board(client, '1', 'TODAY');
      const selections = shown.markets
        .filter((market) => market.marketId.startsWith('1.'))
        .flatMap((market) => market.selections);
      expect(selections.length).toBeGreaterThan(450);
      let compared = 0;
      for (const { selectionId, oddsPrice } of selections) {
        const sizes = [...(backs.get(selectionId) ?? [])]
          .filter(([, size]) => size > 0)
          .map(([price]) => price);
        if (sizes.length === 0) continue;
        expect([selectionId, oddsPrice.decimalPrice]).toEqual([
          selectionId,
          String(Math.max(...sizes)),
        ]);
        compared += 1;
      }
      expect(compared).toBeGreaterThan(400);
      await app.close();
    },
    60_000,
  );

  recorded(
    'the tennis match: last traded prices, in play, winner',
    async () => {
      const app = createSandbox({ checkResults: false });
      const client = testClient(app);
      await client.control('POST', '/replay', {
        vendor: 'saba',
        sportId: 3,
        speed: 0,
        path: TENNIS,
      });
      const view = await finished(client);
      expect(view).toMatchObject({ messages: 362, markets: 1, status: 'CLOSED', inPlay: true });
      expect(view.winner).not.toBeNull();
      expect(view.selections.every(({ moves }) => moves.ltp.up > 10 && moves.ltp.down > 10)).toBe(
        true,
      );
      await app.close();
    },
    60_000,
  );

  recorded(
    'both teams to score: its own bet type, best back from the depth, winner',
    async () => {
      const app = createSandbox({ checkResults: false });
      const client = testClient(app);
      await client.control('POST', '/replay', {
        vendor: 'saba',
        sportId: 1,
        speed: 0,
        path: resolve(DATA, 'betfair-soccer-btts-1.145405534.jsonl.bz2'),
      });
      const view = await finished(client);
      expect(view).toMatchObject({
        messages: 681,
        markets: 1,
        status: 'CLOSED',
        winner: { id: 30_246 },
      });
      const market = [
        ...(await board(client, '1', 'RUNNING')).markets,
        ...(await board(client, '1', 'TODAY')).markets,
      ].find(({ marketId }) => marketId === '1.145405534');
      expect(market).toMatchObject({
        betType: 145,
        marketStatus: 'closed',
        selections: [
          { selectionId: '1.145405534_30246_0' },
          { selectionId: '1.145405534_110503_0' },
        ],
      });
      await app.close();
    },
    60_000,
  );
});
