import { getBalance } from '@site/contracts/balance';
import * as rows from '@site/contracts/vendor-saba';
import * as vendorSabaSingles from '@site/contracts/vendor-saba-singles';
import * as vendorSabaWagers from '@site/contracts/vendor-saba-wagers';
import { createSandbox } from '../../create-sandbox';
import { testClient, type TestClient } from '../../testing/client';

interface Board {
  events: rows.SabaEvent[];
  markets: {
    marketId: string;
    eventId: string;
    betType: number;
    selections: {
      key: string;
      selectionId: string;
      point: number | null;
      oddsPrice: { decimalPrice: string | null };
    }[];
  }[];
}

async function board(client: TestClient, tab: 'TODAY' | 'RUNNING'): Promise<Board> {
  return (await client.call(rows.getSabaEvents, { query: { sportType: '1', tab } })).body
    .result as Board;
}

async function order(
  client: TestClient,
  tab: 'TODAY' | 'RUNNING',
  key: string,
  stake = '100.00',
  betType = 5,
) {
  const { events, markets } = await board(client, tab);
  const [latest] = [...events].sort((a, b) => b.eventSort - a.eventSort);
  const market = markets.find(
    (each) => each.betType === betType && each.eventId === latest?.eventId,
  );
  const [selection] = market?.selections ?? [];
  if (market === undefined || selection === undefined) throw new Error('no market');
  return {
    market,
    selection,
    body: {
      vendorTransId: key,
      sportType: 1,
      marketId: market.marketId,
      key: selection.key,
      price: selection.oddsPrice.decimalPrice ?? '',
      point: selection.point,
      stake,
      oddsOption: 1 as const,
      oddsType: 3 as const,
    },
  };
}

const code = (answer: { body: { errors?: { errorCode: string }[] } }): string | undefined =>
  answer.body.errors?.[0]?.errorCode;
const balance = async (client: TestClient) =>
  (
    (await client.call(getBalance, { query: { wallet: 'SB' } })).body.result as {
      totalBalance: number;
    }
  ).totalBalance;

async function signedIn(name = 'member01') {
  const app = createSandbox({ now: () => 1_800_000_000_000 });
  const client = testClient(app);
  await client.login(name);
  await client.control('POST', '/clock', { pause: true });
  return { app, client };
}

describe('SABA bets', () => {
  test('a pre-match bet is booked with one debit, settles on the final score and is credited once', async () => {
    const { app, client } = await signedIn();
    const { body, market } = await order(client, 'TODAY', 'bet-key-0001');
    const info = await client.call(vendorSabaSingles.getSabaTicket, {
      query: { marketId: market.marketId, key: '1', oddsType: '3' },
    });
    expect(info.body.result).toMatchObject({ stateCode: 100, minBet: 10, price: body.price });
    const placed = await client.call(vendorSabaSingles.placeSabaBet, {
      body,
      key: body.vendorTransId,
    });
    expect(placed.body.result).toMatchObject({
      betStatus: 0,
      wager: { ticketStatus: 'running', stake: 100, risk: 100, betPrice: body.price },
    });
    expect(await balance(client)).toBe(9_900);
    const { win } = (placed.body.result as { wager: { win: number } }).wager;
    for (let at = 0; at < 2; at += 1)
      await client.control('POST', `/events/saba/${market.eventId}`, {
        do: 'finish',
        home: 2,
        away: 0,
      });
    expect(await balance(client)).toBeCloseTo(10_000 + win, 2);
    const settled = await client.call(vendorSabaWagers.getSabaWagers, {
      query: { isSettled: 'true' },
    });
    expect(settled.body.result).toMatchObject({
      wagers: [{ ticketStatus: 'won', finalHomeScore: 2 }],
    });
    const ledger = (await client.control('GET', '/members/member01/ledger')).body as {
      postings: { kind: string }[];
    };
    expect(ledger.postings.filter(({ kind }) => kind === 'bet.stake')).toHaveLength(1);
    expect(ledger.postings.filter(({ kind }) => kind === 'bet.settle')).toHaveLength(1);
    await app.close();
  });

  test('20 parallel posts of one key make one wager and one debit; the key tells what became of it', async () => {
    const { app, client } = await signedIn();
    const { body } = await order(client, 'TODAY', 'bet-key-0020');
    await client.call(vendorSabaSingles.getSabaTicket, {
      query: { marketId: body.marketId, key: body.key, oddsType: '3' },
    });
    await Promise.all(
      Array.from({ length: 20 }, () =>
        client.call(vendorSabaSingles.placeSabaBet, { body, key: body.vendorTransId }),
      ),
    );
    const { wagers } = (await client.control('GET', '/members/member01/wagers')).body as {
      wagers: object[];
    };
    expect(wagers).toHaveLength(1);
    expect(await balance(client)).toBe(9_900);
    expect(
      (
        await client.call(vendorSabaSingles.checkSabaBet, {
          query: { vendorTransId: body.vendorTransId },
        })
      ).body.result,
    ).toMatchObject({ state: 'done' });
    expect(
      (
        await client.call(vendorSabaSingles.placeSabaBet, {
          body: { ...body, stake: '200.00' },
          key: body.vendorTransId,
        })
      ).status,
    ).toBe(422);
    await app.close();
  });

  test('an answer dropped after the commit leaves exactly one wager, and a dropped request none', async () => {
    const { app, client } = await signedIn();
    const { body } = await order(client, 'TODAY', 'bet-key-drop');
    await client.call(vendorSabaSingles.getSabaTicket, {
      query: { marketId: body.marketId, key: body.key, oddsType: '3' },
    });
    await client.control('POST', '/faults', {
      match: { method: 'POST', path: '/vendors/saba/betting/v1/PlaceBet' },
      fault: { drop: 'afterCommit' },
      times: 1,
    });
    await expect(
      client.call(vendorSabaSingles.placeSabaBet, { body, key: body.vendorTransId }),
    ).rejects.toThrow();
    expect(
      (
        await client.call(vendorSabaSingles.checkSabaBet, {
          query: { vendorTransId: body.vendorTransId },
        })
      ).body.result,
    ).toMatchObject({ state: 'done', result: { wager: { ticketStatus: 'running' } } });
    await client.control('POST', '/faults', {
      match: { path: '/vendors/saba/betting' },
      fault: { drop: 'before' },
      times: 1,
    });
    await expect(
      client.call(vendorSabaSingles.placeSabaBet, {
        body: { ...body, vendorTransId: 'bet-key-lost' },
        key: 'bet-key-lost',
      }),
    ).rejects.toThrow();
    expect(
      (
        await client.call(vendorSabaSingles.checkSabaBet, {
          query: { vendorTransId: 'bet-key-lost' },
        })
      ).body.result,
    ).toMatchObject({ state: 'notFound' });
    expect(await balance(client)).toBe(9_900);
    await app.close();
  });

  test('[R8-7] stake, balance, price, line, market and member are checked again on the server', async () => {
    const { app, client } = await signedIn();
    const { body, market, selection } = await order(client, 'TODAY', 'bet-key-none');
    const place = async (over: object, key: string) =>
      code(
        await client.call(vendorSabaSingles.placeSabaBet, {
          body: { ...body, ...over, vendorTransId: key },
          key,
        }),
      );
    expect(await place({ stake: '9.99' }, 'refuse-0001')).toBe('13090');
    expect(await place({ stake: '50000.01' }, 'refuse-0002')).toBe('13080');
    expect(await place({ stake: '0' }, 'refuse-0003')).toBe('13130');
    expect(await place({ stake: '20000' }, 'refuse-0004')).toBe('13070');
    expect(await place({ price: '99.00' }, 'refuse-0005')).toBe('13110');
    expect(await place({ price: 'abc' }, 'refuse-0006')).toBe('13020');
    expect(await place({ point: 0.5 }, 'refuse-0007')).toBe('13110');
    expect(await place({ marketId: 'nope' }, 'refuse-0008')).toBe('13030');
    expect(await place({ key: 'zz' }, 'refuse-0009')).toBe('13040');
    await client.control('POST', `/events/saba/${market.eventId}`, { do: 'suspend' });
    expect(await place({}, 'refuse-0010')).toBe('13030');
    await client.control('POST', `/events/saba/${market.eventId}`, { do: 'resume' });
    await client.control('POST', `/events/saba/${market.eventId}`, {
      do: 'price',
      selectionId: selection.selectionId,
      price: '1.11',
    });
    expect(await place({ oddsOption: 1 }, 'refuse-0011')).toBe('13110');
    await client.control('POST', `/events/saba/${market.eventId}`, {
      do: 'price',
      selectionId: selection.selectionId,
      price: '9.99',
    });
    expect(await place({ oddsOption: 1, stake: '10' }, 'accept-better')).toBeUndefined();
    expect(await balance(client)).toBe(9_990);
    const excluded = testClient(app);
    await excluded.login('excluded01');
    expect(
      (
        await excluded.call(vendorSabaSingles.placeSabaBet, {
          body: { ...body, vendorTransId: 'excluded-bet' },
          key: 'excluded-bet',
        })
      ).status,
    ).toBe(403);
    await app.close();
  });

  test('a live bet waits, is accepted when safe, and is rejected with its stake back when a goal falls', async () => {
    const { app, client } = await signedIn();
    const first = await order(client, 'RUNNING', 'live-bet-001', '50.00', 1);
    const event = `/events/saba/${first.market.eventId}`;
    await client.control('POST', event, { do: 'safe', holdMs: 600_000 });
    const retry = async (key: string) => {
      const { markets } = await board(client, 'RUNNING');
      const market = markets.find(
        (each) => each.eventId === first.market.eventId && each.betType === 1,
      );
      const [selection] = market?.selections ?? [];
      const body = {
        ...first.body,
        vendorTransId: key,
        marketId: market?.marketId ?? '',
        price: selection?.oddsPrice.decimalPrice ?? '',
        point: selection?.point ?? null,
        key: selection?.key ?? '',
      };
      return client.call(vendorSabaSingles.placeSabaBet, { body, key });
    };
    const one = (await retry('live-bet-001')).body.result as { wager: { transId: string } };
    expect(one).toMatchObject({ wager: { ticketStatus: 'waiting', betAcceptSecond: 4 } });
    expect(
      (
        await client.call(vendorSabaSingles.checkSabaBet, {
          query: { vendorTransId: 'live-bet-001' },
        })
      ).body.result,
    ).toMatchObject({ state: 'pending' });
    await client.control('POST', '/clock', { advanceMs: 4_100 });
    expect(
      (
        await client.call(vendorSabaWagers.checkSabaWaiting, {
          query: { transId: one.wager.transId },
        })
      ).body.result,
    ).toMatchObject({ ticketStatus: 'running' });
    await client.control('POST', event, { do: 'danger', side: 'home', holdMs: 600_000 });
    const two = (await retry('live-bet-002')).body.result as { wager: { transId: string } };
    await client.control('POST', '/clock', { advanceMs: 10_000 });
    expect(
      (
        await client.call(vendorSabaWagers.checkSabaWaiting, {
          query: { transId: two.wager.transId },
        })
      ).body.result,
    ).toMatchObject({ ticketStatus: 'waiting' });
    await client.control('POST', event, { do: 'goal', side: 'home' });
    expect(
      (
        await client.call(vendorSabaWagers.checkSabaWaiting, {
          query: { transId: two.wager.transId },
        })
      ).body.result,
    ).toMatchObject({ ticketStatus: 'reject', rejectReason: 'goal', payout: 50 });
    expect(await balance(client)).toBe(9_950);
    await app.close();
  });
});
