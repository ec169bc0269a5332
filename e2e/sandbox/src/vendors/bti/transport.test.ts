import * as bti from '@site/contracts/vendor-bti';
import {
  BTI_SOCKET_PATH,
  btiServerMessage,
  type BtiServerMessage,
} from '@site/contracts/vendor-bti-stream';
import { parseWith } from '@site/contracts/parse';
import { gatewayWorld, type GatewayWorld } from '../../testing/gateway-world';

describe('transports', () => {
  let world: GatewayWorld;
  beforeEach(async () => {
    world = await gatewayWorld();
  });
  afterEach(() => world.app.close());

  /** A socket whose messages are checked against the contract. */
  async function socket() {
    await world.app.ready();
    const messages: BtiServerMessage[] = [];
    const wire = await world.app.injectWS(BTI_SOCKET_PATH);
    let wake: () => void = () => undefined;
    wire.on('message', (data: Buffer) => {
      const read = parseWith(btiServerMessage, JSON.parse(data.toString()));
      if (!read.ok) throw new Error(`bad message at ${read.where}`);
      messages.push(read.value);
      wake();
    });
    const until = async (count: number): Promise<void> => {
      while (messages.length < count)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    };
    return {
      messages,
      until,
      send: (message: object) => {
        wire.send(JSON.stringify(message));
      },
      sendText: (text: string) => {
        wire.send(text);
      },
      close: () => {
        wire.terminate();
      },
    };
  }

  test('BTI: a snapshot per subscription, updates in one sequence, a gap is seen and healed by a fresh snapshot', async () => {
    const reader = await socket();
    reader.send({
      type: 'subscribe',
      data: { subscription: 'today', scope: 'board', branchId: 1, tab: 'Today' },
    });
    await reader.until(1);
    const [snapshot] = reader.messages;
    if (snapshot?.type !== 'snapshot') throw new Error('no snapshot');
    expect(snapshot.seq).toBe(1);
    const rest = (
      await world.client.call(bti.getBtiEvents, { query: { branchId: '1', tab: 'Today' } })
    ).body.result as bti.BtiBoard;
    expect(snapshot.data.events).toEqual(rest.events);
    expect(snapshot.data.markets).toEqual(rest.markets);
    const eventId = rest.events[0]?.id ?? '';
    reader.send({ type: 'subscribe', data: { subscription: 'one', scope: 'event', eventId } });
    await reader.until(2);
    expect(reader.messages[1]).toMatchObject({
      type: 'snapshot',
      seq: 2,
      data: { subscription: 'one' },
    });
    await world.script(eventId, { do: 'suspend' }, 'bti');
    await reader.until(4);
    const updates = reader.messages.slice(2);
    expect(updates.map(({ type, seq }) => [type, seq])).toEqual([
      ['update', 3],
      ['update', 4],
    ]);
    for (const update of updates)
      expect(
        update.type === 'update' &&
          update.data.markets.every(
            ({ state, eventId: of }) => state === 'Paused' && of === eventId,
          ),
      ).toBe(true);
    await world.client.control('POST', '/vendors/bti', { skipSeq: 3 });
    await world.script(eventId, { do: 'start' }, 'bti');
    await reader.until(6);
    expect(reader.messages[4]).toMatchObject({
      type: 'update',
      seq: 8,
      data: { subscription: 'today', removedEvents: [eventId] },
    });
    reader.send({ type: 'resnapshot', data: { subscription: 'one' } });
    await reader.until(7);
    expect(reader.messages[6]).toMatchObject({
      type: 'snapshot',
      seq: 10,
      data: {
        subscription: 'one',
        events: [{ id: eventId, inPlay: true, live: { period: 'FirstHalf' } }],
      },
    });
    reader.send({ type: 'unsubscribe', data: { subscription: 'one' } });
    reader.send({ type: 'resnapshot', data: { subscription: 'one' } });
    reader.send({ type: 'nonsense' });
    reader.send({ type: 'ping' });
    await reader.until(11);
    expect(reader.messages.slice(7).map(({ type }) => type)).toEqual([
      'unsubscribed',
      'error',
      'error',
      'heartbeat',
    ]);
    reader.close();
  });

  test('[R8-7] BTI: 12010 for what is no message, no such subscription or too much, 11020 and 11030 while the vendor is closed', async () => {
    const reader = await socket();
    const codes = () =>
      reader.messages.map((message) =>
        message.type === 'error' ? message.data.code : message.type,
      );
    reader.sendText('{"type":');
    reader.send({ type: 'subscribe', data: { subscription: '', scope: 'board' } });
    reader.send({ type: 'resnapshot', data: { subscription: 'nobody' } });
    await reader.until(3);
    expect(codes()).toEqual(['12010', '12010', '12010']);
    for (const [body, code] of [
      [{ maintenance: true }, '11020'],
      [{ maintenance: false, regionBlocked: true }, '11030'],
    ] as const) {
      await world.client.control('POST', '/vendors/bti', body);
      const before = reader.messages.length;
      reader.send({ type: 'ping' });
      await reader.until(before + 1);
      expect(codes().at(-1)).toBe(code);
    }
    reader.close();
  });

  test('BTI: a reader that names its member follows its favourites; a stranger is told to get a token', async () => {
    const [eventId = ''] = await world.events(1, 'TODAY');
    await world.client.call(bti.putBtiFavourite, {
      body: { type: 'Event', id: eventId, on: true },
    });
    const reader = await socket();
    reader.send({ type: 'auth', data: { token: 'nobody' } });
    reader.send({ type: 'auth', data: { token: world.client.vendorTokens['bti'] } });
    reader.send({
      type: 'subscribe',
      data: { subscription: 'mine', scope: 'board', branchId: 98, tab: 'Favourites' },
    });
    await reader.until(3);
    expect(reader.messages).toMatchObject([
      { type: 'error', data: { code: '10010' } },
      { type: 'welcome' },
      { type: 'snapshot', data: { events: [{ id: eventId }] } },
    ]);
    reader.close();
  });

  test('BTI: what a reader builds from updates is what a fresh snapshot says, after half an hour of play', async () => {
    const reader = await socket();
    const [events, markets] = [new Map<string, bti.BtiEvent>(), new Map<string, bti.BtiMarket>()];
    reader.send({
      type: 'subscribe',
      data: { subscription: 'live', scope: 'board', branchId: 1, tab: 'InPlay' },
    });
    await reader.until(1);
    for (let at = 0; at < 20; at += 1) await world.advance(90_000);
    reader.send({ type: 'ping' });
    while (reader.messages.at(-1)?.type !== 'heartbeat')
      await reader.until(reader.messages.length + 1);
    for (const message of reader.messages) {
      if (message.type !== 'snapshot' && message.type !== 'update') continue;
      for (const event of message.data.events) events.set(event.id, event);
      for (const market of message.data.markets) markets.set(market.id, market);
      if (message.type !== 'update') continue;
      for (const id of message.data.removedMarkets) markets.delete(id);
      for (const id of message.data.removedEvents) {
        events.delete(id);
        for (const market of [...markets.values()])
          if (market.eventId === id) markets.delete(market.id);
      }
    }
    const fresh = (
      await world.client.call(bti.getBtiEvents, { query: { branchId: '1', tab: 'InPlay' } })
    ).body.result as bti.BtiBoard;
    const sorted = <T extends { id: string }>(list: Iterable<T>): T[] =>
      [...list].sort((a, b) => a.id.localeCompare(b.id));
    expect(sorted(events.values())).toEqual(sorted(fresh.events));
    expect(sorted(markets.values())).toEqual(sorted(fresh.markets));
    expect(reader.messages.map(({ seq }) => seq)).toEqual(
      reader.messages.map((_message, at) => at + 1),
    );
    reader.close();
  });
});
