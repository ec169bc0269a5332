import { createTestWorld } from '@site/testing';
import { keepFriendCode } from './keep-friend-code';

test("[R2.4-1] a friend's code is there before anything is drawn; a doubled one is nobody's", async () => {
  const world = createTestWorld();
  const { storage, visit } = world.platform;
  keepFriendCode(storage, '?raf=A&raf=B');
  expect(visit.referral()).toBeNull();
  keepFriendCode(storage, '?aff=A1&raf=FRIEND9');
  expect(visit.referral()).toBe('FRIEND9');
  await world.close();
});
