import type { Platform } from '@site/platform';
import type { ImEventList } from '@site/contracts/vendor-im';
import { done, failed, type Outcome } from '@site/domain/errors/app-error';
import { manualTimers } from '../contract/manual-timers.fixture';
import type { FeedMessage } from '../port';
import type { VendorMaintenance } from '../vendor-maintenance';
import { imFeed, type ImFeeds } from './feeds';
import { imEventOf } from './im.fixture';

const whole = (Delta: string): Outcome<ImEventList> =>
  done({ IsFull: true, Delta, Events: [imEventOf()], RemovedEventIds: [] });
const since = (Since: string | null, Delta: string): Outcome<ImEventList> =>
  done({
    IsFull: false,
    ...(Since === null ? {} : { Since }),
    Delta,
    Events: [imEventOf()],
    RemovedEventIds: [],
  });

/** A list whose answers the test gives, one for each question; the last one is given again. */
function open(answers: readonly Outcome<ImEventList>[]) {
  const timers = manualTimers();
  const cursors: (string | undefined)[] = [];
  const call = (_row: unknown, { body }: { readonly body: { readonly Delta?: string } }) => {
    cursors.push(body.Delta);
    return Promise.resolve(answers[cursors.length - 1] ?? answers.at(-1));
  };
  const maintenance = {
    isInMaintenance: () => false,
    works: () => undefined,
    onBack: () => () => undefined,
    read: (ask: () => unknown) => ask(),
  };
  const messages: FeedMessage[] = [];
  const feeds = {
    platform: { api: { call } } as unknown as Platform,
    timers,
    maintenance: maintenance as unknown as VendorMaintenance,
    following: {} as ImFeeds['following'],
  };
  const subscription = imFeed(feeds, { kind: 'list', sportId: 1, tab: 'TODAY' }).subscribe(
    (message) => messages.push(message),
  );
  const pass = async (ms: number): Promise<void> => {
    await new Promise((resolve) => {
      setTimeout(resolve, 1);
    });
    timers.advance(ms);
    await new Promise((resolve) => {
      setTimeout(resolve, 1);
    });
  };
  return { cursors, messages, kinds: () => messages.map(({ kind }) => kind), pass, subscription };
}

test('[I4] a gap has everything asked at once, and only that is told as a snapshot; an answer that fails in between tells nothing', async () => {
  const { cursors, messages, kinds, pass, subscription } = open([
    whole('1'),
    since('3', '4'),
    failed({ kind: 'network' }),
    whole('5'),
    since('5', '6'),
  ]);
  await pass(5_000);
  await pass(0);
  expect(messages.slice(1)).toEqual([{ kind: 'lost', gap: true }]);
  await pass(500);
  expect(kinds()).toEqual(['snapshot', 'lost', 'snapshot']);
  await pass(5_000);
  expect([kinds().at(-1), cursors]).toEqual(['alive', [undefined, '1', undefined, undefined, '5']]);
  subscription.unsubscribe();
});

test('[I4] who asked for everything and is told changes only has no board', async () => {
  const { kinds, subscription, pass } = open([since(null, '4'), whole('5')]);
  await pass(0);
  await pass(0);
  expect(kinds()).toEqual(['lost', 'snapshot']);
  subscription.unsubscribe();
});

test('[I4] gaps without end are asked for once at once, and then in their turn', async () => {
  const { cursors, kinds, pass, subscription } = open([since(null, '4')]);
  for (let at = 0; at < 20; at += 1) await pass(0);
  expect(cursors).toHaveLength(2);
  await pass(5_000);
  expect([cursors.length, new Set(kinds())]).toEqual([3, new Set(['lost'])]);
  subscription.unsubscribe();
});
