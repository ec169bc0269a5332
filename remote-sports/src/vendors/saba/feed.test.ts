import { SABA_STREAM } from '@site/contracts/vendor-saba';
import { sabaSnapshot } from './saba.fixture';
import { openFeed, tick, pass } from './feed.fixture';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a snapshot and its deltas are told in order', () => {
  const feed = openFeed();
  expect(feed.last().url).toBe('/vendors/saba/sports/stream/v1/GetMarkets?sportType=1&tab=RUNNING');
  feed.say(sabaSnapshot(), 'b1.10');
  feed.say(tick, 'b1.11');
  feed.say(tick, 'b1.12');
  expect(feed.kinds()).toEqual(['snapshot', 'delta', 'delta']);
});

test.each([
  ['a serial that was skipped', 'b1.12'],
  ['a serial that came twice', 'b1.10'],
  ['another boot of the server', 'b2.11'],
])(
  '%s: the delta is not shown, the board is lost until a new connection brings its snapshot',
  (_what, id) => {
    const feed = openFeed();
    feed.say(sabaSnapshot(), 'b1.10');
    feed.say(tick, id);
    expect(feed.kinds()).toEqual(['snapshot', 'lost']);
    expect(feed.last().closed).toBe(true);
    pass(500);
    expect(feed.streams).toHaveLength(2);
    feed.last().handlers.onHeartbeat();
    expect(feed.kinds()).toEqual(['snapshot', 'lost']);
    feed.say(sabaSnapshot(), 'b1.40');
    feed.last().handlers.onHeartbeat();
    expect(feed.kinds()).toEqual(['snapshot', 'lost', 'snapshot', 'alive']);
  },
);

test('a connection that the browser resumed goes on where it was', () => {
  const feed = openFeed();
  feed.say(sabaSnapshot(), 'b1.10');
  pass(4_000);
  feed.say(tick, 'b1.11');
  expect(feed.kinds()).toEqual(['snapshot', 'delta']);
  expect(feed.streams).toHaveLength(1);
});

test('a reset forgets the board; the snapshot after it is taken whatever its serial', () => {
  const feed = openFeed();
  feed.say(sabaSnapshot(), 'b1.10');
  feed.say({ status: SABA_STREAM.RESET, message: '' }, 'b1.11');
  feed.say(sabaSnapshot(), 'b2.1');
  feed.say(tick, 'b2.2');
  expect(feed.kinds()).toEqual(['snapshot', 'lost', 'snapshot', 'delta']);
});

describe('silence', () => {
  test('[R9-1] 10 s without a word are loss, and the connection is made anew', () => {
    const feed = openFeed();
    feed.say(sabaSnapshot(), 'b1.10');
    pass(9_999);
    expect(feed.kinds()).toEqual(['snapshot']);
    pass(1);
    expect(feed.kinds()).toEqual(['snapshot', 'lost']);
    pass(500);
    expect(feed.streams).toHaveLength(2);
  });

  test('heartbeats keep it alive', () => {
    const feed = openFeed();
    feed.say(sabaSnapshot(), 'b1.10');
    for (let beat = 0; beat < 5; beat += 1) {
      pass(5_000);
      feed.last().handlers.onHeartbeat();
    }
    expect(feed.kinds()).toEqual(['snapshot', 'alive', 'alive', 'alive', 'alive', 'alive']);
    expect(feed.streams).toHaveLength(1);
  });

  test('connections that die one after the other do not hide the silence', () => {
    const feed = openFeed();
    feed.say(sabaSnapshot(), 'b1.10');
    for (let second = 0; second < 10; second += 1) {
      feed.last().handlers.onDead();
      pass(1_000);
    }
    expect(feed.kinds()).toEqual(['snapshot', 'lost']);
  });

  test.each([0, 0.5, 0.999])(
    'a dead server is asked again, ever more seldom and never later than 30 s apart (chance %d)',
    (random) => {
      const feed = openFeed(random);
      const opened: number[] = [];
      for (let second = 0; second < 300; second += 1) {
        const before = feed.streams.length;
        if (!feed.last().closed) feed.last().handlers.onDead();
        pass(1_000);
        if (feed.streams.length > before) opened.push(second);
      }
      const gaps = opened.slice(1).map((second, at) => second - (opened[at] ?? 0));
      expect(opened.length).toBeGreaterThan(8);
      expect(Math.max(...gaps)).toBeLessThanOrEqual(31);
    },
  );
});

describe('broken messages', () => {
  test.each(['{"status":', 'no json', '[]', '{"status":"0"}'])(
    '[I4] %s may have been a price: the board is lost at once, and a new connection brings its snapshot',
    (text) => {
      const feed = openFeed();
      feed.say(sabaSnapshot(), 'b1.10');
      feed.sayText(text, 'b1.11');
      expect(feed.messages).toEqual([
        expect.objectContaining({ kind: 'snapshot' }),
        { kind: 'lost', gap: true },
      ]);
      expect(feed.last().closed).toBe(true);
      pass(500);
      feed.say(sabaSnapshot(), 'b1.14');
      expect(feed.kinds()).toEqual(['snapshot', 'lost', 'snapshot']);
    },
  );

  test('[I4] a snapshot that cannot be read opens nothing for the deltas after it, and is asked for again', () => {
    const feed = openFeed();
    feed.say(sabaSnapshot(), 'b1.1');
    feed.say(tick, 'b1.3');
    pass(500);
    feed.sayText('no json', 'b1.4');
    feed.say(tick, 'b1.5');
    feed.last().handlers.onHeartbeat();
    expect(feed.kinds()).toEqual(['snapshot', 'lost']);
    pass(1_000);
    expect(feed.streams).toHaveLength(3);
    feed.say(sabaSnapshot(), 'b1.6');
    feed.say(tick, 'b1.7');
    expect(feed.kinds()).toEqual(['snapshot', 'lost', 'snapshot', 'delta']);
  });

  test('[I4] a delta before any snapshot is told to nobody, and the snapshot is asked for', () => {
    const feed = openFeed();
    feed.say(tick, 'b1.5');
    expect([feed.kinds(), feed.last().closed]).toEqual([[], true]);
  });

  test('[I4] a snapshot without a board is none', () => {
    const feed = openFeed();
    feed.say({ status: SABA_STREAM.INITIAL, message: '' }, 'b1.1');
    expect([feed.kinds(), feed.last().closed]).toEqual([[], true]);
  });

  test('[I4] a reset whose snapshot cannot be read stays lost until one is', () => {
    const feed = openFeed();
    feed.say(sabaSnapshot(), 'b1.10');
    feed.say({ status: SABA_STREAM.RESET, message: '' }, 'b1.11');
    feed.sayText('no json', 'b2.1');
    feed.say(tick, 'b2.2');
    pass(500);
    feed.say(sabaSnapshot(), 'b2.9');
    expect(feed.kinds()).toEqual(['snapshot', 'lost', 'snapshot']);
  });

  test('[I4] snapshots that never can be read are asked for ever more seldom', () => {
    const feed = openFeed(0.999);
    for (let second = 0; second < 120; second += 1) {
      if (!feed.last().closed) feed.sayText('no json', '');
      pass(1_000);
    }
    expect(feed.streams.length).toBeLessThan(13);
    expect(feed.kinds()).not.toContain('snapshot');
  });

  test('[I4] a stream that lives and brings no snapshot is asked anew after 10 s', () => {
    const feed = openFeed();
    for (let beat = 0; beat < 3; beat += 1) {
      pass(4_000);
      feed.last().handlers.onHeartbeat();
    }
    expect([feed.kinds(), feed.streams.length]).toEqual([['lost'], 2]);
  });
});

test('[I4] a stream that dies is lost at once: its successor begins with a snapshot, and what was between is not known', () => {
  const feed = openFeed();
  feed.say(sabaSnapshot(), 'b1.10');
  feed.last().handlers.onDead();
  expect(feed.messages.at(-1)).toEqual({ kind: 'lost' });
});

describe('[R2.5-4] a vendor under maintenance', () => {
  test.each([
    [0, 15_000],
    [0.999, 29_980],
  ])('is asked again after %d of the chance: not before half the longest pause', (random, ms) => {
    const feed = openFeed(random);
    feed.maintenance.isInMaintenance = true;
    feed.last().handlers.onDead();
    pass(ms - 100);
    expect(feed.streams).toHaveLength(1);
    pass(200);
    expect(feed.streams).toHaveLength(2);
  });

  test('that is back is asked at once, and only by who waits', () => {
    const feed = openFeed();
    feed.maintenance.isInMaintenance = true;
    feed.last().handlers.onDead();
    feed.maintenance.isInMaintenance = false;
    feed.maintenance.backs.forEach((work) => work());
    expect(feed.streams).toHaveLength(2);
    feed.maintenance.backs.forEach((work) => work());
    expect(feed.streams).toHaveLength(2);
    expect(feed.last().closed).toBe(false);
    pass(9_000);
    expect(feed.streams).toHaveLength(2);
  });

  test('works again once a snapshot comes, not with a word of an old stream', () => {
    const feed = openFeed();
    feed.say(sabaSnapshot(), 'b1.1');
    expect(feed.maintenance.works).toBe(1);
    feed.say(tick, 'b1.2');
    expect(feed.maintenance.works).toBe(1);
  });
});

test('who stops listening leaves no connection and no timer', () => {
  const feed = openFeed();
  feed.last().handlers.onDead();
  feed.subscription.unsubscribe();
  pass(60_000);
  expect(feed.streams).toHaveLength(1);
  expect(jest.getTimerCount()).toBe(0);
  expect(feed.maintenance.backs.size).toBe(0);
});
