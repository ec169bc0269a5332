import { chromium, type Browser } from 'playwright';
import type { Release } from '@site/contracts/releases/release';
import type { Registry } from '@site/contracts/releases/registry';
import { emptyRegistry } from '../changes/change';
import { OFFERS } from '../testing/test-office';
import type { ReleaseStore } from '../store/release-store';
import { smoke } from './smoke';
import { startSmokeSite } from './smoke-site';

jest.mock('playwright', () => ({ chromium: { launch: jest.fn() } }));
jest.mock('../../browser/find-browser', () => ({
  BROWSER_ARGS: [],
  findBrowser: () => '/usr/bin/some-browser',
}));
jest.mock('./smoke-site', () => ({ startSmokeSite: jest.fn() }));

const registry: Registry = {
  ...emptyRegistry(),
  host: { current: '1.0.0_aaaaaaa', good: [], ...OFFERS },
};
const run = () =>
  smoke(
    {} as ReleaseStore,
    '/build',
    { kind: 'remote', name: 'sports', version: '1.1.0_bbbbbbb' } as Release,
    registry,
  );

test('a browser that cannot start leaves no site behind', async () => {
  jest.mocked(chromium.launch).mockRejectedValueOnce(new Error('no sandbox here'));
  await expect(run()).rejects.toThrow('no sandbox here');
  expect(startSmokeSite).not.toHaveBeenCalled();
});

test('whatever goes wrong in the run, the browser and the site are closed', async () => {
  const [close, stop] = [
    jest.fn(async () => {
      throw new Error('gone already');
    }),
    jest.fn(async () => undefined),
  ];
  jest.mocked(chromium.launch).mockResolvedValueOnce({ close } as unknown as Browser);
  jest.mocked(startSmokeSite).mockResolvedValueOnce({
    url: '',
    show: jest.fn(),
    take: jest.fn(async () => {
      throw new Error('no such version');
    }),
    stop,
  });
  await expect(run()).rejects.toThrow('gone already');
  expect([close.mock.calls.length, stop.mock.calls.length]).toEqual([1, 1]);
});
