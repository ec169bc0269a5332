import type { AddressInfo } from 'node:net';
import { parseWith } from '@site/contracts/parse';
import {
  getSabaEvents,
  SABA_STREAM_PATH,
  sabaStreamMessage,
  type SabaEvent,
  type SabaMarket,
  type SabaStreamMessage,
} from '@site/contracts/vendor-saba';
import type { FastifyInstance } from 'fastify';
import { createSandbox } from '../../create-sandbox';
import { testClient } from '../../testing/client';

interface StreamMessage {
  id: string | null;
  message: SabaStreamMessage | null;
}

/** Reads the stream until `enough`. */
async function listen(
  app: FastifyInstance,
  query: string,
  lastId: string | null,
  enough: (messages: StreamMessage[]) => boolean,
): Promise<StreamMessage[]> {
  const { port } = app.server.address() as AddressInfo;
  const stop = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}${SABA_STREAM_PATH}?${query}`, {
    signal: stop.signal,
    headers: lastId === null ? {} : { 'last-event-id': lastId },
  });
  const messages: StreamMessage[] = [];
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1] ?? '{}';
      const read = block.includes('event: heartbeat')
        ? null
        : parseWith(sabaStreamMessage, JSON.parse(data));
      if (read !== null && !read.ok) throw new Error(`bad message at ${read.where}`);
      messages.push({
        id: /^id: (.*)$/m.exec(block)?.[1] ?? null,
        message: read === null ? null : read.value,
      });
    }
    if (enough(messages)) break;
  }
  stop.abort();
  return messages;
}

const serial = (id: string | null | undefined): number => Number((id ?? '').split('.')[1]);

describe('SABA stream', () => {
  let app: FastifyInstance;
  beforeEach(async () => {
    app = createSandbox();
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => app.close());

  test('[R8-7] a vendor that is closed opens no stream: 11020 under maintenance, 11030 where it does not serve', async () => {
    for (const [body, code] of [
      [{ maintenance: true }, '11020'],
      [{ maintenance: false, regionBlocked: true }, '11030'],
    ] as const) {
      await testClient(app).control('POST', '/vendors/saba', body);
      const { port } = app.server.address() as AddressInfo;
      const response = await fetch(
        `http://127.0.0.1:${port}${SABA_STREAM_PATH}?sportType=1&tab=RUNNING`,
      );
      expect([
        response.status,
        ((await response.json()) as { errors: { errorCode: string }[] }).errors[0]?.errorCode,
      ]).toEqual([409, code]);
    }
  });

  test('first a snapshot, then deltas whose serials rise by one; a reader that comes back gets what it missed and nothing twice', async () => {
    const client = testClient(app);
    const step = async () => {
      await client.control('POST', '/clock', { advanceMs: 5_000 });
    };
    const first = listen(app, 'sportType=1&tab=RUNNING', null, (messages) => messages.length >= 4);
    const timer = setInterval(() => {
      void step();
    }, 30);
    const messages = await first;
    expect(messages[0]?.message).toMatchObject({ status: 1 });
    expect(messages[0]?.message?.payload?.events?.add.length).toBeGreaterThan(5);
    const ids = messages.map(({ id }) => serial(id));
    expect(ids).toEqual(ids.map((_id, at) => (ids[0] ?? 0) + at));
    const second = await listen(
      app,
      'sportType=1&tab=RUNNING',
      messages[1]?.id ?? null,
      (again) => again.length >= 3,
    );
    clearInterval(timer);
    expect(second[0]?.message?.status).toBe(0);
    expect(serial(second[0]?.id)).toBe(serial(messages[1]?.id) + 1);
    expect(second[0]?.message).toEqual(messages[2]?.message);
  });

  test('what a reader merges from deltas is what the board says, after half an hour of play', async () => {
    const client = testClient(app);
    await client.control('POST', '/clock', { pause: true });
    const steps = 15;
    let last = '';
    const reading = listen(
      app,
      'sportType=1&tab=RUNNING',
      null,
      (messages) => last !== '' && messages.some(({ id }) => id === last),
    );
    await new Promise((done) => {
      setTimeout(done, 50);
    });
    for (let at = 0; at < steps; at += 1)
      await client.control('POST', '/clock', { advanceMs: 120_000 });
    const board = (await client.call(getSabaEvents, { query: { sportType: '1', tab: 'RUNNING' } }))
      .body.result as { lastEventId: string; events: SabaEvent[]; markets: SabaMarket[] };
    last = board.lastEventId;
    await client.control('POST', '/clock', { advanceMs: 0 });
    const [events, markets] = [new Map<string, SabaEvent>(), new Map<string, SabaMarket>()];
    for (const { message } of await reading) {
      for (const event of message?.payload?.events?.add ?? []) events.set(event.eventId, event);
      for (const change of message?.payload?.events?.change ?? [])
        events.set(change.eventId, { ...events.get(change.eventId), ...change } as SabaEvent);
      for (const market of message?.payload?.markets?.add ?? [])
        markets.set(market.marketId, market);
      for (const { selections, ...change } of message?.payload?.markets?.change ?? []) {
        const known = markets.get(change.marketId);
        if (known === undefined) throw new Error('a change of nothing');
        markets.set(change.marketId, {
          ...known,
          ...change,
          selections: known.selections.map((each) => ({
            ...each,
            ...selections?.find(({ key }) => key === each.key),
          })),
        });
      }
      for (const id of message?.payload?.markets?.remove ?? []) markets.delete(id);
      for (const id of message?.payload?.events?.remove ?? []) {
        events.delete(id);
        for (const market of [...markets.values()])
          if (market.eventId === id) markets.delete(market.marketId);
      }
    }
    expect([...events.keys()].sort()).toEqual(board.events.map(({ eventId }) => eventId).sort());
    for (const event of board.events) expect(events.get(event.eventId)).toEqual(event);
    expect([...markets.keys()].sort()).toEqual(
      board.markets.map(({ marketId }) => marketId).sort(),
    );
    for (const market of board.markets) expect(markets.get(market.marketId)).toEqual(market);
  });

  test('an id that is not remembered gets a reset and a fresh snapshot', async () => {
    const messages = await listen(
      app,
      'sportType=1&tab=TODAY',
      'gone.77',
      (all) => all.length >= 2,
    );
    expect(messages.map(({ message }) => message?.status)).toEqual([3, 1]);
  });

  test('one event carries all its markets', async () => {
    const client = testClient(app);
    const { events } = (await client.control('GET', '/events/saba')).body as {
      events: { eventId: string; tab: string }[];
    };
    const id = events.find(({ tab }) => tab === 'TODAY')?.eventId ?? '';
    const [messages] = await listen(app, `eventIds=${id}`, null, (all) => all.length >= 1);
    const markets = messages?.message?.payload?.markets?.add ?? [];
    expect(new Set(markets.map(({ betType }) => betType))).toEqual(
      new Set([1, 2, 3, 5, 6, 7, 8, 15, 17, 18, 24, 145, 177, 413]),
    );
    expect(markets.filter(({ betType }) => betType === 1)).toHaveLength(5);
  });
});
