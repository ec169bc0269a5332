import { waitFor } from '@testing-library/react';
import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import { sportsState } from '../state/sports-state';
import { firstLook } from './first-look';
import { loadKeptList } from './kept-list';
import { sabaBets } from './saba-bets.fixture';

const saba = sabaBets();

/** A device that knows nothing of the member's bets. */
function otherDevice(): void {
  const { storage } = saba.world;
  const kept = [...storage.keys()].filter((key) => /openWagers|openList/.test(key));
  expect(kept).not.toEqual([]);
  kept.forEach((key) => storage.delete(key));
}
const known = (): readonly string[] =>
  ODDS_VENDORS.flatMap((vendor) => sportsState(saba.world.platform).open.ids(vendor));
const look = () => firstLook(saba.world.platform, sportsState(saba.world.platform));
/** What is said from now on, after what stands already. */
const toasts = (): (string | undefined)[] => {
  const seen: (string | undefined)[] = [];
  saba.world.platform.toast.current$.subscribe((toast) => seen.push(toast?.text));
  return seen;
};

test('bets that were placed on another device are known here, and read once in a while only', async () => {
  await saba.book('single');
  otherDevice();
  expect(known()).toEqual([]);
  const first = look();
  expect(await first()).toBe(true);
  expect(known()).toHaveLength(1);
  expect(loadKeptList(saba.world.platform, 'SABA')?.rows).toHaveLength(1);
  expect(await first()).toBe(false);
  // A page that is opened anew a moment later asks nobody either.
  expect(await look()()).toBe(false);
});

test('a vendor that fails is no news: nothing is said, the others are known, it is asked again later', async () => {
  await saba.book('single');
  otherDevice();
  await saba.world.control('POST', '/faults', {
    match: { path: '/vendors/im/' },
    fault: { status: 500 },
  });
  const said = toasts();
  const first = look();
  expect(await first()).toBe(true);
  expect(known()).toHaveLength(1);
  expect(await first()).toBe(false);
  expect(loadKeptList(saba.world.platform, 'IM')).toBeNull();
  expect(said.slice(1)).toEqual([]);
  await saba.world.control('DELETE', '/faults');
  const later = jest.spyOn(performance, 'now').mockImplementation(() => 10 * 60_000);
  expect(await first()).toBe(true);
  later.mockRestore();
  await waitFor(() => expect(loadKeptList(saba.world.platform, 'IM')?.rows).toEqual([]));
});

test('a visitor is asked nothing about', async () => {
  await saba.book('single');
  otherDevice();
  await saba.world.platform.session.logOut();
  expect(await look()()).toBe(false);
});
