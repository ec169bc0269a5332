import { federationOf } from '../testing/federation.fixture';
import { ASK_AFTER_MS, watchUpdates, type UpdateQuestion } from './update-watch';

test('a member is asked about a newer page at a free moment, and about a generation that waited ten minutes', () => {
  let held = true;
  let since: number | null = null;
  let now = 0;
  let look = (): void => undefined;
  let shown: UpdateQuestion | null = null;
  const question = {
    get: () => shown,
    set: (next: UpdateQuestion | null) => {
      shown = next;
    },
  };
  const later = watchUpdates({
    federation: { ...federationOf({}), waitingSince: () => since, wantsNewPage: () => true },
    isHeld: () => held,
    onHeldChange: (work) => {
      look = work;
    },
    mayReload: () => true,
    monotonic: () => now,
    every: () => undefined,
    question,
  });
  expect(question.get()).toBeNull();
  held = false;
  look();
  expect(question.get()).toEqual({ kind: 'page', generation: 1 });
  later();
  look();
  expect(question.get()).toBeNull();
  held = true;
  since = 0;
  now = ASK_AFTER_MS - 1;
  look();
  expect(question.get()).toBeNull();
  now = ASK_AFTER_MS;
  look();
  expect(question.get()).toEqual({ kind: 'waiting', generation: 1 });
  later();
  look();
  expect(question.get()).toBeNull();
  now += ASK_AFTER_MS;
  look();
  expect(question.get()).toEqual({ kind: 'waiting', generation: 1 });
});
