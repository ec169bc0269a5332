import { createTestWorld } from '@site/testing';
import { keepLanding } from './keep-landing';

test('[R2.4-1] a friend\'s code and the marker of a landing are there before anything is drawn; what is malformed or doubled is nobody\'s', async () => {
  const world = createTestWorld();
  const { storage, visit } = world.platform;
  keepLanding(storage, '?raf=A&raf=B&from=nowhere');
  expect([visit.referral(), visit.from()]).toEqual([null, null]);
  keepLanding(storage, '?raf=FRIEND9&from=deposit');
  expect([visit.referral(), visit.from()]).toEqual(['FRIEND9', 'deposit']);
  await world.close();
});
