import { open, board, update, two } from './socket.fixture';

test('one connection carries every subscription; each hears only its own', () => {
  const { wires, say, one, other, a, b } = two();
  expect(wires).toHaveLength(1);
  say('update', update(b));
  say('update', update(a));
  say('update', update('nobody'));
  expect([one.messages, other.messages]).toEqual([
    ['snapshot 1/1', 'update 1'],
    ['snapshot 1/1', 'update 1'],
  ]);
});

test('a gap loses every board until its snapshot, which is asked for; nothing is told of what is not sure', () => {
  const { say, one, other, a, b, typesSent, wires } = two();
  say('update', update(a), 9);
  say('update', update(b), 10);
  expect([one.messages, other.messages]).toEqual([
    ['snapshot 1/1', 'lost'],
    ['snapshot 1/1', 'lost'],
  ]);
  expect(typesSent()).toEqual(['subscribe', 'subscribe', 'resnapshot', 'resnapshot']);
  say('snapshot', board(a), 11);
  say('update', update(a), 12);
  say('update', update(b), 13);
  expect([one.messages, other.messages, wires.length]).toEqual([
    ['snapshot 1/1', 'lost', 'snapshot 1/1', 'update 1'],
    ['snapshot 1/1', 'lost'],
    1,
  ]);
});

test('what comes twice or late is not told again', () => {
  const { say, one, a, typesSent } = two();
  say('update', update(a), 3);
  say('update', update(a), 3);
  say('update', update(a), 1);
  say('snapshot', board(a), 2);
  expect([one.messages, typesSent()]).toEqual([
    ['snapshot 1/1', 'update 1'],
    ['subscribe', 'subscribe'],
  ]);
});

test('a reset forgets everything until the snapshots that follow', () => {
  const { say, one, a } = two();
  say('reset', {});
  say('update', update(a));
  say('heartbeat', {});
  say('snapshot', board(a));
  say('heartbeat', {});
  expect(one.messages).toEqual(['snapshot 1/1', 'lost', 'snapshot 1/1', 'alive']);
});

test('[I4] a message that cannot be read may have been a price: every board is lost at once, and its snapshot asked for', () => {
  const { last, one, other, say, a, b, typesSent } = two();
  last().handlers.onMessage('{"type":');
  expect([one.messages, other.messages]).toEqual([
    ['snapshot 1/1', 'lost'],
    ['snapshot 1/1', 'lost'],
  ]);
  expect(typesSent()).toEqual(['subscribe', 'subscribe', 'resnapshot', 'resnapshot']);
  say('update', update(a), 4);
  say('snapshot', board(a));
  say('snapshot', board(b));
  say('heartbeat', {});
  expect(one.messages).toEqual(['snapshot 1/1', 'lost', 'snapshot 1/1', 'alive']);
  expect(last().closed).toBe(false);
});

test('[I4] a snapshot that cannot be read is asked for again, and opens nothing for the updates after it', () => {
  const { last, one, say, a, typesSent } = two();
  say('update', update(a), 9);
  last().handlers.onMessage('{"type":"snapshot","seq":10}');
  say('update', update(a), 11);
  say('heartbeat', {});
  expect(one.messages).toEqual(['snapshot 1/1', 'lost']);
  expect(typesSent().filter((type) => type === 'resnapshot').length).toBeGreaterThan(2);
  say('snapshot', board(a));
  expect(one.messages).toEqual(['snapshot 1/1', 'lost', 'snapshot 1/1']);
});

test('[I4] three that cannot be read before the boards are whole make the connection anew, whatever can be read between them', () => {
  const { last, one, say, a, wires, timers, up, names } = two();
  for (const garbage of ['', 'null', '{"type":"update","seq":5,"data":{}}']) {
    last().handlers.onMessage(garbage);
    // One board is whole again, the other one never.
    if (!last().closed) say('snapshot', board(a));
  }
  expect([wires[0]?.closed, one.messages.at(-1)]).toEqual([true, 'lost']);
  timers.advance(500);
  up();
  expect(names()).toHaveLength(2);
  last().handlers.onMessage('');
  expect(last().closed).toBe(false);
});

test('[I4] boards that never can be read whole are asked for ever more seldom, though another one can', () => {
  const world = open(0.999);
  world.listen();
  world.listen({ scope: 'event', eventId: 'e1' });
  for (let second = 0; second < 120; second += 1) {
    if (!world.last().closed) {
      world.up();
      world.say('snapshot', board(world.names()[0] ?? ''));
      for (let at = 0; at < 3; at += 1) world.last().handlers.onMessage('{"type":"snapshot"}');
    }
    world.timers.advance(1_000);
  }
  expect(world.wires.length).toBeLessThan(13);
});

test('[I4] a connection that is closed is lost at once: its successor begins with snapshots', () => {
  const { last, one, other } = two();
  last().handlers.onClosed();
  expect([one.messages.at(-1), other.messages.at(-1)]).toEqual(['lost', 'lost']);
});

test('[R9-1] 10 s without a word are loss for all, and the connection is made anew; heartbeats keep it', () => {
  const { timers, say, one, other, wires } = two();
  timers.advance(9_999);
  say('heartbeat', {});
  timers.advance(9_999);
  expect(one.messages).toEqual(['snapshot 1/1', 'alive']);
  timers.advance(1);
  expect([one.messages.at(-1), other.messages.at(-1), wires[0]?.closed]).toEqual([
    'lost',
    'lost',
    true,
  ]);
  timers.advance(500);
  expect(wires).toHaveLength(2);
});

test('refusals are no words: a vendor under maintenance is said to be under maintenance, asked seldom, and at once when it is back', () => {
  const world = open();
  const { messages } = world.listen();
  world.up();
  world.maintenance.isInMaintenance = true;
  world.say('error', { code: '11020', description: '', subscription: null });
  expect([world.maintenance.messages, world.last().closed]).toEqual([1, true]);
  world.timers.advance(10_000);
  expect([messages, world.wires.length]).toEqual([['lost'], 1]);
  world.maintenance.isInMaintenance = false;
  world.maintenance.backs.forEach((work) => work());
  expect(world.wires).toHaveLength(2);
  world.maintenance.backs.forEach((work) => work());
  expect(world.wires).toHaveLength(2);
  world.up();
  world.say('snapshot', board(world.names()[0] ?? ''));
  expect([messages, world.maintenance.works]).toEqual([['lost', 'snapshot 1/1'], 1]);
});

test('11030: another region is no maintenance; one subscription that is refused is lost alone', () => {
  const { say, one, other, a, maintenance, last } = two();
  say('error', { code: '12010', description: '', subscription: a });
  expect([one.messages.at(-1), other.messages.at(-1), last().closed]).toEqual([
    'lost',
    'snapshot 1/1',
    false,
  ]);
  say('error', { code: '11030', description: '', subscription: null });
  expect([maintenance.messages, last().closed]).toEqual([0, true]);
});

test.each([0, 0.5, 0.999])(
  'a dead server is asked ever more seldom and never later than 30 s apart (chance %d)',
  (random) => {
    const world = open(random);
    world.listen();
    const opened: number[] = [];
    for (let second = 0; second < 300; second += 1) {
      const before = world.wires.length;
      if (!world.last().closed) world.last().handlers.onClosed();
      world.timers.advance(1_000);
      if (world.wires.length > before) opened.push(second);
    }
    const gaps = opened.slice(1).map((second, at) => second - (opened[at] ?? 0));
    expect(opened.length).toBeGreaterThan(8);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(31);
  },
);

test('a network that is back is tried at once, not after the pause; a connection that stands is left alone', () => {
  const { timers, wires, last } = two();
  timers.comeBack();
  expect(wires).toHaveLength(1);
  last().handlers.onClosed();
  timers.comeBack();
  expect(wires).toHaveLength(2);
  timers.comeBack();
  timers.advance(9_000);
  expect(wires).toHaveLength(2);
});

test('who leaves says so; the page after it finds the connection open; after a while nothing is left', () => {
  const world = two();
  world.one.leave();
  world.one.leave();
  expect(world.typesSent()).toEqual(['subscribe', 'subscribe', 'unsubscribe']);
  world.other.leave();
  world.timers.advance(2_999);
  const next = world.listen();
  expect([world.wires.length, world.typesSent().at(-1)]).toEqual([1, 'subscribe']);
  world.timers.advance(5_000);
  expect(world.last().closed).toBe(false);
  next.leave();
  world.timers.advance(3_000);
  expect([world.last().closed, world.timers.waiting(), world.maintenance.backs.size]).toEqual([
    true,
    0,
    0,
  ]);
  world.last().handlers.onClosed();
  expect(world.timers.waiting()).toBe(0);
});

test('what one connection does not carry gets another, and room that is left is used first', () => {
  const world = open();
  const leaves = Array.from({ length: 21 }, () => world.listen());
  expect(world.wires).toHaveLength(2);
  leaves[0]?.leave();
  world.listen();
  world.listen();
  expect(world.wires).toHaveLength(2);
});

test('words of a connection that was given up are not heard', () => {
  const { wires, one, timers, a } = two();
  timers.advance(10_500);
  wires[0]?.handlers.onMessage(JSON.stringify({ type: 'update', seq: 3, data: update(a) }));
  wires[0]?.handlers.onClosed();
  wires[0]?.handlers.onOpen();
  expect([one.messages, wires.length]).toEqual([['snapshot 1/1', 'lost'], 2]);
});
