import { perVendor } from '@site/domain/vendors/odds-vendor';
import { cutOffline } from './cut-offline';
import { createFeedGaps } from './feed-gaps';

const say = (name: 'online' | 'offline'): boolean => window.dispatchEvent(new Event(name));

test('[I4] without a network every slip is cut at once; back, only what was asked for since the cut counts', () => {
  let now = 5;
  const gaps = perVendor(() => createFeedGaps(() => now));
  const stop = cutOffline((vendor) => gaps[vendor]);
  expect(gaps.IM.state.get()).toEqual({ isOpen: false, left: null });
  now = 7;
  say('offline');
  say('offline');
  expect([gaps.IM.state.get().isOpen, gaps.SABA.state.get().isOpen]).toEqual([true, true]);
  now = 19_000;
  say('online');
  expect(gaps.IM.state.get()).toEqual({ isOpen: false, left: 7 });
  say('online');
  stop();
  say('offline');
  expect(gaps.IM.state.get().isOpen).toBe(false);
});
