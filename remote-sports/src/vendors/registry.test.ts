import { createTestWorld } from '@site/testing';
import { Observable } from '@site/platform';
import { done } from '@site/domain/errors/app-error';
import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import type { FeedMessage, OddsVendor } from './port';
import { createVendors, provideBoard, provideVendor } from './registry';

const QUERY = { kind: 'list', sportId: 1, tab: 'TODAY' } as const;
const SNAPSHOT: FeedMessage = { kind: 'snapshot', events: [], markets: [], prices: [], news: [] };
const feed = () =>
  new Observable<FeedMessage>((subscriber) => {
    subscriber.next(SNAPSHOT);
    return () => undefined;
  });

test('every vendor is there at once with the policies that it knows; its code comes with the first question', async () => {
  const world = createTestWorld();
  await world.start();
  const vendors = createVendors(world.platform);
  expect(ODDS_VENDORS.map((id) => [vendors[id].id, vendors[id].policies])).toEqual([
    ['IM', ['exact', 'better']],
    ['BTI', ['exact', 'better']],
    ['SABA', ['exact', 'better', 'any']],
  ]);
  const counts = await Promise.all(ODDS_VENDORS.map((id) => vendors[id].counts()));
  for (const answer of counts) expect(answer.ok && answer.value[0]?.sportId === 1).toBe(true);
  const found = await Promise.all(ODDS_VENDORS.map((id) => vendors[id].search('星港联')));
  for (const answer of found) expect(answer.ok && answer.value.length > 0).toBe(true);
  await world.close();
});

test('a feed that is asked for before its code is there begins when the code comes, and who left meanwhile hears nothing', async () => {
  const world = createTestWorld();
  await world.start();
  const vendor = createVendors(world.platform).IM;
  const messages: FeedMessage['kind'][] = [];
  const left: FeedMessage['kind'][] = [];
  const subscription = vendor.feed(QUERY).subscribe(({ kind }) => messages.push(kind));
  vendor
    .feed(QUERY)
    .subscribe(({ kind }) => left.push(kind))
    .unsubscribe();
  for (let step = 0; step < 200 && messages.length === 0; step += 1)
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  expect([messages[0], left]).toEqual(['snapshot', []]);
  subscription.unsubscribe();
  await world.close();
});

test('what a page brought along is used at once: a board without waiting, a whole adapter for everything', async () => {
  const world = createTestWorld();
  provideBoard('SABA', () => ({ feed, counts: () => Promise.resolve(done([])) }));
  const messages: FeedMessage[] = [];
  const saba = createVendors(world.platform).SABA;
  saba.feed(QUERY).subscribe((message) => messages.push(message));
  expect(messages).toEqual([SNAPSHOT]);
  expect(await saba.counts()).toEqual(done([]));
  const whole = {
    id: 'BTI',
    policies: [],
    feed,
    counts: () => Promise.resolve(done([])),
    search: () => Promise.resolve(done([])),
  } as unknown as OddsVendor;
  provideVendor('BTI', () => whole);
  const bti = createVendors(world.platform).BTI;
  bti.feed(QUERY).subscribe((message) => messages.push(message));
  expect([messages.length, await bti.search('x')]).toEqual([2, done([])]);
  await world.close();
});
